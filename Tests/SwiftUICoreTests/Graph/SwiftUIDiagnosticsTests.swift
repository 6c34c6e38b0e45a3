import Testing

@testable import SwiftUICore

@MainActor
@Suite(.serialized) struct SwiftUIDiagnosticsTests {
  /// The names that are reported while `body` runs; those of tests that run at the same time may be
  /// among them.
  private func names(_ body: () -> Void) -> [String] {
    let names = Messages()
    SwiftUIDiagnostics.handler = { names.append($0) }
    body()
    SwiftUIDiagnostics.handler = nil
    return names.all
  }

  @Test func eachAPIIsNamedOnce() {
    let names = names {
      for _ in 0..<2 {
        _ = EmptyView().windowResizeBehavior(.disabled)
        _ = EmptyView().windowMinimizeBehavior(.disabled)
      }
    }
    #expect(names.count { $0 == "windowResizeBehavior(_:)" } == 1)
    #expect(names.count { $0 == "windowMinimizeBehavior(_:)" } == 1)
  }

  @Test func newHandlersHearOfEverythingAnew() {
    let first = names { _ = EmptyView().windowDismissBehavior(.disabled) }
    let second = names { _ = EmptyView().windowDismissBehavior(.disabled) }
    #expect(first.contains("windowDismissBehavior(_:)"))
    #expect(second.contains("windowDismissBehavior(_:)"))
  }

  @Test func eachKindOfValueIsNamed() {
    let names = names {
      var environment = EnvironmentValues()
      environment.menuOrder = .fixed
      _ = environment.accessibilityInvertColors
      _ = EmptyView().deleteDisabled(true)
      _ = EmptyView().accessibilitySortPriority(1)
      _ = EmptyView().navigationBarTitleDisplayMode(.inline)
      _ = EmptyView().colorMultiply(.red)
    }
    #expect(names.contains("menuOrder"))
    #expect(names.contains("accessibilityInvertColors"))
    #expect(names.contains("deleteDisabled(_:)"))
    #expect(names.contains("accessibilitySortPriority(_:)"))
    #expect(names.contains("navigationBarTitleDisplayMode(_:)"))
    #expect(names.contains("colorMultiply(_:)"))
  }

  @Test func whatActsIsNotNamed() {
    let names = names { _ = EmptyView().padding().disabled(true) }
    #expect(!names.contains { $0.hasPrefix("padding") || $0.hasPrefix("disabled") })
  }

  @Test func readingAValueThatCanBeSetIsNotNamed() {
    let names = names { _ = EnvironmentValues().contentTransitionAddsDrawingGroup }
    #expect(!names.contains("contentTransitionAddsDrawingGroup"))
  }

  @Test func argumentsThatAskForSomethingAndAreIgnoredAreNamed() {
    let names = names {
      _ = GraphicsContext.Shading.linearGradient(
        Gradient(colors: []), startPoint: .zero, endPoint: .zero, options: .linearColor)
      _ = Image(systemName: "wifi", variableValue: 0.5)
      _ = EmptyView().keyboardShortcut("k", modifiers: .command, localization: .custom)
      _ = EmptyView().focusable(interactions: .edit)
      _ = EmptyView().rotation3DEffect(.degrees(1), axis: (x: 1, y: 0, z: 0))
      _ = GlassEffectContainer(spacing: 1) {}
      _ = ToolbarSpacer(.flexible)
      _ = ToolbarItem(id: "item", showsByDefault: false) {}
      _ = EmptyView().searchScopes(.constant(1), activation: .onSearchPresentation) {}
    }
    let expected = [
      "options of linearGradient(_:startPoint:endPoint:options:)",
      "variableValue of Image(systemName:variableValue:)",
      "localization of keyboardShortcut(_:modifiers:localization:)",
      "interactions of focusable(_:interactions:)",
      "perspective of rotation3DEffect(_:axis:anchor:anchorZ:perspective:)",
      "spacing of GlassEffectContainer(spacing:content:)",
      "sizing of ToolbarSpacer(_:placement:)",
      "showsByDefault of ToolbarItem(id:placement:showsByDefault:content:)",
      "activation of searchScopes(_:activation:_:)",
    ]
    #expect(Set(expected).subtracting(names) == [])
  }

  @Test func valuesThatAskForNothingAreNotNamed() {
    let names = names {
      _ = Image(systemName: "wifi")
      _ = GlassEffectContainer {}
      _ = ToolbarSpacer(.fixed)
      _ = EmptyView().focusable(interactions: .automatic)
    }
    #expect(!names.contains { $0.hasPrefix("variableValue of ") })
    #expect(!names.contains { $0.hasPrefix("spacing of ") || $0.hasPrefix("sizing of ") })
    #expect(!names.contains { $0.hasPrefix("interactions of ") })
  }

  @Test func theEnvironmentAsksForLines() {
    #expect(SwiftUIDiagnostics.isAskedFor(in: ["SWIFTUI_DIAGNOSTICS": "1"]))
    #expect(!SwiftUIDiagnostics.isAskedFor(in: ["SWIFTUI_DIAGNOSTICS": "0"]))
    #expect(!SwiftUIDiagnostics.isAskedFor(in: [:]))
  }
}
