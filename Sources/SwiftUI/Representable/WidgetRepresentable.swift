#if GTK
import Foundation
import GTK
import SwiftUICore

/// A wrapper that you use to integrate a GTK widget of your own into your SwiftUI view hierarchy.
///
/// Linux's own, shaped like `UIViewRepresentable`. All requirements are called on the main actor. Properties
/// such as `@State`, `@Binding` and `@Environment` may be used in the type; what `updateWidget`
/// reads updates the widget when it changes.
///
/// ```swift
/// import SwiftUI
///
/// import class GTK.Calendar
///
/// struct CalendarView: WidgetRepresentable {
///   @Binding var day: Int
///   func makeWidget(context: Context) -> GTK.Calendar { GTK.Calendar() }
///   func updateWidget(_ widget: GTK.Calendar, context: Context) { widget.day = day }
/// }
/// ```
@MainActor @preconcurrency
public protocol WidgetRepresentable: View where Body == Never {
  associatedtype WidgetType: GTK.Widget
  associatedtype Coordinator = Void
  typealias Context = WidgetRepresentableContext<Self>

  /// Makes the widget. Called once for each identity of the view.
  func makeWidget(context: Context) -> WidgetType
  /// Brings the widget up to date with the view: after `makeWidget`, and after each change.
  func updateWidget(_ widget: WidgetType, context: Context)
  /// Called once, when the view goes. Does nothing unless a type says otherwise.
  static func dismantleWidget(_ widget: WidgetType, coordinator: Coordinator)
  /// The widget's size for a proposal, in points; nil for GTK's natural size, or the proposal where
  /// the widget expands.
  func sizeThatFits(
    _ proposal: ProposedViewSize, widget: WidgetType, context: Context
  ) -> CGSize?
  /// Makes what the widget's signal handlers talk to. Called once, before `makeWidget`.
  func makeCoordinator() -> Coordinator
}

extension WidgetRepresentable {
  public static func dismantleWidget(_ widget: WidgetType, coordinator: Coordinator) {}

  public func sizeThatFits(
    _ proposal: ProposedViewSize, widget: WidgetType, context: Context
  ) -> CGSize? { nil }

  @MainActor public static func _makeNode(
    _ view: Self, _ inputs: _NodeInputs
  ) -> _TypedNode<Self> {
    PassthroughNode(view, inputs) { RepresentableContent(view: $0) }
  }
}

extension WidgetRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a ``WidgetRepresentable`` is told beside its widget. Linux's own.
@MainActor @preconcurrency
public struct WidgetRepresentableContext<Representable: WidgetRepresentable> {
  public let coordinator: Representable.Coordinator
  /// The environment of the view. Reading it in `updateWidget` updates the widget when it changes.
  public let environment: EnvironmentValues
  public let transaction: Transaction
}
#endif
