import UIKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLSession {
  /// A response, with its content.
  public typealias DataTaskOutput = (data: Data, response: URLResponse)
  /// A publisher of the response to a request.
  public typealias DataTaskPublisher = AnyPublisher<DataTaskOutput, URLError>

  /// Returns a publisher of the response to a request, which is sent for each subscriber.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    AnyPublisher { receive, complete in
      nonisolated(unsafe) let (receive, complete) = (receive, complete)
      let task = self.dataTask(with: request) { data, response, error in
        if let data, let response, error == nil {
          receive((data, response))
          complete(.finished)
        } else {
          complete(.failure(error as? URLError ?? URLError(.unknown)))
        }
      }
      task.resume()
      return AnyCancellable { task.cancel() }
    }
  }

  /// Returns a publisher of the response to a request of an address, which is sent for each subscriber.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }
}
