/// The environment, and the properties that read it.
extension Structure {
  static let environmentKeyPath = Structure("Environment", "content|keyPath", "_content|keyPath")
  static let environmentObjectStore = Structure("EnvironmentObject", "_store|some")
  static let environmentObjectSeed = Structure("EnvironmentObject", "_seed")
  static let environmentWriterKeyPath = Structure("_EnvironmentKeyWritingModifier", "keyPath")
  static let environmentWriterValue = Structure("_EnvironmentKeyWritingModifier", "value")
  static let environmentWriterObject = Structure(
    "_EnvironmentKeyWritingModifier<Optional", "value|some")
  static let environmentTransformKeyPath = Structure("_EnvironmentKeyTransformModifier", "keyPath")
  static let environmentTransform = Structure("_EnvironmentKeyTransformModifier", "transform")
}
