import AppleNames

// Signatures with elliptic curves.

extension SecKeyAlgorithm {
  /// Signs a digest; the signature is R || S.
  public static let ecdsaSignatureRFC4754 = SecKeyAlgorithm(name: "algid:sign:ECDSA:RFC4754")
  /// Signs a digest of any length.
  public static let ecdsaSignatureDigestX962 = SecKeyAlgorithm(name: "algid:sign:ECDSA:digest-X962")
  /// Signs a digest with SHA1; the signature is DER.
  public static let ecdsaSignatureDigestX962SHA1 = SecKeyAlgorithm(name: "algid:sign:ECDSA:digest-X962:SHA1")
  /// Signs a digest with SHA224; the signature is DER.
  public static let ecdsaSignatureDigestX962SHA224 = SecKeyAlgorithm(name: "algid:sign:ECDSA:digest-X962:SHA224")
  /// Signs a digest with SHA256; the signature is DER.
  public static let ecdsaSignatureDigestX962SHA256 = SecKeyAlgorithm(name: "algid:sign:ECDSA:digest-X962:SHA256")
  /// Signs a digest with SHA384; the signature is DER.
  public static let ecdsaSignatureDigestX962SHA384 = SecKeyAlgorithm(name: "algid:sign:ECDSA:digest-X962:SHA384")
  /// Signs a digest with SHA512; the signature is DER.
  public static let ecdsaSignatureDigestX962SHA512 = SecKeyAlgorithm(name: "algid:sign:ECDSA:digest-X962:SHA512")
  /// Signs a message with SHA1; the signature is DER.
  public static let ecdsaSignatureMessageX962SHA1 = SecKeyAlgorithm(name: "algid:sign:ECDSA:message-X962:SHA1")
  /// Signs a message with SHA224; the signature is DER.
  public static let ecdsaSignatureMessageX962SHA224 = SecKeyAlgorithm(name: "algid:sign:ECDSA:message-X962:SHA224")
  /// Signs a message with SHA256; the signature is DER.
  public static let ecdsaSignatureMessageX962SHA256 = SecKeyAlgorithm(name: "algid:sign:ECDSA:message-X962:SHA256")
  /// Signs a message with SHA384; the signature is DER.
  public static let ecdsaSignatureMessageX962SHA384 = SecKeyAlgorithm(name: "algid:sign:ECDSA:message-X962:SHA384")
  /// Signs a message with SHA512; the signature is DER.
  public static let ecdsaSignatureMessageX962SHA512 = SecKeyAlgorithm(name: "algid:sign:ECDSA:message-X962:SHA512")
}
