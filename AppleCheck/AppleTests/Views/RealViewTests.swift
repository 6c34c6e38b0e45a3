import AVKit
import MapKit
import Testing

@_spi(Advanced) @_spi(Internals) import SwiftUIIntrospect

#if canImport(WebKit)
import WebKit
#endif
#if STAND_INS
@testable import SwiftUI
#else
import SwiftUI
#endif

/// Views of SwiftUI, drawn by the stand-ins' renderer or by the real system: the entity is of the
/// class of the system, and each of three siblings has its own.
@MainActor
@Suite(.serialized)
struct RealViewTests: SiblingTests {
  @MainActor private final class Found { var entities: [Int: AnyObject] = [:] }

  #if canImport(UIKit)
  @Test func textField() async throws {
    try await check(UITextField.self) { _, found in
      TextField("Name", text: .constant(""))
        .introspect(.textField, on: .iOS, .tvOS, .visionOS) { found($0) }
    }
  }

  @Test func secureField() async throws {
    try await check(UITextField.self) { _, found in
      SecureField("Password", text: .constant(""))
        .introspect(.secureField, on: .iOS, .tvOS, .visionOS) { found($0) }
    }
  }

  @Test func segmentedPicker() async throws {
    try await check(UISegmentedControl.self) { _, found in
      Picker("Size", selection: .constant(1)) { Text("M").tag(1) }
        .pickerStyle(.segmented)
        .introspect(.picker(style: .segmented), on: .iOS, .tvOS, .visionOS) { found($0) }
    }
  }

  @Test func scrollView() async throws {
    try await check(UIScrollView.self) { _, found in
      ScrollView { Text("Item") }
        .introspect(.scrollView, on: .iOS, .tvOS, .visionOS) { found($0) }
    }
  }

  @Test func scrollViewFromInside() async throws {
    try await check(UIScrollView.self) { _, found in
      ScrollView {
        Text("Item").introspect(
          .scrollView, on: .iOS, .tvOS, .visionOS, scope: .ancestor
        ) { found($0) }
      }
    }
  }

  @available(iOS 16, tvOS 16, *)
  @Test func navigationStack() async throws {
    try await check(UINavigationController.self, on: Systems.since(16)) { _, found in
      NavigationStack { Text("Root") }
        .introspect(.navigationStack, on: .iOS(.v16...), .tvOS(.v16...), .visionOS(.v1...)) {
          found($0)
        }
    }
  }

  @available(iOS 16, tvOS 16, *)
  @Test func viewControllerFromInside() async throws {
    try await check(UIViewController.self) { _, found in
      NavigationStack {
        Text("Root").introspect(.viewController, on: .iOS, .tvOS, .visionOS) { found($0) }
      }
    }
  }

  #if os(tvOS)
  @Test func list() async throws {
    try await check(UITableView.self) { _, found in
      List { Text("Item") }.introspect(.list, on: .tvOS) { found($0) }
    }
  }
  #else
  @Test func list() async throws {
    #if os(iOS)
    try await check(UITableView.self, on: Systems.until(16)) { _, found in
      List { Text("Item") }.introspect(.list, on: .iOS(.v13, .v14, .v15)) { found($0) }
    }
    #endif
    try await check(UICollectionView.self, on: Systems.since(16)) { _, found in
      List { Text("Item") }.introspect(.list, on: .iOS(.v16...), .visionOS(.v1...)) {
        found($0)
      }
    }
  }

  @Test func listCell() async throws {
    try await check(UICollectionViewCell.self, on: Systems.since(16)) { _, found in
      List {
        Text("Item").introspect(.listCell, on: .iOS(.v16...), .visionOS(.v1...)) { found($0) }
      }
    }
  }
  #endif

  #if !os(visionOS)
  @Test func tabView() async throws {
    try await check(UITabBarController.self) { _, found in
      TabView { Text("Page").tabItem { Text("Page") } }
        .introspect(.tabView, on: .iOS, .tvOS) { found($0) }
    }
  }

  @Test func tabViewFromInside() async throws {
    try await check(UITabBarController.self) { _, found in
      TabView {
        Text("Page").introspect(.tabView, on: .iOS, .tvOS, scope: .ancestor) { found($0) }
      }
    }
  }
  #endif

