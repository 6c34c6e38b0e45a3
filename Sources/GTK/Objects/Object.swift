#if GTK
import CGTK

/// Who owns the reference that a C function returns, in GObject introspection's terms.
public enum Transfer {
  /// The callee keeps its own; a floating reference counts as this.
  case none
  /// The caller has to give it back.
  case full
}

/// A GObject, and the one Swift object that stands for it during its whole life.
///
/// `===` holds for everything that comes from the same pointer. While GTK, or other C code, has
/// references of its own, the GObject keeps this wrapper alive, with its stored properties; when
/// only the wrapper holds it, Swift's reference counting decides.
///
/// A closure given to a signal is owned by the GObject: one that uses the same object, or one that
/// contains it, should capture it weakly.
@MainActor open class Object {
  private let instance: UnsafeMutableRawPointer

  /// The `GObject *`, for calls into C. Valid while this wrapper is; reference it to keep it
  /// longer.
  public var pointer: UnsafeMutableRawPointer {
    ThreadGuard.check()
    return instance
  }

  /// `pointer`, as Swift imports the C types whose struct is private (`GtkLabel`, `GtkEditable`,
  /// …).
  public var opaquePointer: OpaquePointer {
    OpaquePointer(pointer)
  }

  /// `pointer`, as functions of GObject itself take it.
  public var objectPointer: UnsafeMutablePointer<GObject> {
    pointer.assumingMemoryBound(to: GObject.self)
  }

  /// The GType that every instance of this Swift class has or is derived from.
  open class var gType: GType { FundamentalType.object }

  /// The GType of this very object, which may be one that no Swift class is known for.
  public var instanceType: GType {
    swiftui_object_type(pointer)
  }

  /// The name of `instanceType`, such as `GtkLabel`.
  public var typeName: String {
    swiftString(g_type_name(instanceType))
  }

  /// Wraps a GObject that has no wrapper yet; `wrap(_:)` is the way to one that may have.
  ///
  /// A floating reference is sunk. Subclasses that add stored properties give them values in a
  /// convenience initializer or where they are declared: `wrap(_:)` calls this one.
  public required init(raw pointer: UnsafeMutableRawPointer, transfer: Transfer) {
    ThreadGuard.check()
    instance = pointer
    let type = swiftui_object_type(pointer)
    precondition(
      g_type_is_a(type, Self.gType) != 0,
      "\(swiftString(g_type_name(type))) is no \(Self.self): make it with an initializer of its own"
    )
    precondition(
      WrapperTable.wrapper(of: pointer) == nil,
      "this \(swiftString(g_type_name(type))) has a wrapper already: use wrap(_:)")
    WrapperTable.attach(self, to: pointer, transfer: transfer)
  }

  isolated deinit {
    WrapperTable.detach(self, from: instance)
  }
}

extension Object: Equatable, Hashable {
  nonisolated public static func == (lhs: Object, rhs: Object) -> Bool {
    lhs === rhs
  }

  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
#endif
