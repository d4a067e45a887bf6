import AppleNames

// Encryption.

extension SecKeyAlgorithm {
  /// Encrypts a block as it is.
  public static let rsaEncryptionRaw = SecKeyAlgorithm(name: "algid:encrypt:RSA:raw")
  /// Encrypts with padding of PKCS#1 1.5.
  public static let rsaEncryptionPKCS1 = SecKeyAlgorithm(name: "algid:encrypt:RSA:PKCS1")
  /// Encrypts with optimal asymmetric padding and SHA1.
  public static let rsaEncryptionOAEPSHA1 = SecKeyAlgorithm(name: "algid:encrypt:RSA:OAEP:SHA1")
  /// Encrypts with optimal asymmetric padding and SHA224.
  public static let rsaEncryptionOAEPSHA224 = SecKeyAlgorithm(name: "algid:encrypt:RSA:OAEP:SHA224")
  /// Encrypts with optimal asymmetric padding and SHA256.
  public static let rsaEncryptionOAEPSHA256 = SecKeyAlgorithm(name: "algid:encrypt:RSA:OAEP:SHA256")
  /// Encrypts with optimal asymmetric padding and SHA384.
  public static let rsaEncryptionOAEPSHA384 = SecKeyAlgorithm(name: "algid:encrypt:RSA:OAEP:SHA384")
  /// Encrypts with optimal asymmetric padding and SHA512.
  public static let rsaEncryptionOAEPSHA512 = SecKeyAlgorithm(name: "algid:encrypt:RSA:OAEP:SHA512")
  /// Is supported by no key here.
  public static let rsaEncryptionOAEPSHA1AESGCM = SecKeyAlgorithm(name: "algid:encrypt:RSA:OAEP:SHA1:AESGCM")
  /// Is supported by no key here.
  public static let rsaEncryptionOAEPSHA224AESGCM = SecKeyAlgorithm(name: "algid:encrypt:RSA:OAEP:SHA224:AESGCM")
  /// Is supported by no key here.
  public static let rsaEncryptionOAEPSHA256AESGCM = SecKeyAlgorithm(name: "algid:encrypt:RSA:OAEP:SHA256:AESGCM")
  /// Is supported by no key here.
  public static let rsaEncryptionOAEPSHA384AESGCM = SecKeyAlgorithm(name: "algid:encrypt:RSA:OAEP:SHA384:AESGCM")
  /// Is supported by no key here.
  public static let rsaEncryptionOAEPSHA512AESGCM = SecKeyAlgorithm(name: "algid:encrypt:RSA:OAEP:SHA512:AESGCM")
  /// Is supported by no key here.
  public static let eciesEncryptionStandardX963SHA1AESGCM = SecKeyAlgorithm(
    name: "algid:encrypt:ECIES:ECDH:KDFX963:SHA1:AESGCM")
  /// Is supported by no key here.
  public static let eciesEncryptionStandardX963SHA224AESGCM = SecKeyAlgorithm(
    name: "algid:encrypt:ECIES:ECDH:KDFX963:SHA224:AESGCM")
  /// Is supported by no key here.
  public static let eciesEncryptionStandardX963SHA256AESGCM = SecKeyAlgorithm(
    name: "algid:encrypt:ECIES:ECDH:KDFX963:SHA256:AESGCM")
  /// Is supported by no key here.
  public static let eciesEncryptionStandardX963SHA384AESGCM = SecKeyAlgorithm(
    name: "algid:encrypt:ECIES:ECDH:KDFX963:SHA384:AESGCM")
  /// Is supported by no key here.
  public static let eciesEncryptionStandardX963SHA512AESGCM = SecKeyAlgorithm(
    name: "algid:encrypt:ECIES:ECDH:KDFX963:SHA512:AESGCM")
  /// Is supported by no key here.
  public static let eciesEncryptionStandardVariableIVX963SHA224AESGCM = SecKeyAlgorithm(
    name: "algid:encrypt:ECIES:ECDH:KDFX963:SHA224:AESGCM-KDFIV")
  /// Is supported by no key here.
  public static let eciesEncryptionStandardVariableIVX963SHA256AESGCM = SecKeyAlgorithm(
    name: "algid:encrypt:ECIES:ECDH:KDFX963:SHA256:AESGCM-KDFIV")
  /// Is supported by no key here.
  public static let eciesEncryptionStandardVariableIVX963SHA384AESGCM = SecKeyAlgorithm(
    name: "algid:encrypt:ECIES:ECDH:KDFX963:SHA384:AESGCM-KDFIV")
  /// Is supported by no key here.
  public static let eciesEncryptionStandardVariableIVX963SHA512AESGCM = SecKeyAlgorithm(
    name: "algid:encrypt:ECIES:ECDH:KDFX963:SHA512:AESGCM-KDFIV")
  /// Is supported by no key here.
  public static let eciesEncryptionCofactorX963SHA1AESGCM = SecKeyAlgorithm(
    name: "algid:encrypt:ECIES:ECDHC:KDFX963:SHA1:AESGCM")
  /// Is supported by no key here.
  public static let eciesEncryptionCofactorX963SHA224AESGCM = SecKeyAlgorithm(
    name: "algid:encrypt:ECIES:ECDHC:KDFX963:SHA224:AESGCM")
  /// Is supported by no key here.
  public static let eciesEncryptionCofactorX963SHA256AESGCM = SecKeyAlgorithm(
    name: "algid:encrypt:ECIES:ECDHC:KDFX963:SHA256:AESGCM")
  /// Is supported by no key here.
  public static let eciesEncryptionCofactorX963SHA384AESGCM = SecKeyAlgorithm(
    name: "algid:encrypt:ECIES:ECDHC:KDFX963:SHA384:AESGCM")
  /// Is supported by no key here.
  public static let eciesEncryptionCofactorX963SHA512AESGCM = SecKeyAlgorithm(
    name: "algid:encrypt:ECIES:ECDHC:KDFX963:SHA512:AESGCM")
  /// Is supported by no key here.
  public static let eciesEncryptionCofactorVariableIVX963SHA224AESGCM = SecKeyAlgorithm(
    name: "algid:encrypt:ECIES:ECDHC:KDFX963:SHA224:AESGCM-KDFIV")
  /// Is supported by no key here.
  public static let eciesEncryptionCofactorVariableIVX963SHA256AESGCM = SecKeyAlgorithm(
    name: "algid:encrypt:ECIES:ECDHC:KDFX963:SHA256:AESGCM-KDFIV")
  /// Is supported by no key here.
  public static let eciesEncryptionCofactorVariableIVX963SHA384AESGCM = SecKeyAlgorithm(
    name: "algid:encrypt:ECIES:ECDHC:KDFX963:SHA384:AESGCM-KDFIV")
  /// Is supported by no key here.
  public static let eciesEncryptionCofactorVariableIVX963SHA512AESGCM = SecKeyAlgorithm(
    name: "algid:encrypt:ECIES:ECDHC:KDFX963:SHA512:AESGCM-KDFIV")
}
