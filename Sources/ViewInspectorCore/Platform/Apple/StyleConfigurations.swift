#if !os(Linux)
import SwiftUI

// SwiftUI's own configurations: each is that of a control which is laid out with a style that passes it on.

extension Platform {
  static func isOn(_ toggle: Any) throws -> Binding<Bool> {
    guard let toggle = toggle as? any SwiftUI.View else {
      throw InspectionError.typeMismatch(toggle, (any SwiftUI.View).self)
    }
    return try isOn(view: toggle)
  }

  private static func isOn<V: SwiftUI.View>(view toggle: V) throws -> Binding<Bool> {
    try OffscreenLayout.value(ToggleStyleConfiguration.self) { pass in
      toggle.toggleStyle(PassingToggleStyle(pass: pass))
    }.$isOn
  }

  static func buttonConfiguration(isPressed: Bool) throws -> ButtonStyleConfiguration {
    let made = try OffscreenLayout.value(ButtonStyleConfiguration.self) { pass in
      Button(action: {}, label: { EmptyView() }).buttonStyle(PassingButtonStyle(pass: pass))
    }
    return try FrozenLayout.replacing(\.isPressed, of: made, with: isPressed)
  }

  static func primitiveButtonConfiguration(
    action: @escaping () -> Void
  ) throws -> PrimitiveButtonStyleConfiguration {
    try OffscreenLayout.value(PrimitiveButtonStyleConfiguration.self) { pass in
      Button(action: { action() }, label: { EmptyView() })
        .buttonStyle(PassingPrimitiveButtonStyle(pass: pass))
    }
  }

  static func toggleConfiguration(isOn: Binding<Bool>) throws -> ToggleStyleConfiguration {
    try OffscreenLayout.value(ToggleStyleConfiguration.self) { pass in
      Toggle(isOn: isOn, label: { EmptyView() }).toggleStyle(PassingToggleStyle(pass: pass))
    }
  }

  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  static func labelConfiguration() throws -> LabelStyleConfiguration {
    try OffscreenLayout.value(LabelStyleConfiguration.self) { pass in
      Label(title: { EmptyView() }, icon: { EmptyView() })
        .labelStyle(PassingLabelStyle(pass: pass))
    }
  }

  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  static func progressViewConfiguration(
    fractionCompleted: Double?
  ) throws -> ProgressViewStyleConfiguration {
    try OffscreenLayout.value(ProgressViewStyleConfiguration.self) { pass in
      ProgressView(
        value: fractionCompleted, label: { EmptyView() }, currentValueLabel: { EmptyView() }
      ).progressViewStyle(PassingProgressViewStyle(pass: pass))
    }
  }

  #if !os(tvOS) && !os(watchOS)
  @available(iOS 14.0, macOS 11.0, *)
  static func groupBoxConfiguration() throws -> GroupBoxStyleConfiguration {
    try OffscreenLayout.value(GroupBoxStyleConfiguration.self) { pass in
      GroupBox(content: { EmptyView() }, label: { EmptyView() })
        .groupBoxStyle(PassingGroupBoxStyle(pass: pass))
    }
  }
  #endif

  #if !os(watchOS)
  @available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
  static func menuConfiguration() throws -> MenuStyleConfiguration {
    try OffscreenLayout.value(MenuStyleConfiguration.self) { pass in
      Menu(content: { EmptyView() }, label: { EmptyView() })
        .menuStyle(PassingMenuStyle(pass: pass))
    }
  }
  #endif
}

// MARK: - Styles that pass their configuration on

private struct PassingButtonStyle: ButtonStyle {
  let pass: @MainActor (Configuration) -> Void
  func makeBody(configuration: Configuration) -> EmptyView {
    pass(configuration)
    return EmptyView()
  }
}

private struct PassingPrimitiveButtonStyle: PrimitiveButtonStyle {
  let pass: @MainActor (Configuration) -> Void
  func makeBody(configuration: Configuration) -> EmptyView {
    pass(configuration)
    return EmptyView()
  }
}

private struct PassingToggleStyle: ToggleStyle {
  let pass: @MainActor (Configuration) -> Void
  func makeBody(configuration: Configuration) -> EmptyView {
    pass(configuration)
    return EmptyView()
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
private struct PassingLabelStyle: LabelStyle {
  let pass: @MainActor (Configuration) -> Void
  func makeBody(configuration: Configuration) -> EmptyView {
    pass(configuration)
    return EmptyView()
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
private struct PassingProgressViewStyle: ProgressViewStyle {
  let pass: @MainActor (Configuration) -> Void
  func makeBody(configuration: Configuration) -> EmptyView {
    pass(configuration)
    return EmptyView()
  }
}

#if !os(tvOS) && !os(watchOS)
@available(iOS 14.0, macOS 11.0, *)
private struct PassingGroupBoxStyle: GroupBoxStyle {
  let pass: @MainActor (Configuration) -> Void
  func makeBody(configuration: Configuration) -> EmptyView {
    pass(configuration)
    return EmptyView()
  }
}
#endif

#if !os(watchOS)
@available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
private struct PassingMenuStyle: MenuStyle {
  let pass: @MainActor (Configuration) -> Void
  func makeBody(configuration: Configuration) -> EmptyView {
    pass(configuration)
    return EmptyView()
  }
}
#endif
#endif
