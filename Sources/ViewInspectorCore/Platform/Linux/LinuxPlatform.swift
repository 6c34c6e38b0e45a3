#if os(Linux)
import Foundation
import SwiftUI
import SwiftUICore

/// Inspection with this package's SwiftUI, which makes the values that Apple's keeps to itself.
enum Platform: InspectionPlatform {
  static func host<V: SwiftUI.View>(_ view: V, size: CGSize?) -> any HostedContent {
    GraphHost(view, size: size)
  }

  static var showsHostedViews: Bool { true }

  static var accessToViewsWithoutBody: String { "`CustomInspectable`" }

  static var viewTypes: [any KnownViewType.Type] {
    [ViewType.Table.self, ViewType.TableColumn.self, ViewType.TableRow.self]
  }
}

// MARK: - The environment

extension Platform {
  static func isEnvironmentModifier(_ type: Any.Type) -> Bool {
    type is any EnvironmentWritingModifier.Type
  }

  static func apply(_ modifier: Any, to environment: inout EnvironmentValues) {
    (modifier as? any EnvironmentWritingModifier)?.modify(&environment)
  }

  static func replacingProperties<T>(
    of value: T, _ replacement: (_ label: String, _ property: Any) -> Any?
  ) throws -> T {
    var result = value
    PropertyFields.replace(in: &result, replacement)
    return result
  }

  static func connected<Value>(
    _ property: Environment<Value>, to value: Value
  ) throws -> Environment<Value> {
    var property = property
    property.content = .value(value)
    return property
  }

  static func connected<Object>(
    _ property: EnvironmentObject<Object>, to object: Object
  ) throws -> EnvironmentObject<Object> {
    var property = property
    property._store = object
    return property
  }
}

// MARK: - Values

extension Platform {
  static func string(of text: SwiftUI.Text, in locale: Locale) throws -> String {
    var environment = EnvironmentValues()
    environment.locale = locale
    return text.resolvedString(in: environment)
  }

  static func color(of style: AnyShapeStyle) throws -> Color {
    guard let color = style.color else { throw InspectionError.typeMismatch(style, Color.self) }
    return color
  }

  static func horizontalAlignment(ofKey key: Any) throws -> HorizontalAlignment {
    HorizontalAlignment(try Inspector.cast(value: key, type: AlignmentKey.self).id)
  }

  static func verticalAlignment(ofKey key: Any) throws -> VerticalAlignment {
    VerticalAlignment(try Inspector.cast(value: key, type: AlignmentKey.self).id)
  }

  nonisolated static func areSame<Value: Equatable>(
    _ one: Anchor<Value>.Source, _ other: Anchor<Value>.Source
  ) -> Bool {
    let sizes = [CGSize(width: 3, height: 5), CGSize(width: 70, height: 110)]
    return sizes.allSatisfy { one.value($0) == other.value($0) }
  }
}

// MARK: - What SwiftUI gives to content and to styles

extension Platform {
  static func placeholder<M: ViewModifier>(for modifier: M.Type) throws -> M.Content {
    M.Content()
  }

  static func geometryProxy() throws -> GeometryProxy { .ofNoView }

  static func scrollViewProxy() throws -> ScrollViewProxy { ScrollViewProxy() }

  static func context<Schedule: TimelineSchedule, Content: SwiftUI.View>(
    of view: TimelineView<Schedule, Content>, _ context: ViewType.TimelineView.Context
  ) throws -> TimelineView<Schedule, Content>.Context {
    let cadence: TimelineViewDefaultContext.Cadence =
      switch context.cadence {
      case .live: .live
      case .seconds: .seconds
      case .minutes: .minutes
      }
    return TimelineViewDefaultContext(date: context.date, cadence: cadence)
  }

  static func isOn(_ toggle: Any) throws -> Binding<Bool> {
    try Inspector.attribute(.toggleIsOn, of: toggle, type: Binding<Bool>.self)
  }

  static func buttonConfiguration(isPressed: Bool) throws -> ButtonStyleConfiguration {
    ButtonStyleConfiguration(role: nil, isPressed: isPressed)
  }

  static func primitiveButtonConfiguration(
    action: @escaping () -> Void
  ) throws -> PrimitiveButtonStyleConfiguration {
    PrimitiveButtonStyleConfiguration(role: nil, action: action)
  }

  static func toggleConfiguration(isOn: Binding<Bool>) throws -> ToggleStyleConfiguration {
    ToggleStyleConfiguration(isOn: isOn, isMixed: false)
  }

  static func labelConfiguration() throws -> LabelStyleConfiguration { LabelStyleConfiguration() }

  static func progressViewConfiguration(
    fractionCompleted: Double?
  ) throws -> ProgressViewStyleConfiguration {
    ProgressViewStyleConfiguration(
      fractionCompleted: fractionCompleted, hasLabel: true, hasCurrentValueLabel: true)
  }

  static func groupBoxConfiguration() throws -> GroupBoxStyleConfiguration {
    GroupBoxStyleConfiguration()
  }

  static func menuConfiguration() throws -> MenuStyleConfiguration {
    MenuStyleConfiguration(primaryAction: nil)
  }
}
#endif
