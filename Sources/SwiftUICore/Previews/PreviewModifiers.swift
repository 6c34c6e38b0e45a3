import Foundation

/// A simulator device that runs a preview.
public struct PreviewDevice: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral: String) { rawValue = stringLiteral }
}

/// A size constraint for a preview.
public enum PreviewLayout: Hashable, Sendable {
  case device
  case sizeThatFits
  /// In points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The orientation of the interface from the user's perspective.
public struct InterfaceOrientation: CaseIterable, Hashable, Identifiable, Sendable {
  private enum Kind: String { case portrait, portraitUpsideDown, landscapeLeft, landscapeRight }
  private let kind: Kind
  public var id: String { kind.rawValue }

  public static let portrait = InterfaceOrientation(kind: .portrait)
  public static let portraitUpsideDown = InterfaceOrientation(kind: .portraitUpsideDown)
  public static let landscapeLeft = InterfaceOrientation(kind: .landscapeLeft)
  public static let landscapeRight = InterfaceOrientation(kind: .landscapeRight)
  public static var allCases: [InterfaceOrientation] {
    [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
  }
}

/// A key type for a preview context.
public protocol PreviewContextKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

/// A context type for use with a preview.
public protocol PreviewContext {
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

package enum PreviewDeviceTraitKey: ValueTraitKey {
  package static var defaultValue: PreviewDevice? { nil }
}
package enum PreviewDisplayNameTraitKey: ValueTraitKey {
  package static var defaultValue: String? { nil }
}
package enum PreviewLayoutTraitKey: ValueTraitKey {
  package static var defaultValue: PreviewLayout { .device }
}
package enum PreviewInterfaceOrientationTraitKey: ValueTraitKey {
  package static var defaultValue: InterfaceOrientation { .portrait }
}
package enum PreviewContextTraitKey: ValueTraitKey {
  package static var defaultValue: (any PreviewContext)? { nil }
}

extension View {
  /// Overrides the device for a preview. There are no previews on Linux.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
    keptAsValue().modifier(_TraitWritingModifier<PreviewDeviceTraitKey>(value: value))
  }

  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    keptAsValue().modifier(_TraitWritingModifier<PreviewDisplayNameTraitKey>(value: value))
  }

  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    keptAsValue().modifier(_TraitWritingModifier<PreviewLayoutTraitKey>(value: value))
  }

  nonisolated public func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View {
    keptAsValue().modifier(_TraitWritingModifier<PreviewInterfaceOrientationTraitKey>(value: value))
  }

  nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View {
    keptAsValue().modifier(_TraitWritingModifier<PreviewContextTraitKey>(value: value))
  }
}
