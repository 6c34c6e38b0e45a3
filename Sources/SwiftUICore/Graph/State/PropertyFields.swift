@_spi(Reflection) import Swift

/// A property that the graph connects to storage that outlives view values.
///
/// `slot` persists for as long as the node; the property puts its storage there on the first installation and
/// takes it from there on each later one.
package protocol InstallableProperty: DynamicProperty {
  @MainActor mutating func install(into slot: inout AnyObject?, node: _ViewNode)
}

/// Storage that must be told when its node goes.
package protocol DetachableStorage: AnyObject {
  @MainActor func detach()
}

/// State that can tell whether it was ever changed.
package protocol WrittenState: AnyObject {
  var wasWritten: Bool { get }
}

/// Where the dynamic properties of a type stand, found once per type.
///
/// The standard library's field reflection is the one way to reach a stored property of a generic value in
/// place: `Mirror` gives copies, and a copy cannot be connected. It stays in this file.
package struct PropertyFields {
  private struct Field {
    let name: String
    let offset: Int
    let type: any DynamicProperty.Type
    let nested: PropertyFields
  }
  private let fields: [Field]

  package var isEmpty: Bool { fields.isEmpty }

  // The option's declaration predates concurrency checking; its raw value is the same.
  private static let ignoringUnknown = _EachFieldOptions(rawValue: 2)

  @MainActor private static var cache: [ObjectIdentifier: PropertyFields] = [:]

  @MainActor package static func of(_ type: Any.Type) -> PropertyFields {
    let key = ObjectIdentifier(type)
    if let known = cache[key] { return known }
    var fields: [Field] = []
    if !(type is AnyClass) {
      _ = _forEachField(of: type, options: ignoringUnknown) { name, offset, fieldType, _ in
        if let property = fieldType as? any DynamicProperty.Type {
          let isLeaf = fieldType is any InstallableProperty.Type
          let nested = isLeaf ? PropertyFields(fields: []) : .of(fieldType)
          fields.append(
            Field(
              name: String(cString: name), offset: offset, type: property, nested: nested))
        }
        return true
      }
    }
    let result = PropertyFields(fields: fields)
    cache[key] = result
    return result
  }

  private init(fields: [Field]) { self.fields = fields }

  /// The names that the properties of a wrapper's type were declared by, inner ones with a dotted path.
  @MainActor package func names(of wrapper: Any.Type) -> [String] {
    fields.flatMap { field in
      let name = String(field.name.drop { $0 == "_" })
      if field.type == wrapper { return [name] }
      return field.nested.names(of: wrapper).map { "\(name).\($0)" }
    }
  }

  /// Replaces each dynamic property of the value, inner ones included, for which `replacement` returns another one of
  /// the same type.
  @MainActor package static func replace<T>(
    in value: inout T, _ replacement: (_ name: String, _ property: Any) -> Any?
  ) {
    let fields = PropertyFields.of(T.self)
    guard !fields.isEmpty else { return }
    withUnsafeMutablePointer(to: &value) { pointer in
      fields.replace(at: UnsafeMutableRawPointer(pointer), replacement)
    }
  }

  @MainActor private func replace(
    at base: UnsafeMutableRawPointer, _ replacement: (String, Any) -> Any?
  ) {
    func replace<P: DynamicProperty>(_ type: P.Type, _ field: Field) {
      let property = (base + field.offset).assumingMemoryBound(to: P.self)
      if let new = replacement(field.name, property.pointee) as? P {
        property.pointee = new
      } else {
        field.nested.replace(at: base + field.offset, replacement)
      }
    }
    for field in fields { replace(field.type, field) }
  }

  /// Connects the properties of the value at `base` to `slots`, in declaration order, inner ones first.
  @MainActor fileprivate func install(
    at base: UnsafeMutableRawPointer, slots: inout PropertySlots, node: _ViewNode
  ) {
    for field in fields {
      Self.install(
        field.type, at: base + field.offset, nested: field.nested, slots: &slots, node: node)
    }
  }

  @MainActor private static func install<P: DynamicProperty>(
    _ type: P.Type, at address: UnsafeMutableRawPointer, nested: PropertyFields,
    slots: inout PropertySlots, node: _ViewNode
  ) {
    let property = address.assumingMemoryBound(to: P.self)
    if let installable = type as? any InstallableProperty.Type {
      installLeaf(installable, at: address, slots: &slots, node: node)
    } else {
      nested.install(at: address, slots: &slots, node: node)
    }
    property.pointee.update()
  }

  @MainActor private static func installLeaf<P: InstallableProperty>(
    _ type: P.Type, at address: UnsafeMutableRawPointer, slots: inout PropertySlots, node: _ViewNode
  ) {
    slots.next { slot in
      address.assumingMemoryBound(to: P.self).pointee.install(into: &slot, node: node)
    }
  }
}

/// The storage of one node's dynamic properties, in declaration order.
package struct PropertySlots {
  private var slots: [AnyObject?] = []
  private var index = 0

  package init() {}

  fileprivate mutating func next(_ body: (inout AnyObject?) -> Void) {
    if index == slots.count { slots.append(nil) }
    body(&slots[index])
    index += 1
  }

  /// Connects the dynamic properties of `value`.
  @MainActor package mutating func install<T>(in value: inout T, node: _ViewNode) {
    let fields = PropertyFields.of(T.self)
    guard !fields.isEmpty else { return }
    index = 0
    withUnsafeMutablePointer(to: &value) { pointer in
      fields.install(at: UnsafeMutableRawPointer(pointer), slots: &self, node: node)
    }
  }

  /// Connects another copy of the node's value, outside of an evaluation.
  @MainActor package mutating func connect<T>(_ value: inout T, node: _ViewNode) {
    install(in: &value, node: node)
  }

  /// Whether any `@State` among them was set after its initial value.
  @MainActor package var hasWrittenState: Bool {
    slots.contains { ($0 as? any WrittenState)?.wasWritten == true }
  }

  @MainActor package mutating func detach() {
    for slot in slots { (slot as? any DetachableStorage)?.detach() }
    slots = []
  }
}
