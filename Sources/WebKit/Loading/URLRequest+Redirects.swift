import Foundation
import FoundationNetworking

extension URLRequest {
  /// Returns a request after a redirect without what is meant for the last host: Foundation on Linux keeps all fields.
  func redirected(from last: URL?) -> URLRequest {
    var request = self
    request.setValue(nil, forHTTPHeaderField: "Cookie")
    if url?.host != last?.host || url?.port != last?.port || url?.scheme != last?.scheme {
      request.setValue(nil, forHTTPHeaderField: "Authorization")
    }
    return request
  }
}
