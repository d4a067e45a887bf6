import AppleNames

// The exchange of keys.

extension SecKeyAlgorithm {
  /// Returns the shared coordinate.
  public static let ecdhKeyExchangeStandard = SecKeyAlgorithm(name: "algid:keyexchange:ECDH")
  /// Derives a key from the shared coordinate with SHA1.
  public static let ecdhKeyExchangeStandardX963SHA1 = SecKeyAlgorithm(name: "algid:keyexchange:ECDH:KDFX963:SHA1")
  /// Derives a key from the shared coordinate with SHA224.
  public static let ecdhKeyExchangeStandardX963SHA224 = SecKeyAlgorithm(name: "algid:keyexchange:ECDH:KDFX963:SHA224")
  /// Derives a key from the shared coordinate with SHA256.
  public static let ecdhKeyExchangeStandardX963SHA256 = SecKeyAlgorithm(name: "algid:keyexchange:ECDH:KDFX963:SHA256")
  /// Derives a key from the shared coordinate with SHA384.
  public static let ecdhKeyExchangeStandardX963SHA384 = SecKeyAlgorithm(name: "algid:keyexchange:ECDH:KDFX963:SHA384")
  /// Derives a key from the shared coordinate with SHA512.
  public static let ecdhKeyExchangeStandardX963SHA512 = SecKeyAlgorithm(name: "algid:keyexchange:ECDH:KDFX963:SHA512")
  /// Returns the shared coordinate.
  public static let ecdhKeyExchangeCofactor = SecKeyAlgorithm(name: "algid:keyexchange:ECDHC")
  /// Derives a key from the shared coordinate with SHA1.
  public static let ecdhKeyExchangeCofactorX963SHA1 = SecKeyAlgorithm(name: "algid:keyexchange:ECDHC:KDFX963:SHA1")
  /// Derives a key from the shared coordinate with SHA224.
  public static let ecdhKeyExchangeCofactorX963SHA224 = SecKeyAlgorithm(name: "algid:keyexchange:ECDHC:KDFX963:SHA224")
  /// Derives a key from the shared coordinate with SHA256.
  public static let ecdhKeyExchangeCofactorX963SHA256 = SecKeyAlgorithm(name: "algid:keyexchange:ECDHC:KDFX963:SHA256")
  /// Derives a key from the shared coordinate with SHA384.
  public static let ecdhKeyExchangeCofactorX963SHA384 = SecKeyAlgorithm(name: "algid:keyexchange:ECDHC:KDFX963:SHA384")
  /// Derives a key from the shared coordinate with SHA512.
  public static let ecdhKeyExchangeCofactorX963SHA512 = SecKeyAlgorithm(name: "algid:keyexchange:ECDHC:KDFX963:SHA512")
}
