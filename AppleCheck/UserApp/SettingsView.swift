// A view as people wrote them for the library that this one replaces: with all the predicates they
// like, and no change for this library.
import SwiftUI

#if canImport(SwiftUIIntrospect)
@_spi(Advanced) import SwiftUIIntrospect
#endif

struct SettingsView: View {
  @State private var name = ""
  @State private var password = ""
  @State private var isOn = false
  @State private var volume = 0.5
  @State private var size = "M"
  #if os(iOS) || os(tvOS) || os(visionOS)
  @Weak private var scrollView: UIScrollView?
  #elseif os(macOS)
  @Weak private var scrollView: NSScrollView?
  #endif

  var body: some View {
    ScrollView {
      VStack {
        nameField
        passwordField
        #if !os(watchOS)
        sizePicker
        #endif
        if #available(iOS 14, macOS 11, tvOS 14, *) { progress }
        #if !os(tvOS)
        toggle
        slider
        #endif
      }
    }
    #if os(iOS) || os(tvOS) || os(visionOS)
    .introspect(
      .scrollView,
      on: .iOS(.v13, .v14, .v15, .v16, .v17, .v18, .v26, .v27),
      .tvOS(.v13, .v14, .v15, .v16, .v17, .v18, .v26, .v27), .visionOS(.v1, .v2, .v26, .v27)
    ) { scrollView in
      scrollView.bounces = false
      self.scrollView = scrollView
    }
    .introspect(.window, on: .iOS(.v13...), .tvOS(.v13...), .visionOS(.v1...)) { window in
      window.backgroundColor = .clear
    }
    .introspect(.viewController, on: .iOS(.v13...), .tvOS(.v13...), .visionOS(.v1...)) {
      $0.view.backgroundColor = .clear
    }
    #elseif os(macOS)
    .introspect(
      .scrollView, on: .macOS(.v10_15, .v11, .v12, .v13, .v14, .v15, .v26, .v27)
    ) { scrollView in
      scrollView.drawsBackground = false
      scrollView.hasVerticalScroller = false
      self.scrollView = scrollView
    }
    .introspect(.window, on: .macOS(.v10_15...)) { window in
      window.titlebarAppearsTransparent = true
    }
    #endif
  }

  private var nameField: some View {
    TextField("Name", text: $name)
      #if os(iOS) || os(tvOS) || os(visionOS)
    .introspect(
      .textField, on: .iOS(.v13, .v14, .v15, .v16, .v17, .v18),
      .tvOS(.v13, .v14, .v15, .v16, .v17, .v18), .visionOS(.v1, .v2)
    ) {
      $0.clearButtonMode = .whileEditing
      $0.textColor = .systemBlue
    }
      #elseif os(macOS)
    .introspect(.textField, on: .macOS(.v12, .v13, .v14)) { field in
      field.focusRingType = .none
      field.isBordered = false
    }
      #endif
  }

  private var passwordField: some View {
    SecureField("Password", text: $password)
      #if os(iOS)
    .introspect(.secureField, on: .iOS(.v15...)) { $0.returnKeyType = .done }
      #elseif os(macOS)
    .introspect(.secureField, on: .macOS(.v11...)) { $0.isEditable = true }
      #endif
  }

  #if !os(watchOS)
  private var sizePicker: some View {
    Picker("Size", selection: $size) {
      Text("M").tag("M")
      Text("L").tag("L")
    }
    .pickerStyle(.segmented)
    #if os(iOS) || os(tvOS) || os(visionOS)
    .introspect(
      .picker(style: .segmented), on: .iOS(.v13...), .tvOS(.v13...), .visionOS(.v1...)
    ) { control in
      control.selectedSegmentTintColor = .systemRed
    }
    #elseif os(macOS)
    .introspect(.picker(style: .segmented), on: .macOS(.v10_15...)) {
      $0.segmentDistribution = .fillEqually
    }
    #endif
  }

  #endif

  @available(iOS 14, macOS 11, tvOS 14, *)
  private var progress: some View {
    ProgressView(value: volume)
      .progressViewStyle(.linear)
      #if os(iOS) || os(tvOS) || os(visionOS)
    .introspect(
      .progressView(style: .linear), on: .iOS(.v14...), .tvOS(.v14...), .visionOS(.v1...)
    ) {
      $0.trackTintColor = .gray
    }
      #elseif os(macOS)
    .introspect(.progressView(style: .linear), on: .macOS(.v11...)) { $0.controlSize = .small }
      #endif
  }

  #if !os(tvOS)
  private var toggle: some View {
    Toggle("On", isOn: $isOn)
      .toggleStyle(.switch)
      #if os(iOS)
    .introspect(
      .toggle(style: .switch), on: .iOS(.v13, .v14, .v15, .v16, .v17, .v18, .v26)
    ) {
      $0.onTintColor = .systemGreen
    }
      #elseif os(macOS)
    .introspect(.toggle(style: .switch), on: .macOS(.v10_15, .v11, .v12, .v13, .v14)) {
      $0.state = .on
    }
      #endif
  }

  private var slider: some View {
    Slider(value: $volume)
      #if os(iOS)
    .introspect(.slider, on: .iOS(.v13, .v14, .v15, .v16, .v17, .v18, .v26)) {
      $0.minimumTrackTintColor = .red
    }
      #elseif os(macOS)
    .introspect(.slider, on: .macOS(.v10_15...)) { $0.numberOfTickMarks = 5 }
      #endif
  }
  #endif
}
