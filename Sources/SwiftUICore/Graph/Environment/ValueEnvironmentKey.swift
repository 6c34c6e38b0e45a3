/// A key whose value no view, layout or renderer of SwiftUI's reads: only views of the app's do.
package protocol ValueEnvironmentKey: EnvironmentKey {}

/// A key whose value nothing on Linux sets: without the app it is always the default.
package protocol ConstantEnvironmentKey: ValueEnvironmentKey {}

extension EnvironmentValues {
  /// The value for a key that nothing acts on. Tells ``SwiftUIDiagnostics`` when it is set, under
  /// the name of the property that calls this.
  package subscript<K: ValueEnvironmentKey>(
    kept key: K.Type, api api: StaticString = #function
  ) -> K.Value {
    get { self[key] }
    set {
      SwiftUIDiagnostics.keepsAsValue(api)
      self[key] = newValue
    }
  }

  /// The value for a key that nothing sets. Tells ``SwiftUIDiagnostics`` when it is used, under the
  /// name of the property that calls this.
  package subscript<K: ConstantEnvironmentKey>(
    constant key: K.Type, api api: StaticString = #function
  ) -> K.Value {
    get {
      SwiftUIDiagnostics.keepsAsValue(api)
      return self[key]
    }
    set {
      SwiftUIDiagnostics.keepsAsValue(api)
      self[key] = newValue
    }
  }
}
