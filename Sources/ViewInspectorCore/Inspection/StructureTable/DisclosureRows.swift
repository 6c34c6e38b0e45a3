/// Outlines and disclosure groups.
extension Structure {
  static let disclosureGroupContent = Structure("DisclosureGroup", "content")
  static let disclosureGroupLabel = Structure("DisclosureGroup", "label")
  static let disclosureGroupState = Structure("DisclosureGroup", "_isExpanded|state")
  static let disclosureGroupBinding = Structure("DisclosureGroup", "_isExpanded|binding")
  static let outlineGroupData = Structure("OutlineGroup", "base|forest", "base|tree")
  static let outlineGroupLeaf = Structure("OutlineGroup", "leafContent")
  static let outlineGroupChildren = Structure("OutlineGroup", "children")
}
