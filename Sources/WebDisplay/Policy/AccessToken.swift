/// A secret of 128 random bits, written as 32 hexadecimal digits.
package struct AccessToken: Sendable {
  package let text: String
  private let bytes: [UInt8]

  /// Returns a token from the system's source of randomness.
  package static func random() -> AccessToken {
    var generator = SystemRandomNumberGenerator()
    return AccessToken(generator.next(), generator.next())
  }

  package init(_ high: UInt64, _ low: UInt64) {
    let digits = Array("0123456789abcdef".utf8)
    var bytes: [UInt8] = []
    for half in [high, low] {
      for shift in stride(from: 60, through: 0, by: -4) { bytes.append(digits[Int(half >> UInt64(shift) & 15)]) }
    }
    self.bytes = bytes
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// Returns whether `candidate` is this token. A nearly correct guess takes as long as any other.
  package func matches(_ candidate: some StringProtocol) -> Bool {
    let guess = Array(candidate.utf8.prefix(bytes.count + 1))
    var difference: UInt8 = guess.count == bytes.count ? 0 : 1
    for index in bytes.indices { difference |= bytes[index] ^ (index < guess.count ? guess[index] : 0) }
    return difference == 0
  }
}
