/// Makes an entry of the environment, of transactions, of containers' or of focused values out of a variable.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var accent: Color = .blue
///   @Entry var reader: String?
/// }
/// ```
///
/// The variable's value is the entry's default; it is evaluated each time that the default is read where the type
/// is written or is a literal's, and once otherwise. An optional needs none. In `FocusedValues` the type is
/// optional and there is no default.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")
