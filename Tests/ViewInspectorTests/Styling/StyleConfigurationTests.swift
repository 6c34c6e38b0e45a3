import SwiftUI
import Testing

@testable import ViewInspectorCore

@MainActor
@Suite("Inspecting the parts that styles are given")
struct StyleConfigurationTests {
  @Test(.macStandInDiffers("it lays out no style of a button off screen"))
  func labelsAreReachedBySteps() throws {
    try expectParts(
      Platform.buttonConfiguration(isPressed: false).label, "styleConfigurationLabel"
    ) {
      try $0.styleConfigurationLabel()
    } several: {
      try $0.styleConfigurationLabel($1)
    }
    let labels = try [
      AnyView(Platform.primitiveButtonConfiguration {}.label),
      AnyView(Platform.toggleConfiguration(isOn: .constant(true)).label),
      AnyView(Platform.progressViewConfiguration(fractionCompleted: 0.5).label),
    ]
    for label in labels {
      #expect(
        try label.inspect().find(ViewType.StyleConfiguration.Label.self).pathToRoot
          == "anyView().styleConfigurationLabel()")
    }
  }

  @Test func titlesAndIconsAreReachedBySteps() throws {
    try expectParts(Platform.labelConfiguration().title, "styleConfigurationTitle") {
      try $0.styleConfigurationTitle()
    } several: {
      try $0.styleConfigurationTitle($1)
    }
    try expectParts(Platform.labelConfiguration().icon, "styleConfigurationIcon") {
      try $0.styleConfigurationIcon()
    } several: {
      try $0.styleConfigurationIcon($1)
    }
    #expect(
      message { try EmptyView().inspect().styleConfigurationTitle() }
        == "styleConfigurationTitle() found EmptyView instead of LabelStyleConfiguration.Title")
    #expect(
      message { try EmptyView().inspect().styleConfigurationIcon() }
        == "styleConfigurationIcon() found EmptyView instead of LabelStyleConfiguration.Icon")
  }

  @Test func currentValueLabelsAreReachedBySteps() throws {
    let configuration = try Platform.progressViewConfiguration(fractionCompleted: 0.5)
    try expectParts(
      try #require(configuration.currentValueLabel), "styleConfigurationCurrentValueLabel"
    ) {
      try $0.styleConfigurationCurrentValueLabel()
    } several: {
      try $0.styleConfigurationCurrentValueLabel($1)
    }
    #expect(
      message { try EmptyView().inspect().styleConfigurationCurrentValueLabel() }
        == "styleConfigurationCurrentValueLabel() found EmptyView instead of "
        + "ProgressViewStyleConfiguration.CurrentValueLabel")
  }

  #if !os(tvOS) && !os(watchOS)
  @Test func contentsAreReachedBySteps() throws {
    try expectParts(Platform.groupBoxConfiguration().content, "styleConfigurationContent") {
      try $0.styleConfigurationContent()
    } several: {
      try $0.styleConfigurationContent($1)
    }
  }
  #endif

  private func expectParts<V: View, T: BaseViewType>(
    _ view: V, _ name: String,
    single: (InspectableView<ViewType.AnyView>) throws -> InspectableView<T>,
    several: (InspectableView<ViewType.HStack>, Int) throws -> InspectableView<T>
  ) throws {
    #expect(try single(AnyView(view).inspect().anyView()).pathToRoot == "anyView().\(name)()")
    let row = HStack {
      EmptyView()
      view
    }
    #expect(try several(row.inspect().hStack(), 1).pathToRoot == "hStack().\(name)(1)")
    #expect(try row.inspect().find(T.self).pathToRoot == "hStack().\(name)(1)")
  }
}
