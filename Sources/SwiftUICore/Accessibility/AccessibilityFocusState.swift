/// A kind of assistive technology.
public struct AccessibilityTechnologies: SetAlgebra, Sendable, Hashable {
  private var rawValue: UInt8

  private init(rawValue: UInt8) { self.rawValue = rawValue }
  public init() { rawValue = 0 }

  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)

  public func contains(_ member: AccessibilityTechnologies) -> Bool {
    rawValue & member.rawValue == member.rawValue
  }
  public func union(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
    AccessibilityTechnologies(rawValue: rawValue | other.rawValue)
  }
  public func intersection(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
    AccessibilityTechnologies(rawValue: rawValue & other.rawValue)
  }
  public func symmetricDifference(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
    AccessibilityTechnologies(rawValue: rawValue ^ other.rawValue)
  }
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTechnologies
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTechnologies) {
    let isNew = !contains(newMember)
    rawValue |= newMember.rawValue
    return (isNew, newMember)
  }
  @discardableResult
  public mutating func remove(_ member: AccessibilityTechnologies) -> AccessibilityTechnologies? {
    let removed = intersection(member)
    rawValue &= ~member.rawValue
    return removed.rawValue == 0 ? nil : removed
  }
  @discardableResult
  public mutating func update(
    with newMember: AccessibilityTechnologies
  ) -> AccessibilityTechnologies? {
    let known = intersection(newMember)
    rawValue |= newMember.rawValue
    return known.rawValue == 0 ? nil : known
  }
  public mutating func formUnion(_ other: AccessibilityTechnologies) { rawValue |= other.rawValue }
  public mutating func formIntersection(_ other: AccessibilityTechnologies) {
    rawValue &= other.rawValue
  }
  public mutating func formSymmetricDifference(_ other: AccessibilityTechnologies) {
    rawValue ^= other.rawValue
  }
}

/// Where the focus of assistive technologies is.
///
/// GTK's assistive technologies follow the keyboard focus, and this property does too: it is a ``FocusState`` of its own.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  package var state: FocusState<Value>
  package let technologies: AccessibilityTechnologies

  public init() where Value == Bool {
    state = FocusState()
    technologies = []
  }

  public init<T: Hashable>() where Value == T? {
    state = FocusState()
    technologies = []
  }

  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    state = FocusState()
    self.technologies = technologies
  }

  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    state = FocusState()
    self.technologies = technologies
  }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  public var projectedValue: Binding { Binding(binding: state.projectedValue) }

  @propertyWrapper
  public struct Binding {
    package let binding: FocusState<Value>.Binding

    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }
    public var projectedValue: Binding { self }
  }
}

extension AccessibilityFocusState: InstallableProperty {
  @MainActor package mutating func install(into slot: inout AnyObject?, node: _ViewNode) {
    state.install(into: &slot, node: node)
  }
}

extension AccessibilityFocusState: ComparedInPart {
  package func isSame(as other: AccessibilityFocusState) -> Bool { true }
}

extension View {
  /// Modifies this view by binding its accessibility element's focus state to the given state value.
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { modifier(_FocusedModifier(binding: binding.binding, value: value)) }

  nonisolated public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View { modifier(_FocusedModifier(binding: condition.binding, value: true)) }
}
