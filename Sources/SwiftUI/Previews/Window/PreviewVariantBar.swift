import Foundation
import SwiftUICore

/// Sets the parts of a variant.
struct PreviewVariantBar: View {
  @Binding var variant: PreviewVariant

  var body: some View {
    HStack(spacing: 12) {
      Picker("Color scheme", selection: $variant.scheme) {
        Text("Light").tag(ColorScheme.light)
        Text("Dark").tag(ColorScheme.dark)
      }
      .pickerStyle(.segmented)
      Picker("Text size", selection: textSize) {
        ForEach(DynamicTypeSize.allCases, id: \.self) { Text("\($0)").tag($0) }
      }
      Picker("Direction", selection: direction) {
        Text("Left to right").tag(LayoutDirection.leftToRight)
        Text("Right to left").tag(LayoutDirection.rightToLeft)
      }
      Picker("Locale", selection: locale) {
        ForEach(Self.locales, id: \.self) { Text($0).tag($0) }
      }
      Picker("Width", selection: width) {
        Text("As declared").tag(0)
        ForEach(Self.widths, id: \.self) { Text("\($0)").tag($0) }
      }
    }
    .labelsHidden()
    .padding(8)
  }

  private var textSize: Binding<DynamicTypeSize> {
    Binding(get: { variant.textSize ?? .large }, set: { variant.textSize = $0 })
  }

  private var direction: Binding<LayoutDirection> {
    Binding(get: { variant.direction ?? .leftToRight }, set: { variant.direction = $0 })
  }

  private var locale: Binding<String> {
    Binding(
      get: { variant.locale ?? Self.locales.first ?? "" }, set: { variant.locale = $0 })
  }

  private var width: Binding<Int> {
    Binding(
      get: { variant.size.map { Int($0.width) } ?? 0 },
      set: { variant.size = $0 == 0 ? nil : CGSize(width: $0, height: $0 * 3 / 4) })
  }

  /// The current one, then such as differ from it in script, direction, and the length of words.
  private static let locales: [String] = {
    let current = Locale.current.identifier
    return [current] + ["en_US", "de_DE", "ar_EG", "ja_JP", "ru_RU"].filter { $0 != current }
  }()

  private static let widths = [320, 375, 480, 640, 768, 1024]
}
