import CCURL
import TransferTiming

/// The reason why a transfer ended early. The texts are libcurl's.
public enum HTTPFailure: Error, Equatable, Sendable {
  /// There is no such host, no network, or the connection was refused.
  case unreachable(String)
  /// No byte arrived for as long as the request allows.
  case timedOut
  /// Fewer bytes a second arrived, on average over `HTTPLimits.window`, than the request's limit.
  case tooSlow(bytesPerSecond: Int)
  /// The answer has not ended after `HTTPLimits.total` seconds.
  case tookTooLong(seconds: Int)
  /// The request does not allow this address, to which its URL or a redirect leads.
  case refusedAddress(IPAddress)
  /// The server's certificate is not trusted, or no encryption could be agreed on.
  case insecure(String)
  /// There were more than `HTTPEngine.mostRedirects` redirects.
  case tooManyRedirects
  /// A redirect leads to neither `http:` nor `https:`.
  case leftTheWeb(String)
  /// The connection broke, or the answer was no HTTP.
  case broken(String)
  /// The receiver or the caller stopped the transfer.
  case cancelled

  init(_ lapse: TransferLapse) {
    switch lapse {
    case .silent: self = .timedOut
    case .tooSlow(let bytesPerSecond): self = .tooSlow(bytesPerSecond: bytesPerSecond)
    case .tookTooLong(let seconds): self = .tookTooLong(seconds: seconds)
    }
  }

  init(_ code: CURLcode, _ text: String) {
    let text = text.isEmpty ? String(cString: curl_easy_strerror(code)) : text
    switch code {
    case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY, CURLE_COULDNT_CONNECT: self = .unreachable(text)
    case CURLE_OPERATION_TIMEDOUT: self = .timedOut
    case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CONNECT_ERROR, CURLE_SSL_CACERT_BADFILE, CURLE_SSL_CERTPROBLEM,
      CURLE_SSL_ISSUER_ERROR:
      self = .insecure(text)
    case CURLE_TOO_MANY_REDIRECTS: self = .tooManyRedirects
    // libcurl calls an answer without a status line HTTP/0.9; every other protocol comes from a redirect.
    case CURLE_UNSUPPORTED_PROTOCOL where !text.contains("HTTP/0.9"): self = .leftTheWeb(text)
    case CURLE_WRITE_ERROR: self = .cancelled
    default: self = .broken(text)
    }
  }
}
