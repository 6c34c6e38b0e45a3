#if GTK
import GTK
import GTKTestSupport
import Testing

@testable import SwiftUI
@testable import SwiftUICore
@testable import SwiftUIIntrospect

@MainActor
@Suite("Diagnostics of shown views", .gtk)
struct ShownMissesTests {
  @Test("Without an entity they name the widgets that are there, those of the view alone")
  func noEntity() async throws {
    let texts = try await missesOnDisplay {
      let view = VStack {
        Text("Volume")
        Slider(value: .constant(0.5))
      }
      .introspect(.textField, on: .gtk(.v4)) { _ in Issue.record("There is no text field.") }
      try await onDisplay(view) { _ in }
    }
    try #require(texts.count == 1)
    #expect(texts[0].hasPrefix("TextFieldType is not handed over: no GTK.Entry in the re"))
    #expect(texts[0].hasSuffix("Label, GTK.Scale)."))
  }

  @Test("Among ancestors they name what is around, up to the window")
  func noAncestor() async throws {
    let texts = try await missesOnDisplay {
      let view = ScrollView {
        Text("Content").introspect(.list, on: .gtk(.v4), scope: .ancestor) { _ in
          Issue.record("There is no list.")
        }
      }
      try await onDisplay(view) { _ in }
    }
    try #require(texts.count == 1)
    #expect(
      texts[0].hasPrefix("ListType is not handed over: no GTK.ListView among its ancestors"))
    #expect(texts[0].contains("GTK.ScrolledWindow"))
    #expect(texts[0].hasSuffix("GTK.Window)."))
  }

  @Test("A ring that shows how far something is is no spinner")
  func otherStyle() async throws {
    let texts = try await missesOnDisplay {
      let view = ProgressView(value: 0.5).progressViewStyle(.circular)
        .introspect(.progressView(style: .circular), on: .gtk(.v4)) { _ in
          Issue.record("There is no spinner.")
        }
      try await onDisplay(view) { _ in }
    }
    #expect(
      texts == [
        """
        ProgressViewWithCircularStyleType is not handed over: no GTK.Spinner in the receiver \
        (GTK.Drawing).
        """
      ])
  }

  @Test("Outside of a window they say so, and the closure is called once there is one")
  func noWindow() async throws {
    let window = GTK.Window()
    defer { window.destroy() }
    let container = GTKContainer()
    let graph = ViewGraph(renderer: GTKRenderer())
    let scope = EnvironmentScope()
    let found = Found<GTK.Button>()
    let texts = await missesOnDisplay {
      let root = ContentRoot(
        SwiftUI.Button("OK") {}.introspect(.button, on: .gtk(.v4)) { found.add($0, at: 0) },
        graph: graph, container: container, scope: scope)
      graph.flush()
      #expect(found.isEmpty)
      window.child = container.layout
      #expect(await pump { !found.isEmpty })
      #expect(found[0]?.labelTexts == ["OK"])
      root.unmount()
    }
    #expect(
      texts == ["ButtonType is not handed over: the receiver is not in a window yet."])
  }

  @Test("Nobody is told by default")
  func off() {
    #expect(!IntrospectionDiagnostics.isOn)
  }
}
#endif
