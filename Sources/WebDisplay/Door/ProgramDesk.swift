import CSoup
import Foundation
import Serving

/// Answers programs: a few at a time, off the loop's thread, and none of them too often. Belongs to the loop's thread,
/// to which answers return; unchecked because of that.
final class ProgramDesk: @unchecked Sendable {
  /// The maximum number of requests that wait for answers; others have to try again.
  private static let mostWaiting = 64
  private static let mostAtOnce = 4

  private let answer: @Sendable (ProgramRequest) -> ProgramResponse
  private let thread: LoopThread
  private let queue = OperationQueue()
  private var rates = RateLimits(perSecond: 20, burst: 100)
  private var waiting = 0

  init(thread: LoopThread, answer: @escaping @Sendable (ProgramRequest) -> ProgramResponse) {
    self.thread = thread
    self.answer = answer
    queue.maxConcurrentOperationCount = Self.mostAtOnce
    queue.name = "programs"
  }

  /// Answers a request whose body has arrived.
  ///
  /// - Parameter name: the sender, for the rate limit.
  func take(_ message: ServerMessage, _ request: WebRequest, path: String, base: String, role: ViewerRole, name: String)
  {
    guard rates.allows(name, at: DispatchTime.now().uptimeNanoseconds) else {
      return write(Self.problem(429, "Too many requests", "send at most 20 a second"), to: message)
    }
    guard waiting < Self.mostWaiting else {
      return write(Self.problem(503, "Too many requests are waiting", "try again in a second"), to: message)
    }
    waiting += 1
    let request = Self.request(message, request, path: path, base: base, role: role)
    message.hold()
    queue.addOperation { [self] in
      let response = answer(request)
      thread.perform { [self] in
        waiting -= 1
        write(response, to: message)
        message.resume()
        message.release()
      }
    }
  }

  /// Rejects a program that has no session.
  func refuse(_ message: ServerMessage, status: Int) {
    write(Self.problem(status, "Refused", "see Documentation/Web.md for who is let in"), to: message)
  }

  private static func request(
    _ message: ServerMessage, _ request: WebRequest, path: String, base: String, role: ViewerRole
  ) -> ProgramRequest {
    var headers: [String: String] = [:]
    for name in ["if-none-match", "content-type"] { headers[name] = message.header(name) }
    return ProgramRequest(
      method: request.method, path: path, base: base, query: request.query, headers: headers, body: message.body(),
      role: role)
  }

  /// Returns an error in the form of RFC 9457: for programs, and therefore in English.
  private static func problem(_ status: Int, _ title: String, _ detail: String) -> ProgramResponse {
    var headers = ["content-type": "application/problem+json"]
    if status == 401 { headers["www-authenticate"] = "Bearer realm=\"lineup\"" }
    if status == 429 || status == 503 { headers["retry-after"] = "1" }
    let body = JSONText.object([
      ("type", "\"about:blank\""), ("title", JSONText.quoted(title)), ("status", "\(status)"),
      ("detail", JSONText.quoted(detail)),
    ])
    return ProgramResponse(status: status, headers: headers, body: Array(body.utf8))
  }

  private func write(_ response: ProgramResponse, to message: ServerMessage) {
    for (name, value) in response.headers where name != "content-length" { message.setHeader(name, value) }
    message.setStatus(guint(response.status))
    if let length = response.headers["content-length"].flatMap({ goffset($0) }) { message.setContentLength(length) }
    message.append(response.body)
  }
}
