#if canImport(UIKit) && !os(watchOS)
public import SwiftUI
@_spi(Advanced) import SwiftUIIntrospect
public import UIKit

extension View {
  /// The navigation controller of a `NavigationView`, from it or from inside.
  @available(*, deprecated, message: "use .introspect(.navigationStack, on: …)")
  public func introspectNavigationController(
    customize: @escaping (UINavigationController) -> Void
  ) -> some View {
    introspect(UINavigationController.self, .ancestorThenReceiver, customize: customize)
  }

  /// The split view controller of a `NavigationView` in columns, from it or from inside.
  @available(*, deprecated, message: "use .introspect(.navigationSplitView, on: …)")
  public func introspectSplitViewController(
    customize: @escaping (UISplitViewController) -> Void
  ) -> some View {
    introspect(UISplitViewController.self, .ancestorThenReceiver, customize: customize)
  }

  /// The controller that shows the view.
  @available(*, deprecated, message: "use .introspect(.viewController, on: …)")
  public func introspectViewController(
    customize: @escaping (UIViewController) -> Void
  ) -> some View {
    introspect(UIViewController.self, .ancestor, customize: customize)
  }

  /// The tab bar controller of a `TabView`, from it or from inside.
  @available(*, deprecated, message: "use .introspect(.tabView, on: …)")
  public func introspectTabBarController(
    customize: @escaping (UITabBarController) -> Void
  ) -> some View {
    introspect(UITabBarController.self, .ancestorThenReceiver, customize: customize)
  }

  /// The table of a `List`, from it or from inside. There is none since iOS 16.
  @available(*, deprecated, message: "use .introspect(.list, on: …)")
  public func introspectTableView(
    customize: @escaping (UITableView) -> Void
  ) -> some View {
    introspect(UITableView.self, .ancestorThenReceiver, customize: customize)
  }

  /// The cell of a row in a `List`, from inside. There is none since iOS 16.
  @available(*, deprecated, message: "use .introspect(.listCell, on: …)")
  public func introspectTableViewCell(
    customize: @escaping (UITableViewCell) -> Void
  ) -> some View {
    introspect(UITableViewCell.self, .ancestorThenReceiver, customize: customize)
  }

  /// The collection view of a `List` since iOS 16, from it or from inside.
  @available(*, deprecated, message: "use .introspect(.list, on: …)")
  public func introspectCollectionView(
    customize: @escaping (UICollectionView) -> Void
  ) -> some View {
    introspect(UICollectionView.self, .ancestorThenReceiver, customize: customize)
  }

  /// The cell of a row in a `List` since iOS 16, from inside.
  @available(*, deprecated, message: "use .introspect(.listCell, on: …)")
  public func introspectCollectionViewCell(
    customize: @escaping (UICollectionViewCell) -> Void
  ) -> some View {
    introspect(UICollectionViewCell.self, .ancestorThenReceiver, customize: customize)
  }

  /// The scroll view of a `ScrollView`, from it or from inside.
  @available(*, deprecated, message: "use .introspect(.scrollView, on: …)")
  public func introspectScrollView(
    customize: @escaping (UIScrollView) -> Void
  ) -> some View {
    introspect(UIScrollView.self, .receiverThenAncestor, customize: customize)
  }

  /// The text field of a `TextField` or a `SecureField`.
  @available(*, deprecated, message: "use .introspect(.textField, on: …)")
  public func introspectTextField(
    customize: @escaping (UITextField) -> Void
  ) -> some View {
    introspect(UITextField.self, .receiverThenAncestor, customize: customize)
  }

  /// The text view of a `TextEditor`.
  @available(*, deprecated, message: "use .introspect(.textEditor, on: …)")
  public func introspectTextView(
    customize: @escaping (UITextView) -> Void
  ) -> some View {
    introspect(UITextView.self, .receiver, customize: customize)
  }

  /// The control of a `Picker` with the segmented style.
  @available(*, deprecated, message: "use .introspect(.picker(style: .segmented), on: …)")
  public func introspectSegmentedControl(
    customize: @escaping (UISegmentedControl) -> Void
  ) -> some View {
    introspect(UISegmentedControl.self, .receiver, customize: customize)
  }

  #if !os(tvOS)
  /// The switch of a `Toggle`.
  @available(*, deprecated, message: "use .introspect(.toggle, on: …)")
  public func introspectSwitch(customize: @escaping (UISwitch) -> Void) -> some View {
    introspect(UISwitch.self, .receiver, customize: customize)
  }

  /// The slider of a `Slider`.
  @available(*, deprecated, message: "use .introspect(.slider, on: …)")
  public func introspectSlider(customize: @escaping (UISlider) -> Void) -> some View {
    introspect(UISlider.self, .receiver, customize: customize)
  }

  /// The stepper of a `Stepper`.
  @available(*, deprecated, message: "use .introspect(.stepper, on: …)")
  public func introspectStepper(
    customize: @escaping (UIStepper) -> Void
  ) -> some View {
    introspect(UIStepper.self, .receiver, customize: customize)
  }

  /// The date picker of a `DatePicker`.
  @available(*, deprecated, message: "use .introspect(.datePicker, on: …)")
  public func introspectDatePicker(
    customize: @escaping (UIDatePicker) -> Void
  ) -> some View {
    introspect(UIDatePicker.self, .receiver, customize: customize)
  }

  /// The color well of a `ColorPicker`.
  @available(*, deprecated, message: "use .introspect(.colorPicker, on: …)")
  @available(iOS 14, *)
  public func introspectColorWell(
    customize: @escaping (UIColorWell) -> Void
  ) -> some View {
    introspect(UIColorWell.self, .receiver, customize: customize)
  }
  #endif

  /// The two scroll views of a `TabView` with the page style; since iOS 16 they are one.
  @available(*, deprecated, message: "use .introspect(.tabView(style: .page), on: …)")
  @available(iOS 14, tvOS 14, *)
  public func introspectPagedTabView(
    customize: @escaping (UICollectionView, UIScrollView) -> Void
  ) -> some View {
    introspect(UICollectionView.self, .ancestorThenReceiver) { collectionView in
      let inner = collectionView.subviews.lazy.compactMap { $0 as? UIScrollView }.first
      customize(collectionView, inner ?? collectionView)
    }
  }

  #if os(iOS)
  /// The search controller of `.searchable`, from the navigation view or from inside.
  @available(*, deprecated, message: "use .introspect(.searchField, on: …)")
  @available(iOS 15, *)
  public func introspectSearchController(
    customize: @escaping (UISearchController) -> Void
  ) -> some View {
    introspect(
      UISearchController.self,
      by: IntrospectionSelector.from(UINavigationController.self) { controller in
        controller.topViewController?.navigationItem.searchController
      }
      .inOrder(.ancestorThenReceiver),
      customize: customize)
  }
  #endif
}
#endif
