import Combine
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Requests that are cancelled before their response.
@Suite struct RequestCancellationTests {
  /// Leaves requests without a response.
  private final class Silent: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "silence" }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func startLoading() {}
    override func stopLoading() {}
  }

  private final class Delegate: NSObject, URLSessionDelegate, Sendable {
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) { end.finish() }
  }

  private final class Calls: @unchecked Sendable {
    private let lock = NSLock()
    private var number = 0
    func add() { lock.withLock { number += 1 } }
    var count: Int { lock.withLock { number } }
  }

  @Test func aCancelledRequestDeliversNoError() async throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Silent.self]
    let (delegate, calls) = (Delegate(), Calls())
    let session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
    let address = try #require(URL(string: "silence://films/1"))
    // The sink stops at its cancellation itself.
    let request = session.dataTaskPublisher(for: address).handleEvents(receiveCompletion: { _ in calls.add() })
      .sink(receiveCompletion: { _ in }, receiveValue: { _ in })
    request.cancel()
    session.finishTasksAndInvalidate()
    for await _ in delegate.ends {}
    #expect(calls.count == 0)
  }
}
