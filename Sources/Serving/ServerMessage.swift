import CSoup

/// A request that libsoup has received, and the answer to it. Belongs to the loop's thread; unchecked because it is
/// carried past others while its answer is made.
package struct ServerMessage: @unchecked Sendable {
  private let message: OpaquePointer

  package init(_ message: OpaquePointer) { self.message = message }

  // MARK: The request

  private var requestHeaders: OpaquePointer? { soup_server_message_get_request_headers(message) }

  package var method: String { soup_server_message_get_method(message).map { String(cString: $0) } ?? "" }
  package var path: String {
    soup_server_message_get_uri(message).flatMap { g_uri_get_path($0) }.map { String(cString: $0) } ?? ""
  }
  package var query: String {
    soup_server_message_get_uri(message).flatMap { g_uri_get_query($0) }.map { String(cString: $0) } ?? ""
  }

  /// Returns a header of the request; several of one name are joined by commas.
  package func header(_ name: String) -> String? {
    soup_message_headers_get_list(requestHeaders, name).map { String(cString: $0) }
  }

  /// The length of the body in bytes; nil if it comes in chunks, or if the length is too great to be one.
  package var bodyLength: Int? {
    let isChunked = soup_message_headers_get_encoding(requestHeaders) == SOUP_ENCODING_CHUNKED
    let length = Int(soup_message_headers_get_content_length(requestHeaders))
    return isChunked || length < 0 ? nil : length
  }

  /// Sets whether the body, when it arrives, is kept for `body(most:)`.
  package func keepBody(_ keeps: Bool) {
    soup_message_body_set_accumulate(soup_server_message_get_request_body(message), keeps ? 1 : 0)
  }

  /// Returns the body's first bytes, `most` at most. O(bytes).
  package func body(most: Int = .max) -> [UInt8] {
    guard let body = soup_message_body_flatten(soup_server_message_get_request_body(message)) else { return [] }
    defer { g_bytes_unref(body) }
    var length: gsize = 0
    guard let bytes = g_bytes_get_data(body, &length) else { return [] }
    return [UInt8](UnsafeRawBufferPointer(start: bytes, count: min(Int(length), most)))
  }

  /// The address of the other end.
  package var remote: UnsafeMutablePointer<GSocketAddress>? { soup_server_message_get_remote_address(message) }

  // MARK: The answer

  private var responseHeaders: OpaquePointer? { soup_server_message_get_response_headers(message) }

  /// Whether the answer has its status.
  package var isAnswered: Bool { soup_server_message_get_status(message) != 0 }

  /// Sets a header of the answer, in place of those of the same name.
  package func setHeader(_ name: String, _ value: String) { soup_message_headers_replace(responseHeaders, name, value) }

  package func setContentLength(_ length: goffset) { soup_message_headers_set_content_length(responseHeaders, length) }

  package func setStatus(_ status: guint) { soup_server_message_set_status(message, status, nil) }

  /// Answers with a body of a media type.
  package func respond(_ status: guint, _ body: [UInt8], type: String) {
    setStatus(status)
    body.withUnsafeBytes {
      soup_server_message_set_response(
        message, type, SOUP_MEMORY_COPY, $0.baseAddress?.assumingMemoryBound(to: CChar.self), gsize($0.count))
    }
  }

  /// Adds a header to the answer.
  package func addHeader(_ name: String, _ value: String) { soup_message_headers_append(responseHeaders, name, value) }

  /// Appends to the answer's body.
  package func append(_ body: [UInt8]) {
    guard !body.isEmpty, let bytes = body.withUnsafeBytes({ g_bytes_new($0.baseAddress, gsize($0.count)) }) else {
      return
    }
    soup_message_body_append_bytes(soup_server_message_get_response_body(message), bytes)
    g_bytes_unref(bytes)
  }

  // MARK: Answering later

  /// Keeps the message, and its connection waiting, until `resume()` and `release()`.
  package func hold() {
    soup_server_message_pause(message)
    g_object_ref(UnsafeMutableRawPointer(message))
  }

  /// Sends the answer of a held message.
  package func resume() { soup_server_message_unpause(message) }

  /// Gives up a held message.
  package func release() { g_object_unref(UnsafeMutableRawPointer(message)) }

  // MARK: Connections

  /// Calls functions with the bytes of the body as they arrive, and at its end, until the connection is closed. The
  /// message keeps them.
  package func onBody(_ take: @escaping (UnsafeRawBufferPointer) -> Void, end: @escaping () -> Void) {
    let chunk: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> Void = { _, bytes, data in
      var length: gsize = 0
      guard let bytes, let start = g_bytes_get_data(bytes, &length) else { return }
      Handlers.at(data)?.bytes(UnsafeRawBufferPointer(start: start, count: Int(length)))
    }
    let body: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in Handlers.at(data)?.end() }
    connect(
      ("got-chunk", unsafeBitCast(chunk, to: GCallback.self)), ("got-body", unsafeBitCast(body, to: GCallback.self)),
      Handlers(bytes: take, end: end))
  }

  /// Calls functions with the number of bytes of the answer that were sent each time, and at its end or that of the
  /// connection. The message keeps them.
  package func onSending(_ take: @escaping (Int) -> Void, end: @escaping () -> Void) {
    let wrote: @convention(c) (gpointer?, guint, gpointer?) -> Void = { _, count, data in
      Handlers.at(data)?.count(Int(count))
    }
    let finished: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in Handlers.at(data)?.end() }
    connect(
      ("wrote-body-data", unsafeBitCast(wrote, to: GCallback.self)),
      ("finished", unsafeBitCast(finished, to: GCallback.self)), Handlers(count: take, end: end))
  }

  /// Calls a function when an answer such as “switching protocols” was sent. The message keeps it.
  package func onInformationalAnswer(_ body: @escaping () -> Void) {
    let wrote: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in Handlers.at(data)?.end() }
    connect(nil, ("wrote-informational", unsafeBitCast(wrote, to: GCallback.self)), Handlers(end: body))
  }

  private final class Handlers {
    let bytes: (UnsafeRawBufferPointer) -> Void
    let count: (Int) -> Void
    let end: () -> Void

    init(
      bytes: @escaping (UnsafeRawBufferPointer) -> Void = { _ in }, count: @escaping (Int) -> Void = { _ in },
      end: @escaping () -> Void
    ) {
      self.bytes = bytes
      self.count = count
      self.end = end
    }

    static func at(_ data: gpointer?) -> Handlers? {
      data.map { Unmanaged<Handlers>.fromOpaque($0).takeUnretainedValue() }
    }
  }

  /// Connects functions to signals; the second keeps the handlers.
  private func connect(_ first: (String, GCallback)?, _ second: (String, GCallback), _ handlers: Handlers) {
    let instance = UnsafeMutableRawPointer(message)
    let data = Unmanaged.passRetained(handlers).toOpaque()
    if let first { g_signal_connect_data(instance, first.0, first.1, data, nil, GConnectFlags(rawValue: 0)) }
    g_signal_connect_data(
      instance, second.0, second.1, data, { data, _ in if let data { Unmanaged<Handlers>.fromOpaque(data).release() } },
      GConnectFlags(rawValue: 0))
  }

  /// Answers the handshake of a WebSocket.
  ///
  /// - Returns: whether it was a proper one.
  package func processHandshake() -> Bool { soup_websocket_server_process_handshake(message, nil, nil, nil, nil) != 0 }

  /// Takes the connection over, which libsoup then no longer uses.
  package func stealConnection() -> UnsafeMutablePointer<GIOStream>? { soup_server_message_steal_connection(message) }
}
