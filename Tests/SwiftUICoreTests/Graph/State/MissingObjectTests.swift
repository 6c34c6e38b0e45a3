import Foundation
import Testing

@testable import SwiftUICore

private final class Account: ObservableObject {}

@Observable
private final class Library {}

private struct AccountView: View {
  @EnvironmentObject private var account: Account
  var body: some View { Shown("\(ObjectIdentifier(account))") }
}

private struct LibraryView: View {
  @Environment(Library.self) private var library
  var body: some View { Shown("\(ObjectIdentifier(library))") }
}

private struct OptionalLibraryView: View {
  @Environment(Library.self) private var library: Library?
  var body: some View { Shown(library == nil ? "none" : "some") }
}

/// Apple documents both reads as errors of the program: it stops.
@MainActor
@Suite("An object that is missing in the environment")
struct MissingObjectTests {
  @Test("@EnvironmentObject stops the program and names the property, the type and the view")
  func environmentObject() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = HeadlessWindow(AccountView()) }
    }
    #expect(
      text(result).contains(
        "No ObservableObject of type Account found for @EnvironmentObject var account of "
          + "AccountView. A View.environmentObject(_:) for Account may be missing as an ancestor "
          + "of this view."))
  }

  @Test("@Environment of a type does so too")
  func environment() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = HeadlessWindow(LibraryView()) }
    }
    let message: String = text(result)
    #expect(message.contains("No Observable object of type Library found for "))
    #expect(message.contains("@Environment(Library.self) var library of LibraryView."))
  }

  @Test("An optional property is nil")
  func optional() {
    #expect(HeadlessWindow(OptionalLibraryView()).shown == ["none"])
    #expect(HeadlessWindow(OptionalLibraryView().environment(Library())).shown == ["some"])
  }

  private func text(_ result: ExitTest.Result) -> String {
    String(decoding: result.standardErrorContent, as: UTF8.self)
  }
}
