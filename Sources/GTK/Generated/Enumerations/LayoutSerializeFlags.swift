#if GTK
import CGTK

/// [`PangoLayoutSerializeFlags`](https://docs.gtk.org/Pango/flags.LayoutSerializeFlags.html)
nonisolated public struct LayoutSerializeFlags: OptionSet, Sendable, CEnumeration {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public init(_ value: PangoLayoutSerializeFlags) {
    rawValue = value.rawValue
  }

  /// For calls into C.
  public var cValue: PangoLayoutSerializeFlags { PangoLayoutSerializeFlags(rawValue) }

  /// `PANGO_LAYOUT_SERIALIZE_CONTEXT`
  public static let context = LayoutSerializeFlags(rawValue: 1)

  /// `PANGO_LAYOUT_SERIALIZE_OUTPUT`
  public static let output = LayoutSerializeFlags(rawValue: 2)
}

extension LayoutSerializeFlags: ValueConvertible {}
#endif
