#if GTK
import Foundation
import GTK
import SwiftUICore

@testable import SwiftUI

/// A view of a fixed size, in points.
nonisolated struct Probe {
  let width: CGFloat
  let height: CGFloat
}

extension Probe: PrimitiveView {
  func primitive(_ context: PrimitiveContext) -> ProbePrimitive {
    ProbePrimitive(size: CGSize(width: width, height: height))
  }
}

nonisolated struct ProbePrimitive: GTKPrimitive {
  static let viewName = "Probe"
  let size: CGSize

  func makeWidget(_ context: GTKContext<Self>) -> Drawing { Drawing() }
  func updateWidget(_ widget: Drawing, from old: Self?, _ context: GTKContext<Self>) {}
  func size(_ widget: Drawing, _ proposal: ProposedViewSize) -> CGSize { size }
}
#endif
