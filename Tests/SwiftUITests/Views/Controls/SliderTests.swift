#if GTK
  import Foundation
  import GTK
  import GTKTestSupport
  import Testing

  @testable import SwiftUI
  @_spi(Introspection) @testable import SwiftUICore

  private struct Volume: View {
    @State private var volume = 0.25
    let seen: Seen
    var body: some View {
      let _ = seen.set = { volume = $0 }
      let _ = seen.get = { volume }
      VStack {
        Slider(value: $volume)
          .onPlatformElements { elements in
            seen.scales = elements.receiver.compactMap { $0 as? Scale }
            seen.ancestors = elements.ancestors.map { "\(type(of: $0))" }
          }
        Slider(value: $volume, in: 0...2)
      }
      .frame(width: 200)
    }
  }

  @MainActor
  private final class Seen {
    var scales: [Scale] = []
    var ancestors: [String] = []
    var set: ((Double) -> Void)?
    var get: (() -> Double)?
  }

  @MainActor
  @Suite(.gtk) struct SliderTests {
    @Test func showsAndChangesState() async throws {
      let seen = Seen()
      let hosted = HostedWindow(Volume(seen: seen), size: CGSize(width: 300, height: 200))
      hosted.present()
      let deadline = Date() + 5
      while hosted.window.width == 0 || !hosted.window.mapped, Date() < deadline {
        MainLoop.iterate()
        await Task.yield()
      }
      for _ in 0..<50 { MainLoop.iterate(); await Task.yield() }
      #expect(seen.scales.map(\.value) == [0.25])
      #expect(seen.ancestors == ["Window"])
      seen.set?(0.5)
      while seen.scales.first?.value != 0.5, Date() < deadline {
        MainLoop.iterate()
        await Task.yield()
      }
      #expect(seen.scales.first?.value == 0.5)
      seen.scales.first?.value = 0.75
      #expect(seen.get?() == 0.75)
      for _ in 0..<50 { MainLoop.iterate(); await Task.yield() }
      #expect(seen.scales.first.map { $0.width > 150 } == true)
      hosted.close()
    }
  }
#endif
