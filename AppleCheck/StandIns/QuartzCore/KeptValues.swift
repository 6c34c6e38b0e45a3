import Foundation

private final class KeptValues {
  var values: [String: Any] = [:]
}

nonisolated(unsafe) private let key = UnsafeRawPointer(
  UnsafeMutableRawPointer.allocate(
    byteCount: 1, alignment: 1))

/// For the properties of stand-ins that are declared in extensions.
extension NSObject {
  private var kept: KeptValues? { objc_getAssociatedObject(self, key) as? KeptValues }

  /// A property's value: the one set last, or else `initial`.
  package func kept<Value>(_ initial: @autoclosure () -> Value, _ name: String = #function) -> Value
  {
    kept?.values[name] as? Value ?? initial()
  }

  package func keep<Value>(_ value: Value, _ name: String = #function) {
    let kept = kept ?? KeptValues()
    kept.values[name] = value
    objc_setAssociatedObject(self, key, kept, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
}
