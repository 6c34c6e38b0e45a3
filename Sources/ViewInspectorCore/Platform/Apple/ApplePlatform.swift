#if !os(Linux)
import SwiftUI

/// Inspection on Apple's systems: by reflection, and by what SwiftUI hands to a view that is laid out off screen.
enum Platform: InspectionPlatform {
  static func host<V: SwiftUI.View>(_ view: V, size: CGSize?) -> any HostedContent {
    WindowHost(view, size: size)
  }

  static var showsHostedViews: Bool {
    #if os(watchOS)
    false
    #else
    true
    #endif
  }

  static var accessToViewsWithoutBody: String {
    #if os(macOS)
    "`.actualView().nsView()` or `.actualView().viewController()`"
    #elseif os(watchOS)
    "`CustomInspectable`"
    #else
    "`.actualView().uiView()` or `.actualView().viewController()`"
    #endif
  }

  static var viewTypes: [any KnownViewType.Type] {
    #if os(tvOS) || os(watchOS)
    []
    #else
    [ViewType.Table.self, ViewType.TableColumn.self, ViewType.TableRow.self]
    #endif
  }
}

// MARK: - The environment

extension Platform {
  static func isEnvironmentModifier(_ type: Any.Type) -> Bool {
    type is any EnvironmentWriting.Type
  }

  static func apply(_ modifier: Any, to environment: inout EnvironmentValues) {
    (modifier as? any EnvironmentWriting)?.write(to: &environment)
  }

  static func replacingProperties<T>(
    of value: T, _ replacement: (_ label: String, _ property: Any) -> Any?
  ) throws -> T {
    try PropertyPatcher.patched(value, replacement)
  }

  static func connected<Value>(
    _ property: Environment<Value>, to value: Value
  ) throws -> Environment<Value> { try FrozenLayout.environment(property, value) }

  static func connected<Object>(
    _ property: EnvironmentObject<Object>, to object: Object
  ) throws -> EnvironmentObject<Object> { try FrozenLayout.environmentObject(property, object) }
}

// MARK: - Values

extension Platform {
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  static func color(of style: AnyShapeStyle) throws -> Color { try FrozenLayout.color(of: style) }

  static func horizontalAlignment(ofKey key: Any) throws -> HorizontalAlignment {
    try alignment(key, [.leading, .center, .trailing])
  }

  static func verticalAlignment(ofKey key: Any) throws -> VerticalAlignment {
    try alignment(key, [.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline])
  }

  /// The alignment whose key reads the same: the keys themselves cannot be compared.
  private static func alignment<A>(_ key: Any, _ candidates: [A]) throws -> A {
    let found = candidates.first { candidate in
      let own: Any? = try? Inspector.attribute(.alignmentKey, of: candidate)
      return own.map { String(describing: $0) } == String(describing: key)
    }
    guard let found else { throw InspectionError.typeMismatch(key, A.self) }
    return found
  }

  nonisolated static func areSame<Value: Equatable>(
    _ one: Anchor<Value>.Source, _ other: Anchor<Value>.Source
  ) -> Bool {
    var first = ""
    var second = ""
    dump(one, to: &first)
    dump(other, to: &second)
    return first == second
  }
}
#endif
