#if !os(Linux) && !os(watchOS)
import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Views of the toolkit")
struct RepresentableTests {
  #if os(macOS)
  private struct Meter: NSViewRepresentable {
    let level: Double
    func makeNSView(context: Context) -> NSSlider { NSSlider() }
    func updateNSView(_ view: NSSlider, context: Context) { view.doubleValue = level }
  }

  private func level(of meter: Meter) throws -> Double { try meter.nsView().doubleValue }
  #else
  private struct Meter: UIViewRepresentable {
    let level: Double
    func makeUIView(context: Context) -> UIProgressView { UIProgressView() }
    func updateUIView(_ view: UIProgressView, context: Context) { view.progress = Float(level) }
  }

  private func level(of meter: Meter) throws -> Double { Double(try meter.uiView().progress) }
  #endif

  @Test func areFoundWhereTheyAreHosted() throws {
    let meter = Meter(level: 0.5)
    #expect(message { try level(of: meter) } == "View for Meter is absent")
    ViewHosting.host(view: VStack { meter })
    defer { ViewHosting.expel() }
    #expect(try level(of: meter) == 0.5)
  }
}
#endif
