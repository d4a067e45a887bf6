import AppleNames

// Signatures with RSA.

extension SecKeyAlgorithm {
  /// Signs a block as it is.
  public static let rsaSignatureRaw = SecKeyAlgorithm(name: "algid:sign:RSA:raw")
  /// Signs bytes with padding.
  public static let rsaSignatureDigestPKCS1v15Raw = SecKeyAlgorithm(name: "algid:sign:RSA:digest-PKCS1v15")
  /// Signs a digest with padding of PKCS#1 1.5 and SHA1.
  public static let rsaSignatureDigestPKCS1v15SHA1 = SecKeyAlgorithm(name: "algid:sign:RSA:digest-PKCS1v15:SHA1")
  /// Signs a digest with padding of PKCS#1 1.5 and SHA224.
  public static let rsaSignatureDigestPKCS1v15SHA224 = SecKeyAlgorithm(name: "algid:sign:RSA:digest-PKCS1v15:SHA224")
  /// Signs a digest with padding of PKCS#1 1.5 and SHA256.
  public static let rsaSignatureDigestPKCS1v15SHA256 = SecKeyAlgorithm(name: "algid:sign:RSA:digest-PKCS1v15:SHA256")
  /// Signs a digest with padding of PKCS#1 1.5 and SHA384.
  public static let rsaSignatureDigestPKCS1v15SHA384 = SecKeyAlgorithm(name: "algid:sign:RSA:digest-PKCS1v15:SHA384")
  /// Signs a digest with padding of PKCS#1 1.5 and SHA512.
  public static let rsaSignatureDigestPKCS1v15SHA512 = SecKeyAlgorithm(name: "algid:sign:RSA:digest-PKCS1v15:SHA512")
  /// Signs a digest with probabilistic padding and SHA1.
  public static let rsaSignatureDigestPSSSHA1 = SecKeyAlgorithm(name: "algid:sign:RSA:digest-PSS:SHA1:SHA1:20")
  /// Signs a digest with probabilistic padding and SHA224.
  public static let rsaSignatureDigestPSSSHA224 = SecKeyAlgorithm(name: "algid:sign:RSA:digest-PSS:SHA224:SHA224:28")
  /// Signs a digest with probabilistic padding and SHA256.
  public static let rsaSignatureDigestPSSSHA256 = SecKeyAlgorithm(name: "algid:sign:RSA:digest-PSS:SHA256:SHA256:32")
  /// Signs a digest with probabilistic padding and SHA384.
  public static let rsaSignatureDigestPSSSHA384 = SecKeyAlgorithm(name: "algid:sign:RSA:digest-PSS:SHA384:SHA384:48")
  /// Signs a digest with probabilistic padding and SHA512.
  public static let rsaSignatureDigestPSSSHA512 = SecKeyAlgorithm(name: "algid:sign:RSA:digest-PSS:SHA512:SHA512:64")
  /// Signs a message with padding of PKCS#1 1.5 and SHA1.
  public static let rsaSignatureMessagePKCS1v15SHA1 = SecKeyAlgorithm(name: "algid:sign:RSA:message-PKCS1v15:SHA1")
  /// Signs a message with padding of PKCS#1 1.5 and SHA224.
  public static let rsaSignatureMessagePKCS1v15SHA224 = SecKeyAlgorithm(name: "algid:sign:RSA:message-PKCS1v15:SHA224")
  /// Signs a message with padding of PKCS#1 1.5 and SHA256.
  public static let rsaSignatureMessagePKCS1v15SHA256 = SecKeyAlgorithm(name: "algid:sign:RSA:message-PKCS1v15:SHA256")
  /// Signs a message with padding of PKCS#1 1.5 and SHA384.
  public static let rsaSignatureMessagePKCS1v15SHA384 = SecKeyAlgorithm(name: "algid:sign:RSA:message-PKCS1v15:SHA384")
  /// Signs a message with padding of PKCS#1 1.5 and SHA512.
  public static let rsaSignatureMessagePKCS1v15SHA512 = SecKeyAlgorithm(name: "algid:sign:RSA:message-PKCS1v15:SHA512")
  /// Signs a message with probabilistic padding and SHA1.
  public static let rsaSignatureMessagePSSSHA1 = SecKeyAlgorithm(name: "algid:sign:RSA:message-PSS:SHA1:SHA1:20")
  /// Signs a message with probabilistic padding and SHA224.
  public static let rsaSignatureMessagePSSSHA224 = SecKeyAlgorithm(name: "algid:sign:RSA:message-PSS:SHA224:SHA224:28")
  /// Signs a message with probabilistic padding and SHA256.
  public static let rsaSignatureMessagePSSSHA256 = SecKeyAlgorithm(name: "algid:sign:RSA:message-PSS:SHA256:SHA256:32")
  /// Signs a message with probabilistic padding and SHA384.
  public static let rsaSignatureMessagePSSSHA384 = SecKeyAlgorithm(name: "algid:sign:RSA:message-PSS:SHA384:SHA384:48")
  /// Signs a message with probabilistic padding and SHA512.
  public static let rsaSignatureMessagePSSSHA512 = SecKeyAlgorithm(name: "algid:sign:RSA:message-PSS:SHA512:SHA512:64")
}
