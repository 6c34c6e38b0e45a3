import Foundation

/// When pictures and texts become the references of later runs.
package enum PreviewRecording: String, CaseIterable, Sendable {
  /// Those that have none yet. The run fails, the next one compares with them.
  case missing
  /// Those too that differ. The run fails.
  case failed
  /// All.
  case all
  case never
}

/// Files of an earlier run, to compare with.
package struct PreviewReferences {
  package enum Outcome: Equatable {
    case same
    /// The difference in words, and what was expected.
    case different(String, expected: Data, isRecorded: Bool)
    case missing(isRecorded: Bool)
    case recorded
  }

  package let folder: String
  package let recording: PreviewRecording
  private var asked: Set<String> = []

  package init(folder: String, recording: PreviewRecording) {
    self.folder = folder
    self.recording = recording
  }

  package func path(_ name: String) -> String { "\(folder)/\(name)" }

  package func expected(_ name: String) -> Data? {
    FileManager.default.contents(atPath: path(name))
  }

  /// - Parameters:
  ///   - name: the file's, in the folder.
  ///   - difference: in words, where bytes differ; nil where that is tolerated.
  /// - Throws: where a file cannot be written.
  package mutating func compare(
    _ actual: Data, with name: String, difference: (Data) throws -> String?
  ) throws -> Outcome {
    asked.insert(name)
    if recording == .all {
      try record(actual, as: name)
      return .recorded
    }
    guard let expected = expected(name) else {
      let isRecorded = recording != .never
      if isRecorded { try record(actual, as: name) }
      return .missing(isRecorded: isRecorded)
    }
    guard expected != actual, let difference = try difference(expected) else { return .same }
    if recording == .failed { try record(actual, as: name) }
    return .different(difference, expected: expected, isRecorded: recording == .failed)
  }

  private func record(_ data: Data, as name: String) throws {
    let url = URL(filePath: path(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url, options: .atomic)
  }

  /// The files in one of the folders that no preview was compared with.
  package func unused(in subfolder: String) -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: path(subfolder))) ?? []
    return files.map { "\(subfolder)/\($0)" }.filter { !asked.contains($0) }.sorted()
  }
}
