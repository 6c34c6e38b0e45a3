import Foundation

/// A type of data. On Apple's systems this is the type of the UniformTypeIdentifiers framework, of which Linux has none:
/// here are the types that views ask for, by their identifiers.
public struct UTType: Hashable, Sendable, CustomStringConvertible {
  public let identifier: String

  /// - Returns: nil for an identifier that is neither known nor written as one: letters, digits, hyphens and dots.
  public init?(_ identifier: String) {
    let allowed: (Character) -> Bool = { $0.isLetter || $0.isNumber || "-.".contains($0) }
    guard identifier.contains("."), identifier.allSatisfy(allowed) else { return nil }
    self.identifier = identifier
  }

  private init(known identifier: String) { self.identifier = identifier }

  public init(exportedAs identifier: String) { self.init(known: identifier) }
  public init(importedAs identifier: String) { self.init(known: identifier) }

  /// The known type of files with a name's extension.
  public init?(filenameExtension: String) {
    let wanted = filenameExtension.lowercased()
    guard let known = Self.table.first(where: { $0.value.extensions.contains(wanted) }) else {
      return nil
    }
    self.init(known: known.key)
  }

  public init?(mimeType: String) {
    guard let known = Self.table.first(where: { $0.value.mimeType == mimeType }) else {
      return nil
    }
    self.init(known: known.key)
  }

  public var description: String { identifier }
  public var preferredFilenameExtension: String? { Self.table[identifier]?.extensions.first }
  public var preferredMIMEType: String? { Self.table[identifier]?.mimeType }

  /// Whether the type is another, or a special kind of it.
  public func conforms(to type: UTType) -> Bool {
    if self == type { return true }
    let parents = Self.table[identifier]?.parents ?? []
    return parents.contains { UTType(known: $0).conforms(to: type) }
  }

  public static let item = UTType(known: "public.item")
  public static let content = UTType(known: "public.content")
  public static let data = UTType(known: "public.data")
  public static let directory = UTType(known: "public.directory")
  public static let folder = UTType(known: "public.folder")
  public static let text = UTType(known: "public.text")
  public static let plainText = UTType(known: "public.plain-text")
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  public static let rtf = UTType(known: "public.rtf")
  public static let html = UTType(known: "public.html")
  public static let xml = UTType(known: "public.xml")
  public static let json = UTType(known: "public.json")
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  public static let sourceCode = UTType(known: "public.source-code")
  public static let swiftSource = UTType(known: "public.swift-source")
  public static let url = UTType(known: "public.url")
  public static let fileURL = UTType(known: "public.file-url")
  public static let image = UTType(known: "public.image")
  public static let png = UTType(known: "public.png")
  public static let jpeg = UTType(known: "public.jpeg")
  public static let gif = UTType(known: "com.compuserve.gif")
  public static let tiff = UTType(known: "public.tiff")
  public static let svg = UTType(known: "public.svg-image")
  public static let heic = UTType(known: "public.heic")
  public static let pdf = UTType(known: "com.adobe.pdf")
  public static let audio = UTType(known: "public.audio")
  public static let mp3 = UTType(known: "public.mp3")
  public static let movie = UTType(known: "public.movie")
  public static let video = UTType(known: "public.video")
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  public static let archive = UTType(known: "public.archive")
  public static let zip = UTType(known: "public.zip-archive")

  private struct Entry: Sendable {
    var parents: [String] = []
    var extensions: [String] = []
    var mimeType: String?
  }

  private static let table: [String: Entry] = [
    "public.data": Entry(parents: ["public.item"]),
    "public.directory": Entry(parents: ["public.item"]),
    "public.folder": Entry(parents: ["public.directory"]),
    "public.text": Entry(parents: ["public.data", "public.content"]),
    "public.plain-text": Entry(
      parents: ["public.text"], extensions: ["txt", "text"], mimeType: "text/plain"),
    "public.utf8-plain-text": Entry(parents: ["public.plain-text"]),
    "public.rtf": Entry(parents: ["public.text"], extensions: ["rtf"], mimeType: "text/rtf"),
    "public.html": Entry(
      parents: ["public.text"], extensions: ["html", "htm"], mimeType: "text/html"),
    "public.xml": Entry(
      parents: ["public.text"], extensions: ["xml"], mimeType: "application/xml"),
    "public.json": Entry(
      parents: ["public.text"], extensions: ["json"], mimeType: "application/json"),
    "public.comma-separated-values-text": Entry(
      parents: ["public.text"], extensions: ["csv"], mimeType: "text/csv"),
    "public.source-code": Entry(parents: ["public.plain-text"]),
    "public.swift-source": Entry(parents: ["public.source-code"], extensions: ["swift"]),
    "public.url": Entry(parents: ["public.data"]),
    "public.file-url": Entry(parents: ["public.url"]),
    "public.image": Entry(parents: ["public.data", "public.content"]),
    "public.png": Entry(parents: ["public.image"], extensions: ["png"], mimeType: "image/png"),
    "public.jpeg": Entry(
      parents: ["public.image"], extensions: ["jpeg", "jpg"], mimeType: "image/jpeg"),
    "com.compuserve.gif": Entry(
      parents: ["public.image"], extensions: ["gif"], mimeType: "image/gif"),
    "public.tiff": Entry(
      parents: ["public.image"], extensions: ["tiff", "tif"], mimeType: "image/tiff"),
    "public.svg-image": Entry(
      parents: ["public.image"], extensions: ["svg"], mimeType: "image/svg+xml"),
    "public.heic": Entry(parents: ["public.image"], extensions: ["heic"], mimeType: "image/heic"),
    "com.adobe.pdf": Entry(
      parents: ["public.data", "public.content"], extensions: ["pdf"],
      mimeType: "application/pdf"),
    "public.audio": Entry(parents: ["public.data", "public.content"]),
    "public.mp3": Entry(parents: ["public.audio"], extensions: ["mp3"], mimeType: "audio/mpeg"),
    "public.movie": Entry(parents: ["public.data", "public.content"]),
    "public.video": Entry(parents: ["public.movie"]),
    "public.mpeg-4": Entry(
      parents: ["public.video"], extensions: ["mp4"], mimeType: "video/mp4"),
    "public.archive": Entry(parents: ["public.data"]),
    "public.zip-archive": Entry(
      parents: ["public.archive"], extensions: ["zip"], mimeType: "application/zip"),
  ]
}
