import Testing

@testable import SwiftUICore

@MainActor
private final class Values<Value> {
  var values: [Value] = []
}

@MainActor
@Suite struct GeometryTests {
  @Test func aReaderTakesAllAndPlacesAtTheCorner() {
    let window = layOut {
      GeometryReader { proxy in
        LayoutProbe("a", proxy.size.width / 2, proxy.size.height / 4)
      }
    }
    #expect(window.frame("a") == CGRect(0, 0, 50, 25))
    #expect(
      size(of: GeometryReader { _ in LayoutProbe("a", 90, 90) }, nil, nil)
        == CGSize(width: 10, height: 10))
  }

  @Test func aNewSizeEvaluatesTheContent() {
    let log = Values<CGSize>()
    let window = HeadlessWindow(
      size: CGSize(width: 100, height: 100),
      GeometryReader { proxy in
        let _ = log.values.append(proxy.size)
        LayoutProbe("a", proxy.size.width, 10)
      })
    window.flush()
    window.size.width = 60
    window.flush()
    #expect(log.values == [CGSize(width: 100, height: 100), CGSize(width: 60, height: 100)])
    #expect(window.frame("a")?.width == 60)
  }

  @Test func contentThatReadsNothingIsEvaluatedOnce() {
    let log = Values<Int>()
    let window = HeadlessWindow(
      size: CGSize(width: 100, height: 100),
      GeometryReader { _ in
        let _ = log.values.append(1)
        LayoutProbe("a", 10, 10)
      })
    window.size.width = 60
    window.flush()
    #expect(log.values.count == 1)
  }

  @Test func aViewThatIsHandedTheProxyFollowsIt() {
    let window = HeadlessWindow(
      size: CGSize(width: 100, height: 100), GeometryReader { ReadsProxy(proxy: $0) })
    #expect(window.frame("a")?.width == 50)
    window.size.width = 60
    window.flush()
    #expect(window.frame("a")?.width == 30)
  }

  @Test func readersInReadersSettle() {
    let window = layOut {
      GeometryReader { outer in
        GeometryReader { inner in
          LayoutProbe("a", inner.size.width, outer.size.height)
        }.frame(width: outer.size.width / 2)
      }
    }
    #expect(window.frame("a") == CGRect(0, 0, 50, 100))
  }

  @Test func framesAreInTheSpaceThatIsAskedFor() {
    let log = Values<[CGRect]>()
    _ = layOut {
      VStack(spacing: 0) {
        LayoutProbe("a", 10, 30)
        GeometryReader { proxy in
          let _ = log.values.append([
            proxy.frame(in: .local), proxy.frame(in: .named("inner")),
            proxy.frame(in: .named("outer")), proxy.frame(in: .global),
          ])
          LayoutProbe("b", 10, 10)
        }
        .padding(5)
        .coordinateSpace(name: "inner")
      }
      .frame(width: 80, height: 80)
      .coordinateSpace(.named("outer"))
      .padding(10)
    }
    #expect(
      log.values.last == [
        CGRect(0, 0, 70, 40), CGRect(5, 5, 70, 40), CGRect(5, 35, 70, 40), CGRect(15, 45, 70, 40),
      ])
  }

  @Test func groupsAreNoBreakInCoordinates() {
    let log = Values<CGRect>()
    _ = layOut {
      GeometryReader { proxy in
        let _ = log.values.append(proxy.frame(in: .global))
        LayoutProbe("b", 10, 10)
      }
      .frame(width: 40, height: 40).opacity(0.5).padding(.leading, 20)
    }
    #expect(log.values.last == CGRect(40, 30, 40, 40))
  }

  @Test func boundsOfASpaceAreInTheViewsOwn() {
    let log = Values<CGRect?>()
    _ = layOut {
      GeometryReader { proxy in
        let _ = log.values.append(proxy.bounds(of: .named("all")))
        let _ = log.values.append(proxy.bounds(of: .named("none")))
        LayoutProbe("b", 10, 10)
      }
      .padding(10).coordinateSpace(name: "all")
    }
    #expect(log.values.suffix(2) == [CGRect(-10, -10, 100, 100), nil])
  }

  @Test func aMissingSpaceIsReported() {
    var frame: CGRect?
    let lines = diagnostics {
      _ = layOut {
        GeometryReader { proxy in
          let _ = frame = proxy.frame(in: .named("nowhere"))
          LayoutProbe("b", 10, 10)
        }.padding(10)
      }
    }
    #expect(frame == CGRect(10, 10, 80, 80))
    #expect(lines.contains { $0.contains("nowhere") })
  }

  @Test func aMoveEvaluatesWhatReadThePlace() {
    let log = Values<CGFloat>()
    func view(_ height: CGFloat) -> some View {
      VStack(spacing: 0) {
        LayoutProbe("a", 10, height)
        GeometryReader { proxy in
          let _ = log.values.append(proxy.frame(in: .global).minY)
          LayoutProbe("b", 10, 10)
        }.frame(height: 20)
        Spacer(minLength: 0)
      }
    }
    let window = HeadlessWindow(size: CGSize(width: 100, height: 100), view(10))
    window.update(view(40))
    #expect(log.values.first == 10)
    #expect(log.values.last == 40)
  }

  @Test func geometryChangesAreTold() {
    let log = Values<[CGFloat]>()
    func view(_ width: CGFloat) -> some View {
      LayoutProbe("a", width, 10)
        .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { log.values.append([$0]) }
        .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { log.values.append([$0, $1]) }
    }
    let window = HeadlessWindow(size: CGSize(width: 100, height: 100), view(10))
    #expect(Set(log.values) == [[10], [10, 10]])
    window.flush()
    #expect(log.values.count == 2)
    window.update(view(30))
    #expect(Set(log.values.suffix(2)) == [[30], [10, 30]])
  }
}

private struct ReadsProxy: View {
  let proxy: GeometryProxy
  var body: some View { LayoutProbe("a", proxy.size.width / 2, 10) }
}
