import SwiftUI

/// What inspection does in another way on Apple's systems than on Linux: ``Platform`` is the one that it runs on.
@MainActor
protocol InspectionPlatform {
  // MARK: Views that live

  static func host<V: SwiftUI.View>(_ view: V, size: CGSize?) -> any HostedContent
  /// Whether a hosted view is shown, so that it can call back; where it is not, its state cannot be reached.
  static var showsHostedViews: Bool { get }
  /// What to write to get at a view that the toolkit draws and that has no body.
  static var accessToViewsWithoutBody: String { get }

  /// Types of views, told by their names, that only some platforms have.
  static var viewTypes: [any KnownViewType.Type] { get }

  // MARK: The environment

  /// Whether the type is that of a modifier which changes the environment of a view.
  static func isEnvironmentModifier(_ type: Any.Type) -> Bool
  static func apply(_ modifier: Any, to environment: inout EnvironmentValues)
  /// The value with those of its dynamic properties replaced, inner ones included, for which there is another one
  /// of the same type.
  ///
  /// - Throws: `notSupported` where it cannot be told for sure where a property stands.
  static func replacingProperties<T>(
    of value: T, _ replacement: (_ label: String, _ property: Any) -> Any?
  ) throws -> T
  /// The property as it is in a view that stands where the environment has this value.
  static func connected<Value>(
    _ property: Environment<Value>, to value: Value
  ) throws -> Environment<Value>
  static func connected<Object>(
    _ property: EnvironmentObject<Object>, to object: Object
  ) throws -> EnvironmentObject<Object>

  // MARK: Values

  static func string(of text: SwiftUI.Text, in locale: Locale) throws -> String
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  static func color(of style: AnyShapeStyle) throws -> Color
  static func horizontalAlignment(ofKey key: Any) throws -> HorizontalAlignment
  static func verticalAlignment(ofKey key: Any) throws -> VerticalAlignment
  /// Whether the sources give the same values in views of the same size.
  nonisolated static func areSame<Value: Equatable>(
    _ one: Anchor<Value>.Source, _ other: Anchor<Value>.Source
  ) -> Bool

  // MARK: What SwiftUI gives to content and to styles

  /// What stands for the view in the body of a modifier.
  static func placeholder<M: ViewModifier>(for modifier: M.Type) throws -> M.Content
  /// The geometry of a view of no size.
  static func geometryProxy() throws -> GeometryProxy
  /// The proxy of a scroll view in which there is nothing to scroll to.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  static func scrollViewProxy() throws -> ScrollViewProxy
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  static func context<Schedule: TimelineSchedule, Content: SwiftUI.View>(
    of view: TimelineView<Schedule, Content>, _ context: ViewType.TimelineView.Context
  ) throws -> TimelineView<Schedule, Content>.Context
  /// Gives the binding of a color picker a color.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  static func pick(_ color: SwiftUI.Color, in picker: Any) throws
  /// Whether a toggle is on, whatever it is made of.
  static func isOn(_ toggle: Any) throws -> Binding<Bool>

  static func buttonConfiguration(isPressed: Bool) throws -> ButtonStyleConfiguration
  static func primitiveButtonConfiguration(
    action: @escaping () -> Void
  ) throws -> PrimitiveButtonStyleConfiguration
  static func toggleConfiguration(isOn: Binding<Bool>) throws -> ToggleStyleConfiguration
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  static func labelConfiguration() throws -> LabelStyleConfiguration
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  static func progressViewConfiguration(
    fractionCompleted: Double?
  ) throws -> ProgressViewStyleConfiguration
  #if !os(tvOS) && !os(watchOS)
  @available(iOS 14.0, macOS 11.0, *)
  static func groupBoxConfiguration() throws -> GroupBoxStyleConfiguration
  #endif
  #if !os(watchOS)
  @available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
  static func menuConfiguration() throws -> MenuStyleConfiguration
  #endif
}
