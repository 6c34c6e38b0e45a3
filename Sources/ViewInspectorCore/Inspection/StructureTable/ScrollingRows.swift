/// Scrolling.
extension Structure {
  static let scrollViewContent = Structure("ScrollView", "content")
  static let scrollViewAxes = Structure("ScrollView", "configuration|axes")
  static let scrollViewShowsIndicators = Structure(
    "ScrollView", "configuration|indicators|initial", "configuration|showsIndicators")
  static let scrollViewContentInsets = Structure("ScrollView", "configuration|contentInsets")
  static let scrollPosition = Structure("ScrollPositionModifier", "position")
  static let scrollPositionID = Structure("ScrollPositionIDModifier", "id")
}
