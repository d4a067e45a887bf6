import CSoup
import Foundation

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
  func take(_ message: OpaquePointer, _ request: WebRequest, path: String, base: String, role: ViewerRole, name: String)
  {
    guard rates.allows(name, at: DispatchTime.now().uptimeNanoseconds) else {
      return write(Self.problem(429, "Too many requests", "send at most 20 a second"), to: message)
    }
    guard waiting < Self.mostWaiting else {
      return write(Self.problem(503, "Too many requests are waiting", "try again in a second"), to: message)
    }
    waiting += 1
    let request = Self.request(message, request, path: path, base: base, role: role)
    soup_server_message_pause(message)
    let held = Held(message: OpaquePointer(g_object_ref(UnsafeMutableRawPointer(message))))
    queue.addOperation { [self] in
      let response = answer(request)
      thread.perform { [self] in
        waiting -= 1
        write(response, to: held.message)
        soup_server_message_unpause(held.message)
        g_object_unref(UnsafeMutableRawPointer(held.message))
      }
    }
  }

  /// Rejects a program that has no session.
  func refuse(_ message: OpaquePointer, status: Int) {
    write(Self.problem(status, "Refused", "see Documentation/Web.md for who is let in"), to: message)
  }

  /// A message that is answered later, on the loop's thread.
  private struct Held: @unchecked Sendable { let message: OpaquePointer }

  private static func request(
    _ message: OpaquePointer, _ request: WebRequest, path: String, base: String, role: ViewerRole
  ) -> ProgramRequest {
    var headers: [String: String] = [:]
    let given = soup_server_message_get_request_headers(message)
    for name in ["if-none-match", "content-type"] {
      if let value = soup_message_headers_get_list(given, name) { headers[name] = String(cString: value) }
    }
    var bytes: [UInt8] = []
    if let body = soup_message_body_flatten(soup_server_message_get_request_body(message)) {
      var length: gsize = 0
      if let data = g_bytes_get_data(body, &length) {
        bytes = [UInt8](UnsafeRawBufferPointer(start: data, count: Int(length)))
      }
      g_bytes_unref(body)
    }
    return ProgramRequest(
      method: request.method, path: path, base: base, query: request.query, headers: headers, body: bytes, role: role)
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

  private func write(_ response: ProgramResponse, to message: OpaquePointer) {
    let headers = soup_server_message_get_response_headers(message)
    for (name, value) in response.headers where name != "content-length" {
      soup_message_headers_replace(headers, name, value)
    }
    soup_server_message_set_status(message, guint(response.status), nil)
    if let length = response.headers["content-length"].flatMap({ goffset($0) }) {
      soup_message_headers_set_content_length(headers, length)
    }
    guard !response.body.isEmpty,
      let bytes = response.body.withUnsafeBytes({ g_bytes_new($0.baseAddress, gsize($0.count)) })
    else { return }
    soup_message_body_append_bytes(soup_server_message_get_response_body(message), bytes)
    g_bytes_unref(bytes)
  }
}
