#if GTK
import CGTK

/// What a signal was emitted with; valid only while its handler runs.
public struct SignalArguments {
  let values: UnsafePointer<GValue>
  let valueCount: Int

  /// How many arguments there are besides the sender.
  public var count: Int { max(valueCount - 1, 0) }

  /// The object that emitted the signal.
  public var sender: Object? {
    guard valueCount > 0 else { return nil }
    return Object.wrap(g_value_get_object(values))
  }

  /// The argument at `index`, from 0, the sender not counted: nil when there is none, when it is
  /// null, or when it cannot be converted.
  public func value<T: ValueConvertible>(_ index: Int, as type: T.Type = T.self) -> T? {
    guard index >= 0, index < count else { return nil }
    return T.read(from: values + index + 1)
  }

  /// The object at `index`: nil when there is none, or when it is of another type.
  public func object<T>(_ index: Int, as type: T.Type = T.self) -> T? {
    guard index >= 0, index < count else { return nil }
    let value = values + index + 1
    guard swiftui_value_holds_object(value) != 0 else { return nil }
    return Object.find(g_value_get_object(value), as: type)
  }

  /// What a GValue of a boxed type (a `GdkRectangle`, a `GtkTextIter`, …) points to.
  public func boxed(_ index: Int) -> UnsafeMutableRawPointer? {
    guard index >= 0, index < count else { return nil }
    return g_value_peek_pointer(values + index + 1)
  }
}
#endif
