#if GTK
import CGTK

/// [`GdkModifierType`](https://docs.gtk.org/gdk4/flags.ModifierType.html)
nonisolated public struct ModifierType: OptionSet, Sendable, CEnumeration {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public init(_ value: GdkModifierType) {
    rawValue = value.rawValue
  }

  /// For calls into C.
  public var cValue: GdkModifierType { GdkModifierType(rawValue) }

  /// `GDK_SHIFT_MASK`
  public static let shift = ModifierType(rawValue: 1)

  /// `GDK_LOCK_MASK`
  public static let lock = ModifierType(rawValue: 2)

  /// `GDK_CONTROL_MASK`
  public static let control = ModifierType(rawValue: 4)

  /// `GDK_ALT_MASK`
  public static let alt = ModifierType(rawValue: 8)

  /// `GDK_BUTTON1_MASK`
  public static let button1 = ModifierType(rawValue: 256)

  /// `GDK_BUTTON2_MASK`
  public static let button2 = ModifierType(rawValue: 512)

  /// `GDK_BUTTON3_MASK`
  public static let button3 = ModifierType(rawValue: 1024)

  /// `GDK_BUTTON4_MASK`
  public static let button4 = ModifierType(rawValue: 2048)

  /// `GDK_BUTTON5_MASK`
  public static let button5 = ModifierType(rawValue: 4096)

  /// `GDK_SUPER_MASK`
  public static let `super` = ModifierType(rawValue: 67108864)

  /// `GDK_HYPER_MASK`
  public static let hyper = ModifierType(rawValue: 134217728)

  /// `GDK_META_MASK`
  public static let meta = ModifierType(rawValue: 268435456)
}

extension ModifierType: ValueConvertible {}
#endif
