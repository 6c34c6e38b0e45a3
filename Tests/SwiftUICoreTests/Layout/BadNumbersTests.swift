import Foundation
import Testing

@testable import SwiftUICore

/// A layout that answers and places with numbers that it is given.
private struct Careless: Layout {
  var size = CGSize(width: 40, height: 20)
  var position = CGPoint.zero
  var proposal = ProposedViewSize.unspecified

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { size }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews { subview.place(at: position, proposal: self.proposal) }
  }
}

/// Each bad number has one line that says where it is and what is done about it.
@MainActor
@Suite("Numbers that are none")
struct BadNumbersTests {
  @Test("A stack takes its default distance", arguments: [CGFloat.nan, .infinity, -.infinity])
  func spacing(_ number: CGFloat) {
    func frames(_ spacing: CGFloat?) -> [CGRect?] {
      let window = layOut {
        VStack(spacing: spacing) {
          LayoutProbe("a", 10, 10)
          HStack(spacing: spacing) {
            LayoutProbe("b", 10, 10)
            LayoutProbe("c", 10, 10)
          }
        }
      }
      return ["a", "b", "c"].map { window.frame($0) }
    }
    let lines = diagnostics { #expect(frames(number) == frames(nil)) }
    #expect(lines == ["Invalid number \(number) in spacing: the default distance is used."])
  }

  @Test("Negative distances let views overlap, as documented")
  func negativeSpacing() {
    let lines = diagnostics {
      let window = layOut {
        VStack(spacing: -4) {
          LayoutProbe("a", 10, 10)
          LayoutProbe("b", 10, 10)
        }
      }
      #expect(window.frame("a") == CGRect(x: 45, y: 42, width: 10, height: 10))
      #expect(window.frame("b") == CGRect(x: 45, y: 48, width: 10, height: 10))
    }
    #expect(lines.isEmpty)
  }

  @Test("A lazy stack takes its default distance")
  func lazySpacing() {
    func frame(_ spacing: CGFloat?) -> CGRect? {
      layOut {
        LazyVStack(spacing: spacing) {
          LayoutProbe("a", 10, 10)
          LayoutProbe("b", 10, 10)
        }
      }
      .frame("b")
    }
    let lines = diagnostics { #expect(frame(.nan) == frame(nil)) }
    #expect(lines == ["Invalid number nan in spacing: the default distance is used."])
  }

  @Test("A spacer takes its default length")
  func spacer() {
    func frame(_ length: CGFloat?) -> CGRect? {
      layOut {
        HStack(spacing: 0) {
          Spacer(minLength: length)
          LayoutProbe("a", 10, 10)
        }
        .fixedSize()
      }
      .frame("a")
    }
    let lines = diagnostics {
      #expect(frame(-5) == frame(nil))
      #expect(frame(.nan) == frame(nil))
    }
    #expect(
      lines == [
        "Invalid frame dimension -5.0 in Spacer(minLength:): it is ignored.",
        "Invalid frame dimension nan in Spacer(minLength:): it is ignored.",
      ])
  }

  @Test("A priority or a depth that is no number is that of other views")
  func ranks() {
    let lines = diagnostics {
      let window = layOut(100, 100) {
        HStack(spacing: 0) {
          LayoutProbe.flexible("a").layoutPriority(.nan)
          LayoutProbe.flexible("b")
        }
      }
      #expect(window.frame("a")?.width == 50)
      #expect(window.frame("b")?.width == 50)
      let depths = layOut {
        ZStack {
          LayoutProbe("front", 10, 10).zIndex(1)
          LayoutProbe("none", 10, 10).zIndex(.nan)
        }
      }
      #expect(depths.names == ["none", "front"])
    }
    #expect(
      lines == [
        "Invalid number nan in layoutPriority: 0 is used.",
        "Invalid number nan in zIndex: 0 is used.",
      ])
  }

  @Test("A layout's own size counts as 0 where it is negative or undefined")
  func layoutSize() {
    let lines = diagnostics {
      let window = layOut {
        HStack(spacing: 0) {
          Careless(size: CGSize(width: CGFloat.nan, height: -3)) { LayoutProbe("inside", 10, 10) }
          LayoutProbe("beside", 10, 10)
        }
      }
      #expect(window.frame("beside") == CGRect(x: 45, y: 45, width: 10, height: 10))
    }
    #expect(lines == ["Careless answered the invalid size nan by -3.0: 0 is used."])
  }

  @Test("A layout's own place counts as 0 where it is none")
  func layoutPlace() {
    let lines = diagnostics {
      let window = layOut {
        Careless(
          position: CGPoint(x: CGFloat.infinity, y: 5),
          proposal: ProposedViewSize(width: CGFloat.nan, height: 10)
        ) { LayoutProbe("a", 10, 10) }
      }
      #expect(window.frame("a")?.origin.x.isFinite == true)
      #expect(window.frame("a")?.origin.y == 45)
    }
    #expect(lines.count == 1)
    #expect(
      lines.first?.hasPrefix("Careless placed a view at inf, 5.0 with a proposal of ") == true)
  }

  @Test("A font size that no text can have is that of body text", arguments: [0, -3, CGFloat.nan])
  func fontSize(_ size: CGFloat) {
    let lines = diagnostics {
      #expect(Font.system(size: size).resolve().size == Font.body.resolve().size)
      #expect(Font.custom("Serif", size: size).resolve().size == Font.body.resolve().size)
    }
    #expect(lines == ["Invalid font size \(size): the size of body text is used."])
  }

  @Test("Distances in text count as 0 where they are none")
  func textLengths() {
    let lines = diagnostics {
      _ = Text("a").kerning(.nan).tracking(.infinity).baselineOffset(-.infinity)
      _ = EmptyView().lineSpacing(.nan)
    }
    #expect(
      lines == [
        "Invalid number nan in kerning: 0 is used.",
        "Invalid number inf in tracking: 0 is used.",
        "Invalid number -inf in baselineOffset: 0 is used.",
        "Invalid number nan in lineSpacing: 0 is used.",
      ])
  }
}
