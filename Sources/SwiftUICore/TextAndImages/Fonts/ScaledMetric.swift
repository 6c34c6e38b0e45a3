/// A number that grows and shrinks with the size of text that the user prefers, `dynamicTypeSize`.
///
/// All text styles scale alike here, by the ratios of the body style.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  package var base: Value
  package var textStyle: Font.TextStyle
  package var scale: Double = 1

  /// - Parameters:
  ///   - wrappedValue: the number at the size `.large`.
  ///   - textStyle: the style whose growth to follow.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    self.textStyle = textStyle
  }

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  public var wrappedValue: Value { base * Value(scale) }
}

extension ScaledMetric: Sendable where Value: Sendable {}

extension ScaledMetric: ComparedInPart {
  package func isSame(as other: ScaledMetric) -> Bool { base == other.base }
}

extension ScaledMetric: InstallableProperty {
  @MainActor package mutating func install(into slot: inout AnyObject?, node: _ViewNode) {
    scale = node.scope.values.dynamicTypeSize.scale
  }
}
