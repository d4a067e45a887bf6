import CoreGraphics
import Foundation

extension FilterRecipe {
  /// The filters that depend on several pixels, or on none.
  static var areaRecipes: [String: FilterRecipe] {
    [
      "CIGaussianBlur": FilterRecipe(category: kCICategoryBlur, defaults: [kCIInputRadiusKey: 10.0]) { values in
        values.image().map { blurred($0, weights(gaussian: values.number(kCIInputRadiusKey))) }
      },
      "CIBoxBlur": FilterRecipe(category: kCICategoryBlur, defaults: [kCIInputRadiusKey: 10.0]) { values in
        let reach = min(512, max(0, Int(saturating: values.number(kCIInputRadiusKey) / 2)))
        return values.image().map { blurred($0, Array(repeating: 1 / Float(2 * reach + 1), count: 2 * reach + 1)) }
      },
      "CIPixellate": FilterRecipe(
        category: kCICategoryStylize,
        defaults: [kCIInputScaleKey: 8.0, kCIInputCenterKey: CIVector(x: 150, y: 150)]
      ) { values in
        // Squares larger than any picture show one colour.
        let scale = min(1 << 20, max(1, Int(saturating: values.number(kCIInputScaleKey))))
        let center = values.vector(kCIInputCenterKey)
        return values.image().map { pixellated($0, scale, (Int(saturating: center.x), Int(saturating: center.y))) }
      },
      "CICrop": FilterRecipe(
        category: kCICategoryGeometryAdjustment,
        defaults: ["inputRectangle": CIVector(x: 0, y: 0, z: 300, w: 300)]
      ) { values in values.image()?.cropped(to: values.vector("inputRectangle").cgRectValue) },
      "CIAffineTransform": FilterRecipe(category: kCICategoryGeometryAdjustment) { values in
        values.image()?.transformed(by: values.values[kCIInputTransformKey] as? CGAffineTransform ?? .identity)
      },
      "CILanczosScaleTransform": FilterRecipe(
        category: kCICategoryGeometryAdjustment, defaults: [kCIInputScaleKey: 1.0, kCIInputAspectRatioKey: 1.0]
      ) { values in
        let scale = CGFloat(values.number(kCIInputScaleKey))
        return values.image()?.transformed(
          by: CGAffineTransform(scaleX: scale * CGFloat(values.number(kCIInputAspectRatioKey)), y: scale))
      },
      "CIAffineClamp": FilterRecipe(category: kCICategoryGeometryAdjustment) { values in
        values.image()?.transformed(by: values.values[kCIInputTransformKey] as? CGAffineTransform ?? .identity)
          .clampedToExtent()
      },
      "CIPerspectiveCorrection": FilterRecipe(
        category: kCICategoryGeometryAdjustment,
        defaults: [
          "inputTopLeft": CIVector(x: 118, y: 484), "inputTopRight": CIVector(x: 646, y: 507),
          "inputBottomRight": CIVector(x: 548, y: 140), "inputBottomLeft": CIVector(x: 155, y: 153),
        ]
      ) { values in
        func corner(_ name: String) -> CGPoint { values.vector("input" + name).cgPointValue }
        let map = PerspectiveCorrection(
          topLeft: corner("TopLeft"), topRight: corner("TopRight"), bottomRight: corner("BottomRight"),
          bottomLeft: corner("BottomLeft"))
        return values.image().flatMap { map?.applied(to: $0) }
      },
      "CIConstantColorGenerator": FilterRecipe(
        category: kCICategoryGenerator, images: [], defaults: [kCIInputColorKey: CIColor.red]
      ) { CIImage(color: $0.color()) },
      "CIAreaAverage": FilterRecipe(
        category: kCICategoryReduction, defaults: [kCIInputExtentKey: CIVector(x: 0, y: 0, z: 640, w: 80)]
      ) { values in
        reduced(values, .zero, { $0 + $1 }) { $0 / Float($1) }
      },
      "CIAreaMaximum": FilterRecipe(
        category: kCICategoryReduction, defaults: [kCIInputExtentKey: CIVector(x: 0, y: 0, z: 640, w: 80)]
      ) { values in
        reduced(values, .zero, { pointwiseMax($0, $1) }) { sum, _ in sum }
      },
      "CIAreaMinimum": FilterRecipe(
        category: kCICategoryReduction, defaults: [kCIInputExtentKey: CIVector(x: 0, y: 0, z: 640, w: 80)]
      ) { values in
        reduced(values, .one, { pointwiseMin($0, $1) }) { sum, _ in sum }
      },
      "CIKMeans": FilterRecipe(
        category: kCICategoryReduction,
        defaults: [
          kCIInputExtentKey: CIVector(x: 0, y: 0, z: 640, w: 80), "inputCount": 8, "inputPasses": 5.0,
          "inputPerceptual": false,
        ]
      ) { values in
        guard let image = values.image() else { return nil }
        let extent = PixelArea(values.vector(kCIInputExtentKey).cgRectValue)
        let count = min(128, max(1, Int(saturating: values.number("inputCount"))))
        let passes = min(20, max(0, Int(saturating: values.number("inputPasses"))))
        return CIImage(extent: CGRect(x: 0, y: 0, width: count, height: 1)) { area, rendering in
          let means = means(of: image.rendered(extent, rendering).values, count, passes)
          var result = Pixels(area)
          result.fill { x, y in y == 0 && means.indices.contains(x) ? means[x] : .zero }
          return result
        }
      },
      "CISourceOverCompositing": compositing { $0 + $1 * (1 - $0.w) },
      "CISourceAtopCompositing": compositing { $0 * $1.w + $1 * (1 - $0.w) },
      "CISourceInCompositing": compositing { $0 * $1.w },
      "CISourceOutCompositing": compositing { $0 * (1 - $1.w) },
      "CIAdditionCompositing": compositing { pointwiseMin($0 + $1, .one) },
      "CIMultiplyCompositing": compositing { $0 * $1 },
      "CIMaximumCompositing": compositing { pointwiseMax($0, $1) },
      "CIMinimumCompositing": compositing { pointwiseMin($0, $1) },
      "CIMultiplyBlendMode": compositing { $0 * $1 + $0 * (1 - $1.w) + $1 * (1 - $0.w) },
      "CIScreenBlendMode": compositing { $0 + $1 - $0 * $1 },
      "CIBlendWithMask": FilterRecipe(
        category: kCICategoryStylize, images: [kCIInputImageKey, kCIInputBackgroundImageKey, kCIInputMaskImageKey]
      ) { values in blended(values) { luminance($0) } },
      "CIBlendWithAlphaMask": FilterRecipe(
        category: kCICategoryStylize, images: [kCIInputImageKey, kCIInputBackgroundImageKey, kCIInputMaskImageKey]
      ) { values in blended(values) { $0.w } },
    ]
  }

