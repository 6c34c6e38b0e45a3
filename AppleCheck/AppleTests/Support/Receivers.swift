import AVKit
import MapKit

@testable import SwiftUI

#if canImport(WebKit)
import WebKit
#endif

/// Views to introspect, three of a kind, and what the system makes of them.
@MainActor
final class Receivers {
  private(set) var shapes: [Int: StandInShape] = [:]
  private let name: String

  init(_ name: String) { self.name = name }

  /// One of the siblings, with something inside where the kind has an inside.
  func view<Inside: View>(_ index: Int, _ inside: Inside = EmptyView()) -> AnyView {
    AnyView(
      ShapedView(
        name,
        shape: { [self] in
          let shape = Self.shape(name)
          shapes[index] = shape
          return shape
        }, content: { inside }))
  }

  /// Whether there can be something inside that looks for it as an ancestor.
  static func hasInside(_ name: String) -> Bool {
    name != ".pageControl" && name != ".window" && shape(name).contentView != nil
      && !isDrawnWithContent(name)
  }

  /// A button's content is its label, which SwiftUI draws.
  private static func isDrawnWithContent(_ name: String) -> Bool {
    [".button", ".toggle(style: .checkbox)", ".toggle(style: .button)"].contains(name)
  }

  private static func shape(_ name: String) -> StandInShape {
    switch name {
    case ".map": StandInShape(hosting: MKMapView(frame: .zero))
    case ".videoPlayer": videoPlayer()
    case ".webView": webView()
    default: (kinds[name] ?? .drawing).shape
    }
  }

  private static func videoPlayer() -> StandInShape {
    #if canImport(UIKit)
    StandInShape(hosting: AVPlayerViewController())
    #else
    StandInShape(hosting: AVPlayerView(frame: .zero))
    #endif
  }

  private static func webView() -> StandInShape {
    #if canImport(WebKit)
    StandInShape(hosting: WKWebView(frame: .zero))
    #else
    StandInKind.drawing.shape
    #endif
  }

  private static var kinds: [String: StandInKind] {
    #if os(tvOS)
    let columns: StandInKind = .navigationStack
    #else
    let columns: StandInKind = .navigationColumns
    #endif
    return [
      ".button": .button, ".colorPicker": .colorPicker, ".datePicker": .datePicker,
      ".datePicker(style: .compact)": .datePicker, ".datePicker(style: .field)": .datePicker,
      ".datePicker(style: .graphical)": .datePicker,
      ".datePicker(style: .stepperField)": .datePicker, ".datePicker(style: .wheel)": .datePicker,
      ".form": .form, ".form(style: .grouped)": .form, ".list": .list,
      ".list(style: .plain)": .list, ".listCell": .list, ".list(style: .bordered)": .list,
      ".list(style: .grouped)": .list, ".list(style: .insetGrouped)": .list,
      ".list(style: .inset)": .list, ".list(style: .sidebar)": .list,
      ".navigationSplitView": columns, ".navigationStack": .navigationStack,
      ".navigationView(style: .columns)": columns,
      ".navigationView(style: .stack)": .navigationStack, ".pageControl": .pages,
      ".picker(style: .menu)": .menuPicker, ".picker(style: .segmented)": .segmentedPicker,
      ".picker(style: .wheel)": .wheelPicker, ".progressView(style: .circular)": .circularProgress,
      ".progressView(style: .linear)": .linearProgress, ".scrollView": .scrollView,
      ".searchField": .search, ".secureField": .secureField, ".slider": .slider,
      ".stepper": .stepper, ".tabView": .tabView, ".tabView(style: .page)": .pages,
      ".table": .table, ".textEditor": .textEditor, ".textField": .textField,
      ".textField(axis: .vertical)": .verticalTextField, ".toggle": .toggle,
      ".toggle(style: .button)": .toggleButton, ".toggle(style: .checkbox)": .checkbox,
      ".toggle(style: .switch)": .toggleSwitch, ".view": .scrollView,
      ".viewController": .navigationStack, ".window": .textField,
    ]
  }
}

/// The view that stands for an entity in the tree of views; nil for a window or a presentation.
@MainActor
func view(of entity: AnyObject) -> StandInView? {
  #if canImport(UIKit)
  if entity is UIWindow { return nil }
  #endif
  return entity as? StandInView ?? (entity as? StandInController)?.view
}
