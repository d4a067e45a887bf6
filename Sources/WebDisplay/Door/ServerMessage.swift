import CSoup

/// A request that libsoup has received, and the answer to it. Belongs to the loop's thread; unchecked because it is
/// carried past others while its answer is made.
struct ServerMessage: @unchecked Sendable {
  private let message: OpaquePointer

  init(_ message: OpaquePointer) { self.message = message }

  // MARK: The request

  private var requestHeaders: OpaquePointer? { soup_server_message_get_request_headers(message) }

  var method: String { soup_server_message_get_method(message).map { String(cString: $0) } ?? "" }
  var query: String {
    soup_server_message_get_uri(message).flatMap { g_uri_get_query($0) }.map { String(cString: $0) } ?? ""
  }

  /// Returns a header of the request; several of one name are joined by commas.
  func header(_ name: String) -> String? {
    soup_message_headers_get_list(requestHeaders, name).map { String(cString: $0) }
  }

  /// The length of the body in bytes; nil if it comes in chunks, or if the length is too great to be one.
  var bodyLength: Int? {
    let isChunked = soup_message_headers_get_encoding(requestHeaders) == SOUP_ENCODING_CHUNKED
    let length = Int(soup_message_headers_get_content_length(requestHeaders))
    return isChunked || length < 0 ? nil : length
  }

  /// Sets whether the body, when it arrives, is kept for `body(most:)`.
  func keepBody(_ keeps: Bool) {
    soup_message_body_set_accumulate(soup_server_message_get_request_body(message), keeps ? 1 : 0)
  }

  /// Returns the body's first bytes, `most` at most. O(bytes).
  func body(most: Int = .max) -> [UInt8] {
    guard let body = soup_message_body_flatten(soup_server_message_get_request_body(message)) else { return [] }
    defer { g_bytes_unref(body) }
    var length: gsize = 0
    guard let bytes = g_bytes_get_data(body, &length) else { return [] }
    return [UInt8](UnsafeRawBufferPointer(start: bytes, count: min(Int(length), most)))
  }

  /// The address of the other end.
  var remote: UnsafeMutablePointer<GSocketAddress>? { soup_server_message_get_remote_address(message) }

  // MARK: The answer

  private var responseHeaders: OpaquePointer? { soup_server_message_get_response_headers(message) }

  /// Whether the answer has its status.
  var isAnswered: Bool { soup_server_message_get_status(message) != 0 }

  /// Sets a header of the answer, in place of those of the same name.
  func setHeader(_ name: String, _ value: String) { soup_message_headers_replace(responseHeaders, name, value) }

  func setContentLength(_ length: goffset) { soup_message_headers_set_content_length(responseHeaders, length) }

  func setStatus(_ status: guint) { soup_server_message_set_status(message, status, nil) }

  /// Answers with a body of a media type.
  func respond(_ status: guint, _ body: [UInt8], type: String) {
    setStatus(status)
    body.withUnsafeBytes {
      soup_server_message_set_response(
        message, type, SOUP_MEMORY_COPY, $0.baseAddress?.assumingMemoryBound(to: CChar.self), gsize($0.count))
    }
  }

  /// Appends to the answer's body.
  func append(_ body: [UInt8]) {
    guard !body.isEmpty, let bytes = body.withUnsafeBytes({ g_bytes_new($0.baseAddress, gsize($0.count)) }) else {
      return
    }
    soup_message_body_append_bytes(soup_server_message_get_response_body(message), bytes)
    g_bytes_unref(bytes)
  }

  // MARK: Answering later

  /// Keeps the message, and its connection waiting, until `resume()` and `release()`.
  func hold() {
    soup_server_message_pause(message)
    g_object_ref(UnsafeMutableRawPointer(message))
  }

  /// Sends the answer of a held message.
  func resume() { soup_server_message_unpause(message) }

  /// Gives up a held message.
  func release() { g_object_unref(UnsafeMutableRawPointer(message)) }

  // MARK: Connections

  /// Connects a function to one of the message's signals.
  ///
  /// - Parameter end: called with `data` when the message is deallocated.
  func connect(_ signal: String, _ function: GCallback?, data: gpointer?, end: GClosureNotify? = nil) {
    g_signal_connect_data(
      UnsafeMutableRawPointer(message), signal, function, data, end, GConnectFlags(rawValue: 0))
  }

  /// Answers the handshake of a WebSocket.
  ///
  /// - Returns: whether it was a proper one.
  func processHandshake() -> Bool { soup_websocket_server_process_handshake(message, nil, nil, nil, nil) != 0 }

  /// Takes the connection over, which libsoup then no longer uses.
  func stealConnection() -> UnsafeMutablePointer<GIOStream>? { soup_server_message_steal_connection(message) }
}
