#if GTK
import CGTK

/// A Swift enumeration or option set that mirrors a C one by its raw value.
nonisolated public protocol CEnumeration: RawRepresentable, Sendable
where RawValue: FixedWidthInteger {}

extension ValueConvertible where Self: CEnumeration {
  public static func read(from value: UnsafePointer<GValue>) -> Self? {
    Int.read(from: value).flatMap { Self(rawValue: RawValue(truncatingIfNeeded: $0)) }
  }

  public func write(to value: UnsafeMutablePointer<GValue>) {
    swiftui_value_set_integer(value, gint64(rawValue))
  }
}
#endif
