import Foundation
import SwiftUI
import SwiftUICore

@_spi(Advanced) import SwiftUIIntrospect

/// A view with one platform entity and a number in it, drawn without a display.
struct Probe {
  let value: Int
}

extension Probe: PrimitiveView {
  func primitive(_ context: PrimitiveContext) -> ProbePrimitive { ProbePrimitive(value: value) }
}

struct ProbePrimitive: Primitive, HeadlessMeasurable {
  static let viewName = "Probe"
  let value: Int

  func headlessSize(_ proposal: ProposedViewSize, content: HeadlessContainer?) -> CGSize {
    CGSize(width: 50, height: 10)
  }
}

/// A view whose entity encloses those of its content.
struct ProbeBox<Content: View> {
  let value: Int
  @ViewBuilder let content: () -> Content
}

extension ProbeBox: HostingView {
  var hosted: Content { content() }

  func primitive(_ context: PrimitiveContext) -> ProbeBoxPrimitive {
    ProbeBoxPrimitive(value: value)
  }
}

struct ProbeBoxPrimitive: Primitive, ContentHosting {
  static let viewName = "ProbeBox"
  let value: Int
}

extension HeadlessView: PlatformEntity {
  package typealias Base = HeadlessView

  /// The number of the probe that the entity stands for.
  var value: Int? {
    (primitive as? ProbePrimitive)?.value ?? (primitive as? ProbeBoxPrimitive)?.value
  }
}

struct ProbeType: PlatformIntrospectable {
  typealias GTK4 = HeadlessView
  typealias iOS13 = HeadlessView
}

extension IntrospectableViewType where Self == ProbeType {
  static var probe: Self { .init() }
}
