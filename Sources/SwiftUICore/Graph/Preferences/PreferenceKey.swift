/// A named value produced by views, which those around them read.
///
/// ```swift
/// struct WidestKey: PreferenceKey {
///   static let defaultValue: CGFloat = 0
///   static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
///     value = max(value, nextValue())
///   }
/// }
/// ```
public protocol PreferenceKey {
  associatedtype Value

  /// The value where no view sets one.
  static var defaultValue: Self.Value { get }

  /// Combines the values of several views, in the order of the views: the first one's value is `value`, and the
  /// function is called for each further one.
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension PreferenceKey where Self.Value: ExpressibleByNilLiteral {
  public static var defaultValue: Self.Value { nil }
}

extension PreferenceKey {
  /// Adds a further view's value to what there is so far.
  static func combine(_ sum: inout Value?, _ next: Value) {
    guard var value = sum else {
      sum = next
      return
    }
    reduce(value: &value, nextValue: { next })
    sum = value
  }
}

/// A preference that nothing reads.
package protocol ValuePreferenceKey: PreferenceKey {}
