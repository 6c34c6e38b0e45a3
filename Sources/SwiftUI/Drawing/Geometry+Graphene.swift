#if GTK
import CGTK
import Foundation

extension CGRect {
  var graphene: graphene_rect_t {
    var result = graphene_rect_t()
    graphene_rect_init(&result, Float(minX), Float(minY), Float(width), Float(height))
    return result
  }
}

extension CGPoint {
  var graphene: graphene_point_t { graphene_point_t(x: Float(x), y: Float(y)) }
}
#endif
