/// A view to look at while one works on it.
///
/// ```swift
/// #Preview("Counter") {
///   @Previewable @State var count = 3
///   Stepper("Count: \(count)", value: $count)
/// }
/// ```
///
/// The body may hold statements. Builds without the condition `DEBUG`, as those for release are, have no
/// previews in them.
///
/// - Parameters:
///   - name: what lists and pictures call the preview; its place in the file where it has none.
///   - body: called on the main actor each time that the preview is shown.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// A preview with traits: its size, its orientation, what is around it.
///
/// Traits are applied in order, the first one innermost.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// A group of previews: one for each argument, in order.
@freestanding(declaration)
public macro Preview<Argument>(
  _ name: String? = nil, arguments: [Argument],
  @ViewBuilder body: @escaping @MainActor (Argument) -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// A group of previews with traits: one for each argument, in order.
@freestanding(declaration)
public macro Preview<Argument>(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., arguments: [Argument],
  @ViewBuilder body: @escaping @MainActor (Argument) -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Lets the body of a `#Preview` have state: the declaration becomes a property of a view around the rest.
///
/// It stands at the top of the body, in front of a variable with a dynamic property's wrapper.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")
