import SwiftUI

extension ViewRegistry {
  /// Those told by their names, less those that only some platforms have (``Platform``). A new type of view is added
  /// here.
  static let known: [any KnownViewType.Type] = [
    ViewType.AngularGradient.self, ViewType.AnyView.self, ViewType.AsyncImage.self,
    ViewType.Button.self, ViewType.Canvas.self, ViewType.Color.self, ViewType.ColorPicker.self,
    ViewType.ContentUnavailableView.self, ViewType.ControlGroup.self, ViewType.DatePicker.self,
    ViewType.DisclosureGroup.self, ViewType.Divider.self, ViewType.EditButton.self,
    ViewType.EllipticalGradient.self, ViewType.EmptyView.self, ViewType.ForEach.self,
    ViewType.Form.self, ViewType.Gauge.self, ViewType.GeometryReader.self,
    ViewType.GlassEffectContainer.self, ViewType.Grid.self, ViewType.GridRow.self,
    ViewType.Group.self, ViewType.GroupBox.self, ViewType.HSplitView.self, ViewType.HStack.self,
    ViewType.Image.self, ViewType.KeyframeAnimator.self, ViewType.Label.self,
    ViewType.LabeledContent.self, ViewType.LazyHGrid.self,
    ViewType.LazyHStack.self, ViewType.LazyVGrid.self, ViewType.LazyVStack.self,
    ViewType.LinearGradient.self, ViewType.Link.self, ViewType.List.self, ViewType.Menu.self,
    ViewType.MenuButton.self, ViewType.MultiDatePicker.self, ViewType.NavigationLink.self,
    ViewType.NavigationSplitView.self, ViewType.NavigationStack.self, ViewType.NavigationView.self,
    ViewType.OutlineGroup.self, ViewType.PhaseAnimator.self, ViewType.Picker.self,
    ViewType.ProgressView.self, ViewType.RadialGradient.self, ViewType.RenameButton.self,
    ViewType.ScrollView.self, ViewType.ScrollViewReader.self, ViewType.Section.self,
    ViewType.SecureField.self, ViewType.ShareLink.self, ViewType.Slider.self, ViewType.Spacer.self,
    ViewType.Stepper.self, ViewType.StyleConfiguration.Content.self,
    ViewType.StyleConfiguration.CurrentValueLabel.self, ViewType.StyleConfiguration.Icon.self,
    ViewType.StyleConfiguration.Label.self, ViewType.StyleConfiguration.Title.self,
    ViewType.Tab.self, ViewType.TabView.self, ViewType.Text.self, ViewType.TextEditor.self,
    ViewType.TextField.self,
    ViewType.TimelineView.self, ViewType.Toggle.self, ViewType.TupleView.self,
    ViewType.ViewModifierContent.self, ViewType.ViewThatFits.self, ViewType.VSplitView.self,
    ViewType.VStack.self, ViewType.ZStack.self,
  ]

  /// Those told by something else, such as a protocol.
  static var matching: [any TypeMatching.Type] {
    [
      ViewType.Shape.self, ViewType.StyleConfiguration.Label.self,
      ViewType.StyleConfiguration.Content.self, ViewType.StyleConfiguration.CurrentValueLabel.self,
    ]
  }
}
