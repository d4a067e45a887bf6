import Glibc

// The functions of C's mathematical library, of each element of a vector.

extension SIMD {
  /// Returns a vector of the results of a function of each element.
  fileprivate func mapped(_ function: (Scalar) -> Scalar) -> Self {
    var result = self
    for index in indices { result[index] = function(self[index]) }
    return result
  }

  /// Returns a vector of the results of a function of each pair of elements.
  fileprivate func mapped(_ other: Self, _ function: (Scalar, Scalar) -> Scalar) -> Self {
    var result = self
    for index in indices { result[index] = function(self[index], other[index]) }
    return result
  }

  /// Returns which elements meet a condition.
  fileprivate func mask(_ isMet: (Scalar) -> Bool) -> SIMDMask<MaskStorage> {
    var result = SIMDMask<MaskStorage>(repeating: false)
    for index in indices { result[index] = isMet(self[index]) }
    return result
  }
}

/// Returns the sines of a vector's elements.
public func sin<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double { x.mapped { Glibc.sin($0) } }

/// Returns the sines of a vector's elements.
public func sin<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float { x.mapped { Glibc.sinf($0) } }

/// Returns the cosines of a vector's elements.
public func cos<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double { x.mapped { Glibc.cos($0) } }

/// Returns the cosines of a vector's elements.
public func cos<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float { x.mapped { Glibc.cosf($0) } }

/// Returns the tangents of a vector's elements.
public func tan<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double { x.mapped { Glibc.tan($0) } }

/// Returns the tangents of a vector's elements.
public func tan<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float { x.mapped { Glibc.tanf($0) } }

/// Returns the inverse sines of a vector's elements.
public func asin<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double { x.mapped { Glibc.asin($0) } }

/// Returns the inverse sines of a vector's elements.
public func asin<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float { x.mapped { Glibc.asinf($0) } }

/// Returns the inverse cosines of a vector's elements.
public func acos<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double { x.mapped { Glibc.acos($0) } }

/// Returns the inverse cosines of a vector's elements.
public func acos<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float { x.mapped { Glibc.acosf($0) } }

/// Returns the inverse tangents of a vector's elements.
public func atan<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double { x.mapped { Glibc.atan($0) } }

/// Returns the inverse tangents of a vector's elements.
public func atan<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float { x.mapped { Glibc.atanf($0) } }

/// Returns the hyperbolic sines of a vector's elements.
public func sinh<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double { x.mapped { Glibc.sinh($0) } }

/// Returns the hyperbolic sines of a vector's elements.
public func sinh<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float { x.mapped { Glibc.sinhf($0) } }

/// Returns the hyperbolic cosines of a vector's elements.
public func cosh<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double { x.mapped { Glibc.cosh($0) } }

/// Returns the hyperbolic cosines of a vector's elements.
public func cosh<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float { x.mapped { Glibc.coshf($0) } }

/// Returns the hyperbolic tangents of a vector's elements.
public func tanh<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double { x.mapped { Glibc.tanh($0) } }

/// Returns the hyperbolic tangents of a vector's elements.
public func tanh<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float { x.mapped { Glibc.tanhf($0) } }

/// Returns the inverse hyperbolic sines of a vector's elements.
public func asinh<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double { x.mapped { Glibc.asinh($0) } }

/// Returns the inverse hyperbolic sines of a vector's elements.
public func asinh<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float { x.mapped { Glibc.asinhf($0) } }

/// Returns the inverse hyperbolic cosines of a vector's elements.
public func acosh<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double { x.mapped { Glibc.acosh($0) } }

/// Returns the inverse hyperbolic cosines of a vector's elements.
public func acosh<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float { x.mapped { Glibc.acoshf($0) } }

/// Returns the inverse hyperbolic tangents of a vector's elements.
public func atanh<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double { x.mapped { Glibc.atanh($0) } }

