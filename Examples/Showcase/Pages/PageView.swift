#if GTK
import SwiftUI

/// A page with its heading, which scrolls if the window is too low.
struct PageView: View {
  let page: Page

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        VStack(alignment: .leading, spacing: 4) {
          Text(page.title).font(.largeTitle).bold()
          Text(page.summary).foregroundStyle(.secondary)
        }
        content
      }
      .frame(maxWidth: 620, alignment: .leading)
      .padding(24)
      .frame(maxWidth: .infinity)
    }
  }

  @ViewBuilder private var content: some View {
    switch page {
    case .text: TextPage()
    case .buttons: ButtonPage()
    case .toggles: TogglePage()
    case .textFields: TextFieldPage()
    case .sliders: SliderPage()
    case .pickers: PickerPage()
    case .scrolling: ScrollPage()
    case .lists: ListPage()
    case .navigation: NavigationPage()
    case .layout: LayoutPage()
    case .motion: MotionPage()
    case .ownTypes: OwnTypesPage()
    }
  }
}

#Preview("Page", traits: .fixedLayout(width: 720, height: 1000), arguments: Page.allCases) { page in
  PageView(page: page)
}
#endif
