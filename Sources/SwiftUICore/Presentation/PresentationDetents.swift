import Foundation

/// A height at which a sheet comes to rest.
public struct PresentationDetent: Hashable, @unchecked Sendable {
  package enum Kind: Hashable, Sendable {
    case medium
    case large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(ObjectIdentifier)
  }
  package let kind: Kind
  // A function of a type, which captures nothing else.
  private let customHeight: ((Context) -> CGFloat?)?

  private init(_ kind: Kind, _ customHeight: ((Context) -> CGFloat?)? = nil) {
    self.kind = kind
    self.customHeight = customHeight
  }

  /// About half of the screen's height.
  public static let medium = PresentationDetent(.medium)
  /// The full height.
  public static let large = PresentationDetent(.large)

  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(.fraction(fraction))
  }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(.height(height))
  }

  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(.custom(ObjectIdentifier(type))) { D.height(in: $0) }
  }

  public static func == (a: PresentationDetent, b: PresentationDetent) -> Bool { a.kind == b.kind }
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  /// Information that you use to calculate the height of a custom detent.
  @dynamicMemberLookup
  public struct Context: @unchecked Sendable {
    /// The height of the tallest detent, in points.
    public let maxDetentValue: CGFloat
    package let environment: EnvironmentValues

    package init(maxDetentValue: CGFloat, environment: EnvironmentValues) {
      self.maxDetentValue = maxDetentValue
      self.environment = environment
    }

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }

  /// The height in points where there is so much space; nil where the detent does not apply.
  package func height(in context: Context) -> CGFloat? {
    switch kind {
    case .medium: context.maxDetentValue / 2
    case .large: context.maxDetentValue
    case .fraction(let fraction): context.maxDetentValue * fraction
    case .height(let height): min(height, context.maxDetentValue)
    case .custom: customHeight?(context)
    }
  }
}

/// The definition of a custom detent with a calculated height.
public protocol CustomPresentationDetent {
  /// The height in points; nil where the detent is not to be used.
  static func height(in context: Context) -> CGFloat?
  typealias Context = PresentationDetent.Context
}

/// The heights at which the sheet that a view is in may rest.
package struct PresentationDetentsModifier {
  package var detents: Set<PresentationDetent>
  package var selection: Binding<PresentationDetent>?
}

extension PresentationDetentsModifier: ValueModifier { public typealias Body = Never }

extension View {
  /// Sets the available detents for the enclosing sheet. A window on the desktop has none: it is as large as its
  /// content.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    keptAsValue().modifier(PresentationDetentsModifier(detents: detents, selection: nil))
  }

  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    keptAsValue().modifier(PresentationDetentsModifier(detents: detents, selection: selection))
  }
}