  @available(iOS 14, tvOS 14, *)
  @Test func pages() async throws {
    let pages = TabView { Text("Page") }.tabViewStyle(.page)
    try await check(UICollectionView.self, on: Systems.since(14)) { _, found in
      pages.introspect(
        .tabView(style: .page), on: .iOS(.v14...), .tvOS(.v14...), .visionOS(.v1...)
      ) { found($0) }
    }
  }

  #if os(iOS)
  @Test func form() async throws {
    try await check(UITableView.self, on: Systems.until(16)) { _, found in
      Form { Text("Item") }.introspect(.form, on: .iOS(.v13, .v14, .v15)) { found($0) }
    }
    try await check(UICollectionView.self, on: Systems.since(16)) { _, found in
      Form { Text("Item") }.introspect(.form, on: .iOS(.v16...)) { found($0) }
    }
  }

  @Test func stepper() async throws {
    try await check(UIStepper.self) { _, found in
      Stepper("Copies", value: .constant(1)).introspect(.stepper, on: .iOS) { found($0) }
    }
  }
  #endif

  @available(iOS 14, tvOS 14, *)
  @Test func map() async throws {
    try await check(MKMapView.self, on: Systems.since(14)) { _, found in
      Map(coordinateRegion: .constant(MKCoordinateRegion()))
        .introspect(.map, on: .iOS(.v14...), .tvOS(.v14...), .visionOS(.v1...)) { found($0) }
    }
  }

  @available(iOS 14, tvOS 14, *)
  @Test func videoPlayer() async throws {
    try await check(AVPlayerViewController.self, on: Systems.since(14)) { _, found in
      VideoPlayer(player: AVPlayer()).introspect(
        .videoPlayer, on: .iOS(.v14...), .tvOS(.v14...), .visionOS(.v1...)
      ) { found($0) }
    }
  }

  #if os(iOS) || os(visionOS)
  @available(iOS 26, visionOS 26, *)
  @Test func webView() async throws {
    try await check(WKWebView.self, on: Systems.all.filter { $0[0] >= 26 }) { _, found in
      WebView(url: nil).introspect(.webView, on: .iOS(.v26...), .visionOS(.v26...)) {
        found($0)
      }
    }
  }

  @available(iOS 16, *)
  @Test func table() async throws {
    try await check(UICollectionView.self, on: Systems.since(16)) { _, found in
      Table([Person(id: "Ada")]) { TableColumn("Name", value: \.id) }
        .introspect(.table, on: .iOS(.v16...), .visionOS(.v1...)) { found($0) }
    }
  }

  @Test func datePicker() async throws {
    try await check(UIDatePicker.self) { _, found in
      DatePicker("Day", selection: .constant(Date()))
        .introspect(.datePicker, on: .iOS, .visionOS) { found($0) }
    }
  }
  #endif

  #if os(iOS)
  @available(iOS 14, *)
  @Test func colorPicker() async throws {
    try await check(UIColorWell.self, on: Systems.since(14)) { _, found in
      ColorPicker("Color", selection: .constant(Color.red))
        .introspect(.colorPicker, on: .iOS(.v14...)) { found($0) }
    }
  }

  @available(iOS 14, *)
  @Test func textEditor() async throws {
    try await check(UITextView.self, on: Systems.since(14)) { _, found in
      TextEditor(text: .constant(""))
        .introspect(.textEditor, on: .iOS(.v14...)) { found($0) }
    }
  }

  @Test func slider() async throws {
    try await check(UISlider.self) { _, found in
      Slider(value: .constant(0.5)).introspect(.slider, on: .iOS) { found($0) }
    }
  }

  @Test func toggle() async throws {
    try await check(UISwitch.self) { _, found in
      Toggle("On", isOn: .constant(true)).introspect(.toggle, on: .iOS) { found($0) }
    }
  }
  #endif

  @Test func sheet() async throws {
    for system in Systems.all {
      Systems.run(system)
      let found = Found()
      let display = Display(
        Text("Below").sheet(isPresented: .constant(true)) {
          Text("Sheet").introspect(.sheet, on: .iOS, .tvOS) {
            (presentation: UIPresentationController) in
            found.entities[0] = presentation
          }
        })
      await display.settle()
      #if !os(visionOS)
      let presented = display.controller.presentedViewController
      #expect(isSame(found.entities[0], presented?.presentationController))
      #expect(presented != nil)
      #endif
      display.close()
    }
  }
  #else
  @Test func textField() async throws {
    try await check(NSTextField.self) { _, found in
      TextField("Name", text: .constant("")).introspect(.textField, on: .macOS) { found($0) }
    }
  }

