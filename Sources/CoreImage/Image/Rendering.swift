import Foundation

/// The space in which filters compute: linear light by default, or the image's own values.
struct Rendering: Hashable, Sendable {
  var isLinear = true

  /// The linear values of all 256 encoded ones.
  private static let linear: [Float] = (0..<256).map { Self.toLight(Float($0) / 255) }

  static func toLight(_ value: Float) -> Float {
    value <= 0.040_45 ? value / 12.92 : powf((value + 0.055) / 1.055, 2.4)
  }

  static func fromLight(_ value: Float) -> Float {
    value <= 0.003_130_8 ? value * 12.92 : 1.055 * powf(value, 1 / 2.4) - 0.055
  }

  /// Returns a component of an image that is not premultiplied, converted to this space.
  func component(_ value: UInt8) -> Float { isLinear ? Self.linear[Int(value)] : Float(value) / 255 }

  /// Returns a colour that is not premultiplied, converted to this space.
  func color(_ color: SIMD4<Float>) -> SIMD4<Float> {
    guard isLinear else { return color }
    return SIMD4(Self.toLight(color.x), Self.toLight(color.y), Self.toLight(color.z), color.w)
  }

  /// Returns the components of an image for a premultiplied pixel of this space: not premultiplied, from 0 to 1.
  func result(_ pixel: SIMD4<Float>) -> SIMD4<Float> {
    let straight = pixel.straight.clamped(lowerBound: .zero, upperBound: .one)
    guard isLinear else { return straight }
    return SIMD4(
      Self.fromLight(straight.x), Self.fromLight(straight.y), Self.fromLight(straight.z), straight.w)
  }
}
