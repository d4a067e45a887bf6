import CoreGraphics
import Foundation

extension FilterRecipe {
  /// The filters that change each pixel independently.
  static var colorRecipes: [String: FilterRecipe] {
    [
      "CIColorControls": perPixel(
        kCICategoryColorAdjustment,
        [kCIInputBrightnessKey: 0.0, kCIInputContrastKey: 1.0, kCIInputSaturationKey: 1.0]
      ) { values in
        let brightness = Float(values.number(kCIInputBrightnessKey))
        let (contrast, saturation) = (
          Float(values.number(kCIInputContrastKey)), Float(values.number(kCIInputSaturationKey))
        )
        return { color in
          var result = mixed(gray(luminance(color), color.w), color, saturation)
          result = (result - 0.5) * contrast + 0.5 + brightness
          return SIMD4(result.x, result.y, result.z, color.w)
        }
      },
      "CIExposureAdjust": perPixel(kCICategoryColorAdjustment, [kCIInputEVKey: 0.0]) { values in
        let factor = powf(2, Float(values.number(kCIInputEVKey)))
        return { SIMD4($0.x * factor, $0.y * factor, $0.z * factor, $0.w) }
      },
      "CIGammaAdjust": perPixel(kCICategoryColorAdjustment, ["inputPower": 1.0]) { values in
        let power = Float(values.number("inputPower"))
        return { SIMD4(powf(max(0, $0.x), power), powf(max(0, $0.y), power), powf(max(0, $0.z), power), $0.w) }
      },
      "CIColorInvert": perPixel(kCICategoryColorEffect) { _ in { SIMD4(1 - $0.x, 1 - $0.y, 1 - $0.z, $0.w) } },
      "CIColorMonochrome": perPixel(
        kCICategoryColorEffect,
        [kCIInputColorKey: CIColor(red: 0.6, green: 0.45, blue: 0.3), kCIInputIntensityKey: 1.0]
      ) { values in
        let (tint, share) = (values.color().value, Float(values.number(kCIInputIntensityKey)))
        return { color in
          let light = luminance(color)
          return mixed(color, SIMD4(tint.x * light, tint.y * light, tint.z * light, color.w), share)
        }
      },
      "CISepiaTone": perPixel(kCICategoryColorEffect, [kCIInputIntensityKey: 1.0]) { values in
        let share = Float(values.number(kCIInputIntensityKey))
        return { color in
          let sepia = SIMD4(
            color.x * 0.393 + color.y * 0.769 + color.z * 0.189, color.x * 0.349 + color.y * 0.686 + color.z * 0.168,
            color.x * 0.272 + color.y * 0.534 + color.z * 0.131, color.w)
          return mixed(color, sepia, share)
        }
      },
      "CIColorMatrix": perPixel(
        kCICategoryColorAdjustment,
        [
          "inputRVector": CIVector(x: 1, y: 0, z: 0, w: 0), "inputGVector": CIVector(x: 0, y: 1, z: 0, w: 0),
          "inputBVector": CIVector(x: 0, y: 0, z: 1, w: 0), "inputAVector": CIVector(x: 0, y: 0, z: 0, w: 1),
          "inputBiasVector": CIVector(x: 0, y: 0, z: 0, w: 0),
        ]
      ) { values in
        func row(_ key: String) -> SIMD4<Float> {
          let vector = values.vector(key)
          return SIMD4(Float(vector.x), Float(vector.y), Float(vector.z), Float(vector.w))
        }
        let rows = ["inputRVector", "inputGVector", "inputBVector", "inputAVector"].map { row($0) }
        let bias = row("inputBiasVector")
        return { color in
          SIMD4(
            (rows[0] * color).sum(), (rows[1] * color).sum(), (rows[2] * color).sum(), (rows[3] * color).sum()) + bias
        }
      },
      "CIColorClamp": perPixel(
        kCICategoryColorAdjustment,
        [
          "inputMinComponents": CIVector(x: 0, y: 0, z: 0, w: 0),
          "inputMaxComponents": CIVector(x: 1, y: 1, z: 1, w: 1),
        ]
      ) { values in
        let (low, high) = (values.vector("inputMinComponents"), values.vector("inputMaxComponents"))
        let least = SIMD4(Float(low.x), Float(low.y), Float(low.z), Float(low.w))
        let most = SIMD4(Float(high.x), Float(high.y), Float(high.z), Float(high.w))
        return { $0.clamped(lowerBound: least, upperBound: most) }
      },
      "CIHueAdjust": perPixel(kCICategoryColorAdjustment, [kCIInputAngleKey: 0.0]) { values in
        let angle = Float(values.number(kCIInputAngleKey))
        return { turned($0, by: angle) }
      },
      "CIVibrance": perPixel(kCICategoryColorAdjustment, [kCIInputAmountKey: 0.0]) { values in
        let amount = Float(values.number(kCIInputAmountKey))
        // The effect is stronger for dull colours.
        return { color in
          let most = max(color.x, color.y, color.z)
          let dullness = 1 - (most - min(color.x, color.y, color.z))
          return mixed(gray(luminance(color), color.w), color, 1 + amount * dullness)
        }
      },
      "CIMaskToAlpha": perPixel(kCICategoryColorEffect) { _ in { SIMD4(1, 1, 1, luminance($0) * $0.w) } },
      "CIPhotoEffectMono": perPixel(kCICategoryColorEffect) { _ in { gray(luminance($0), $0.w) } },
      "CIPhotoEffectTonal": perPixel(kCICategoryColorEffect) { _ in { gray(luminance($0), $0.w) } },
      "CIPhotoEffectNoir": perPixel(kCICategoryColorEffect) { _ in
        { color in
          let light = (luminance(color) - 0.5) * 1.3 + 0.5
          return gray(min(1, max(0, light)), color.w)
        }
      },
    ]
  }

  /// Returns a colour rotated by radians about the axis of greys.
  private static func turned(_ color: SIMD4<Float>, by angle: Float) -> SIMD4<Float> {
    let (cosine, sine) = (cosf(angle), sinf(angle))
    let part = (1 - cosine) / 3
    let side = sine * 0.577_350_3
    return SIMD4(
      color.x * (cosine + part) + color.y * (part - side) + color.z * (part + side),
      color.x * (part + side) + color.y * (cosine + part) + color.z * (part - side),
      color.x * (part - side) + color.y * (part + side) + color.z * (cosine + part), color.w)
  }
}
