#if !os(Linux)
import SwiftUI

/// The one place where memory of SwiftUI's types is written or read past their public API.
///
/// It rests on what the compiler guarantees: a stored property's public key path tells its offset; a type that
/// takes no memory has one value; and frozen types keep the stored properties that their module's interface
/// declares. Each use first looks whether the type at hand is as the interface says, and then whether the value that
/// was made says what it should; where not, an error says so.
@MainActor
enum FrozenLayout {
  // MARK: Offsets that key paths tell

  /// The value with another value of a property that has no setter.
  static func replacing<T, Property: Equatable>(
    _ keyPath: KeyPath<T, Property>, of value: T, with new: Property
  ) throws -> T {
    guard let offset = MemoryLayout<T>.offset(of: keyPath),
      offset + MemoryLayout<Property>.size <= MemoryLayout<T>.size
    else { throw unknown(T.self) }
    var result = value
    withUnsafeMutablePointer(to: &result) { pointer in
      UnsafeMutableRawPointer(pointer).advanced(by: offset)
        .assumingMemoryBound(to: Property.self).pointee = new
    }
    guard result[keyPath: keyPath] == new else { throw unknown(T.self) }
    return result
  }

  // MARK: Values of no size

  static func empty<T>(_ type: T.Type) throws -> T {
    guard MemoryLayout<T>.size == 0, _isPOD(T.self) else { throw unknown(T.self) }
    return try reading(Nothing(), as: T.self)
  }

  private struct Nothing {}

  // MARK: Environment, a frozen structure of a frozen enumeration

  private enum EnvironmentContent<Value> {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case value(Value)
  }

  static func environment<Value>(
    _ property: Environment<Value>, _ value: Value
  ) throws -> Environment<Value> {
    let known = Mirror(reflecting: property)
    guard known.children.count == 1, let content = known.children.first,
      content.label == "content", Mirror(reflecting: content.value).displayStyle == .enum
    else { throw unknown(Environment<Value>.self) }
    let made = try reading(
      EnvironmentContent<Value>.value(value), as: Environment<Value>.self)
    guard try Inspector.attribute(path: "content|value", value: made) is Value else {
      throw unknown(Environment<Value>.self)
    }
    return made
  }

  // MARK: EnvironmentObject, a frozen structure of a reference and a number

  private struct EnvironmentObjectContent<Object: AnyObject> {
    let store: Object?
    let seed: Int
  }

  static func environmentObject<Object>(
    _ property: EnvironmentObject<Object>, _ object: Object
  ) throws -> EnvironmentObject<Object> {
    let known = Mirror(reflecting: property)
    guard known.children.map(\.label) == ["_store", "_seed"] else {
      throw unknown(EnvironmentObject<Object>.self)
    }
    let made = try reading(
      EnvironmentObjectContent(store: object, seed: 0), as: EnvironmentObject<Object>.self)
    let store = try Inspector.attribute(.environmentObjectStore, of: made)
    guard store as AnyObject === object else { throw unknown(EnvironmentObject<Object>.self) }
    return made
  }

  // MARK: Color, a frozen structure of a reference

  /// A style that was made of a color keeps the object that the color keeps.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  static func color(of style: AnyShapeStyle) throws -> Color {
    let box = try Inspector.attribute(path: "storage|box", value: style)
    guard let provider = Mirror(reflecting: Color.red).children.first?.value else {
      throw unknown(Color.self)
    }
    let known = classes(of: provider)
    let own = classes(of: box)
    guard known.count > 1, known.last == own.last else { throw unknown(Color.self) }
    // Boxes of all styles have one root; those of colors have one class below it.
    guard own.contains(where: { $0 == known[known.count - 2] }) else {
      throw InspectionError.typeMismatch(box, Color.self)
    }
    return try reading(box as AnyObject, as: Color.self)
  }

  /// The class of an object and those that it inherits from, the root last.
  private static func classes(of object: Any) -> [Any.Type] {
    sequence(first: Mirror(reflecting: object)) { $0.superclassMirror }.map(\.subjectType)
  }

  // MARK: TimelineView.Context, the same structure whatever the view's generic arguments

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  static func context<Schedule, Content>(
    _ context: TimelineViewDefaultContext, of type: TimelineView<Schedule, Content>.Type
  ) throws -> TimelineView<Schedule, Content>.Context {
    typealias Context = TimelineView<Schedule, Content>.Context
    let made = try reading(context, as: Context.self)
    guard made.date == context.date, "\(made.cadence)" == "\(context.cadence)" else {
      throw unknown(Context.self)
    }
    return made
  }

  // MARK: -

  private static func reading<V, T>(_ value: V, as type: T.Type) throws -> T {
    guard MemoryLayout<V>.size == MemoryLayout<T>.size,
      MemoryLayout<V>.alignment >= MemoryLayout<T>.alignment
    else { throw unknown(T.self) }
    return withUnsafePointer(to: value) { pointer in
      UnsafeRawPointer(pointer).assumingMemoryBound(to: T.self).pointee
    }
  }

  private static func unknown(_ type: Any.Type) -> InspectionError {
    .notSupported("\(Inspector.typeName(type: type)) is not laid out as it is known to be")
  }
}
#endif
