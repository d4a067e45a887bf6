import Foundation

/// The derivation of keys from other keys by a hash function, after RFC 5869.
///
/// See [Apple's page](https://developer.apple.com/documentation/cryptokit/hkdf).
public struct HKDF<H: HashFunction>: Sendable {
  /// Derives a key: extracts and expands.
  /// - Parameter outputByteCount: 1 to 255 times the number of bytes of a digest.
  public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    expand(
      pseudoRandomKey: extract(inputKeyMaterial: inputKeyMaterial, salt: salt), info: info,
      outputByteCount: outputByteCount)
  }

  /// Derives a key without salt.
  /// - Parameter outputByteCount: 1 to 255 times the number of bytes of a digest.
  public static func deriveKey<Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(inputKeyMaterial: inputKeyMaterial, salt: Data(), info: info, outputByteCount: outputByteCount)
  }

  /// Derives a key without shared info.
  /// - Parameter outputByteCount: 1 to 255 times the number of bytes of a digest.
  public static func deriveKey<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(inputKeyMaterial: inputKeyMaterial, salt: salt, info: Data(), outputByteCount: outputByteCount)
  }

  /// Derives a key without salt and shared info.
  /// - Parameter outputByteCount: 1 to 255 times the number of bytes of a digest.
  public static func deriveKey(inputKeyMaterial: SymmetricKey, outputByteCount: Int) -> SymmetricKey {
    deriveKey(inputKeyMaterial: inputKeyMaterial, salt: Data(), info: Data(), outputByteCount: outputByteCount)
  }

  /// Returns a key of the length of a digest, from key material whose bits may be distributed unevenly.
  public static func extract<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt?
  ) -> HashedAuthenticationCode<H> {
    let salt = SymmetricKey(data: salt.map { Array($0) } ?? [])
    return HMAC<H>.authenticationCode(for: inputKeyMaterial.bytes, using: salt)
  }

  /// Returns a key of any length, from an extracted one. Different info gives independent keys.
  /// - Parameter outputByteCount: 1 to 255 times the number of bytes of a digest.
  public static func expand<PRK: ContiguousBytes, Info: DataProtocol>(
    pseudoRandomKey prk: PRK, info: Info?, outputByteCount: Int
  ) -> SymmetricKey {
    precondition(
      (1...255 * H.Digest.byteCount).contains(outputByteCount),
      "a derived key has 1 to \(255 * H.Digest.byteCount) bytes, not \(outputByteCount)")
    let key = SymmetricKey(data: prk)
    let info = info.map { Array($0) } ?? []
    var output: [UInt8] = []
    var block: [UInt8] = []
    var number: UInt8 = 0
    while output.count < outputByteCount {
      number += 1
      block = Array(HMAC<H>.authenticationCode(for: block + info + [number], using: key))
      output += block
    }
    return SymmetricKey(data: Array(output.prefix(outputByteCount)))
  }
}
