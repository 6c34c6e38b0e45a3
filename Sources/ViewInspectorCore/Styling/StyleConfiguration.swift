import SwiftUI

extension ViewType {
  /// What a style is given to put in place: the label and the content of the control that it draws.
  public struct StyleConfiguration {
    /// Whether the view is that part of any control's configuration, as `ButtonStyleConfiguration.Label`.
    @MainActor static func isPart(_ name: String, _ content: ViewInspectorCore.Content) -> Bool {
      let whole = content.descriptor.bareNamespacedName
      return whole.hasPrefix("SwiftUI.") && whole.hasSuffix("StyleConfiguration.\(name)")
    }
  }
}

extension ViewType.StyleConfiguration {
  public struct Label: KnownViewType, TypeMatching {
    public static let typePrefix = "Label"
    public static let namespacedPrefixes = [
      "SwiftUI.ButtonStyleConfiguration.Label", "SwiftUI.PrimitiveButtonStyleConfiguration.Label",
      "SwiftUI.ToggleStyleConfiguration.Label", "SwiftUI.ProgressViewStyleConfiguration.Label",
      "SwiftUI.GroupBoxStyleConfiguration.Label", "SwiftUI.MenuStyleConfiguration.Label",
    ]
    public static func inspectionCall(typeName: String) -> String {
      "styleConfigurationLabel(\(ViewType.indexPlaceholder))"
    }

    static func matches(_ content: ViewInspectorCore.Content) -> Bool {
      ViewType.StyleConfiguration.isPart("Label", content)
    }
  }
}

extension ViewType.StyleConfiguration {
  public struct Content: KnownViewType, TypeMatching {
    public static let typePrefix = "Content"
    public static let namespacedPrefixes = [
      "SwiftUI.GroupBoxStyleConfiguration.Content", "SwiftUI.MenuStyleConfiguration.Content",
    ]
    public static func inspectionCall(typeName: String) -> String {
      "styleConfigurationContent(\(ViewType.indexPlaceholder))"
    }

    static func matches(_ content: ViewInspectorCore.Content) -> Bool {
      ViewType.StyleConfiguration.isPart("Content", content)
    }
  }
}

extension ViewType.StyleConfiguration {
  public struct Title: KnownViewType {
    public static let typePrefix = "Title"
    public static let namespacedPrefixes = ["SwiftUI.LabelStyleConfiguration.Title"]
    public static func inspectionCall(typeName: String) -> String {
      "styleConfigurationTitle(\(ViewType.indexPlaceholder))"
    }
  }
}

extension ViewType.StyleConfiguration {
  public struct Icon: KnownViewType {
    public static let typePrefix = "Icon"
    public static let namespacedPrefixes = ["SwiftUI.LabelStyleConfiguration.Icon"]
    public static func inspectionCall(typeName: String) -> String {
      "styleConfigurationIcon(\(ViewType.indexPlaceholder))"
    }
  }
}

extension ViewType.StyleConfiguration {
  public struct CurrentValueLabel: KnownViewType, TypeMatching {
    public static let typePrefix = "CurrentValueLabel"
    public static let namespacedPrefixes = [
      "SwiftUI.ProgressViewStyleConfiguration.CurrentValueLabel"
    ]
    public static func inspectionCall(typeName: String) -> String {
      "styleConfigurationCurrentValueLabel(\(ViewType.indexPlaceholder))"
    }

    static func matches(_ content: ViewInspectorCore.Content) -> Bool {
      ViewType.StyleConfiguration.isPart("CurrentValueLabel", content)
    }
  }
}

extension InspectableView where View: SingleViewContent {
  public func styleConfigurationLabel() throws -> InspectableView<ViewType.StyleConfiguration.Label>
  { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func styleConfigurationLabel(_ index: Int) throws -> InspectableView<
    ViewType.StyleConfiguration.Label
  > {
    try child(at: index)
  }
}

extension InspectableView where View: SingleViewContent {
  public func styleConfigurationContent() throws -> InspectableView<
    ViewType.StyleConfiguration.Content
  > { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func styleConfigurationContent(_ index: Int) throws -> InspectableView<
    ViewType.StyleConfiguration.Content
  > {
    try child(at: index)
  }
}

extension InspectableView where View: SingleViewContent {
  public func styleConfigurationTitle() throws -> InspectableView<ViewType.StyleConfiguration.Title>
  { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func styleConfigurationTitle(_ index: Int) throws -> InspectableView<
    ViewType.StyleConfiguration.Title
  > {
    try child(at: index)
  }
}

extension InspectableView where View: SingleViewContent {
  public func styleConfigurationIcon() throws -> InspectableView<ViewType.StyleConfiguration.Icon> {
    try child()
  }
}

extension InspectableView where View: MultipleViewContent {
  public func styleConfigurationIcon(_ index: Int) throws -> InspectableView<
    ViewType.StyleConfiguration.Icon
  > {
    try child(at: index)
  }
}

extension InspectableView where View: SingleViewContent {
  public func styleConfigurationCurrentValueLabel() throws -> InspectableView<
    ViewType.StyleConfiguration.CurrentValueLabel
  > { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func styleConfigurationCurrentValueLabel(_ index: Int) throws -> InspectableView<
    ViewType.StyleConfiguration.CurrentValueLabel
  > {
    try child(at: index)
  }
}
