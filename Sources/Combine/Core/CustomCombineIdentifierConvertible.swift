/// Has an identifier that tells a publisher's stream apart from others.
public protocol CustomCombineIdentifierConvertible {
  /// A unique identifier of this publisher stream.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier {
    CombineIdentifier(self)
  }
}
