/// A primitive that stands for something of its own where a view is only described: an option of a picker, the
/// title of a field. Other primitives count as what is inside of them.
package protocol Describing: Primitive {
  var meaning: PrimitiveMeaning { get }
}

/// What a primitive stands for in a description.
package enum PrimitiveMeaning {
  case text(String)
  /// The primitive itself is the picture.
  case image
  case divider
}
