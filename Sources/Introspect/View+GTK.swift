#if GTK
public import SwiftUI
import SwiftUIIntrospect

public import class GTK.Box
public import class GTK.Button
public import class GTK.Entry
public import class GTK.ListView
public import class GTK.Scale
public import class GTK.ScrolledWindow
public import class GTK.Stack
public import class GTK.Switch
public import class GTK.TextView
public import class GTK.Widget

extension View {
  /// The stack of a `NavigationStack`, from it or from inside.
  @available(*, deprecated, message: "use .introspect(.navigationStack, on: …)")
  public func introspectNavigationController(
    customize: @escaping (Stack) -> Void
  ) -> some View {
    introspect(Stack.self, .ancestorThenReceiver, customize: customize)
  }

  /// The list view of a `List`, from it or from inside.
  @available(*, deprecated, message: "use .introspect(.list, on: …)")
  public func introspectTableView(
    customize: @escaping (ListView) -> Void
  ) -> some View {
    introspect(ListView.self, .ancestorThenReceiver, customize: customize)
  }

  /// What scrolls a `ScrollView`, from it or from inside.
  @available(*, deprecated, message: "use .introspect(.scrollView, on: …)")
  public func introspectScrollView(
    customize: @escaping (ScrolledWindow) -> Void
  ) -> some View {
    introspect(ScrolledWindow.self, .receiverThenAncestor, customize: customize)
  }

  /// The entry of a `TextField`.
  @available(*, deprecated, message: "use .introspect(.textField, on: …)")
  public func introspectTextField(customize: @escaping (Entry) -> Void) -> some View {
    introspect(Entry.self, .receiverThenAncestor, customize: customize)
  }

  /// The text view of a `TextField` that grows with its text.
  @available(*, deprecated, message: "use .introspect(.textField(axis: .vertical), on: …)")
  public func introspectTextView(
    customize: @escaping (TextView) -> Void
  ) -> some View {
    introspect(TextView.self, .receiver, customize: customize)
  }

  /// The switch of a `Toggle`.
  @available(*, deprecated, message: "use .introspect(.toggle, on: …)")
  public func introspectSwitch(customize: @escaping (Switch) -> Void) -> some View {
    introspect(Switch.self, .receiver, customize: customize)
  }

  /// The scale of a `Slider`.
  @available(*, deprecated, message: "use .introspect(.slider, on: …)")
  public func introspectSlider(customize: @escaping (Scale) -> Void) -> some View {
    introspect(Scale.self, .receiver, customize: customize)
  }

  /// The button of a `Button`.
  @available(*, deprecated, message: "use .introspect(.button, on: …)")
  public func introspectButton(
    customize: @escaping (GTK.Button) -> Void
  ) -> some View {
    introspect(GTK.Button.self, .receiver, customize: customize)
  }

  /// The row of a `List` around a view.
  @available(*, deprecated, message: "use .introspect(.listCell, on: …)")
  public func introspectTableViewCell(
    customize: @escaping (Widget) -> Void
  ) -> some View {
    introspect(.listCell, on: .gtk, customize: customize)
  }

  /// The box of a `Picker` with the segmented style.
  @available(*, deprecated, message: "use .introspect(.picker(style: .segmented), on: …)")
  public func introspectSegmentedControl(
    customize: @escaping (Box) -> Void
  ) -> some View {
    introspect(.picker(style: .segmented), on: .gtk, customize: customize)
  }
}
#endif
