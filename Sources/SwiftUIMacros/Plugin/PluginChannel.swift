import Foundation

/// The pipe to the compiler: each message is its length, eight bytes of little endian, and JSON.
struct PluginChannel {
  private let input = FileHandle.standardInput
  private let output = FileHandle.standardOutput

  /// The next message; nil where the compiler has closed the pipe, or speaks another language.
  func read() -> PluginMessage? {
    guard let header = bytes(8) else { return nil }
    let length = header.reversed().reduce(0) { $0 << 8 | Int($1) }
    return bytes(length).flatMap { try? JSONDecoder().decode(PluginMessage.self, from: $0) }
  }

  func write(_ reply: PluginReply) {
    guard let body = try? JSONEncoder().encode(reply) else { return }
    let length = UInt64(body.count)
    output.write(Data((0..<8).map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) }) + body)
  }

  private func bytes(_ count: Int) -> Data? {
    var data = Data()
    while data.count < count {
      let more = input.readData(ofLength: count - data.count)
      if more.isEmpty { return nil }
      data.append(more)
    }
    return data
  }
}
