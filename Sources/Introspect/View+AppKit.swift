#if canImport(AppKit) && !canImport(UIKit)
public import AppKit
public import SwiftUI
import SwiftUIIntrospect

extension View {
  /// The table of a `List`, from it or from inside.
  @available(*, deprecated, message: "use .introspect(.list, on: …)")
  public func introspectTableView(
    customize: @escaping (NSTableView) -> Void
  ) -> some View {
    introspect(NSTableView.self, .ancestorThenReceiver, customize: customize)
  }

  /// The cell of a row in a `List`, from inside.
  @available(*, deprecated, message: "use .introspect(.listCell, on: …)")
  public func introspectTableViewCell(
    customize: @escaping (NSTableCellView) -> Void
  ) -> some View {
    introspect(NSTableCellView.self, .ancestorThenReceiver, customize: customize)
  }

  /// The scroll view of a `ScrollView`, from it or from inside.
  @available(*, deprecated, message: "use .introspect(.scrollView, on: …)")
  public func introspectScrollView(
    customize: @escaping (NSScrollView) -> Void
  ) -> some View {
    introspect(NSScrollView.self, .receiverThenAncestor, customize: customize)
  }

  /// The split view of a `NavigationView` in columns, from it or from inside.
  @available(*, deprecated, message: "use .introspect(.navigationSplitView, on: …)")
  public func introspectSplitView(
    customize: @escaping (NSSplitView) -> Void
  ) -> some View {
    introspect(NSSplitView.self, .ancestorThenReceiver, customize: customize)
  }

  /// The tab view of a `TabView`.
  @available(*, deprecated, message: "use .introspect(.tabView, on: …)")
  public func introspectTabView(
    customize: @escaping (NSTabView) -> Void
  ) -> some View {
    introspect(NSTabView.self, .receiver, customize: customize)
  }

  /// The text field of a `TextField` or a `SecureField`.
  @available(*, deprecated, message: "use .introspect(.textField, on: …)")
  public func introspectTextField(
    customize: @escaping (NSTextField) -> Void
  ) -> some View {
    introspect(NSTextField.self, .receiver, customize: customize)
  }

  /// The text view of a `TextEditor`.
  @available(*, deprecated, message: "use .introspect(.textEditor, on: …)")
  public func introspectTextView(
    customize: @escaping (NSTextView) -> Void
  ) -> some View {
    introspect(NSTextView.self, .receiver, customize: customize)
  }

  /// The slider of a `Slider`.
  @available(*, deprecated, message: "use .introspect(.slider, on: …)")
  public func introspectSlider(customize: @escaping (NSSlider) -> Void) -> some View {
    introspect(NSSlider.self, .receiver, customize: customize)
  }

  /// The stepper of a `Stepper`.
  @available(*, deprecated, message: "use .introspect(.stepper, on: …)")
  public func introspectStepper(
    customize: @escaping (NSStepper) -> Void
  ) -> some View {
    introspect(NSStepper.self, .receiver, customize: customize)
  }

  /// The date picker of a `DatePicker`.
  @available(*, deprecated, message: "use .introspect(.datePicker, on: …)")
  public func introspectDatePicker(
    customize: @escaping (NSDatePicker) -> Void
  ) -> some View {
    introspect(NSDatePicker.self, .receiver, customize: customize)
  }

  /// The control of a `Picker` with the segmented style.
  @available(*, deprecated, message: "use .introspect(.picker(style: .segmented), on: …)")
  public func introspectSegmentedControl(
    customize: @escaping (NSSegmentedControl) -> Void
  ) -> some View {
    introspect(NSSegmentedControl.self, .receiver, customize: customize)
  }

  /// The button of a `Button` or a `Toggle`.
  @available(*, deprecated, message: "use .introspect(.button, on: …)")
  public func introspectButton(customize: @escaping (NSButton) -> Void) -> some View {
    introspect(NSButton.self, .receiver, customize: customize)
  }

  /// The color well of a `ColorPicker`.
  @available(*, deprecated, message: "use .introspect(.colorPicker, on: …)")
  @available(macOS 11, *)
  public func introspectColorWell(
    customize: @escaping (NSColorWell) -> Void
  ) -> some View {
    introspect(NSColorWell.self, .receiver, customize: customize)
  }
}
#endif
