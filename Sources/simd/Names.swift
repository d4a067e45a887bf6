// The names of Apple's module `simd`: vectors are the standard library's, matrices are this one's.

/// A vector of 2 double-precision numbers.
public typealias simd_double2 = SIMD2<Double>
/// A vector of 2 double-precision numbers, under its short name.
public typealias double2 = SIMD2<Double>
/// A matrix of 2 × 2 double-precision numbers.
public typealias simd_double2x2 = SIMDMatrix2x2<Double>
/// A matrix of 2 × 2 double-precision numbers, under its short name.
public typealias double2x2 = SIMDMatrix2x2<Double>
/// The identity matrix of 2 × 2 double-precision numbers.
public let matrix_identity_double2x2 = SIMDMatrix2x2<Double>(1)
/// A vector of 3 double-precision numbers.
public typealias simd_double3 = SIMD3<Double>
/// A vector of 3 double-precision numbers, under its short name.
public typealias double3 = SIMD3<Double>
/// A matrix of 3 × 3 double-precision numbers.
public typealias simd_double3x3 = SIMDMatrix3x3<Double>
/// A matrix of 3 × 3 double-precision numbers, under its short name.
public typealias double3x3 = SIMDMatrix3x3<Double>
/// The identity matrix of 3 × 3 double-precision numbers.
public let matrix_identity_double3x3 = SIMDMatrix3x3<Double>(1)
/// A vector of 4 double-precision numbers.
public typealias simd_double4 = SIMD4<Double>
/// A vector of 4 double-precision numbers, under its short name.
public typealias double4 = SIMD4<Double>
/// A matrix of 4 × 4 double-precision numbers.
public typealias simd_double4x4 = SIMDMatrix4x4<Double>
/// A matrix of 4 × 4 double-precision numbers, under its short name.
public typealias double4x4 = SIMDMatrix4x4<Double>
/// The identity matrix of 4 × 4 double-precision numbers.
public let matrix_identity_double4x4 = SIMDMatrix4x4<Double>(1)
/// A vector of 2 single-precision numbers.
public typealias simd_float2 = SIMD2<Float>
/// A vector of 2 single-precision numbers, under its short name.
public typealias float2 = SIMD2<Float>
/// A matrix of 2 × 2 single-precision numbers.
public typealias simd_float2x2 = SIMDMatrix2x2<Float>
/// A matrix of 2 × 2 single-precision numbers, under its short name.
public typealias float2x2 = SIMDMatrix2x2<Float>
/// The identity matrix of 2 × 2 single-precision numbers.
public let matrix_identity_float2x2 = SIMDMatrix2x2<Float>(1)
/// A vector of 3 single-precision numbers.
public typealias simd_float3 = SIMD3<Float>
/// A vector of 3 single-precision numbers, under its short name.
public typealias float3 = SIMD3<Float>
/// A matrix of 3 × 3 single-precision numbers.
public typealias simd_float3x3 = SIMDMatrix3x3<Float>
/// A matrix of 3 × 3 single-precision numbers, under its short name.
public typealias float3x3 = SIMDMatrix3x3<Float>
/// The identity matrix of 3 × 3 single-precision numbers.
public let matrix_identity_float3x3 = SIMDMatrix3x3<Float>(1)
/// A vector of 4 single-precision numbers.
public typealias simd_float4 = SIMD4<Float>
/// A vector of 4 single-precision numbers, under its short name.
public typealias float4 = SIMD4<Float>
/// A matrix of 4 × 4 single-precision numbers.
public typealias simd_float4x4 = SIMDMatrix4x4<Float>
/// A matrix of 4 × 4 single-precision numbers, under its short name.
public typealias float4x4 = SIMDMatrix4x4<Float>
/// The identity matrix of 4 × 4 single-precision numbers.
public let matrix_identity_float4x4 = SIMDMatrix4x4<Float>(1)

/// The name in C of `simd_float2x2`.
public typealias matrix_float2x2 = simd_float2x2
/// The name in C of `simd_float3x3`.
public typealias matrix_float3x3 = simd_float3x3
/// The name in C of `simd_float4x4`.
public typealias matrix_float4x4 = simd_float4x4
/// The name in C of `simd_double2x2`.
public typealias matrix_double2x2 = simd_double2x2
/// The name in C of `simd_double3x3`.
public typealias matrix_double3x3 = simd_double3x3
/// The name in C of `simd_double4x4`.
public typealias matrix_double4x4 = simd_double4x4