  @Test func list() async throws {
    try await check(NSTableView.self) { _, found in
      List { Text("Item") }.introspect(.list, on: .macOS) { found($0) }
    }
  }

  @Test func listCell() async throws {
    try await check(NSTableCellView.self) { _, found in
      List { Text("Item").introspect(.listCell, on: .macOS) { found($0) } }
    }
  }

  @Test func scrollView() async throws {
    try await check(NSScrollView.self) { _, found in
      ScrollView { Text("Item") }.introspect(.scrollView, on: .macOS) { found($0) }
    }
  }

  @Test func slider() async throws {
    try await check(NSSlider.self) { _, found in
      Slider(value: .constant(0.5)).introspect(.slider, on: .macOS) { found($0) }
    }
  }

  @available(macOS 11, *)
  @Test func textEditor() async throws {
    try await check(NSTextView.self, on: Systems.all.filter { $0[0] > 10 }) { _, found in
      TextEditor(text: .constant("")).introspect(.textEditor, on: .macOS(.v11...)) { found($0) }
    }
  }

  @Test func datePicker() async throws {
    try await check(NSDatePicker.self) { _, found in
      DatePicker("Day", selection: .constant(Date()))
        .introspect(.datePicker, on: .macOS) { found($0) }
    }
  }

  @Test func stepper() async throws {
    try await check(NSStepper.self) { _, found in
      Stepper("Copies", value: .constant(1)).introspect(.stepper, on: .macOS) { found($0) }
    }
  }

  @available(macOS 11, *)
  @Test func map() async throws {
    try await check(MKMapView.self, on: Systems.all.filter { $0[0] > 10 }) { _, found in
      Map(coordinateRegion: .constant(MKCoordinateRegion()))
        .introspect(.map, on: .macOS(.v11...)) { found($0) }
    }
  }

  @available(macOS 11, *)
  @Test func videoPlayer() async throws {
    try await check(AVPlayerView.self, on: Systems.all.filter { $0[0] > 10 }) { _, found in
      VideoPlayer(player: AVPlayer()).introspect(.videoPlayer, on: .macOS(.v11...)) { found($0) }
    }
  }

  @available(macOS 26, *)
  @Test func webView() async throws {
    try await check(WKWebView.self, on: Systems.all.filter { $0[0] >= 26 }) { _, found in
      WebView(url: nil).introspect(.webView, on: .macOS(.v26...)) { found($0) }
    }
  }

  @available(macOS 12, *)
  @Test func table() async throws {
    try await check(NSTableView.self, on: Systems.all.filter { $0[0] > 11 }) { _, found in
      Table([Person(id: "Ada")]) { TableColumn("Name", value: \.id) }
        .introspect(.table, on: .macOS(.v12...)) { found($0) }
    }
  }

  @Test func tabView() async throws {
    try await check(NSTabView.self) { _, found in
      TabView { Text("Page").tabItem { Text("Page") } }
        .introspect(.tabView, on: .macOS) { found($0) }
    }
  }

  @available(macOS 13, *)
  @Test func groupedForm() async throws {
    try await check(NSScrollView.self, on: Systems.all.filter { $0[0] > 12 }) { _, found in
      Form { Text("Item") }.formStyle(.grouped)
        .introspect(.form(style: .grouped), on: .macOS(.v13...)) { found($0) }
    }
  }

  @Test func button() async throws {
    try await check(NSButton.self) { _, found in
      Button("Press") {}.introspect(.button, on: .macOS) { found($0) }
    }
  }

  @Test func menuPicker() async throws {
    try await check(NSPopUpButton.self, on: [[11], [15], [27]]) { _, found in
      Picker("Size", selection: .constant(1)) { Text("M").tag(1) }
        .pickerStyle(.menu)
        .introspect(.picker(style: .menu), on: .macOS(.v11...)) { found($0) }
    }
  }
  #endif
}

private struct Person: Identifiable { let id: String }
