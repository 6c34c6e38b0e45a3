import Foundation

/// Offers data of one or more types, made when it is asked for. On Apple's systems this is Foundation's class.
public final class NSItemProvider: @unchecked Sendable {
  private struct Representation {
    let type: String
    let load: () throws -> Data
  }

  private let lock = NSLock()
  private var representations: [Representation] = []
  private var objects: [Any] = []
  /// A name for what is offered, as a file would have.
  public var suggestedName: String?

  public init() {}

  /// Offers a string, a URL or another value that can be loaded as what it is.
  ///
  /// On Apple's systems it takes objects of Objective-C's: `"text" as NSString`.
  public convenience init(object: some Sendable) {
    self.init()
    objects = [object]
    switch object {
    case let string as String:
      register(UTType.utf8PlainText.identifier) { Data(string.utf8) }
    case let url as URL:
      register((url.isFileURL ? UTType.fileURL : UTType.url).identifier) {
        Data(url.absoluteString.utf8)
      }
    default: break
    }
  }

  /// Offers a file.
  public convenience init?(contentsOf fileURL: URL?) {
    guard let fileURL, fileURL.isFileURL else { return nil }
    self.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
    register(type.identifier) { try Data(contentsOf: fileURL) }
    register(UTType.fileURL.identifier) { Data(fileURL.absoluteString.utf8) }
  }

  private func register(_ type: String, _ load: @escaping () throws -> Data) {
    lock.withLock { representations.append(Representation(type: type, load: load)) }
  }

  /// Offers data of a type. `loadHandler` is called on the thread that asks for the data.
  public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, loadHandler: @escaping () throws -> Data
  ) { register(typeIdentifier, loadHandler) }

  /// The types that are offered, the best one first.
  public var registeredTypeIdentifiers: [String] {
    lock.withLock { representations.map(\.type) }
  }

  /// Whether data of a type, or of a special kind of it, is offered.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    representation(for: typeIdentifier) != nil
  }

  private func representation(for identifier: String) -> Representation? {
    let wanted = UTType(identifier)
    return lock.withLock {
      representations.first { representation in
        if representation.type == identifier { return true }
        guard let wanted, let type = UTType(representation.type) else { return false }
        return type.conforms(to: wanted)
      }
    }
  }

  /// The data of a type, made now.
  package func data(of identifier: String) throws -> Data {
    guard let found = representation(for: identifier) else {
      throw CocoaError(.fileReadNoSuchFile)
    }
    return try found.load()
  }

  /// Calls `completionHandler` with data of a type, before the method returns, or with the error.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    do {
      completionHandler(try data(of: typeIdentifier), nil)
    } catch {
      completionHandler(nil, error)
    }
    progress.completedUnitCount = 1
    return progress
  }

  /// Whether an object of a type was offered.
  public func canLoadObject<T>(ofClass type: T.Type) -> Bool { objects.contains { $0 is T } }

  /// Calls `completionHandler` with an object of a type, before the method returns; with nil where there is none.
  @discardableResult
  public func loadObject<T>(
    ofClass type: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let found = objects.lazy.compactMap { $0 as? T }.first
    completionHandler(found, found == nil ? CocoaError(.fileReadNoSuchFile) : nil)
    progress.completedUnitCount = 1
    return progress
  }
}
