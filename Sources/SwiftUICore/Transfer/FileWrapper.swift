import Foundation

/// A file, or a directory of files, in memory. On Apple's systems this is Foundation's class.
public final class FileWrapper: @unchecked Sendable {
  private enum Content {
    case file(Data)
    case directory([String: FileWrapper])
  }
  private let content: Content
  /// The name under which the file was read or written.
  public var filename: String?
  /// The name to write the file under, if nobody says otherwise.
  public var preferredFilename: String?

  public init(regularFileWithContents contents: Data) { content = .file(contents) }

  public init(directoryWithFileWrappers children: [String: FileWrapper]) {
    content = .directory(children)
  }

  /// Reads a file, or a directory with all that is in it.
  public init(url: URL) throws {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) else {
      throw CocoaError(.fileReadNoSuchFile)
    }
    if isDirectory.boolValue {
      var children: [String: FileWrapper] = [:]
      for name in try FileManager.default.contentsOfDirectory(atPath: url.path) {
        children[name] = try FileWrapper(url: url.appendingPathComponent(name))
      }
      content = .directory(children)
    } else {
      content = .file(try Data(contentsOf: url))
    }
    filename = url.lastPathComponent
  }

  public var isRegularFile: Bool { regularFileContents != nil }
  public var isDirectory: Bool { fileWrappers != nil }

  /// The data of a file; nil for a directory.
  public var regularFileContents: Data? {
    if case .file(let data) = content { data } else { nil }
  }

  /// What is in a directory, by name; nil for a file.
  public var fileWrappers: [String: FileWrapper]? {
    if case .directory(let children) = content { children } else { nil }
  }

  /// Writes the file, or the directory with all that is in it.
  public func write(to url: URL) throws {
    switch content {
    case .file(let data): try data.write(to: url, options: .atomic)
    case .directory(let children):
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, child) in children { try child.write(to: url.appendingPathComponent(name)) }
    }
    filename = url.lastPathComponent
  }
}