/// Returns the inverse hyperbolic tangents of a vector's elements.
public func atanh<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float { x.mapped { Glibc.atanhf($0) } }

/// Returns the exponentials of a vector's elements.
public func exp<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double { x.mapped { Glibc.exp($0) } }

/// Returns the exponentials of a vector's elements.
public func exp<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float { x.mapped { Glibc.expf($0) } }

/// Returns the powers of 2 to the exponents of a vector's elements.
public func exp2<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double { x.mapped { Glibc.exp2($0) } }

/// Returns the powers of 2 to the exponents of a vector's elements.
public func exp2<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float { x.mapped { Glibc.exp2f($0) } }

/// Returns the powers of 10 to the exponents of a vector's elements.
public func exp10<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double { x.mapped { Glibc.pow(10, $0) } }

/// Returns the powers of 10 to the exponents of a vector's elements.
public func exp10<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float { x.mapped { Glibc.powf(10, $0) } }

/// Returns 1 less than the exponentials of a vector's elements.
public func expm1<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double { x.mapped { Glibc.expm1($0) } }

/// Returns 1 less than the exponentials of a vector's elements.
public func expm1<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float { x.mapped { Glibc.expm1f($0) } }

/// Returns the natural logarithms of a vector's elements.
public func log<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double { x.mapped { Glibc.log($0) } }

/// Returns the natural logarithms of a vector's elements.
public func log<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float { x.mapped { Glibc.logf($0) } }

/// Returns the logarithms to the base 2 of a vector's elements.
public func log2<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double { x.mapped { Glibc.log2($0) } }

/// Returns the logarithms to the base 2 of a vector's elements.
public func log2<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float { x.mapped { Glibc.log2f($0) } }

/// Returns the logarithms to the base 10 of a vector's elements.
public func log10<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double { x.mapped { Glibc.log10($0) } }

/// Returns the logarithms to the base 10 of a vector's elements.
public func log10<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float { x.mapped { Glibc.log10f($0) } }

/// Returns the natural logarithms of a vector's elements plus 1.
public func log1p<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double { x.mapped { Glibc.log1p($0) } }

/// Returns the natural logarithms of a vector's elements plus 1.
public func log1p<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float { x.mapped { Glibc.log1pf($0) } }

/// Returns the cube roots of a vector's elements.
public func cbrt<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double { x.mapped { Glibc.cbrt($0) } }

/// Returns the cube roots of a vector's elements.
public func cbrt<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float { x.mapped { Glibc.cbrtf($0) } }

/// Returns the error functions of a vector's elements.
public func erf<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double { x.mapped { Glibc.erf($0) } }

/// Returns the error functions of a vector's elements.
public func erf<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float { x.mapped { Glibc.erff($0) } }

/// Returns the complementary error functions of a vector's elements.
public func erfc<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double { x.mapped { Glibc.erfc($0) } }

/// Returns the complementary error functions of a vector's elements.
public func erfc<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float { x.mapped { Glibc.erfcf($0) } }

/// Returns the gamma functions of a vector's elements.
public func tgamma<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double { x.mapped { Glibc.tgamma($0) } }

/// Returns the gamma functions of a vector's elements.
public func tgamma<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float { x.mapped { Glibc.tgammaf($0) } }

/// Returns the logarithms of the gamma functions of a vector's elements.
public func lgamma<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double { x.mapped { Glibc.lgamma($0) } }

/// Returns the logarithms of the gamma functions of a vector's elements.
public func lgamma<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float { x.mapped { Glibc.lgammaf($0) } }

/// Returns the sines of π times a vector's elements.
public func sinpi<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double {
  x.mapped { Glibc.sin($0 * .pi) }
}

/// Returns the sines of π times a vector's elements.
public func sinpi<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float {
  x.mapped { Glibc.sinf($0 * .pi) }
}

/// Returns the cosines of π times a vector's elements.
public func cospi<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double {
  x.mapped { Glibc.cos($0 * .pi) }
}

