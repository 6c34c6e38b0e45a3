import SwiftUI

/// What people still have in their views. A protocol's requirement is not deprecated, so that it can be called.
@MainActor
protocol DeprecatedSamples {
  mutating func addDeprecated()
}

extension StructureSamples: DeprecatedSamples {
  static func addDeprecated(to samples: inout some DeprecatedSamples) { samples.addDeprecated() }

  @available(*, deprecated, message: "It has samples of deprecated views.")
  mutating func addDeprecated() {
    add(MenuButton(label: Text("a")) { Text("b") })
    add(Text("a").menuButtonStyle(DefaultMenuButtonStyle()))
    add(NavigationView { Text("a") })
    add(NavigationLink("a", destination: Text("b"), isActive: .constant(true)))
  }
}
