import SwiftUI

extension ViewType {
  /// An `AsyncImage`: what it shows in each phase of loading.
  public struct AsyncImage: KnownViewType, SupplementaryViews {
    public static let typePrefix = "AsyncImage"

    static func supplementaryViews(
      of view: InspectableView<Self>
    ) -> [ViewIdentity.Supplementary] {
      guard #available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *) else { return [] }
      return [
        { try view.contentView(.empty) },
        {
          try view.contentView(.failure(InspectionError.notSupported("AsyncImage loading error")))
        },
        { try view.contentView(.success(SwiftUI.Image(systemName: "photo"))) },
      ]
    }
  }
}

extension InspectableView where View: SingleViewContent {
  public func asyncImage() throws -> InspectableView<ViewType.AsyncImage> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func asyncImage(_ index: Int) throws -> InspectableView<ViewType.AsyncImage> {
    try child(at: index)
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension InspectableView where View == ViewType.AsyncImage {
  public func url() throws -> URL? {
    try Inspector.attribute(.asyncImageURL, of: content.view, type: URL?.self)
  }

  public func scale() throws -> CGFloat {
    try Inspector.attribute(.asyncImageScale, of: content.view, type: CGFloat.self)
  }

  public func transaction() throws -> Transaction {
    try Inspector.attribute(.asyncImageTransaction, of: content.view, type: Transaction.self)
  }

  /// What the image shows in a phase of its loading.
  public func contentView(
    _ phase: AsyncImagePhase
  ) throws -> InspectableView<ViewType.ClassifiedView> {
    guard let image = content.view as? any PhaseReading else {
      throw InspectionError.typeMismatch(content.view, (any PhaseReading).self)
    }
    return try supplementary(
      content.unwrapped(image.contentView(phase)), "contentView(\(Self.name(of: phase)))")
  }

  private static func name(of phase: AsyncImagePhase) -> String {
    switch phase {
    case .empty: return ".empty"
    case .success: return ".success()"
    case .failure: return ".failure()"
    @unknown default: return ""
    }
  }
}

/// Makes the content of an `AsyncImage` whose generic argument is not known.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
@MainActor
private protocol PhaseReading {
  func contentView(_ phase: AsyncImagePhase) throws -> Any
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension AsyncImage: PhaseReading {
  fileprivate func contentView(_ phase: AsyncImagePhase) throws -> Any {
    try StoredClosure.read(
      .asyncImageContent, of: self, as: ((AsyncImagePhase) -> Content).self,
      in: PhaseContent<Content>.self
    ).make(phase)
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
private struct PhaseContent<Content> {
  let make: (AsyncImagePhase) -> Content
}
