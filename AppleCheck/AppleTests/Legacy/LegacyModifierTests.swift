import Introspect
import MapKit
import Testing

@_spi(Internals) import SwiftUIIntrospect
@testable import SwiftUI

/// Each modifier of the older library gets an entity of the class that it always got.
@MainActor
@Suite(.serialized)
struct LegacyModifierTests {
  @MainActor private final class Found { var entities: [AnyObject] = [] }

  @available(*, deprecated, message: "The older library's modifiers are deprecated.")
  @Test func handsOver() async {
    for (name, modifier) in LegacyModifier.all {
      Systems.run(Systems.all[Systems.all.count - 1])
      let found = Found()
      let display = Display(
        VStack {
          Text("Before")
          modifier.view { found.entities.append($0) }
          Text("After")
        })
      await display.settle()
      #expect(!found.entities.isEmpty, "\(name)")
      #expect(found.entities.allSatisfy(modifier.isExpected), "\(name): \(found.entities)")
      #expect(Set(found.entities.map { ObjectIdentifier($0) }).count == 1, "\(name)")
      display.close()
    }
  }
}

@available(*, deprecated, message: "The older library's modifiers are deprecated.")
@MainActor
struct LegacyModifier {
  typealias Found = @MainActor (AnyObject) -> Void

  let view: (@escaping Found) -> AnyView
  let isExpected: (AnyObject) -> Bool

  init<Entity: AnyObject, Content: View>(
    _ type: Entity.Type, _ view: @escaping (@escaping Found) -> Content
  ) {
    self.view = { AnyView(view($0)) }
    isExpected = { $0 is Entity }
  }

  private static func shape(_ name: String) -> AnyView { Receivers(name).view(0) }

  private static func shape(_ name: String, _ inside: some View) -> AnyView {
    Receivers(name).view(0, inside)
  }

  #if canImport(UIKit)
  static let all: [String: LegacyModifier] = everywhere.merging(touch) { $1 }
    .merging(search) { $1 }

  private static let everywhere: [String: LegacyModifier] = [
    "navigation controller": LegacyModifier(UINavigationController.self) { found in
      NavigationStack { Text("Root").introspectNavigationController { found($0) } }
    },
    "navigation controller of the view": LegacyModifier(UINavigationController.self) { found in
      NavigationStack { Text("Root") }.introspectNavigationController { found($0) }
    },
    "view controller": LegacyModifier(UIViewController.self) { found in
      NavigationStack { Text("Root").introspectViewController { found($0) } }
    },
    "tab bar controller": LegacyModifier(UITabBarController.self) { found in
      TabView { Text("Page").introspectTabBarController { found($0) } }
    },
    "segmented control": LegacyModifier(UISegmentedControl.self) { found in
      Picker("Size", selection: .constant(1)) { Text("M").tag(1) }.pickerStyle(.segmented)
        .introspectSegmentedControl { found($0) }
    },
    "text field": LegacyModifier(UITextField.self) { found in
      TextField("Name", text: .constant("")).introspectTextField { found($0) }
    },
    "scroll view": LegacyModifier(UIScrollView.self) { found in
      ScrollView { Text("Item") }.introspectScrollView { found($0) }
    },
    "scroll view from inside": LegacyModifier(UIScrollView.self) { found in
      ScrollView { Text("Item").introspectScrollView { found($0) } }
    },
    "paged tab view": LegacyModifier(UICollectionView.self) { found in
      TabView { Text("Page") }.tabViewStyle(.page).introspectPagedTabView { view, _ in found(view)
      }
    },
    "map": LegacyModifier(MKMapView.self) { found in
      shape(".map").introspectMapView { found($0) }
    },
  ]

  #if os(tvOS)
  private static let touch: [String: LegacyModifier] = [
    "table": LegacyModifier(UITableView.self) { found in
      List { Text("Row") }.introspectTableView { found($0) }
    },
    "table cell": LegacyModifier(UITableViewCell.self) { found in
      List { Text("Row").introspectTableViewCell { found($0) } }
    },
  ]
  #else
  private static let touch: [String: LegacyModifier] = lists.merging(controls) { $1 }

