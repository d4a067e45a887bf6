import CCURL
import Foundation
import TransferTiming

/// A request and its answer on the engine's thread: the libcurl handle and the state that its callbacks change.
final class HTTPExchange {
  let identifier: UUID
  let handle: UnsafeMutableRawPointer
  private var clock: TransferClock

  private let request: HTTPRequest
  private let receiver: any HTTPReceiver
  private var headerList: UnsafeMutablePointer<curl_slist>?
  private let errorText: UnsafeMutablePointer<CChar>
  private var headers: [String: String] = [:]
  private var headerBytes = 0
  /// The reason why a callback ended the transfer; libcurl only knows that one did.
  private var refusal: HTTPFailure?
  private var hasSentHead = false

  /// The greatest size of all headers together, including those of redirects, in bytes.
  static let mostHeaderBytes = 256 << 10

  /// Returns `nil` if there is no memory.
  init?(_ identifier: UUID, _ request: HTTPRequest, _ receiver: any HTTPReceiver) {
    guard let handle = curl_easy_init() else { return nil }
    self.identifier = identifier
    self.handle = handle
    self.request = request
    self.receiver = receiver
    clock = TransferClock(request.limits, now: Self.now)
    errorText = .allocate(capacity: Int(CURL_ERROR_SIZE))
    errorText.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
    for (name, value) in request.headers.merging(request.validators.conditions, uniquingKeysWith: { own, _ in own }) {
      // A line break would end the header and inject another.
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
    // Every encoding that libcurl can decode; it decodes piece by piece, so that a decompression bomb is noticed early.
    if request.unpacks { lineup_curl_set_string(handle, CURLOPT_ACCEPT_ENCODING, "") }
    // The program handles signals itself.
    lineup_curl_set_long(handle, CURLOPT_NOSIGNAL, 1)
    lineup_curl_set_long(handle, CURLOPT_BUFFERSIZE, 256 << 10)
    lineup_curl_set_pointer(handle, CURLOPT_ERRORBUFFER, errorText)
    if let headerList { lineup_curl_set_pointer(handle, CURLOPT_HTTPHEADER, headerList) }
    let context = Unmanaged.passUnretained(self).toOpaque()
    lineup_curl_set_pointer(handle, CURLOPT_HEADERDATA, context)
    lineup_curl_set_pointer(handle, CURLOPT_WRITEDATA, context)
    lineup_curl_set_callback(handle, CURLOPT_HEADERFUNCTION) { bytes, size, count, context in
      let line = UnsafeRawBufferPointer(start: bytes, count: size * count)
      return HTTPExchange.from(context).receiveHeader(line) ? size * count : 0
    }
    lineup_curl_set_callback(handle, CURLOPT_WRITEFUNCTION) { bytes, size, count, context in
      let body = UnsafeRawBufferPointer(start: bytes, count: size * count)
      switch HTTPExchange.from(context).receiveBody(body) {
      case .taken: return size * count
      case .pause: return Int(CURL_WRITEFUNC_PAUSE)
      case .stop: return 0
      }
    }
    if request.allowsPeer != nil { watchPeers(context) }
  }

  /// Checks addresses when they are final: no name is resolved after this.
  private func watchPeers(_ context: UnsafeMutableRawPointer) {
    lineup_curl_set_string(handle, CURLOPT_PROXY, "")
    lineup_curl_set_open_socket(
      handle,
      { context, _, target in
        guard let target else { return -1 }
        let family = target.pointee.family
        let address = withUnsafePointer(to: &target.pointee.addr) { IPAddress($0) }
        guard let address, HTTPExchange.from(context).allows(address) else { return -1 }
        #if canImport(Glibc)
          let closesInChildren = Int32(SOCK_CLOEXEC.rawValue)
        #else
          let closesInChildren: Int32 = 0
        #endif
        return socket(family, target.pointee.socktype | closesInChildren, target.pointee.protocol)
      }, context)
    // A kept connection may have been made by another request with another check.
    lineup_curl_set_before_request(
      handle,
      { context, address, _, _, _ in
        guard let address = address.flatMap({ IPAddress(String(cString: $0)) }) else { return CURL_PREREQFUNC_ABORT }
        return HTTPExchange.from(context).allows(address) ? CURL_PREREQFUNC_OK : CURL_PREREQFUNC_ABORT
      }, context)
  }

  private func allows(_ address: IPAddress) -> Bool {
    guard let check = request.allowsPeer, !check(address) else { return true }
    refusal = .refusedAddress(address)
    return false
  }

  /// Returns the exchange, which the loop retains for as long as libcurl can call back.
  private static func from(_ context: UnsafeMutableRawPointer?) -> HTTPExchange {
    guard let context else { preconditionFailure("libcurl lost its context") }
    return Unmanaged<HTTPExchange>.fromOpaque(context).takeUnretainedValue()
  }

  /// The seconds of a clock that never jumps and stops while the machine sleeps.
  static var now: TimeInterval { ProcessInfo.processInfo.systemUptime }

  /// The time (by `now`) at which `expire(at:)` has to be called next.
  var deadline: TimeInterval { clock.deadline }

  /// Returns the reason why the transfer has to end now; `nil` if it may continue.
  func expire(at now: TimeInterval) -> HTTPFailure? { clock.expire(at: now).map(HTTPFailure.init) }

  func resume() {
    clock.resume(at: Self.now)
    curl_easy_pause(handle, CURLPAUSE_CONT)
  }

  func finish(_ code: CURLcode) {
    // A cancelled transfer may never have had an answer; a successful one has.
    if code == CURLE_OK { return receiver.end(sendHead() ? nil : .cancelled) }
    receiver.end(refusal ?? HTTPFailure(code, String(cString: errorText)))
  }

  func fail(_ failure: HTTPFailure) { receiver.end(failure) }

  /// - Returns: whether there may be more.
  private func receiveHeader(_ bytes: UnsafeRawBufferPointer) -> Bool {
    clock.receive(bytes.count, at: Self.now)
    headerBytes += bytes.count
    guard headerBytes <= Self.mostHeaderBytes else {
      refusal = .broken("the response's header is longer than \(Self.mostHeaderBytes) bytes")
      return false
    }
    let line = String(decoding: bytes, as: UTF8.self)
    // Each intermediate answer, a redirect or a "100 Continue", starts over.
    if line.hasPrefix("HTTP/") { headers = [:] }
    guard let colon = line.firstIndex(of: ":") else { return true }
    let name = line[..<colon].lowercased()
    let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespacesAndNewlines)
    headers[name] = headers[name].map { "\($0), \(value)" } ?? value
    return true
  }

  private func receiveBody(_ body: UnsafeRawBufferPointer) -> HTTPBodyAnswer {
    guard sendHead() else { return .stop }
    let answer = receiver.receive(body)
    // Bytes that are not consumed come again and would count twice.
    if case .pause = answer { clock.pause(at: Self.now) } else { clock.receive(body.count, at: Self.now) }
    return answer
  }

  /// Passes on the head. Only now are redirects over: libcurl passes on only the last answer's body.
  private func sendHead() -> Bool {
    guard !hasSentHead else { return true }
    hasSentHead = true
    var status = 0
    lineup_curl_get_long(handle, CURLINFO_RESPONSE_CODE, &status)
    var text: UnsafePointer<CChar>?
    lineup_curl_get_string(handle, CURLINFO_EFFECTIVE_URL, &text)
    let url = text.flatMap { URL(string: String(cString: $0)) } ?? request.url
    var address: UnsafePointer<CChar>?
    lineup_curl_get_string(handle, CURLINFO_PRIMARY_IP, &address)
    let peer = address.flatMap { IPAddress(String(cString: $0)) }
    return receiver.receive(
      HTTPHead(status: status, headers: headers, url: url, peer: peer, isUnpacked: request.unpacks))
  }
}
