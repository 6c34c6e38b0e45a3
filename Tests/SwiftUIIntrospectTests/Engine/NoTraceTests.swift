#if GTK
import GTK
import GTKTestSupport
import SwiftUI
import Testing

import SwiftUIIntrospect

/// A window's worth of views, introspected or not.
private struct Form: View {
  let isIntrospected: Bool

  var body: some View {
    let fields = VStack(alignment: .leading) {
      HStack {
        Text("Name")
        if isIntrospected {
          TextField("Name", text: .constant("")).introspect(.textField, on: .gtk(.v4)) { _ in }
        } else {
          TextField("Name", text: .constant(""))
        }
      }
      if isIntrospected {
        Toggle("Wi-Fi", isOn: .constant(true)).introspect(.toggle, on: .gtk(.v4)) { _ in }
      } else {
        Toggle("Wi-Fi", isOn: .constant(true))
      }
      if isIntrospected {
        Slider(value: .constant(0.5)).introspect(.slider, on: .gtk(.v4)) { _ in }
      } else {
        Slider(value: .constant(0.5))
      }
      Spacer()
      if isIntrospected {
        SwiftUI.Button("Done") {}.introspect(.button, on: .gtk(.v4)) { _ in }
      } else {
        SwiftUI.Button("Done") {}
      }
    }
    .padding()
    if isIntrospected {
      fields.introspect(.window, on: .gtk(.v4)) { _ in }
        .introspect(.view, on: .gtk(.v4)) { _ in }
    } else {
      fields
    }
  }
}

@MainActor
@Suite("An introspected window", .gtk)
struct NoTraceTests {
  @Test("It has the widgets, the frames and the tab order of one that is not")
  func noTrace() async throws {
    var traces: [Trace] = []
    for isIntrospected in [false, true] {
      try await onDisplay(Form(isIntrospected: isIntrospected)) { window in
        traces.append(try await Trace(of: window))
      }
    }
    try #require(traces.count == 2)
    #expect(traces[0].widgets == traces[1].widgets)
    #expect(traces[0].tabStops == traces[1].tabStops)
    // Four controls, and then around again.
    #expect(Set(traces[0].tabStops).count >= 4)
  }

  @Test("A toolbar is as it is without")
  func toolbar() async throws {
    let field = TextField("Name", text: .constant(""))
    var traces: [Trace] = []
    for view in [AnyView(field), AnyView(field.introspect(.textField, on: .gtk) { _ in })] {
      let page = NavigationStack {
        view.navigationTitle("Page").toolbar { ToolbarItem { view } }
      }
      try await onDisplay(page) { window in traces.append(try await Trace(of: window)) }
    }
    try #require(traces.count == 2)
    #expect(traces[0] == traces[1])
    #expect(traces[0].widgets.count { $0.contains("GtkEntry") } == 2)
  }
}
#endif