  private static func compositing(
    _ blend: @escaping @Sendable (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>
  ) -> FilterRecipe {
    FilterRecipe(
      category: kCICategoryCompositeOperation, images: [kCIInputImageKey, kCIInputBackgroundImageKey]
    ) { values in
      guard let image = values.image(), let background = values.image(kCIInputBackgroundImageKey) else { return nil }
      return CIImage(extent: image.extent.union(background.extent)) { area, rendering in
        var result = image.rendered(area, rendering)
        let behind = background.rendered(area, rendering)
        for index in result.values.indices {
          result.values[index] = blend(result.values[index], behind.values[index])
        }
        return result
      }
    }
  }

  private static func blended(
    _ values: FilterValues, _ share: @escaping @Sendable (SIMD4<Float>) -> Float
  ) -> CIImage? {
    guard let image = values.image(), let background = values.image(kCIInputBackgroundImageKey),
      let mask = values.image(kCIInputMaskImageKey)
    else { return nil }
    return CIImage(extent: image.extent.union(background.extent)) { area, rendering in
      var result = image.rendered(area, rendering)
      let (behind, mask) = (background.rendered(area, rendering), mask.rendered(area, rendering))
      for index in result.values.indices {
        result.values[index] = mixed(behind.values[index], result.values[index], share(mask.values[index]))
      }
      return result
    }
  }

  /// Returns an image of one pixel, computed from all pixels in an extent.
  private static func reduced(
    _ values: FilterValues, _ start: SIMD4<Float>,
    _ add: @escaping @Sendable (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>,
    _ end: @escaping @Sendable (SIMD4<Float>, Int) -> SIMD4<Float>
  ) -> CIImage? {
    guard let image = values.image() else { return nil }
    let extent = PixelArea(values.vector(kCIInputExtentKey).cgRectValue)
    return CIImage(extent: CGRect(x: 0, y: 0, width: 1, height: 1)) { area, rendering in
      let source = image.rendered(extent, rendering)
      let sum = source.values.reduce(start, add)
      let pixel = source.values.isEmpty ? .zero : end(sum, source.values.count)
      var result = Pixels(area)
      result.fill { x, y in x == 0 && y == 0 ? pixel : .zero }
      return result
    }
  }

  /// Returns colours that represent groups of pixels (k-means): each pixel joins the nearest colour, which moves to its
  /// group's average. Alpha is the group's share of the pixels.
  private static func means(of pixels: [SIMD4<Float>], _ count: Int, _ passes: Int) -> [SIMD4<Float>] {
    guard !pixels.isEmpty else { return [] }
    let sorted = pixels.sorted { luminance($0) < luminance($1) }
    var means = (0..<count).map { sorted[(2 * $0 + 1) * (sorted.count - 1) / (2 * count)] }
    var sizes = [Int](repeating: 0, count: count)
    for _ in 0...passes {
      var sums = [SIMD4<Float>](repeating: .zero, count: count)
      sizes = [Int](repeating: 0, count: count)
      for pixel in pixels {
        let nearest = means.indices.min { distance(pixel, means[$0]) < distance(pixel, means[$1]) } ?? 0
        sums[nearest] += pixel
        sizes[nearest] += 1
      }
      for index in means.indices where sizes[index] > 0 { means[index] = sums[index] / Float(sizes[index]) }
    }
    return zip(means, sizes).map { SIMD4($0.x, $0.y, $0.z, Float($1) / Float(pixels.count)) }
  }

  private static func distance(_ first: SIMD4<Float>, _ second: SIMD4<Float>) -> Float {
    let difference = first - second
    return (difference * difference).sum()
  }

  private static func weights(gaussian radius: Double) -> [Float] {
    guard radius > 0 else { return [1] }
    // Weights beyond three standard deviations are invisible.
    let reach = min(512, Int(saturating: (radius * 3).rounded(.up)))
    let weights = (-reach...reach).map { Float(exp(-Double($0 * $0) / (2 * radius * radius))) }
    let sum = weights.reduce(0, +)
    return weights.map { $0 / sum }
  }

  /// Returns an image blurred along rows, then along columns.
  private static func blurred(_ image: CIImage, _ weights: [Float]) -> CIImage {
    let reach = weights.count / 2
    guard reach > 0 else { return image }
    let extent = image.extent.isInfinite ? image.extent : image.extent.insetBy(dx: -CGFloat(reach), dy: -CGFloat(reach))
    return CIImage(extent: extent) { area, rendering in
      let source = image.rendered(area.grown(by: reach), rendering)
      var rows = Pixels(PixelArea(x: area.x, y: area.y - reach, width: area.width, height: area.height + 2 * reach))
      rows.fill { x, y in
        var sum = SIMD4<Float>.zero
        for (index, weight) in weights.enumerated() { sum += source[x + index - reach, y] * weight }
        return sum
      }
      let between = rows
      var result = Pixels(area)
      result.fill { x, y in
        var sum = SIMD4<Float>.zero
        for (index, weight) in weights.enumerated() { sum += between[x, y + index - reach] * weight }
        return sum
      }
      return result
    }
  }

  /// Returns an image of squares, each in the colour of its centre.
  private static func pixellated(_ image: CIImage, _ scale: Int, _ center: (x: Int, y: Int)) -> CIImage {
    CIImage(extent: image.extent) { area, rendering in
      let source = image.rendered(area.grown(by: scale).clipped(to: image.extent), rendering)
      func middle(_ value: Int, _ center: Int) -> Int {
        let offset = value - center
        let square = offset >= 0 ? offset / scale : (offset - scale + 1) / scale
        return center + square * scale + scale / 2
      }
      var result = Pixels(area)
      result.fill { x, y in source[middle(x, center.x), middle(y, center.y)] }
      return result
    }
  }
}
