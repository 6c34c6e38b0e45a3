#if GTK
import CGTK

/// [`GdkPaintableFlags`](https://docs.gtk.org/gdk4/flags.PaintableFlags.html)
nonisolated public struct PaintableFlags: OptionSet, Sendable, CEnumeration {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public init(_ value: GdkPaintableFlags) {
    rawValue = value.rawValue
  }

  /// For calls into C.
  public var cValue: GdkPaintableFlags { GdkPaintableFlags(rawValue) }

  /// `GDK_PAINTABLE_STATIC_SIZE`
  public static let size = PaintableFlags(rawValue: 1)

  /// `GDK_PAINTABLE_STATIC_CONTENTS`
  public static let contents = PaintableFlags(rawValue: 2)
}

extension PaintableFlags: ValueConvertible {}
#endif
