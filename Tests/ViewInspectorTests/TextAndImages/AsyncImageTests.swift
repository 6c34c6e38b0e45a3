import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting AsyncImage")
struct AsyncImageTests {
  @Test func isReachedBySteps() throws {
    try expectSteps(
      to: AsyncImage(url: nil), "asyncImage", { try $0.asyncImage() }, { try $0.asyncImage($1) })
  }

  private static let url = URL(fileURLWithPath: "/image.png")

  private var sut: some View {
    AsyncImage(url: Self.url, scale: 0.5) { phase in
      switch phase {
      case .success(let image): AnyView(image)
      case .failure(let error): AnyView(Text("\(error)"))
      case .empty: AnyView(ProgressView())
      }
    }
  }

  @Test func readsItsValues() throws {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    let image = try sut.inspect().asyncImage()
    #expect(try image.url() == Self.url)
    #expect(try image.scale() == 0.5)
    let other = AsyncImage(url: Self.url, transaction: transaction) { _ in EmptyView() }
    #expect(try other.inspect().asyncImage().transaction().disablesAnimations)
    #expect(try AsyncImage(url: nil).inspect().asyncImage().url() == nil)
  }

  @Test func showsAPhase() throws {
    let image = try sut.inspect().asyncImage()
    #expect(
      try image.contentView(.success(Image("abc"))).anyView().image().actualImage() == Image("abc"))
    let failure = try image.contentView(.failure(InspectionError.notSupported("broken")))
    #expect(try failure.anyView().text().string() == "broken")
    #expect(
      try image.contentView(.empty).anyView().progressView().pathToRoot
        == "asyncImage().contentView(.empty).anyView().progressView()")
  }

  @Test func isSearchedInAllPhases() throws {
    let view = try sut.inspect()
    #expect(
      try view.find(ViewType.ProgressView.self).pathToRoot
        == "asyncImage().contentView(.empty).anyView().progressView()")
    #expect(
      try view.find(ViewType.Image.self).pathToRoot
        == "asyncImage().contentView(.success()).anyView().image()")
    #expect(
      try view.find(ViewType.Text.self).pathToRoot
        == "asyncImage().contentView(.failure()).anyView().text()")
  }
}
