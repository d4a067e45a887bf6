import CoreGraphics
import Foundation

/// The implementation of a filter: its parameters, and the function that produces its result.
struct FilterRecipe: @unchecked Sendable {
  let category: String
  /// The keys of the required images.
  var images = [kCIInputImageKey]
  /// The default parameters: only numbers, colours and vectors, which are never changed.
  var defaults: [String: Any] = [:]
  let make: @Sendable (FilterValues) -> CIImage?

  static let all: [String: FilterRecipe] = colorRecipes.merging(areaRecipes) { first, _ in first }
    .merging(gradientRecipes) { first, _ in first }

  /// Returns a filter that changes each pixel independently; colours are not premultiplied.
  static func perPixel(
    _ category: String = kCICategoryColorAdjustment, _ defaults: [String: Any] = [:],
    _ change: @escaping @Sendable (FilterValues) -> @Sendable (SIMD4<Float>) -> SIMD4<Float>
  ) -> FilterRecipe {
    FilterRecipe(category: category, defaults: defaults) { values in
      guard let image = values.image() else { return nil }
      let change = change(values)
      return CIImage(extent: image.extent) { area, rendering in
        var result = image.rendered(area, rendering)
        for index in result.values.indices where result.values[index].w > 0 {
          result.values[index] = change(result.values[index].straight).premultiplied
        }
        return result
      }
    }
  }

  /// Returns the luminance of a colour in linear light.
  static func luminance(_ color: SIMD4<Float>) -> Float { color.x * 0.2126 + color.y * 0.7152 + color.z * 0.0722 }

  /// Returns a colour whose three components are equal.
  static func gray(_ value: Float, _ alpha: Float) -> SIMD4<Float> { SIMD4(value, value, value, alpha) }

  static func mixed(_ first: SIMD4<Float>, _ second: SIMD4<Float>, _ share: Float) -> SIMD4<Float> {
    first * (1 - share) + second * share
  }
}
