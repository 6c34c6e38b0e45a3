import Foundation
import Testing

@testable import documentation

@Suite struct FloorsTests {
  @Test func theRoomsStandAsTheyAreListed() throws {
    #expect(try Floors.faults(in: .own) == [])
  }

  @Test func anArrowThatRunsUpIsNamed() throws {
    let faults = try faults([
      "Ground/Item.swift": "struct Item { var view: Slider? }",
      "Controls/Slider.swift": "struct Slider { var item: Item }",
    ])
    #expect(
      faults == [
        "Sources/Core/Ground/Item.swift names Slider, which is above it, in "
          + "Sources/Core/Controls/Slider.swift."
      ])
  }

  @Test func aFileOutsideOfRoomsStandsAboveThem() throws {
    let faults = try faults([
      "Ground/Item.swift": "func item() -> Exports { Exports() }",
      "Controls/Slider.swift": "struct Slider {}",
      "Exports.swift": "struct Exports { var slider: Slider }",
    ])
    #expect(faults.count == 1)
  }

  @Test(arguments: [
    "// Slider\n/* Slider */ let name = \"Slider \\(x) Slider\"",
    "struct Item<Slider> { var value: Slider }",
    "func make<T, Slider: Equatable>(_ value: Slider) {}",
    "protocol Item { associatedtype Slider }",
    "enum Item { struct Slider {} }",
    "private struct Slider {}",
    "let kind = Item.Slider.self",
    "extension Box where Slider == Int {}",
  ])
  func whatIsNotTheOtherRoomsTypeIsNoArrow(source: String) throws {
    let faults = try faults([
      "Ground/Item.swift": source, "Ground/Box.swift": "struct Box<Slider> {}",
      "Controls/Slider.swift": "struct Slider {}",
    ])
    #expect(faults == [])
  }

  @Test(arguments: [
    "let value = Slider()", "extension Slider {}", "func make<T: Slider>(_ value: T) {}",
    "@Slider var x = 1", "let values = [Slider]()",
  ])
  func whatNamesTheOtherRoomsTypeIsAnArrow(source: String) throws {
    let faults = try faults([
      "Ground/Item.swift": source, "Controls/Slider.swift": "public final class Slider {}",
    ])
    #expect(faults.count == 1)
  }

  @Test func roomsAndTheListAgree() throws {
    let faults = try faults([
      "Ground/Item.swift": "", "Attic/Chest.swift": "",
    ])
    #expect(
      faults == ["Core has a room Attic that is not listed.", "Core has no room Controls."])
  }

  @Test func aFolderHoldsNoMoreThanCanBeLookedThrough() throws {
    var files = ["Controls/Slider.swift": ""]
    for number in 0...Floors.mostFiles { files["Ground/Item\(number).swift"] = "" }
    #expect(try faults(files) == ["Sources/Core/Ground holds more than 40 files."])
  }

  /// The faults of a module `Core` with the rooms `Ground` and, above it, `Controls`.
  private func faults(_ files: [String: String]) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "floors-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let project = Project(folder: folder)
    try project.write("# The ground first.\nCore\n  Ground\n  Controls\n", to: Floors.list)
    for (path, text) in files { try project.write(text, to: "Sources/Core/\(path)") }
    return try Floors.faults(in: project)
  }
}
