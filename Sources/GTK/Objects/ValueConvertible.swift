#if GTK
import CGTK

/// A Swift type that a GValue can hold: what properties and signals of GObjects are made of.
public protocol ValueConvertible {
  /// The content of `value`, converted as GObject would; nil when that is not possible.
  static func read(from value: UnsafePointer<GValue>) -> Self?

  /// Puts this into `value`, which has its type already and is converted to it.
  func write(to value: UnsafeMutablePointer<GValue>)
}

extension ValueConvertible {
  /// Reads through a value of `type`, so that each integer width and enumeration is covered once.
  static func transformed<T>(
    _ value: UnsafePointer<GValue>, to type: GType,
    get: (UnsafePointer<GValue>) -> T
  ) -> T? {
    var target = GValue()
    g_value_init(&target, type)
    defer { g_value_unset(&target) }
    guard g_value_transform(value, &target) != 0 else { return nil }
    return get(&target)
  }

  func transform(
    to value: UnsafeMutablePointer<GValue>, from type: GType,
    set: (UnsafeMutablePointer<GValue>) -> Void
  ) {
    var source = GValue()
    g_value_init(&source, type)
    defer { g_value_unset(&source) }
    set(&source)
    g_value_transform(&source, value)
  }
}

extension Bool: ValueConvertible {
  public static func read(from value: UnsafePointer<GValue>) -> Bool? {
    transformed(value, to: FundamentalType.boolean) { g_value_get_boolean($0) != 0 }
  }

  public func write(to value: UnsafeMutablePointer<GValue>) {
    transform(to: value, from: FundamentalType.boolean) { g_value_set_boolean($0, self ? 1 : 0) }
  }
}

extension Int: ValueConvertible {
  public static func read(from value: UnsafePointer<GValue>) -> Int? {
    transformed(value, to: FundamentalType.int64) { Int(g_value_get_int64($0)) }
  }

  public func write(to value: UnsafeMutablePointer<GValue>) {
    transform(to: value, from: FundamentalType.int64) { g_value_set_int64($0, gint64(self)) }
  }
}

extension UInt: ValueConvertible {
  public static func read(from value: UnsafePointer<GValue>) -> UInt? {
    transformed(value, to: FundamentalType.uint64) { UInt(g_value_get_uint64($0)) }
  }

  public func write(to value: UnsafeMutablePointer<GValue>) {
    transform(to: value, from: FundamentalType.uint64) { g_value_set_uint64($0, guint64(self)) }
  }
}

extension Double: ValueConvertible {
  public static func read(from value: UnsafePointer<GValue>) -> Double? {
    transformed(value, to: FundamentalType.double) { g_value_get_double($0) }
  }

  public func write(to value: UnsafeMutablePointer<GValue>) {
    transform(to: value, from: FundamentalType.double) { g_value_set_double($0, self) }
  }
}

extension Float: ValueConvertible {
  public static func read(from value: UnsafePointer<GValue>) -> Float? {
    transformed(value, to: FundamentalType.float) { g_value_get_float($0) }
  }

  public func write(to value: UnsafeMutablePointer<GValue>) {
    transform(to: value, from: FundamentalType.float) { g_value_set_float($0, self) }
  }
}

extension String: ValueConvertible {
  public static func read(from value: UnsafePointer<GValue>) -> String? {
    transformed(value, to: FundamentalType.string) { optionalSwiftString(g_value_get_string($0)) }
      ?? nil
  }

  public func write(to value: UnsafeMutablePointer<GValue>) {
    transform(to: value, from: FundamentalType.string) { g_value_set_string($0, self) }
  }
}
#endif
