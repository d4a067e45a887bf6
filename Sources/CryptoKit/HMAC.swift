import Foundation

/// A code that shows that data was written by somebody who knows a key.
///
/// See [Apple's page](https://developer.apple.com/documentation/cryptokit/messageauthenticationcode).
public protocol MessageAuthenticationCode: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable
where Element == UInt8 {
  /// The number of bytes.
  var byteCount: Int { get }
}

/// A code that `HMAC` calculated.
///
/// See [Apple's page](https://developer.apple.com/documentation/cryptokit/hashedauthenticationcode).
public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode {
  let bytes: [UInt8]

  public var byteCount: Int { bytes.count }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }

  public var description: String {
    "HMAC with \(H.self): \(bytes.map { String(format: "%02x", $0) }.joined())"
  }
}

/// Message authentication by a hash function, after RFC 2104.
///
/// See [Apple's page](https://developer.apple.com/documentation/cryptokit/hmac).
public struct HMAC<H: HashFunction>: Sendable {
  public typealias Key = SymmetricKey
  public typealias MAC = HashedAuthenticationCode<H>

  private var inner = H()
  private var outer = H()

  /// Creates a code of no data yet.
  public init(key: SymmetricKey) {
    var bytes = key.bytes
    if bytes.count > H.blockByteCount { bytes = Array(H.hash(data: bytes)) }
    bytes += [UInt8](repeating: 0, count: H.blockByteCount - bytes.count)
    inner.update(data: bytes.map { $0 ^ 0x36 })
    outer.update(data: bytes.map { $0 ^ 0x5C })
  }

  /// Adds data. O(bytes).
  public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

  /// Returns the code of the data added so far.
  public func finalize() -> MAC {
    var outer = outer
    outer.update(data: Array(inner.finalize()))
    return MAC(bytes: Array(outer.finalize()))
  }

  /// Returns the code of data.
  public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC {
    var code = HMAC(key: key)
    code.update(data: data)
    return code.finalize()
  }

  /// Returns whether a code is that of data. The time does not depend on where codes differ.
  public static func isValidAuthenticationCode<D: DataProtocol>(
    _ mac: MAC, authenticating data: D, using key: SymmetricKey
  ) -> Bool {
    isEqual(authenticationCode(for: data, using: key).bytes, mac.bytes)
  }

  /// Returns whether a code is that of data. The time does not depend on where codes differ.
  public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
    _ authenticationCode: C, authenticating authenticatedData: D, using key: SymmetricKey
  ) -> Bool {
    let code = HMAC.authenticationCode(for: authenticatedData, using: key)
    return authenticationCode.withUnsafeBytes { isEqual(code.bytes, Array($0)) }
  }
}
