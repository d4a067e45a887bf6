/// The hash function MD2 of RFC 1319.
enum MessageDigest2 {
  /// Returns the digest of bytes. O(bytes).
  static func hash(_ bytes: [UInt8]) -> [UInt8] {
    let missing = 16 - bytes.count % 16
    var message = bytes + [UInt8](repeating: UInt8(missing), count: missing)
    message += checksum(of: message)
    var state = [UInt8](repeating: 0, count: 48)
    for block in stride(from: 0, to: message.count, by: 16) {
      for index in 0..<16 {
        state[16 + index] = message[block + index]
        state[32 + index] = state[16 + index] ^ state[index]
      }
      var last: UInt8 = 0
      for round in 0..<18 {
        for index in 0..<48 {
          state[index] ^= substitution[Int(last)]
          last = state[index]
        }
        last &+= UInt8(round)
      }
    }
    return Array(state.prefix(16))
  }

  private static func checksum(of message: [UInt8]) -> [UInt8] {
    var sum = [UInt8](repeating: 0, count: 16)
    var last: UInt8 = 0
    for block in stride(from: 0, to: message.count, by: 16) {
      for index in 0..<16 {
        sum[index] ^= substitution[Int(message[block + index] ^ last)]
        last = sum[index]
      }
    }
    return sum
  }

  /// A permutation of all bytes, made of the digits of pi.
  private static let substitution: [UInt8] = {
    var digits = PiDigits()
    var table = Array(UInt8.min...UInt8.max)
    for index in 1..<256 {
      table.swapAt(index, digits.number(upTo: index))
    }
    return table
  }()
}

/// The decimal digits of pi, by the spigot algorithm of Rabinowitz and Wagon.
private struct PiDigits {
  private var digits: [Int] = Self.compute(800)
  private var position = 0

  /// Returns a number from 0 to a limit, as MD2 draws it from the digits.
  mutating func number(upTo limit: Int) -> Int {
    let count = limit + 1
    var (width, value) = (10, next())
    if count > 10 { (width, value) = (100, value * 10 + next()) }
    if count > 100 { (width, value) = (1000, value * 10 + next()) }
    return value < count * (width / count) ? value % count : number(upTo: limit)
  }

  private mutating func next() -> Int {
    position += 1
    return digits[position - 1]
  }

  private static func compute(_ count: Int) -> [Int] {
    var remainders = [Int](repeating: 2, count: count * 10 / 3 + 1)
    var result: [Int] = []
    var nines = 0
    var held: Int?
    while result.count < count {
      var carry = 0
      for index in stride(from: remainders.count - 1, through: 0, by: -1) {
        let value = remainders[index] * 10 + carry * (index + 1)
        remainders[index] = value % (index == 0 ? 10 : 2 * index + 1)
        carry = value / (index == 0 ? 10 : 2 * index + 1)
      }
      if carry == 9 {
        nines += 1
      } else {
        if let digit = held { result.append(digit + carry / 10) }
        result += [Int](repeating: carry == 10 ? 0 : 9, count: nines)
        (held, nines) = (carry % 10, 0)
      }
    }
    return result
  }
}
