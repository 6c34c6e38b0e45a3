import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The current phase of the asynchronous image loading operation.
public enum AsyncImagePhase: Sendable {
  /// No image is loaded.
  case empty
  /// An image successfully loaded.
  case success(Image)
  /// An image failed to load with an error.
  case failure(any Error)

  /// The loaded image, if any.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// The error that occurred when attempting to load an image, if any.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// Loads an image from a URL and shows it; meanwhile it shows a placeholder.
///
/// Loads with the shared `URLSession`, for as long as the view is there; another URL begins anew.
///
/// ```swift
/// AsyncImage(url: url) { phase in
///   if let image = phase.image {
///     image.resizable().scaledToFit()
///   } else if phase.error != nil {
///     Text("There was an error loading the image.")
///   } else {
///     ProgressView()
///   }
/// }
/// ```
public struct AsyncImage<Content: View> {
  package var url: URL?
  package var scale: CGFloat
  package var transaction: Transaction
  package var content: (AsyncImagePhase) -> Content

  /// - Parameters:
  ///   - transaction: the transaction of the change of the phase.
  ///   - content: called on the main actor for each phase.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.transaction = transaction
    self.content = content
  }
}

extension AsyncImage: View {
  /// - Parameter scale: the number of the image's pixels to a point.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(
      url: url, scale: scale, transaction: Transaction(),
      content: { $0.image ?? Image(data: Data(), label: nil) })
  }

  public init<I, P>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P>, I: View, P: View {
    self.init(url: url, scale: scale, transaction: Transaction()) { phase in
      if let image = phase.image {
        content(image)
      } else {
        placeholder()
      }
    }
  }

  public var body: some View {
    AsyncImageBody(url: url, scale: scale, transaction: transaction, content: content)
  }
}

private struct AsyncImageBody<Content: View>: View {
  let url: URL?
  let scale: CGFloat
  let transaction: Transaction
  let content: (AsyncImagePhase) -> Content
  @State private var phase = AsyncImagePhase.empty

  var body: some View {
    content(phase).task(id: url) { await load() }
  }

  private func load() async {
    show(.empty)
    guard let url else { return }
    do {
      let data = try await ImageData.load(url)
      try Task.checkCancellation()
      show(.success(Image(data: data)))
    } catch is CancellationError {
      return
    } catch {
      show(.failure(error))
    }
  }

  private func show(_ new: AsyncImagePhase) {
    withTransaction(transaction) { phase = new }
  }
}

/// What could not be shown as an image.
package struct ImageLoadingError: LocalizedError, Equatable {
  package let status: Int
  package var errorDescription: String? { "The server answered with the status \(status)." }
}

private enum ImageData {
  static func load(_ url: URL) async throws -> Data {
    if url.isFileURL {
      return try await Task.detached { try Data(contentsOf: url) }.value
    }
    let (data, response) = try await URLSession.shared.data(from: url)
    if let http = response as? HTTPURLResponse, !(200..<300).contains(http.statusCode) {
      throw ImageLoadingError(status: http.statusCode)
    }
    return data
  }
}
