#if !os(watchOS) && (canImport(UIKit) || canImport(AppKit))
import SwiftUI

/// Runs an introspection on a view between two markers, if the call concerns the running platform.
@MainActor
struct IntrospectModifier<SwiftUIViewType: IntrospectableViewType, Entity: PlatformEntity>:
  ViewModifier
{
  @State var site = IntrospectionSite()
  /// Without it, a call whose closure captures nothing would equal the last one, and SwiftUI
  /// would leave out the marker when it updates the view.
  private let occasion = Occasion()

  let call: IntrospectionCall<SwiftUIViewType, Entity>

  init(_ call: IntrospectionCall<SwiftUIViewType, Entity>) { self.call = call }

  func body(content: Content) -> some View {
    if let request = call.request {
      content.marked(by: site, for: request)
    } else {
      let _: Void = site.introspection.skip(SwiftUIViewType.self, listed: call.releases)
      content
    }
  }
}

/// Differs from each one before.
@MainActor
private struct Occasion {
  private static var last = 0
  private let number: Int

  init() {
    Self.last += 1
    number = Self.last
  }
}
#endif
