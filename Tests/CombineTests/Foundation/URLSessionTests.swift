import Combine
import Foundation
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite(.timeLimit(.minutes(1))) struct URLSessionTests {
  /// Answers requests without a network.
  private final class Answers: URLProtocol {
    override static func canInit(with request: URLRequest) -> Bool { true }

    override static func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
      guard let url: URL = request.url, url.host != "unreachable",
        let response: HTTPURLResponse = HTTPURLResponse(
          url: url, statusCode: 404, httpVersion: nil, headerFields: nil)
      else {
        client?.urlProtocol(self, didFailWithError: URLError(.cannotFindHost))
        return
      }
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: Data("answer".utf8))
      client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
  }

  private func session() -> URLSession {
    let configuration: URLSessionConfiguration = .ephemeral
    configuration.protocolClasses = [Answers.self]
    return URLSession(configuration: configuration)
  }

  @Test func sendsDataAndResponse() async throws {
    let url: URL = try #require(URL(string: "https://reachable/"))
    var answers: [String] = []
    for try await (data, response) in session().dataTaskPublisher(for: url).values {
      answers.append(String(decoding: data, as: UTF8.self))
      #expect((response as? HTTPURLResponse)?.statusCode == 404)
    }
    #expect(answers == ["answer"])
  }

  @Test func failsWithTheSessionsError() async throws {
    let url: URL = try #require(URL(string: "https://unreachable/"))
    let publisher: URLSession.DataTaskPublisher =
      session().dataTaskPublisher(for: URLRequest(url: url))
    #expect(publisher.request.url == url)
    do {
      for try await _ in publisher.values {
        Issue.record("There should be no answer")
      }
      Issue.record("There should be an error")
    } catch {
      #expect((error as? URLError)?.code == .cannotFindHost)
    }
  }
}
