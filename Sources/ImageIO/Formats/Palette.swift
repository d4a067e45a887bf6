import CoreGraphics

/// At most 256 colours that stand for those of an image: its own if there are no more, otherwise by median cut.
struct Palette {
  /// The colours, as 0xRRGGBB.
  private(set) var colors: [UInt32] = []
  /// The index of transparent pixels; nil if there are none.
  private(set) var transparent: Int?
  /// The index of each pixel, row by row.
  private(set) var indices: [UInt8] = []

  /// A box of colours of five bits per component.
  private struct Box {
    var bins: [Int]
    var weight: Int
  }

  /// Reads an image. O(pixels), and some 32,768 colours times 8.
  init(_ image: CGImage) {
    let (width, height, row) = (image.width, image.height, image.bytesPerRow)
    var pixels = [UInt32](repeating: 0, count: width * height)
    let clear = UInt32.max
    image.surface.flush()
    _ = image.surface.withBytes { bytes in
      for y in 0..<height {
        var p = UnsafePointer(bytes) + y * row
        for x in 0..<width {
          let alpha = image.hasAlpha ? UInt32(p[3]) : 255
          // Half transparent pixels and those above it are opaque, as the format has nothing between.
          if alpha < 128 {
            pixels[y * width + x] = clear
          } else {
            func straight(_ value: UInt8) -> UInt32 { min(255, (UInt32(value) * 255 + alpha / 2) / alpha) }
            pixels[y * width + x] = straight(p[2]) << 16 | straight(p[1]) << 8 | straight(p[0])
          }
          p += 4
        }
      }
    }
    let limit = pixels.contains(clear) ? 255 : 256
    var exact: [UInt32: UInt8] = [:]
    for pixel in pixels where pixel != clear && exact[pixel] == nil {
      if exact.count == limit {
        exact = [:]
        break
      }
      exact[pixel] = UInt8(colors.count)
      colors.append(pixel)
    }
    if exact.isEmpty, !colors.isEmpty {
      let bins = cut(pixels.lazy.filter { $0 != clear }, to: limit)
      indices = pixels.map { $0 == clear ? 0 : bins[Self.bin($0)] }
    } else {
      indices = pixels.map { exact[$0] ?? 0 }
    }
    if limit == 255 {
      transparent = colors.count
      for index in pixels.indices where pixels[index] == clear { indices[index] = UInt8(colors.count) }
      colors.append(0)
    }
  }

  private static func bin(_ color: UInt32) -> Int {
    let (red, green, blue) = (color >> 19, color >> 11 & 0x1F, color >> 3 & 0x1F)
    return Int(red << 10 | green << 5 | blue)
  }

  /// Sets the colours to the means of boxes of about as many pixels each, and returns the colour of each bin.
  private mutating func cut(_ pixels: some Sequence<UInt32>, to limit: Int) -> [UInt8] {
    var counts = [Int](repeating: 0, count: 1 << 15)
    var sums = [(Int, Int, Int)](repeating: (0, 0, 0), count: 1 << 15)
    for pixel in pixels {
      let bin = Self.bin(pixel)
      counts[bin] += 1
      sums[bin].0 += Int(pixel >> 16)
      sums[bin].1 += Int(pixel >> 8 & 0xFF)
      sums[bin].2 += Int(pixel & 0xFF)
    }
    let used = counts.indices.filter { counts[$0] > 0 }
    var boxes = [Box(bins: used, weight: used.reduce(0) { $0 + counts[$1] })]
    while boxes.count < limit {
      guard
        let index = boxes.indices.filter({ boxes[$0].bins.count > 1 }).max(by: { boxes[$0].weight < boxes[$1].weight })
      else { break }
      let box = boxes[index]
      let shift = [10, 5, 0].max { Self.extent(box.bins, $0) < Self.extent(box.bins, $1) } ?? 0
      let sorted = box.bins.sorted { ($0 >> shift & 0x1F, $0) < ($1 >> shift & 0x1F, $1) }
      var (weight, place) = (0, 0)
      while place < sorted.count - 1, place == 0 || weight + counts[sorted[place]] <= box.weight / 2 {
        weight += counts[sorted[place]]
        place += 1
      }
      boxes[index] = Box(bins: Array(sorted[..<place]), weight: weight)
      boxes.append(Box(bins: Array(sorted[place...]), weight: box.weight - weight))
    }
    var result = [UInt8](repeating: 0, count: 1 << 15)
    colors = []
    for box in boxes {
      var sum = (0, 0, 0)
      for bin in box.bins {
        result[bin] = UInt8(colors.count)
        sum = (sum.0 + sums[bin].0, sum.1 + sums[bin].1, sum.2 + sums[bin].2)
      }
      let weight = max(1, box.weight)
      colors.append(UInt32(sum.0 / weight) << 16 | UInt32(sum.1 / weight) << 8 | UInt32(sum.2 / weight))
    }
    return result
  }

  /// The extent of a box in one component.
  private static func extent(_ bins: [Int], _ shift: Int) -> Int {
    let values = bins.lazy.map { $0 >> shift & 0x1F }
    return (values.max() ?? 0) - (values.min() ?? 0)
  }
}
