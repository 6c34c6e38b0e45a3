#if GTK
import SwiftUI

/// A name on the left, what sets it on the right.
struct SettingRow<Control: View>: View {
  private let title: String
  private let control: Control

  init(_ title: String, @ViewBuilder control: () -> Control) {
    self.title = title
    self.control = control()
  }

  var body: some View {
    HStack(spacing: 12) {
      Text(title)
      Spacer(minLength: 0)
      control.labelsHidden()
    }
  }
}
#endif
