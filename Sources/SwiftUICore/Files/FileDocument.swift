/// A document that is a value, with how it is read and written.
public protocol FileDocument {
  /// The file and data types that the document reads from.
  static var readableContentTypes: [UTType] { get }
  /// The file types that the document supports saving or exporting to.
  static var writableContentTypes: [UTType] { get }
  init(configuration: Self.ReadConfiguration) throws
  func fileWrapper(configuration: Self.WriteConfiguration) throws -> FileWrapper
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The configuration for reading file contents.
public struct FileDocumentReadConfiguration {
  public let contentType: UTType
  public let file: FileWrapper

  package init(contentType: UTType, file: FileWrapper) {
    self.contentType = contentType
    self.file = file
  }
}

/// The configuration for writing file contents.
public struct FileDocumentWriteConfiguration {
  public let contentType: UTType
  /// What is there now; nil for a new file.
  public let existingFile: FileWrapper?

  package init(contentType: UTType, existingFile: FileWrapper?) {
    self.contentType = contentType
    self.existingFile = existingFile
  }
}
