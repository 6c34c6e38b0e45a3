import Testing

@_spi(Advanced) @_spi(Internals) import SwiftUIIntrospect
@testable import SwiftUI

/// Modifiers that put views of their own around what they modify, wherever they are.
@MainActor
@Suite(.serialized)
struct EffectTests {
  private let found = Found()

  private var field: some View { TextField("Name", text: .constant("")) }

  private func introspected(_ view: some View) -> some View {
    view.introspectField(found.take("field"))
  }

  /// Shows a view between two fields.
  private func check(_ view: some View) async throws {
    for system in Systems.all {
      Systems.run(system)
      found.entities = [:]
      let display = Display(
        VStack {
          field
          view
          field
        })
      await display.settle()
      let fields = display.window.content.tree.filter { $0 is TestedField }
      try #require(fields.count == 3)
      #expect(isSame(found["field"], fields[1]), "\(system)")
      // The effect does put a view around it.
      let around = sequence(first: fields[1], next: \.superview)
      #expect(around.contains { $0 is ContentView })
      display.close()
    }
  }

  @Test(arguments: Effect.allCases)
  func onTheReceiver(effect: Effect) async throws {
    try await check(introspected(effect.on(field)))
  }

  @Test(arguments: Effect.allCases)
  func insideTheReceiver(effect: Effect) async throws {
    try await check(introspected(VStack { effect.on(field) }))
  }

  @Test(arguments: Effect.allCases)
  func aroundTheIntrospectedView(effect: Effect) async throws {
    try await check(effect.on(introspected(field)))
  }

  @Test(arguments: Effect.allCases)
  func onTheParent(effect: Effect) async throws {
    try await check(effect.on(VStack { introspected(field) }))
  }

  @Test(arguments: Effect.allCases)
  func everywhere(effect: Effect) async throws {
    try await check(effect.on(VStack { effect.on(introspected(effect.on(field))) }))
  }
}

enum Effect: String, CaseIterable, Sendable {
  case cornerRadius, clipped, clipShape, mask, shadow, blur, brightness, opacity, scale, rotation
}

extension Effect {
  @MainActor
  func on(_ view: some View) -> AnyView {
    switch self {
    case .cornerRadius: AnyView(view.cornerRadius(8))
    case .clipped: AnyView(view.clipped())
    case .clipShape: AnyView(view.clipShape(Circle()))
    case .mask: AnyView(view.mask { Circle() })
    case .shadow: AnyView(view.shadow(radius: 2))
    case .blur: AnyView(view.blur(radius: 2))
    case .brightness: AnyView(view.brightness(0.2))
    case .opacity: AnyView(view.opacity(0.5))
    case .scale: AnyView(view.scaleEffect(1.1))
    case .rotation: AnyView(view.rotationEffect(.degrees(5)))
    }
  }
}
