import UIKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLSession {
  /// A publisher of the response to a request, which is sent for each subscriber.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/foundation/urlsession/datataskpublisher).
  public struct DataTaskPublisher: Publisher {
    /// A response, with its content.
    public typealias Output = (data: Data, response: URLResponse)
    /// The type of the errors.
    public typealias Failure = URLError
    /// The request that is sent.
    public let request: URLRequest
    /// The session that sends it.
    public let session: URLSession

    /// Creates a publisher of the response to a request.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    /// Sends the request, and delivers its response. For this module only.
    public func _subscribe(
      _ receive: @escaping (Output) -> Void, _ complete: @escaping (Subscribers.Completion<URLError>) -> Void
    ) -> AnyCancellable {
      nonisolated(unsafe) let (receive, complete) = (receive, complete)
      let gate = Gate()
      let task = session.dataTask(with: request) { data, response, error in
        guard gate.isOpen else { return }
        if let data, let response, error == nil {
          receive((data, response))
          if gate.isOpen { complete(.finished) }
        } else {
          complete(.failure(error as? URLError ?? URLError(.unknown)))
        }
      }
      task.resume()
      return AnyCancellable {
        // First: the task reports its cancellation as an error.
        gate.close()
        task.cancel()
      }
    }
  }

  /// Returns a publisher of the response to a request, which is sent for each subscriber.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// Returns a publisher of the response to a request of an address, which is sent for each subscriber.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }
}
