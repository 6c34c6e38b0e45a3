#if GTK
import Foundation
import GTK
import GTKTestSupport
import Testing

@testable import SwiftUI
@testable import SwiftUICore

/// A layout that answers and places with what it is given.
private struct Careless: SwiftUICore.Layout {
  let number: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { CGSize(width: number, height: number) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: number, y: number),
        proposal: ProposedViewSize(width: number, height: number))
    }
  }
}

/// A use of a number that a program's arithmetic may have spoilt.
nonisolated private struct Use: Sendable, CustomTestStringConvertible {
  let name: String
  let view: @MainActor @Sendable (CGFloat) -> AnyView
  var testDescription: String { name }

  init<V: View>(
    _ name: String, @ViewBuilder _ view: @escaping @MainActor @Sendable (CGFloat) -> V
  ) {
    self.name = name
    self.view = { AnyView(view($0)) }
  }
}

nonisolated private let text = Text(verbatim: "Text")

nonisolated private let layoutUses: [Use] = [
  Use("frame(width:)") { text.frame(width: $0) },
  Use("frame(height:)") { text.frame(height: $0) },
  Use("frame(minWidth:)") { text.frame(minWidth: $0, minHeight: $0) },
  Use("frame(idealWidth:)") { text.frame(idealWidth: $0, idealHeight: $0).fixedSize() },
  Use("frame(maxWidth:)") { text.frame(maxWidth: $0, maxHeight: $0) },
  Use("padding") { text.padding($0) },
  Use("padding(edges)") { text.padding(.horizontal, $0) },
  Use("padding(insets)") {
    text.padding(EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0))
  },
  Use("offset") { text.offset(x: $0, y: $0) },
  Use("position") { text.position(x: $0, y: $0) },
  Use("VStack spacing") { number in
    VStack(spacing: number) {
      text
      text
    }
  },
  Use("HStack spacing") { number in
    HStack(spacing: number) {
      text
      text
    }
  },
  Use("LazyVStack spacing") { number in
    ScrollView {
      LazyVStack(spacing: number) { ForEach(0..<5) { Text(verbatim: "\($0)") } }
    }
  },
  Use("LazyHStack spacing") { number in
    ScrollView(.horizontal) {
      LazyHStack(spacing: number) { ForEach(0..<5) { Text(verbatim: "\($0)") } }
    }
  },
  Use("Spacer") { number in
    HStack {
      text
      Spacer(minLength: number)
      text
    }
  },
  Use("layoutPriority") { number in
    HStack {
      text.layoutPriority(Double(number))
      text
    }
  },
  Use("zIndex") { number in
    ZStack {
      text.zIndex(Double(number))
      text
    }
  },
  Use("alignmentGuide") { number in
    VStack(alignment: .leading) {
      text.alignmentGuide(.leading) { _ in number }
      text
    }
  },
  Use("aspectRatio") { text.aspectRatio($0, contentMode: .fit) },
  Use("aspectRatio of a size") {
    Color.red.aspectRatio(CGSize(width: $0, height: 1), contentMode: .fit)
  },
  Use("Layout") { number in
    Careless(number: number) {
      text
      text
    }
  },
  Use("GeometryReader") { number in
    GeometryReader { geometry in text.frame(width: geometry.size.width * number) }
  },
  Use("listRowInsets") { number in
    List {
      text.listRowInsets(
        EdgeInsets(top: number, leading: number, bottom: number, trailing: number))
    }
  },
]

nonisolated private let looks: [Use] = [
  Use("font size") { text.font(.system(size: $0)) },
  Use("custom font size") { text.font(.custom("Serif", size: $0)) },
  Use("kerning") { text.kerning($0) },
  Use("tracking") { text.tracking($0) },
  Use("baselineOffset") { text.baselineOffset($0) },
  Use("lineSpacing") { text.lineSpacing($0) },
  Use("minimumScaleFactor") { text.minimumScaleFactor($0).frame(width: 10) },
  Use("opacity") { text.opacity(Double($0)) },
  Use("cornerRadius") { Color.red.cornerRadius($0) },
  Use("RoundedRectangle") { RoundedRectangle(cornerRadius: $0).fill(.red) },
  Use("stroke") { Circle().stroke(.red, lineWidth: $0) },
  Use("strokeBorder") { Circle().strokeBorder(.red, lineWidth: $0) },
  Use("dash") { Circle().stroke(.red, style: StrokeStyle(lineWidth: 1, dash: [$0])) },
  Use("trim") { Circle().trim(from: $0, to: 1).stroke(.red) },
  Use("inset") { Circle().inset(by: $0).fill(.red) },
  Use("border") { text.border(.red, width: $0) },
  Use("rotationEffect") { text.rotationEffect(.degrees(Double($0))) },
  Use("blur") { text.blur(radius: $0) },
]

@Suite(.gtk) struct BadNumberTests {
  nonisolated static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, -1_000, -1, 0, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
  ]

  @Test(arguments: layoutUses + looks)
  fileprivate func whatIsBesideItStays(_ use: Use) async throws {
    let view: (CGFloat) -> AnyView = use.view
    let hosted = HostedWindow(page(view(10)), size: CGSize(width: 300, height: 200))
    defer { hosted.close() }
    try await show(hosted.window)
    for number in Self.numbers {
      Diagnostics.capturing({ _ in }) { hosted.update(page(view(number))) }
      await waitForFrame(of: hosted.window)
      let labels: [GTK.Label] = hosted.window.all(GTK.Label.self)
      let beside = labels.first { $0.label == "Beside" }
      let bounds = try #require(beside.flatMap { $0.bounds(in: hosted.window) })
      // A number that is huge, and yet one, may push all else out of sight.
      if !number.isFinite {
        #expect(bounds.width > 20 && bounds.height > 5, "\(number)")
        #expect(bounds.y > -1 && bounds.y + bounds.height < 201, "\(number)")
      }
      for widget in hosted.window.all(Widget.self) where widget.mapped {
        let bounds = try #require(widget.bounds(in: hosted.window))
        let all: [Double] = [bounds.x, bounds.y, bounds.width, bounds.height]
        #expect(all.allSatisfy { $0.isFinite }, "\(number): \(widget.typeName)")
      }
    }
    // Nothing is spoilt for good.
    hosted.update(page(view(10)))
    await waitForFrame(of: hosted.window)
    #expect(hosted.window.labelTexts.contains("Beside"))
  }

  private func page(_ view: AnyView) -> some View {
    ZStack(alignment: .topLeading) {
      view
      Text(verbatim: "Beside")
    }
    .frame(width: 300, height: 200)
  }
}
#endif
