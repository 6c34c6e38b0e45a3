#if GTK
import CGTK

/// [`GdkMemoryFormat`](https://docs.gtk.org/gdk4/enum.MemoryFormat.html)
nonisolated public enum MemoryFormat: UInt32, CaseIterable, CEnumeration {
  /// `GDK_MEMORY_B8G8R8A8_PREMULTIPLIED`
  case b8g8r8a8Premultiplied = 0
  /// `GDK_MEMORY_A8R8G8B8_PREMULTIPLIED`
  case a8r8g8b8Premultiplied = 1
  /// `GDK_MEMORY_R8G8B8A8_PREMULTIPLIED`
  case r8g8b8a8Premultiplied = 2
  /// `GDK_MEMORY_B8G8R8A8`
  case b8g8r8a8 = 3
  /// `GDK_MEMORY_A8R8G8B8`
  case a8r8g8b8 = 4
  /// `GDK_MEMORY_R8G8B8A8`
  case r8g8b8a8 = 5
  /// `GDK_MEMORY_A8B8G8R8`
  case a8b8g8r8 = 6
  /// `GDK_MEMORY_R8G8B8`
  case r8g8b8 = 7
  /// `GDK_MEMORY_B8G8R8`
  case b8g8r8 = 8
  /// `GDK_MEMORY_R16G16B16`
  case r16g16b16 = 9
  /// `GDK_MEMORY_R16G16B16A16_PREMULTIPLIED`
  case r16g16b16a16Premultiplied = 10
  /// `GDK_MEMORY_R16G16B16A16`
  case r16g16b16a16 = 11
  /// `GDK_MEMORY_R16G16B16_FLOAT`
  case r16g16b16Float = 12
  /// `GDK_MEMORY_R16G16B16A16_FLOAT_PREMULTIPLIED`
  case r16g16b16a16FloatPremultiplied = 13
  /// `GDK_MEMORY_R16G16B16A16_FLOAT`
  case r16g16b16a16Float = 14
  /// `GDK_MEMORY_R32G32B32_FLOAT`
  case r32g32b32Float = 15
  /// `GDK_MEMORY_R32G32B32A32_FLOAT_PREMULTIPLIED`
  case r32g32b32a32FloatPremultiplied = 16
  /// `GDK_MEMORY_R32G32B32A32_FLOAT`
  case r32g32b32a32Float = 17
  /// `GDK_MEMORY_N_FORMATS`
  case nFormats = 18

  /// A value of a later release, that is not known here, becomes `b8g8r8a8Premultiplied`.
  public init(_ value: GdkMemoryFormat) {
    self = MemoryFormat(rawValue: value.rawValue) ?? .b8g8r8a8Premultiplied
  }

  /// For calls into C.
  public var cValue: GdkMemoryFormat { GdkMemoryFormat(rawValue) }
}

extension MemoryFormat: ValueConvertible {}
#endif
