/// Says which object is missing from the environment, where it is read and what would supply it.
@MainActor
enum MissingObject {
  static func message(
    _ kind: String, _ object: Any.Type, wrapper: Any.Type, written: String, remedy: String
  ) -> String {
    "No \(kind) of type \(object) found for \(place(wrapper, written)). "
      + "A \(remedy) for \(object) may be missing as an ancestor of this view."
  }

  private static func place(_ wrapper: Any.Type, _ written: String) -> String {
    guard let view = ReadTracking.reader?.viewType else {
      return "\(written), read outside of a view's body"
    }
    let names = PropertyFields.of(view).names(of: wrapper)
    guard !names.isEmpty else { return "\(written) of \(view)" }
    return "\(written) var \(names.joined(separator: ", ")) of \(view)"
  }
}
