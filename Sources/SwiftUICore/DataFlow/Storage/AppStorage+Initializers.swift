import Foundation

extension StorageCoding {
  /// For what `UserDefaults` keeps as it is.
  fileprivate static func plain() -> StorageCoding {
    StorageCoding(decode: { $0 as? Value }, encode: { $0 })
  }

  /// A value that may be missing.
  fileprivate static func optional<Wrapped>(
    _ base: StorageCoding<Wrapped>
  ) -> StorageCoding where Value == Wrapped? {
    StorageCoding(
      decode: { object in base.decode(object).map { Optional($0) } },
      encode: { $0.flatMap(base.encode) })
  }
}

extension StorageCoding where Value == Int {
  fileprivate static var int: StorageCoding {
    StorageCoding(decode: { ($0 as? NSNumber)?.intValue ?? $0 as? Int }, encode: { $0 })
  }
}

extension StorageCoding where Value == Double {
  fileprivate static var double: StorageCoding {
    StorageCoding(decode: { ($0 as? NSNumber)?.doubleValue ?? $0 as? Double }, encode: { $0 })
  }
}

extension StorageCoding where Value == Bool {
  fileprivate static var bool: StorageCoding {
    StorageCoding(decode: { ($0 as? NSNumber)?.boolValue ?? $0 as? Bool }, encode: { $0 })
  }
}

extension StorageCoding where Value == URL {
  // As text: Foundation on Linux does not read back the URLs that it stores.
  fileprivate static var url: StorageCoding {
    StorageCoding(
      decode: { ($0 as? String).flatMap { URL(string: $0) } }, encode: { $0.absoluteString })
  }
}

extension StorageCoding where Value: RawRepresentable {
  fileprivate static func raw(_ base: StorageCoding<Value.RawValue>) -> StorageCoding {
    StorageCoding(
      decode: { object in base.decode(object).flatMap { Value(rawValue: $0) } },
      encode: { base.encode($0.rawValue) })
  }
}

extension AppStorage where Value == Bool {
  /// - Parameters:
  ///   - wrappedValue: what it is as long as the store has no value for the key.
  ///   - store: nil for that of `defaultAppStorage(_:)`, or the standard one.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, .bool)
  }
}

extension AppStorage where Value == Int {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, .int)
  }
}

extension AppStorage where Value == Double {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, .double)
  }
}

extension AppStorage where Value == String {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, .plain())
  }
}

extension AppStorage where Value == URL {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, .url)
  }
}

extension AppStorage where Value == Date {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, .plain())
  }
}

extension AppStorage where Value == Data {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, .plain())
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, .raw(.int))
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, .raw(.plain()))
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, store, nil, .optional(.bool))
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, store, nil, .optional(.int))
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, store, nil, .optional(.double))
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, store, nil, .optional(.plain()))
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, store, nil, .optional(.url))
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key, store, nil, .optional(.plain()))
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, store, nil, .optional(.plain()))
  }
}

extension AppStorage {
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(key, store, nil, .optional(.raw(.plain())))
  }

  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(key, store, nil, .optional(.raw(.int)))
  }
}
