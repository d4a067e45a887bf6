import CCURL
import Foundation

/// One request and its answer on the engine's thread: the libcurl handle and what its callbacks write to.
final class HTTPExchange {
  let identifier: UUID
  let handle: UnsafeMutableRawPointer
  /// When the server will have been silent for too long, in seconds since the reference date.
  private(set) var deadline: TimeInterval

  private let request: HTTPRequest
  private let receiver: any HTTPReceiver
  private var headerList: UnsafeMutablePointer<curl_slist>?
  private let errorText: UnsafeMutablePointer<CChar>
  private var headers: [String: String] = [:]
  private var hasSentHead = false

  /// nil when there is no memory.
  init?(_ identifier: UUID, _ request: HTTPRequest, _ receiver: any HTTPReceiver) {
    guard let handle = curl_easy_init() else { return nil }
    self.identifier = identifier
    self.handle = handle
    self.request = request
    self.receiver = receiver
    deadline = Date.timeIntervalSinceReferenceDate + request.timeout
    errorText = .allocate(capacity: Int(CURL_ERROR_SIZE))
    errorText.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
    for (name, value) in request.headers {
      // A line break would end the header and begin one that nobody asked for.
      let line = "\(name): \(value)".filter { $0 != "\r" && $0 != "\n" && $0 != "\r\n" }
      headerList = curl_slist_append(headerList, line) ?? headerList
    }
    setOptions()
  }

  deinit {
    curl_easy_cleanup(handle)
    curl_slist_free_all(headerList)
    errorText.deallocate()
  }

  private func setOptions() {
    lineup_curl_set_string(handle, CURLOPT_URL, request.url.absoluteString)
    lineup_curl_set_string(handle, CURLOPT_PROTOCOLS_STR, "http,https")
    lineup_curl_set_string(handle, CURLOPT_REDIR_PROTOCOLS_STR, "http,https")
    lineup_curl_set_long(handle, CURLOPT_FOLLOWLOCATION, 1)
    lineup_curl_set_long(handle, CURLOPT_MAXREDIRS, HTTPEngine.mostRedirects)
    // Every encoding that libcurl can undo; it undoes them in pieces, so that a bomb is met piece by piece.
    lineup_curl_set_string(handle, CURLOPT_ACCEPT_ENCODING, "")
    // Signals are the program's.
    lineup_curl_set_long(handle, CURLOPT_NOSIGNAL, 1)
    lineup_curl_set_long(handle, CURLOPT_BUFFERSIZE, 256 << 10)
    lineup_curl_set_pointer(handle, CURLOPT_ERRORBUFFER, errorText)
    if let headerList { lineup_curl_set_pointer(handle, CURLOPT_HTTPHEADER, headerList) }
    let context = Unmanaged.passUnretained(self).toOpaque()
    lineup_curl_set_pointer(handle, CURLOPT_HEADERDATA, context)
    lineup_curl_set_pointer(handle, CURLOPT_WRITEDATA, context)
    lineup_curl_set_callback(handle, CURLOPT_HEADERFUNCTION) { bytes, size, count, context in
      HTTPExchange.from(context).receiveHeader(UnsafeRawBufferPointer(start: bytes, count: size * count))
      return size * count
    }
    lineup_curl_set_callback(handle, CURLOPT_WRITEFUNCTION) { bytes, size, count, context in
      let body = UnsafeRawBufferPointer(start: bytes, count: size * count)
      switch HTTPExchange.from(context).receiveBody(body) {
      case .taken: return size * count
      case .pause: return Int(CURL_WRITEFUNC_PAUSE)
      case .stop: return 0
      }
    }
  }

  /// The loop keeps an exchange for as long as libcurl can call back.
  private static func from(_ context: UnsafeMutableRawPointer?) -> HTTPExchange {
    guard let context else { preconditionFailure("libcurl lost its context") }
    return Unmanaged<HTTPExchange>.fromOpaque(context).takeUnretainedValue()
  }

  func resume() {
    touch()
    curl_easy_pause(handle, CURLPAUSE_CONT)
  }

  func finish(_ code: CURLcode) {
    // A cancelled transfer may never have had an answer; one that ended well has.
    if code == CURLE_OK && !sendHead() { return receiver.end(.cancelled) }
    receiver.end(code == CURLE_OK ? nil : HTTPFailure(code, String(cString: errorText)))
  }

  private func touch() { deadline = Date.timeIntervalSinceReferenceDate + request.timeout }

  private func receiveHeader(_ bytes: UnsafeRawBufferPointer) {
    touch()
    let line = String(decoding: bytes, as: UTF8.self)
    // Each answer on the way, a redirect or a "100 Continue", begins anew.
    if line.hasPrefix("HTTP/") { headers = [:] }
    guard let colon = line.firstIndex(of: ":") else { return }
    let name = line[..<colon].lowercased()
    let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespacesAndNewlines)
    headers[name] = headers[name].map { "\($0), \(value)" } ?? value
  }

  private func receiveBody(_ body: UnsafeRawBufferPointer) -> HTTPBodyAnswer {
    touch()
    guard sendHead() else { return .stop }
    let answer = receiver.receive(body)
    // Whoever pauses is slow itself; the server is not to blame.
    if case .pause = answer { deadline = .infinity }
    return answer
  }

  /// Only now are redirects over: libcurl passes on the body of the last answer alone.
  private func sendHead() -> Bool {
    guard !hasSentHead else { return true }
    hasSentHead = true
    var status = 0
    lineup_curl_get_long(handle, CURLINFO_RESPONSE_CODE, &status)
    var text: UnsafePointer<CChar>?
    lineup_curl_get_string(handle, CURLINFO_EFFECTIVE_URL, &text)
    let url = text.flatMap { URL(string: String(cString: $0)) } ?? request.url
    return receiver.receive(HTTPHead(status: status, headers: headers, url: url))
  }
}
