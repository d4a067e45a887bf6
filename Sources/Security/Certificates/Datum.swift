import CGnuTLS
import Foundation

extension Data {
  /// Passes the bytes to a function of GnuTLS, which does not change them. Returns nil for more bytes than it can
  /// count.
  func withDatum<Result>(_ body: (UnsafePointer<gnutls_datum_t>) -> Result) -> Result? {
    guard let size = UInt32(exactly: count) else { return nil }
    return withUnsafeBytes { bytes in
      let start = bytes.baseAddress.map { UnsafeMutablePointer(mutating: $0.assumingMemoryBound(to: UInt8.self)) }
      var datum = gnutls_datum_t(data: start, size: size)
      return body(&datum)
    }
  }

  /// Takes over bytes that GnuTLS has allocated.
  init?(adopting datum: gnutls_datum_t) {
    guard let start = datum.data else { return nil }
    self.init(bytes: start, count: Int(datum.size))
    free(start)
  }
}
