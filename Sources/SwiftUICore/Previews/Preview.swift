/// A view to look at while one works on it, as `#Preview` declares it.
///
/// ```swift
/// #Preview("Long title", traits: .sizeThatFitsLayout) {
///   Text("A title that needs more than one line")
/// }
/// ```
/// On Apple's systems DeveloperToolsSupport declares it.
public struct Preview {
  /// The kind of traits that previews of views have.
  public enum ViewTraits {}

  /// The given name; nil where the place in the file names the preview.
  package let displayName: String?
  /// In the order in which they are applied, the innermost first.
  package let traits: [PreviewTrait<ViewTraits>]
  /// One, or one for each argument.
  package let variants: [Variant]

  /// A view to show, and the argument that it is made of.
  package struct Variant {
    package let argument: String?
    package let body: @MainActor () -> any View
  }

  /// - Parameters:
  ///   - name: what lists and pictures call the preview.
  ///   - traits: applied to the body in order, the first one innermost.
  ///   - body: called on the main actor each time that the preview is shown.
  @MainActor public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    displayName = name
    self.traits = traits
    variants = [Variant(argument: nil, body: body)]
  }

  /// A group of previews: one for each argument, in order, which is named after it too.
  @MainActor public init<Argument>(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., arguments: [Argument],
    @ViewBuilder body: @escaping @MainActor (Argument) -> any View
  ) {
    displayName = name
    self.traits = traits
    variants = arguments.map { argument in
      Variant(argument: String(describing: argument)) { body(argument) }
    }
  }
}

/// A type that makes a preview. `#Preview` declares one; the previews of a program are found by it.
/// On Apple's systems DeveloperToolsSupport declares it.
public protocol PreviewRegistry {
  /// `Module/File.swift`.
  static var fileID: String { get }
  /// Counted from one.
  static var line: Int { get }
  /// Counted from one, in UTF-8 bytes.
  static var column: Int { get }

  @MainActor static func makePreview() throws -> Preview
}

/// An error that a preview throws where it cannot be shown.
/// On Apple's systems DeveloperToolsSupport declares it.
public struct PreviewUnavailable: Error {
  public init() {}
}
