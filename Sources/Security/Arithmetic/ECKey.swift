import CHogweed

/// A key of an elliptic curve.
struct ECKey: Sendable {
  let point: CurvePoint
  let scalar: CurveScalar?
  var curve: Curve { point.curve }
  var publicKey: ECKey { ECKey(point: point, scalar: nil) }

  private init(point: CurvePoint, scalar: CurveScalar?) { (self.point, self.scalar) = (point, scalar) }

  /// Reads 04 || X || Y, with K after it if the key is private, whose point must be its own.
  init?(_ bytes: some Collection<UInt8>, isPrivate: Bool) {
    let bytes = Array(bytes)
    let parts = isPrivate ? 3 : 2
    guard bytes.first == 4, let curve = Curve.allCases.first(where: { $0.byteCount * parts + 1 == bytes.count }) else {
      return nil
    }
    let size = curve.byteCount
    func number(_ index: Int) -> BigNumber { BigNumber(bytes: bytes[(1 + index * size)..<(1 + (index + 1) * size)]) }
    guard let point = CurvePoint(curve, number(0), number(1)) else { return nil }
    guard isPrivate else {
      self.init(point: point, scalar: nil)
      return
    }
    guard let scalar = CurveScalar(curve, number(2)) else { return nil }
    let own = Self.point(curve, scalar)
    guard own.coordinates == point.coordinates else { return nil }
    self.init(point: own, scalar: scalar)
  }

  init(randomOf curve: Curve) {
    let scalar = CurveScalar(randomOf: curve)
    self.init(point: Self.point(curve, scalar), scalar: scalar)
  }

  private static func point(_ curve: Curve, _ scalar: CurveScalar) -> CurvePoint {
    let point = CurvePoint(curve)
    nettle_ecc_point_mul_g(point.pointer, scalar.pointer)
    return point
  }

  var encoded: [UInt8] {
    let (x, y) = point.coordinates
    return [4] + x + y + (scalar?.number.bytes(count: curve.byteCount) ?? [])
  }

  /// Returns the signature of a digest, as DER.
  func sign(_ digest: [UInt8]) -> [UInt8]? {
    guard let scalar else { return nil }
    let signature = UnsafeMutablePointer<dsa_signature>.allocate(capacity: 1)
    nettle_dsa_signature_init(signature)
    defer {
      nettle_dsa_signature_clear(signature)
      signature.deallocate()
    }
    nettle_ecdsa_sign(scalar.pointer, nil, fillWithRandomBytes, digest.count, digest, signature)
    let (r, s) = (BigNumber(), BigNumber())
    __gmpz_set(r.pointer, &signature.pointee.r)
    __gmpz_set(s.pointer, &signature.pointee.s)
    return DERWriter.element(DERReader.Tag.sequence, DERWriter.number(r) + DERWriter.number(s))
  }

  func verify(_ bytes: [UInt8], of digest: [UInt8]) -> Bool {
    var outer = DERReader(bytes)
    guard var reader = outer.next(DERReader.Tag.sequence)?.reader, outer.isAtEnd, let r = reader.number(),
      let s = reader.number(), reader.isAtEnd
    else { return false }
    let signature = UnsafeMutablePointer<dsa_signature>.allocate(capacity: 1)
    nettle_dsa_signature_init(signature)
    defer {
      nettle_dsa_signature_clear(signature)
      signature.deallocate()
    }
    __gmpz_set(&signature.pointee.r, r.pointer)
    __gmpz_set(&signature.pointee.s, s.pointer)
    return nettle_ecdsa_verify(point.pointer, digest.count, digest, signature) == 1
  }

  /// Returns the first coordinate of the shared point; nil for different curves.
  func sharedSecret(_ other: ECKey) -> [UInt8]? {
    guard let scalar, other.curve == curve else { return nil }
    let result = CurvePoint(curve)
    nettle_ecc_point_mul(result.pointer, scalar.pointer, other.point.pointer)
    return result.coordinates.x
  }
}
