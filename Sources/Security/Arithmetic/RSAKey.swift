/// An RSA key, as PKCS#1 describes it.
struct RSAKey: Sendable {
  let modulus: BigNumber
  let exponent: BigNumber
  let secret: Secret?

  struct Secret: Sendable {
    let exponent: BigNumber
    let primes: [BigNumber]
  }

  var byteCount: Int { modulus.byteCount }
  var publicKey: RSAKey { RSAKey(modulus: modulus, exponent: exponent, secret: nil) }

  private init(modulus: BigNumber, exponent: BigNumber, secret: Secret?) {
    (self.modulus, self.exponent, self.secret) = (modulus, exponent, secret)
  }

  /// Reads DER. Returns nil unless the sizes and the primes fit together.
  init?(_ bytes: some Collection<UInt8>, isPrivate: Bool) {
    var outer = DERReader(bytes)
    guard var reader = outer.next(DERReader.Tag.sequence)?.reader, outer.isAtEnd else { return nil }
    if isPrivate { guard let version = reader.number(), version.isZero else { return nil } }
    guard let modulus = reader.number(), let exponent = reader.number(), modulus.isOdd,
      (512...16384).contains(modulus.bitCount), exponent.isOdd, (2...256).contains(exponent.bitCount)
    else { return nil }
    var secret: Secret?
    if isPrivate {
      guard let power = reader.number(), let first = reader.number(), let second = reader.number(),
        reader.number() != nil, reader.number() != nil, reader.number() != nil, !power.isZero, power < modulus,
        first.bitCount > 1, second.bitCount > 1, first * second == modulus
      else { return nil }
      secret = Secret(exponent: power, primes: [first, second])
    }
    guard reader.isAtEnd else { return nil }
    self.init(modulus: modulus, exponent: exponent, secret: secret)
  }

  /// Makes a key; nil for a size that is not offered.
  init?(bitCount: Int) {
    guard (1024...8192).contains(bitCount), bitCount.isMultiple(of: 16) else { return nil }
    let exponent = BigNumber(65537)
    while true {
      let first = Self.prime(bitCount / 2)
      let second = Self.prime(bitCount / 2)
      let order = first.predecessor * second.predecessor
      let modulus = first * second
      guard !(first == second), modulus.bitCount == bitCount, let power = exponent.inverse(modulo: order) else {
        continue
      }
      self.init(modulus: modulus, exponent: exponent, secret: Secret(exponent: power, primes: [first, second]))
      return
    }
  }

  /// Returns a prime whose two highest bits are set, so that the product of two has all bits.
  private static func prime(_ bitCount: Int) -> BigNumber {
    while true {
      var bytes = randomBytes(bitCount / 8)
      bytes[0] |= 0xc0
      bytes[bytes.count - 1] |= 1
      let number = BigNumber(bytes: bytes)
      if number.isProbablyPrime { return number }
    }
  }

  var encoded: [UInt8]? {
    var numbers = [modulus, exponent]
    if let secret {
      let (first, second) = (secret.primes[0], secret.primes[1])
      guard let inverse = second.inverse(modulo: first) else { return nil }
      numbers.insert(BigNumber(), at: 0)
      numbers += [
        secret.exponent, first, second, secret.exponent % first.predecessor, secret.exponent % second.predecessor,
        inverse,
      ]
    }
    return DERWriter.element(DERReader.Tag.sequence, numbers.flatMap(DERWriter.number))
  }

  /// Returns nil for a number that is not below the modulus.
  func applyPublic(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count <= byteCount else { return nil }
    let number = BigNumber(bytes: bytes)
    return number < modulus ? number.power(exponent, modulo: modulus).bytes(count: byteCount) : nil
  }

  /// Returns nil for a number that is not below the modulus, and for a key whose parts do not fit together: a wrong
  /// result could give the primes away.
  func applyPrivate(_ bytes: [UInt8]) -> [UInt8]? {
    guard let secret, bytes.count <= byteCount else { return nil }
    let number = BigNumber(bytes: bytes)
    guard number < modulus else { return nil }
    let result = number.secretPower(secret.exponent, modulo: modulus)
    guard result.power(exponent, modulo: modulus) == number else { return nil }
    return result.bytes(count: byteCount)
  }
}
