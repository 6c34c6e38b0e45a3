#if GTK
import CGTK

/// GObject's fundamental types, which C defines by macros that Swift cannot import: the number in
/// `gtype.h` shifted left by `G_TYPE_FUNDAMENTAL_SHIFT` (2).
enum FundamentalType {
  /// No value, as what a signal's handler returns.
  static let none: GType = 1 << 2
  static let interface: GType = 2 << 2
  static let boolean: GType = 5 << 2
  static let int64: GType = 10 << 2
  static let uint64: GType = 11 << 2
  static let float: GType = 14 << 2
  static let double: GType = 15 << 2
  static let string: GType = 16 << 2
  static let object: GType = 20 << 2
}
#endif
