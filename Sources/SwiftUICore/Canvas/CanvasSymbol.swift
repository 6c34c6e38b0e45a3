import Foundation

/// A view that a canvas can draw by its tag.
package struct CanvasSymbol {
  package let tag: AnyHashable
  package let view: AnyView

  /// The size that the view has by itself, in points.
  package var size: CGSize { MeasuredView.size(of: view) }
}

/// Gathers views with tags from what a view builder makes of them.
struct SymbolFinder: ViewVisitor {
  private(set) var found: [CanvasSymbol] = []

  mutating func visit<V: View>(_ view: V) {
    if let several = view as? any SymbolContainer {
      several.visitSymbols(&self)
    } else if let tagged = view as? any TaggedSymbol, let tag = tagged.symbolTag {
      found.append(CanvasSymbol(tag: tag, view: AnyView(view)))
    }
  }

  mutating func add<V: View>(_ view: V, tag: AnyHashable) {
    let before = found.count
    visit(view)
    if found.count == before { found.append(CanvasSymbol(tag: tag, view: AnyView(view))) }
  }
}

/// A view that stands for several.
@MainActor
private protocol SymbolContainer {
  func visitSymbols(_ finder: inout SymbolFinder)
}

extension TupleView: SymbolContainer {
  fileprivate func visitSymbols(_ finder: inout SymbolFinder) {
    elements.forEach(value, &finder)
  }
}

extension Group: SymbolContainer where Content: View {
  fileprivate func visitSymbols(_ finder: inout SymbolFinder) { finder.visit(content) }
}

extension ForEach: SymbolContainer where Content: View {
  fileprivate func visitSymbols(_ finder: inout SymbolFinder) {
    for element in data { finder.add(content(element), tag: AnyHashable(identify(element))) }
  }
}

extension Optional: SymbolContainer where Wrapped: View {
  fileprivate func visitSymbols(_ finder: inout SymbolFinder) {
    if let view = self { finder.visit(view) }
  }
}

extension _ConditionalContent: SymbolContainer where TrueContent: View, FalseContent: View {
  fileprivate func visitSymbols(_ finder: inout SymbolFinder) {
    switch storage {
    case .trueContent(let view): finder.visit(view)
    case .falseContent(let view): finder.visit(view)
    }
  }
}

/// A view that may have a tag.
@MainActor
private protocol TaggedSymbol {
  var symbolTag: AnyHashable? { get }
}

extension ModifiedContent: TaggedSymbol where Content: View, Modifier: ViewModifier {
  fileprivate var symbolTag: AnyHashable? {
    if let tagged = modifier as? any TagModifier, let tag = tagged.tag { return tag }
    return (content as? any TaggedSymbol)?.symbolTag
  }
}

@MainActor
private protocol TagModifier {
  var tag: AnyHashable? { get }
}

extension _TraitWritingModifier: TagModifier {
  fileprivate var tag: AnyHashable? {
    Key.value(value, as: SelectionTagTraitKey.self).flatMap { $0 }
  }
}

/// Measures views that are not on screen, with the toolkit of the view that is being evaluated.
enum MeasuredView {
  static func measure<V: PrimitiveView, R>(
    _ view: V, _ body: @MainActor (any NativeView) -> R
  ) -> R {
    withoutActuallyEscaping(body) { body in
      onMainActor((view, body)) { view, body in
        guard let node = ReadTracking.reader else {
          return body(HeadlessRenderer().makeNative(MeasuredNothing()))
        }
        let native = node.graph.renderer.makeNative(
          view.primitive(PrimitiveContext(node: node)))
        defer { native.dispose() }
        return body(native)
      }
    }
  }

  static func size<V: View>(of view: V) -> CGSize {
    onMainActor(view) { view in
      guard let node = ReadTracking.reader else { return .zero }
      let graph = ViewGraph(renderer: node.graph.renderer)
      let inputs = _NodeInputs(graph: graph, parent: nil, scope: node.scope)
      let measured = V._makeNode(view, inputs)
      graph.settle()
      let size = measured.items().first?.size(.unspecified) ?? .zero
      measured.unmount()
      return size
    }
  }
}

/// Stands for a view where there is no toolkit to measure it with.
private struct MeasuredNothing: Primitive, HeadlessMeasurable {
  static let viewName = "Nothing"
  func headlessSize(_ proposal: ProposedViewSize, content: HeadlessContainer?) -> CGSize { .zero }
}
