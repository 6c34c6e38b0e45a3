#if GTK
import Foundation
import GTK
import SwiftUI
import SwiftUICore
@_spi(Internals) import SwiftUIIntrospect

/// Many siblings, with and without an introspection of each.
@MainActor
enum IntrospectCase {
  private final class Found {
    var count = 0
  }

  private struct Rows: View {
    let count: Int
    let isOn: Bool
    let found: Found

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<count) { index in
            if isOn {
              Text(verbatim: "Value \(index)")
                .introspect(.view, on: .gtk(.v4)) { _ in found.count += 1 }
            } else {
              Text(verbatim: "Value \(index)")
            }
          }
        }
      }
    }
  }

  static func run(_ count: Int, isOn: Bool) {
    let found = Found()
    let start: Double = Usage.cpuSeconds
    let hosted = HostedWindow(
      Rows(count: count, isOn: isOn, found: found), size: CGSize(width: 800, height: 600))
    hosted.present()
    Frames(hosted.window).waitForPaint()
    print("first \(Usage.cpuSeconds - start)")
    // Or the window would go before it was painted.
    withExtendedLifetime(hosted) {}
    print("found \(found.count)")
    let counts: IntrospectionCounts = .current
    if counts.searches > 0 {
      print("visited \(Double(counts.visited) / Double(counts.searches))")
    }
  }
}
#endif
