import CHogweed

/// A natural number of any size, of GMP.
final class BigNumber: @unchecked Sendable {
  // Unchecked because of the pointer: its number is not changed after the initializer or function that makes it.
  let pointer = UnsafeMutablePointer<__mpz_struct>.allocate(capacity: 1)

  init(_ value: UInt = 0) { __gmpz_init_set_ui(pointer, value) }

  /// Reads bytes, the most significant first.
  convenience init(bytes: some Collection<UInt8>) {
    self.init()
    let bytes = Array(bytes)
    __gmpz_import(pointer, bytes.count, 1, 1, 1, 0, bytes)
  }

  deinit {
    // Overwrites secrets before the memory is free.
    let limbs = abs(Int(pointer.pointee._mp_alloc)) * MemoryLayout<mp_limb_t>.size
    if let memory = pointer.pointee._mp_d {
      UnsafeMutableRawPointer(memory).initializeMemory(as: UInt8.self, repeating: 0, count: limbs)
    }
    __gmpz_clear(pointer)
    pointer.deallocate()
  }

  var bitCount: Int { isZero ? 0 : __gmpz_sizeinbase(pointer, 2) }
  var byteCount: Int { (bitCount + 7) / 8 }
  var isOdd: Bool { __gmpz_tstbit(pointer, 0) == 1 }
  var isZero: Bool { __gmpz_cmp_ui(pointer, 0) == 0 }
  var isProbablyPrime: Bool { __gmpz_probab_prime_p(pointer, 32) > 0 }

  /// Returns the bytes with zeros before them; nil if there are more than `count`.
  func bytes(count: Int) -> [UInt8]? {
    let needed = byteCount
    guard needed <= count else { return nil }
    var bytes = [UInt8](repeating: 0, count: count)
    if needed > 0 {
      bytes.withUnsafeMutableBytes {
        _ = __gmpz_export($0.baseAddress.map { $0 + (count - needed) }, nil, 1, 1, 1, 0, pointer)
      }
    }
    return bytes
  }

  /// The fewest bytes.
  var bytes: [UInt8] { bytes(count: byteCount) ?? [] }

  /// Returns the power for a public exponent; `modulus` is not zero.
  func power(_ exponent: BigNumber, modulo modulus: BigNumber) -> BigNumber {
    let result = BigNumber()
    __gmpz_powm(result.pointer, pointer, exponent.pointer, modulus.pointer)
    return result
  }

  /// Returns the power in a time that does not depend on the exponent, which is positive; `modulus` is odd.
  func secretPower(_ exponent: BigNumber, modulo modulus: BigNumber) -> BigNumber {
    let result = BigNumber()
    __gmpz_powm_sec(result.pointer, pointer, exponent.pointer, modulus.pointer)
    return result
  }

  /// Returns nil if there is no inverse; `modulus` is not zero.
  func inverse(modulo modulus: BigNumber) -> BigNumber? {
    let result = BigNumber()
    return __gmpz_invert(result.pointer, pointer, modulus.pointer) != 0 ? result : nil
  }

  static func * (first: BigNumber, second: BigNumber) -> BigNumber {
    let result = BigNumber()
    __gmpz_mul(result.pointer, first.pointer, second.pointer)
    return result
  }

  /// The divisor is not zero.
  static func % (number: BigNumber, divisor: BigNumber) -> BigNumber {
    let result = BigNumber()
    __gmpz_tdiv_r(result.pointer, number.pointer, divisor.pointer)
    return result
  }

  /// Returns the number before this one, which is not zero.
  var predecessor: BigNumber {
    let result = BigNumber()
    __gmpz_sub_ui(result.pointer, pointer, 1)
    return result
  }

  static func < (first: BigNumber, second: BigNumber) -> Bool { __gmpz_cmp(first.pointer, second.pointer) < 0 }
  static func == (first: BigNumber, second: BigNumber) -> Bool { __gmpz_cmp(first.pointer, second.pointer) == 0 }
}
