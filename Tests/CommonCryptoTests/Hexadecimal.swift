import Foundation

extension [UInt8] {
  /// The bytes of digits; spaces between them are ignored.
  init(hex: String) {
    let digits = hex.compactMap(\.hexDigitValue)
    self = stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
  }

  var hex: String { map { String(format: "%02x", $0) }.joined() }
}
