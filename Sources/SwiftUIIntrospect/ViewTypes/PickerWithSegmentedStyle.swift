#if GTK
  public import GTK
#endif

/// A `Picker` with the `.segmented` style; on GTK the box of linked toggle buttons.
///
/// ```swift
/// struct PickerWithSegmentedStyleExample: View {
///   @State var size = "M"
///
///   var body: some View {
///     Picker("Size", selection: $size) {
///       Text("M").tag("M")
///       Text("L").tag("L")
///     }
///     .pickerStyle(.segmented)
///     .introspect(.picker(style: .segmented), on: .gtk(.v4)) {
///       print(type(of: $0))  // GTK.Box
///     }
///   }
/// }
/// ```
public struct PickerWithSegmentedStyleType: IntrospectableViewType {
  public enum Style: Sendable {
    case segmented
  }
}

extension IntrospectableViewType where Self == PickerWithSegmentedStyleType {
  public static func picker(style: Self.Style) -> Self { .init() }
}

#if GTK
  extension PickerWithSegmentedStyleType: GTKIntrospectable {
    public typealias GTK4 = GTK.Box

    /// Boxes stand under other views too: only one of toggle buttons is a segmented picker.
    public static func selector<Entity: PlatformEntity>(
      for entity: Entity.Type
    ) -> IntrospectionSelector<Entity> {
      .default
        .withReceiverSelector { $0.receiver.first(where: isSegmented) as? Entity }
        .withAncestorSelector { $0.ancestors.first(where: isSegmented) as? Entity }
    }

    @MainActor
    private static func isSegmented(_ entity: AnyObject) -> Bool {
      (entity as? GTK.Box)?.children.first is GTK.ToggleButton
    }
  }
#endif
