import AppleNames
import CoreText

/// An RSA key or a key of one of the curves P-256, P-384 and P-521.
///
/// See [Apple's page](https://developer.apple.com/documentation/security/seckey).
public final class SecKey: Hashable, Sendable {
  let material: Material

  enum Material: Sendable {
    case rsa(RSAKey)
    case curve(ECKey)
  }

  init(_ material: Material) { self.material = material }

  var isPrivate: Bool {
    switch material {
    case .rsa(let key): key.secret != nil
    case .curve(let key): key.scalar != nil
    }
  }

  var publicKey: SecKey {
    switch material {
    case .rsa(let key): SecKey(.rsa(key.publicKey))
    case .curve(let key): SecKey(.curve(key.publicKey))
    }
  }

  var encoded: [UInt8]? {
    switch material {
    case .rsa(let key): key.encoded
    case .curve(let key): key.encoded
    }
  }

  var bitCount: Int {
    switch material {
    case .rsa(let key): key.modulus.bitCount
    case .curve(let key): key.curve.rawValue
    }
  }

  var typeName: String {
    switch material {
    case .rsa: "42"
    case .curve: "73"
    }
  }

  /// The attributes by which the keychain finds the key.
  var attributes: [String: Any] {
    [
      "class": "keys", "type": typeName, "kcls": isPrivate ? "1" : "0", "bsiz": bitCount, "esiz": bitCount,
      "klbl": Data(Digest.SHA1.hash(publicKey.encoded ?? [])),
    ]
  }

  public static func == (first: SecKey, second: SecKey) -> Bool { first.encoded == second.encoded }
  public func hash(into hasher: inout Hasher) { hasher.combine(publicKey.encoded) }
}

/// Returns the number of the type of keys.
public func SecKeyGetTypeID() -> CFTypeID { typeID(SecKey.self) }

/// Stores an error with a status for the caller, which releases it.
func fail(_ error: UnsafeMutablePointer<Unmanaged<CFError>?>?, _ status: OSStatus, _ text: String) {
  error?.pointee = Unmanaged.passRetained(
    NSError(domain: "NSOSStatusErrorDomain", code: Int(status), userInfo: [NSLocalizedDescriptionKey: text]))
}
