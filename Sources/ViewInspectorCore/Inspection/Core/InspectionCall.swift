import Foundation

/// One step of a path, written out only when it is asked for.
struct InspectionCall {
  let template: String
  let index: Int?

  init(_ template: String, index: Int? = nil) {
    self.template = template
    self.index = index
  }

  static let none = InspectionCall("")

  @MainActor var text: String {
    guard template.contains("{") else { return template }
    let plain = index.map { "\($0)" } ?? ""
    let listed = index.map { ", \($0)" } ?? ""
    return
      template
      .replacingOccurrences(of: ViewType.indexPlaceholder, with: plain)
      .replacingOccurrences(of: ViewType.commaPlaceholder, with: listed)
  }
}