  private static let lists: [String: LegacyModifier] = [
    "collection": LegacyModifier(UICollectionView.self) { found in
      List { Text("Row") }.introspectCollectionView { found($0) }
    },
    "collection cell": LegacyModifier(UICollectionViewCell.self) { found in
      List { Text("Row").introspectCollectionViewCell { found($0) } }
    },
    "split view controller": LegacyModifier(UISplitViewController.self) { found in
      shape(
        ".navigationSplitView", Text("Root").introspectSplitViewController { found($0) })
    },
    "text view": LegacyModifier(UITextView.self) { found in
      TextEditor(text: .constant("")).introspectTextView { found($0) }
    },
  ]

  private static let controls: [String: LegacyModifier] = [
    "color well": LegacyModifier(UIColorWell.self) { found in
      ColorPicker("Ink", selection: .constant(Color.red)).introspectColorWell { found($0) }
    },
    "date picker": LegacyModifier(UIDatePicker.self) { found in
      DatePicker("Day", selection: .constant(Date())).introspectDatePicker { found($0) }
    },
    "slider": LegacyModifier(UISlider.self) { found in
      Slider(value: .constant(0.5)).introspectSlider { found($0) }
    },
    "stepper": LegacyModifier(UIStepper.self) { found in
      Stepper("Copies", value: .constant(1)).introspectStepper { found($0) }
    },
    "switch": LegacyModifier(UISwitch.self) { found in
      Toggle("On", isOn: .constant(true)).introspectSwitch { found($0) }
    },
  ]
  #endif

  #if os(iOS)
  private static let search: [String: LegacyModifier] = [
    "search controller": LegacyModifier(UISearchController.self) { found in
      shape(".searchField", Text("Root").introspectSearchController { found($0) })
    }
  ]
  #else
  private static let search: [String: LegacyModifier] = [:]
  #endif
  #else
  static let all: [String: LegacyModifier] = containers.merging(controls) { $1 }

  private static let containers: [String: LegacyModifier] = [
    "table": LegacyModifier(NSTableView.self) { found in
      List { Text("Row") }.introspectTableView { found($0) }
    },
    "table cell": LegacyModifier(NSTableCellView.self) { found in
      List { Text("Row").introspectTableViewCell { found($0) } }
    },
    "scroll view": LegacyModifier(NSScrollView.self) { found in
      ScrollView { Text("Item") }.introspectScrollView { found($0) }
    },
    "split view": LegacyModifier(NSSplitView.self) { found in
      shape(".navigationSplitView").introspectSplitView { found($0) }
    },
    "tab view": LegacyModifier(NSTabView.self) { found in
      TabView { Text("Page") }.introspectTabView { found($0) }
    },
    "map": LegacyModifier(MKMapView.self) { found in
      shape(".map").introspectMapView { found($0) }
    },
  ]

  private static let controls: [String: LegacyModifier] = [
    "button": LegacyModifier(NSButton.self) { found in
      Button("Press") {}.introspectButton { found($0) }
    },
    "color well": LegacyModifier(NSColorWell.self) { found in
      ColorPicker("Ink", selection: .constant(Color.red)).introspectColorWell { found($0) }
    },
    "date picker": LegacyModifier(NSDatePicker.self) { found in
      DatePicker("Day", selection: .constant(Date())).introspectDatePicker { found($0) }
    },
    "segmented control": LegacyModifier(NSSegmentedControl.self) { found in
      Picker("Size", selection: .constant(1)) { Text("M").tag(1) }.pickerStyle(.segmented)
        .introspectSegmentedControl { found($0) }
    },
    "slider": LegacyModifier(NSSlider.self) { found in
      Slider(value: .constant(0.5)).introspectSlider { found($0) }
    },
    "stepper": LegacyModifier(NSStepper.self) { found in
      Stepper("Copies", value: .constant(1)).introspectStepper { found($0) }
    },
    "text field": LegacyModifier(NSTextField.self) { found in
      TextField("Name", text: .constant("")).introspectTextField { found($0) }
    },
    "text view": LegacyModifier(NSTextView.self) { found in
      TextEditor(text: .constant("")).introspectTextView { found($0) }
    },
  ]
  #endif
}
