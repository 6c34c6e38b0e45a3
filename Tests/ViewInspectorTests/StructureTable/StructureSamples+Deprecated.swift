import SwiftUI

/// What people still have in their views. A protocol's requirement is not deprecated, so that it can be called.
@MainActor
protocol DeprecatedSamples {
  mutating func addDeprecated()
}

@MainActor
func addDeprecatedSamples(to samples: inout some DeprecatedSamples) { samples.addDeprecated() }

extension StructureSamples: DeprecatedSamples {
  @available(*, deprecated, message: "It has samples of deprecated views.")
  mutating func addDeprecated() {
    addOlderChanges()
    add(MenuButton(label: Text("a")) { Text("b") })
    add(Text("a").menuButtonStyle(DefaultMenuButtonStyle()))
    add(NavigationView { Text("a") })
    add(NavigationLink("a", destination: Text("b"), isActive: .constant(true)))
  }
}
