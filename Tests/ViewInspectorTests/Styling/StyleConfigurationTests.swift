import SwiftUI
import Testing
import ViewInspector
import SwiftUICore

@MainActor
@Suite("Inspecting the parts that styles are given")
struct StyleConfigurationTests {
  @Test func labelsAreReachedBySteps() throws {
    try expectParts(ButtonStyleConfiguration.Label(), "styleConfigurationLabel") {
      try $0.styleConfigurationLabel()
    } several: {
      try $0.styleConfigurationLabel($1)
    }
    for label: AnyView in [
      AnyView(PrimitiveButtonStyleConfiguration.Label()), AnyView(ToggleStyleConfiguration.Label()),
      AnyView(ProgressViewStyleConfiguration.Label()),
    ] {
      #expect(
        try label.inspect().find(ViewType.StyleConfiguration.Label.self).pathToRoot
          == "anyView().styleConfigurationLabel()")
    }
  }

  @Test func titlesAndIconsAreReachedBySteps() throws {
    try expectParts(LabelStyleConfiguration.Title(), "styleConfigurationTitle") {
      try $0.styleConfigurationTitle()
    } several: {
      try $0.styleConfigurationTitle($1)
    }
    try expectParts(LabelStyleConfiguration.Icon(), "styleConfigurationIcon") {
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
    try expectParts(
      ProgressViewStyleConfiguration.CurrentValueLabel(), "styleConfigurationCurrentValueLabel"
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

  @Test func contentsAreReachedBySteps() throws {
    try expectParts(GroupBoxStyleConfiguration.Content(), "styleConfigurationContent") {
      try $0.styleConfigurationContent()
    } several: {
      try $0.styleConfigurationContent($1)
    }
  }

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
