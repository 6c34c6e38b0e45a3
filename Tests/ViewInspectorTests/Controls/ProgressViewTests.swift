import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting ProgressView")
struct ProgressViewTests {
  @Test func isReachedBySteps() throws {
    try expectSteps(
      to: ProgressView(), "progressView", { try $0.progressView() }, { try $0.progressView($1) })
  }

  @Test func readsTheFraction() throws {
    #expect(try ProgressView("", value: 0.35).inspect().progressView().fractionCompleted() == 0.35)
    #expect(try ProgressView().inspect().progressView().fractionCompleted() == nil)
  }

  @Test func readsTheProgressItFollows() throws {
    let progress = Progress(totalUnitCount: 100)
    progress.completedUnitCount = 10
    #expect(try ProgressView(progress).inspect().progressView().progress() === progress)
    #expect(!message { try ProgressView().inspect().progressView().progress() }.isEmpty)
  }

  @Test func readsItsLabels() throws {
    let sut = ProgressView(value: 0) {
      HStack { Text("label") }
    } currentValueLabel: {
      Text("value")
    }
    #expect(try sut.inspect().progressView().labelView().hStack().text(0).string() == "label")
    #expect(try sut.inspect().progressView().currentValueLabelView().text().string() == "value")
    #expect(
      try sut.inspect().find(text: "label").pathToRoot
        == "progressView().labelView().hStack().text(0)")
    #expect(
      try sut.inspect().find(text: "value").pathToRoot
        == "progressView().currentValueLabelView().text()")
  }
}
