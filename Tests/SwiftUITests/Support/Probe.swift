#if GTK
  import Foundation
  import GTK
  import SwiftUICore

  @testable import SwiftUI

  /// A view of a fixed size, in points.
  struct Probe: PrimitiveView {
    let width: CGFloat
    let height: CGFloat

    func primitive(_ context: PrimitiveContext) -> ProbePrimitive {
      ProbePrimitive(size: CGSize(width: width, height: height))
    }
  }

  struct ProbePrimitive: GTKPrimitive {
    static let viewName = "Probe"
    let size: CGSize

    func makeWidget(_ context: GTKContext<Self>) -> Drawing { Drawing() }
    func updateWidget(_ widget: Drawing, from old: Self?, _ context: GTKContext<Self>) {}
    func size(_ widget: Drawing, _ proposal: ProposedViewSize) -> CGSize { size }
  }
#endif
