import SwiftUI

// The types of views that are told by their names, by families. A new type of view is added here.
extension ViewRegistry {
  static let drawing: [any KnownViewType.Type] = [
    ViewType.AngularGradient.self, ViewType.Color.self, ViewType.EllipticalGradient.self,
    ViewType.Image.self, ViewType.LinearGradient.self, ViewType.RadialGradient.self,
  ]

  static let moreControls: [any KnownViewType.Type] = [
    ViewType.ColorPicker.self, ViewType.ContentUnavailableView.self, ViewType.ControlGroup.self,
    ViewType.DatePicker.self, ViewType.EditButton.self, ViewType.Gauge.self, ViewType.Label.self,
    ViewType.LabeledContent.self, ViewType.Link.self, ViewType.Menu.self, ViewType.MenuButton.self,
    ViewType.MultiDatePicker.self, ViewType.Picker.self, ViewType.ProgressView.self,
    ViewType.RenameButton.self, ViewType.SecureField.self, ViewType.ShareLink.self,
    ViewType.Slider.self, ViewType.Stepper.self, ViewType.TextEditor.self,
  ]

  static let moreLayout: [any KnownViewType.Type] = [
    ViewType.AsyncImage.self, ViewType.Canvas.self, ViewType.DisclosureGroup.self,
    ViewType.Divider.self, ViewType.Form.self, ViewType.GeometryReader.self,
    ViewType.GlassEffectContainer.self, ViewType.Grid.self, ViewType.GridRow.self,
    ViewType.GroupBox.self, ViewType.HSplitView.self, ViewType.LazyHGrid.self,
    ViewType.LazyHStack.self, ViewType.LazyVGrid.self, ViewType.LazyVStack.self,
    ViewType.PhaseAnimator.self,
    ViewType.ScrollView.self, ViewType.ScrollViewReader.self, ViewType.Spacer.self,
    ViewType.TimelineView.self, ViewType.VSplitView.self, ViewType.ViewThatFits.self,
  ]

  static let moreLists: [any KnownViewType.Type] = [
    ViewType.OutlineGroup.self, ViewType.Section.self,
  ]

  static var tables: [any KnownViewType.Type] {
    #if os(tvOS) || os(watchOS)
    []
    #else
    [ViewType.Table.self, ViewType.TableColumn.self, ViewType.TableRow.self]
    #endif
  }

  static let navigation: [any KnownViewType.Type] = [
    ViewType.NavigationLink.self, ViewType.NavigationSplitView.self, ViewType.NavigationStack.self,
    ViewType.NavigationView.self, ViewType.Tab.self, ViewType.TabView.self,
  ]

  static let styles: [any KnownViewType.Type] = [
    ViewType.StyleConfiguration.Content.self, ViewType.StyleConfiguration.CurrentValueLabel.self,
    ViewType.StyleConfiguration.Icon.self, ViewType.StyleConfiguration.Label.self,
    ViewType.StyleConfiguration.Title.self,
  ]
}
