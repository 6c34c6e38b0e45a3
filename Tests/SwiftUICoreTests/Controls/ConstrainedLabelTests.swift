import Testing

@testable import SwiftUICore

// What extensions of views without a constraint of their own may use, as the views' declarations have it.
extension TextField {
  fileprivate func padded() -> some View { padding(3) }
}

extension Button {
  fileprivate func padded() -> some View { padding(3) }
}

extension Picker {
  fileprivate func padded() -> some View { labelsHidden() }
}

extension Menu {
  fileprivate func padded() -> some View { padding(3) }
}

extension Form {
  fileprivate func padded() -> some View { padding(3) }
}

@MainActor
struct ConstrainedLabelTests {
  @Test func extensionsSeeTheMethodsOfViews() throws {
    let window = HeadlessWindow(
      VStack {
        TextField("Name", text: .constant("")).padded()
        Button("Save") {}.padded()
      })
    #expect(window.primitives(TextFieldPrimitive.self).count == 1)
    #expect(window.primitives(ButtonPrimitive.self).count == 1)
  }
}