/// Returns the cosines of π times a vector's elements.
public func cospi<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float {
  x.mapped { Glibc.cosf($0 * .pi) }
}

/// Returns the tangents of π times a vector's elements.
public func tanpi<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double {
  x.mapped { Glibc.tan($0 * .pi) }
}

/// Returns the tangents of π times a vector's elements.
public func tanpi<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float {
  x.mapped { Glibc.tanf($0 * .pi) }
}

/// Returns the angles of the points whose coordinates are the elements of two vectors.
public func atan2<Vector: SIMD>(_ y: Vector, _ x: Vector) -> Vector where Vector.Scalar == Double {
  y.mapped(x) { Glibc.atan2($0, $1) }
}

/// Returns the angles of the points whose coordinates are the elements of two vectors.
public func atan2<Vector: SIMD>(_ y: Vector, _ x: Vector) -> Vector where Vector.Scalar == Float {
  y.mapped(x) { Glibc.atan2f($0, $1) }
}

/// Returns the elements of a vector to the powers of another's.
public func pow<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar == Double {
  x.mapped(y) { Glibc.pow($0, $1) }
}

/// Returns the elements of a vector to the powers of another's.
public func pow<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar == Float {
  x.mapped(y) { Glibc.powf($0, $1) }
}

/// Returns the lengths of the hypotenuses over the elements of two vectors.
public func hypot<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar == Double {
  x.mapped(y) { Glibc.hypot($0, $1) }
}

/// Returns the lengths of the hypotenuses over the elements of two vectors.
public func hypot<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar == Float {
  x.mapped(y) { Glibc.hypotf($0, $1) }
}

/// Returns the remainders of divisions that are rounded towards zero.
public func fmod<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar == Double {
  x.mapped(y) { Glibc.fmod($0, $1) }
}

/// Returns the remainders of divisions that are rounded towards zero.
public func fmod<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar == Float {
  x.mapped(y) { Glibc.fmodf($0, $1) }
}

/// Returns the remainders of divisions that are rounded to the nearest whole number.
public func remainder<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar == Double {
  x.mapped(y) { Glibc.remainder($0, $1) }
}

/// Returns the remainders of divisions that are rounded to the nearest whole number.
public func remainder<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar == Float {
  x.mapped(y) { Glibc.remainderf($0, $1) }
}

/// Returns the numbers next to a vector's elements, in the direction of another's.
public func nextafter<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar == Double {
  x.mapped(y) { Glibc.nextafter($0, $1) }
}

/// Returns the numbers next to a vector's elements, in the direction of another's.
public func nextafter<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar == Float {
  x.mapped(y) { Glibc.nextafterf($0, $1) }
}

/// Returns which of a vector's elements are finite.
public func isfinite<Vector: SIMD>(_ x: Vector) -> SIMDMask<Vector.MaskStorage>
where Vector.Scalar: BinaryFloatingPoint { x.mask(\.isFinite) }

/// Returns which of a vector's elements are infinite.
public func isinf<Vector: SIMD>(_ x: Vector) -> SIMDMask<Vector.MaskStorage>
where Vector.Scalar: BinaryFloatingPoint { x.mask(\.isInfinite) }

/// Returns which of a vector's elements are not numbers.
public func isnan<Vector: SIMD>(_ x: Vector) -> SIMDMask<Vector.MaskStorage>
where Vector.Scalar: BinaryFloatingPoint { x.mask(\.isNaN) }

/// Returns which of a vector's elements are normal numbers.
public func isnormal<Vector: SIMD>(_ x: Vector) -> SIMDMask<Vector.MaskStorage>
where Vector.Scalar: BinaryFloatingPoint { x.mask(\.isNormal) }

/// Returns the product of two vectors' elements plus those of a third, rounded once.
public func fma<Vector: SIMD>(_ x: Vector, _ y: Vector, _ z: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint { z.addingProduct(x, y) }
