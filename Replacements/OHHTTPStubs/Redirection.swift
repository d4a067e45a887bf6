import Foundation
import FoundationNetworking

/// Redirections, which Foundation's protocols on Linux follow themselves.
enum Redirection {
  /// The headers that sessions set anew, and which must not reach another server.
  private static let dropped: Set<String> = [
    "authorization", "connection", "host", "proxy-authenticate", "proxy-authorization", "www-authenticate",
  ]

  /// Returns the request to which a response leads; nil if it does not redirect.
  static func request(after request: URLRequest, response: HTTPURLResponse) -> URLRequest? {
    guard [301, 302, 303, 307, 308].contains(response.statusCode), let url = request.url,
      let place = response.value(forHTTPHeaderField: "Location"), let target = URL(string: place, relativeTo: url)
    else { return nil }
    var result = request
    result.url = target.absoluteURL
    for name in (request.allHTTPHeaderFields ?? [:]).keys where dropped.contains(name.lowercased()) {
      result.setValue(nil, forHTTPHeaderField: name)
    }
    if response.statusCode == 303 {
      result.httpMethod = "GET"
      result.httpBody = nil
    }
    return result
  }

  /// Asks the delegate of a task's session, if it has one, which request is to follow: none leaves the response as it
  /// is.
  static func ask(
    _ task: URLSessionTask?, response: HTTPURLResponse, request: URLRequest,
    then: @escaping @Sendable (URLRequest?) -> Void
  ) {
    guard let task, let session = session(of: task), let delegate = session.delegate as? URLSessionTaskDelegate else {
      return then(request)
    }
    session.delegateQueue.addOperation {
      delegate.urlSession(
        session, task: task, willPerformHTTPRedirection: response, newRequest: request, completionHandler: then)
    }
  }

  /// Returns a task's session, which is not public.
  private static func session(of task: URLSessionTask) -> URLSession? {
    var mirror: Mirror? = Mirror(reflecting: task)
    while let current = mirror {
      if let value = current.descendant("session") {
        // The property is an optional.
        return value as? URLSession ?? Mirror(reflecting: value).children.first?.value as? URLSession
      }
      mirror = current.superclassMirror
    }
    return nil
  }
}
