#if GTK
/// The pages of the app, one a family of views.
enum Page: String, CaseIterable, Identifiable {
  case text
  case buttons
  case toggles
  case textFields
  case sliders
  case pickers
  case scrolling
  case lists
  case navigation
  case layout
  case motion
  case ownTypes

  var id: Self { self }

  var title: String {
    switch self {
    case .text: "Text"
    case .buttons: "Buttons"
    case .toggles: "Toggles"
    case .textFields: "Text fields"
    case .sliders: "Sliders and progress"
    case .pickers: "Pickers"
    case .scrolling: "Scrolling"
    case .lists: "Lists"
    case .navigation: "Navigation"
    case .layout: "Layout"
    case .motion: "Motion"
    case .ownTypes: "Own types"
    }
  }

  /// What it shows and what its introspections change.
  var summary: String {
    switch self {
    case .text: "Labels take style classes, a tooltip and more from GTK."
    case .buttons: "Shapes that GTK's themes know and SwiftUI has no style for."
    case .toggles: "Switches, checkboxes and toggle buttons, each the widget of its own."
    case .textFields: "Entries with icons, and progress behind their text."
    case .pickers: "Menus and segments, of GTK's drop-downs and linked buttons."
    case .sliders: "Marks and the value stand on scales, which SwiftUI cannot ask for."
    case .scrolling: "Scrollbars that stay, and a frame around what scrolls."
    case .lists: "Rows that are selected, moved and deleted, with separators or without."
    case .navigation: "A stack of pages, and a window over this one."
    case .layout: "Stacks, frames and alignment, placed by SwiftUI's rules."
    case .motion: "Springs, transitions, phases and keyframes, one clock for the window."
    case .ownTypes: "What the library has no view type for is a few lines away."
    }
  }

  /// The view types that the page introspects, as one writes them.
  var viewTypes: [String] {
    switch self {
    case .text: ["view", "window"]
    case .buttons: ["button"]
    case .toggles: ["toggle", "toggle(style: .switch)", "toggle(style: .checkbox)"]
    case .textFields: ["textField"]
    case .sliders:
      [
        "slider", "progressView(style: .linear)", "progressView(style: .circular)",
      ]
    case .pickers: ["picker(style: .menu)", "picker(style: .segmented)"]
    case .scrolling: ["scrollView"]
    case .lists: ["list", "listCell"]
    case .navigation: ["navigationStack", "sheet"]
    case .layout, .motion, .ownTypes: []
    }
  }
}
#endif
