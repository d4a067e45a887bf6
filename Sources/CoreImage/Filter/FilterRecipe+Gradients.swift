import CoreGraphics
import Foundation

extension FilterRecipe {
  /// The filters that draw gradients and patterns of two colours, and the wheel of colours.
  static var gradientRecipes: [String: FilterRecipe] {
    [
      "CILinearGradient": linear { $0 },
      "CISmoothLinearGradient": linear { $0 * $0 * (3 - 2 * $0) },
      "CIRadialGradient": FilterRecipe(
        category: kCICategoryGradient, images: [],
        defaults: [
          kCIInputCenterKey: CIVector(x: 150, y: 150), "inputRadius0": 5.0, "inputRadius1": 100.0,
          "inputColor0": CIColor.white, "inputColor1": CIColor.black,
        ]
      ) { values in
        let center = values.vector(kCIInputCenterKey)
        let (inner, outer) = (values.number("inputRadius0"), values.number("inputRadius1"))
        return mixture(values) { x, y in
          let distance = hypot(x - Double(center.x), y - Double(center.y))
          return outer == inner ? (distance < inner ? 0 : 1) : (distance - inner) / (outer - inner)
        }
      },
      "CIGaussianGradient": FilterRecipe(
        category: kCICategoryGradient, images: [],
        defaults: [
          kCIInputCenterKey: CIVector(x: 150, y: 150), kCIInputRadiusKey: 300.0, "inputColor0": CIColor.white,
          "inputColor1": CIColor.clear,
        ]
      ) { values in
        let center = values.vector(kCIInputCenterKey)
        let radius = max(values.number(kCIInputRadiusKey), .ulpOfOne)
        return mixture(values) { x, y in
          // At the radius two thirds of a percent remain: three standard deviations and a bit.
          let share = hypot(x - Double(center.x), y - Double(center.y)) / radius
          return 1 - exp(-5 * share * share)
        }
      },
      "CIStripesGenerator": FilterRecipe(
        category: kCICategoryGenerator, images: [],
        defaults: [
          kCIInputCenterKey: CIVector(x: 150, y: 150), kCIInputWidthKey: 80.0, "inputColor0": CIColor.white,
          "inputColor1": CIColor.black,
        ]
      ) { values in
        let start = Double(values.vector(kCIInputCenterKey).x)
        let width = max(values.number(kCIInputWidthKey), .ulpOfOne)
        return mixture(values) { x, _ in isOdd((x - start) / width) ? 1 : 0 }
      },
      "CICheckerboardGenerator": FilterRecipe(
        category: kCICategoryGenerator, images: [],
        defaults: [
          kCIInputCenterKey: CIVector(x: 150, y: 150), kCIInputWidthKey: 80.0, "inputColor0": CIColor.white,
          "inputColor1": CIColor.black,
        ]
      ) { values in
        let center = values.vector(kCIInputCenterKey)
        let width = max(values.number(kCIInputWidthKey), .ulpOfOne)
        return mixture(values) { x, y in
          isOdd((x - Double(center.x)) / width) != isOdd((y - Double(center.y)) / width) ? 1 : 0
        }
      },
      "CIHueSaturationValueGradient": FilterRecipe(
        category: kCICategoryGradient, images: [],
        defaults: ["inputDither": 1.0, kCIInputRadiusKey: 300.0, "inputSoftness": 1.0, "inputValue": 1.0]
      ) { colorWheel(radius: $0.number(kCIInputRadiusKey), value: $0.number("inputValue")) },
    ]
  }

  private static func isOdd(_ value: Double) -> Bool { value.rounded(.down).remainder(dividingBy: 2) != 0 }

  private static func linear(_ curve: @escaping @Sendable (Double) -> Double) -> FilterRecipe {
    FilterRecipe(
      category: kCICategoryGradient, images: [],
      defaults: [
        "inputPoint0": CIVector(x: 0, y: 0), "inputPoint1": CIVector(x: 200, y: 200), "inputColor0": CIColor.white,
        "inputColor1": CIColor.black,
      ]
    ) { values in
      let (start, end) = (values.vector("inputPoint0"), values.vector("inputPoint1"))
      let (dx, dy) = (Double(end.x - start.x), Double(end.y - start.y))
      let length = dx * dx + dy * dy
      return mixture(values) { x, y in
        guard length > 0 else { return 1 }
        return curve(min(1, max(0, ((x - Double(start.x)) * dx + (y - Double(start.y)) * dy) / length)))
      }
    }
  }

  /// Returns an unbounded image of the filter's two colours, mixed by the share of the second at the middle of each
  /// pixel.
  private static func mixture(
    _ values: FilterValues, _ share: @escaping @Sendable (_ x: Double, _ y: Double) -> Double
  ) -> CIImage {
    let (first, second) = (values.color("inputColor0").value, values.color("inputColor1").value)
    return CIImage(extent: .infinite) { area, rendering in
      let (first, second) = (rendering.color(first).premultiplied, rendering.color(second).premultiplied)
      var result = Pixels(area)
      result.fill { x, y in mixed(first, second, Float(min(1, max(0, share(Double(x) + 0.5, Double(y) + 0.5))))) }
      return result
    }
  }

  /// Returns a disc whose hue goes round and whose saturation grows outwards; red is to the right, and hues follow
  /// counterclockwise. Pixels at the rim are transparent by the share of them outside.
  private static func colorWheel(radius: Double, value: Double) -> CIImage? {
    guard radius > 0, radius < 16_384 else { return nil }
    return CIImage(extent: CGRect(x: 0, y: 0, width: 2 * radius, height: 2 * radius)) { area, rendering in
      var result = Pixels(area)
      result.fill { x, y in
        let (dx, dy) = (Double(x) + 0.5 - radius, Double(y) + 0.5 - radius)
        let distance = hypot(dx, dy)
        let cover = Float(min(1, max(0, radius - distance + 0.5)))
        guard cover > 0 else { return .zero }
        let hue = atan2(dy, dx) / (2 * .pi)
        let color = bright(hue: hue < 0 ? hue + 1 : hue, saturation: min(1, distance / radius)) * Float(value)
        return rendering.color(SIMD4(color.x, color.y, color.z, 1)).premultiplied * cover
      }
      return result
    }
  }

  /// Returns the brightest colour of a hue from 0 to 1 and a saturation.
  private static func bright(hue: Double, saturation: Double) -> SIMD4<Float> {
    func component(_ offset: Double) -> Float {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return Float(1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    return SIMD4(component(5), component(3), component(1), 1)
  }
}
