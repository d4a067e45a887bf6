import AppleNames

/// An item of the keychain.
struct KeychainItem {
  let itemClass: String
  let reference: Data
  var attributes: [String: AnyHashable]
  var secret: Data?
  /// The private key of an identity, which is an item of its own.
  private(set) var keySecret: Data?

  init(itemClass: String, attributes: [String: AnyHashable], secret: Data?) {
    (self.itemClass, self.attributes, self.secret) = (itemClass, attributes, secret)
    reference = Data(UUID().uuidString.utf8)
  }

  /// Joins a certificate with its private key. The attributes are those of both.
  init(identity certificate: KeychainItem, _ key: KeychainItem) {
    itemClass = "idnt"
    reference = certificate.reference + Data("/key".utf8)
    attributes = key.attributes.merging(certificate.attributes) { $1 }
    (secret, keySecret) = (certificate.secret, key.secret)
  }

  var isPrivateKey: Bool { itemClass == "keys" && attributes["kcls"] == AnyHashable("1") }

  /// The key, the certificate or the identity; nil for a password.
  var object: AnyObject? {
    switch itemClass {
    case "keys": key(secret)
    case "cert": secret.flatMap { SecCertificate($0) }
    case "idnt":
      secret.flatMap { SecCertificate($0) }.flatMap { certificate in
        key(keySecret).map { SecIdentity(certificate, $0) }
      }
    default: nil
    }
  }

  private func key(_ secret: Data?) -> SecKey? {
    secret.flatMap { SecKeyCreateWithData($0 as NSData, attributes.mapValues { $0.base } as NSDictionary, nil) }
  }
}

/// A class whose objects the keychain stores.
protocol KeychainObject: AnyObject {
  /// The class and the attributes by which the object is found.
  var attributes: [String: Any] { get }
  /// The bytes that are stored.
  var keychainData: Data? { get }
}

extension SecKey: KeychainObject {
  var keychainData: Data? { encoded.map { Data($0) } }
}

extension SecCertificate: KeychainObject {
  var keychainData: Data? { encoded }
}

extension SecIdentity: KeychainObject {
  var attributes: [String: Any] { certificate.attributes.merging(["class": "idnt"]) { $1 } }
  var keychainData: Data? { certificate.encoded }
}
