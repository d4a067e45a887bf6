import Foundation
import FoundationNetworking

/// An address that a handler loads. The methods may be called on any thread.
///
/// See [Apple's page](https://developer.apple.com/documentation/webkit/wkurlschemetask).
public protocol WKURLSchemeTask: NSObjectProtocol {
  /// The request.
  var request: URLRequest { get }
  /// Passes on the response, before any data.
  func didReceive(_ response: URLResponse)
  /// Passes on the next part of the data.
  func didReceive(_ data: Data)
  /// Ends the load.
  func didFinish()
  /// Ends the load with an error.
  func didFailWithError(_ error: any Error)
}
