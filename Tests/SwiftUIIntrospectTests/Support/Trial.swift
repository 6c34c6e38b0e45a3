#if GTK
import GTKTestSupport
import SwiftUI
@_spi(Advanced) @testable import SwiftUIIntrospect
import Testing

import class GTK.Widget

/// Three siblings alike of the views that a view type stands for, to check its promises on.
///
/// - `typeName`: the name of the widgets' GType, as GTK has it.
/// - `view`: makes a sibling that shows one of `values`, around the view that it is given, if it holds any.
/// - `read`: what a widget says that it shows.
@MainActor
struct Trial<ViewType: PlatformIntrospectable, Value: Equatable, Content: View>
where ViewType.GTK4: Widget {
  typealias Entity = ViewType.GTK4

  let viewType: ViewType
  let typeName: String
  let values: [Value]
  let holdsViews: Bool
  let view: @MainActor (Value, AnyView) -> Content
  let read: @MainActor (Entity) -> Value?

  /// Views that hold nothing of the user's.
  init(
    _ viewType: ViewType, is typeName: String, showing values: [Value],
    reading read: @escaping @MainActor (Entity) -> Value?,
    @ViewBuilder view: @escaping @MainActor (Value) -> Content
  ) {
    self.viewType = viewType
    self.typeName = typeName
    self.values = values
    self.read = read
    holdsViews = false
    self.view = { value, _ in view(value) }
  }

  /// Views that hold the given one.
  init(
    _ viewType: ViewType, is typeName: String, showing values: [Value],
    reading read: @escaping @MainActor (Entity) -> Value?,
    @ViewBuilder around view: @escaping @MainActor (Value, AnyView) -> Content
  ) {
    self.viewType = viewType
    self.typeName = typeName
    self.values = values
    self.read = read
    holdsViews = true
    self.view = view
  }

  func check(_ promise: Promise) async throws {
    switch promise {
    case .receiver: try await checkReceiver(scope: .receiver)
    case .ancestor: try await checkAncestor()
    case .bothScopes: try await checkBothScopes()
    case .selector: try await checkSelector()
    case .foreignPlatforms: try await checkForeignPlatforms()
    case .noTrace: try await checkNoTrace()
    }
  }

  private func checkReceiver(scope: IntrospectionScope) async throws {
    let found = Found<Entity>()
    try await shown(scope: scope, found) { _ in try expectOwn(found) }
  }

  /// Shows the siblings, each introspected, while `body` runs.
  private func shown(
    scope: IntrospectionScope, _ found: Found<Entity>,
    _ body: (Widget) async throws -> Void
  ) async throws {
    let views = siblings { index in
      view(values[index], content)
        .introspect(viewType, on: .gtk(.v4), scope: scope) { found.add($0, at: index) }
    }
    try await onDisplay(views, body)
  }

  /// Shows the siblings with an introspected view in each, while `body` runs.
  private func shownInside(
    scope: IntrospectionScope, _ found: Found<Entity>,
    _ body: (Widget) async throws -> Void
  ) async throws {
    let views = siblings { index in
      view(
        values[index],
        AnyView(
          Spacer().introspect(viewType, on: .gtk(.v4), scope: scope) {
            found.add($0, at: index)
          }))
    }
    try await onDisplay(views, body)
  }

  private func siblings<Sibling: View>(
    @ViewBuilder _ sibling: @escaping @MainActor (Int) -> Sibling
  ) -> some View {
    VStack {
      ForEach(values.indices, id: \.self) { index in sibling(index) }
    }
  }

  private var content: AnyView { AnyView(Text(verbatim: "Content")) }

  private func expectOwn(_ found: Found<Entity>) throws {
    try #require(values.count == 3)
    let widgets: [Entity] = values.indices.compactMap { found[$0] }
    #expect(widgets.map(\.typeName) == [typeName, typeName, typeName])
    #expect(widgets.map(read) == values)
    #expect(Set(widgets.map { ObjectIdentifier($0) }).count == 3)
  }

  private func checkAncestor() async throws {
    let found = Found<Entity>()
    if holdsViews {
      return try await shownInside(scope: .ancestor, found) { _ in try expectOwn(found) }
    }
    let texts = try await missesOnDisplay {
      try await shown(scope: .ancestor, found) { _ in
        #expect(found.isEmpty)
      }
    }
    #expect(texts.count == 3)
    for text in texts {
      #expect(text.hasSuffix("; there is one in the receiver, use scope: .receiver."))
    }
  }

  private func checkBothScopes() async throws {
    try await checkReceiver(scope: [.receiver, .ancestor])
    guard holdsViews else { return }
    let found = Found<Entity>()
    try await shownInside(scope: [.receiver, .ancestor], found) { _ in try expectOwn(found) }
  }

  /// One introspection of all three together hands over the first; with the selector the last.
  private func checkSelector() async throws {
    let found = Found<Entity>()
    let typeName: String = self.typeName
    let last = IntrospectionSelector<Entity>.default.withReceiverSelector { candidates in
      candidates.receiver.compactMap { $0 as? Entity }.last { $0.typeName == typeName }
    }
    let views = siblings { view(values[$0], content) }
      .introspect(
        viewType, on: .gtk(gtkViewVersion(for: .v4, selector: last)), scope: .receiver
      ) { found.add($0, at: 0) }
    try await onDisplay(views) { _ in
      #expect(found[0].flatMap(read) == values.last)
      #expect(found[0]?.typeName == typeName)
    }
  }

  private func checkForeignPlatforms() async throws {
    let found = Found<Entity>()
    let texts = try await missesOnDisplay {
      let views = view(values[0], content)
        .introspect(
          viewType, on: .iOS(iOSViewVersion<ViewType, Entity>(for: .v13)...),
          .tvOS(tvOSViewVersion(for: .v13)...), .macOS(macOSViewVersion(for: .v10_15)...),
          .visionOS(visionOSViewVersion(for: .v1)...), scope: [.receiver, .ancestor]
        ) { found.add($0, at: 1) }
        .introspect(viewType, on: .gtk(.v4), scope: .receiver) { found.add($0, at: 0) }
      try await onDisplay(views) { _ in
        #expect(found[0].flatMap(read) == values[0])
        #expect(found[1] == nil)
      }
    }
    #expect(texts.count == 1)
    for text in texts {
      let listed = "iOS 13 or later, tvOS 13 or later, macOS 10.15 or later, visionOS 1 or later"
      #expect(text.contains("the call lists \(listed), and GTK 4."))
    }
  }

  private func checkNoTrace() async throws {
    var pictures: [Trace] = []
    try await onDisplay(siblings { view(values[$0], content) }) { window in
      pictures.append(try await Trace(of: window))
    }
    try await shown(scope: [.receiver, .ancestor], Found<Entity>()) { window in
      pictures.append(try await Trace(of: window))
    }
    try #require(pictures.count == 2)
    #expect(pictures[0].widgets == pictures[1].widgets)
    #expect(pictures[0].tabStops == pictures[1].tabStops)
    #expect(pictures[0].widgets.contains { $0.contains(typeName) })
  }
}
#endif
