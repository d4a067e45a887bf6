import CHogweed

/// The curves of the keys.
enum Curve: Int, CaseIterable, Sendable {
  case p256 = 256
  case p384 = 384
  case p521 = 521

  var byteCount: Int { (rawValue + 7) / 8 }

  var pointer: OpaquePointer? {
    switch self {
    case .p256: nettle_get_secp_256r1()
    case .p384: nettle_get_secp_384r1()
    case .p521: nettle_get_secp_521r1()
    }
  }
}

/// A point of a curve other than the one at infinity.
final class CurvePoint: @unchecked Sendable {
  // Unchecked because of the pointer: the point is not changed after the function that makes it.
  let pointer = UnsafeMutablePointer<ecc_point>.allocate(capacity: 1)
  let curve: Curve

  init(_ curve: Curve) {
    self.curve = curve
    nettle_ecc_point_init(pointer, curve.pointer)
  }

  deinit {
    nettle_ecc_point_clear(pointer)
    pointer.deallocate()
  }

  /// Reads coordinates; nil if the point is not on the curve.
  convenience init?(_ curve: Curve, _ x: BigNumber, _ y: BigNumber) {
    self.init(curve)
    guard nettle_ecc_point_set(pointer, x.pointer, y.pointer) == 1 else { return nil }
  }

  /// The coordinates in as many bytes as the curve has.
  var coordinates: (x: [UInt8], y: [UInt8]) {
    let (x, y) = (BigNumber(), BigNumber())
    nettle_ecc_point_get(pointer, x.pointer, y.pointer)
    return (x.bytes(count: curve.byteCount) ?? [], y.bytes(count: curve.byteCount) ?? [])
  }
}

/// A number from 1 up to the order of a curve.
final class CurveScalar: @unchecked Sendable {
  // Unchecked because of the pointer: the number is not changed after the initializer.
  let pointer = UnsafeMutablePointer<ecc_scalar>.allocate(capacity: 1)

  private init(_ curve: Curve) { nettle_ecc_scalar_init(pointer, curve.pointer) }

  deinit {
    nettle_ecc_scalar_clear(pointer)
    pointer.deallocate()
  }

  /// Returns nil if the number is zero or too large.
  convenience init?(_ curve: Curve, _ number: BigNumber) {
    self.init(curve)
    guard nettle_ecc_scalar_set(pointer, number.pointer) == 1 else { return nil }
  }

  convenience init(randomOf curve: Curve) {
    self.init(curve)
    nettle_ecc_scalar_random(pointer, nil, fillWithRandomBytes)
  }

  var number: BigNumber {
    let number = BigNumber()
    nettle_ecc_scalar_get(pointer, number.pointer)
    return number
  }
}

/// Fills memory for nettle.
let fillWithRandomBytes: @convention(c) (UnsafeMutableRawPointer?, Int, UnsafeMutablePointer<UInt8>?) -> Void = {
  _, count, bytes in
  guard let bytes else { return }
  for (index, byte) in randomBytes(count).enumerated() { bytes[index] = byte }
}
