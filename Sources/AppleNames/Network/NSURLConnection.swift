import UIKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Loads requests, as programs did before `URLSession`, which does it here. There are no connections with delegates.
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/nsurlconnection).
open class NSURLConnection: NSObject {
  /// Loads a request and calls a handler on a queue.
  open class func sendAsynchronousRequest(
    _ request: URLRequest, queue: OperationQueue,
    completionHandler handler: @escaping @Sendable (URLResponse?, Data?, (any Error)?) -> Void
  ) {
    URLSession.shared.dataTask(with: request) { data, response, error in
      queue.addOperation { handler(error == nil ? response : nil, error == nil ? data : nil, error) }
    }
    .resume()
  }

  /// Loads a request, while the thread waits.
  open class func sendSynchronousRequest(
    _ request: URLRequest, returning response: AutoreleasingUnsafeMutablePointer<URLResponse?>?
  ) throws -> Data {
    final class Answer: @unchecked Sendable {
      // Unchecked because the semaphore separates its uses.
      var result: (data: Data?, response: URLResponse?, error: (any Error)?) = (nil, nil, nil)
    }
    let (answer, end) = (Answer(), DispatchSemaphore(value: 0))
    URLSession.shared.dataTask(with: request) { data, response, error in
      answer.result = (data, response, error)
      end.signal()
    }
    .resume()
    end.wait()
    response?.pointee = answer.result.response
    if let error = answer.result.error { throw error }
    return answer.result.data ?? Data()
  }

  /// Returns whether a request can be loaded: one to an address of HTTP.
  open class func canHandle(_ request: URLRequest) -> Bool {
    ["http", "https"].contains(request.url?.scheme?.lowercased())
  }
}
