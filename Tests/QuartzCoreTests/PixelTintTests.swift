import CPixels
import SeededRandom
import Testing

/// A colour must be laid over pixels alike by every set of instructions, or a picture would depend on the processor.
@Suite struct PixelTintTests {
  /// A block to tint, with what `lineup_tint_pixels` needs around it.
  private struct Block {
    let width: Int
    let height: Int
    let pixels: [UInt32]
    let coverage: [UInt8]
    let color: UInt32
    let half: UInt16
    var rowLength: Int { width + 3 }

    init(_ random: inout SeededGenerator) {
      width = random.int(1..<14)
      height = random.int(1..<5)
      pixels = (0..<(width + 3) * height).map { _ in Self.premultiplied(alpha: random.int(0..<256), &random) }
      coverage = (0..<width * height + 3).map { _ in
        random.chance(30) ? 0 : random.chance(20) ? 255 : UInt8(random.int(0..<256))
      }
      color = Self.premultiplied(alpha: random.chance(50) ? 255 : random.int(0..<256), &random)
      half = random.chance(50) ? 127 : 128
    }

    private static func premultiplied(alpha: Int, _ random: inout SeededGenerator) -> UInt32 {
      (0..<3).reduce(UInt32(alpha) << 24) { $0 | UInt32(random.int(0..<alpha + 1)) << (8 * UInt32($1)) }
    }

    /// The result by the definition, one part of one pixel at a time.
    var expected: [UInt32] {
      func divided(_ product: UInt32) -> UInt32 { (product + product / 256) / 256 }
      var result = pixels
      for y in 0..<height {
        for x in 0..<width {
          let share = UInt32(coverage[y * width + x])
          let alpha = color >> 24
          let shade = 255 - (alpha == 255 ? share : divided(share * alpha + 128))
          var mixed: UInt32 = 0
          for shift in stride(from: UInt32(0), to: 32, by: 8) {
            let above = divided((color >> shift & 255) * share + UInt32(half))
            let below = divided((result[y * rowLength + x] >> shift & 255) * shade + UInt32(half))
            mixed |= (above + below) << shift
          }
          if share > 0 { result[y * rowLength + x] = mixed }
        }
      }
      return result
    }
  }

  private static func blocks() -> [Block] {
    var random = SeededGenerator(seed: 257)
    return (0..<2_000).map { _ in Block(&random) }
  }

  @Test func asDefined() {
    for block in Self.blocks() {
      var pixels = block.pixels
      lineup_tint_pixels(
        &pixels, block.rowLength, block.coverage, block.width, block.width, block.height, block.color, block.half)
      #expect(pixels == block.expected)
    }
  }

  @Test func alikeWithoutWideRegisters() {
    for block in Self.blocks() {
      var pixels = block.pixels
      lineup_tint_rows(
        &pixels, block.rowLength, block.coverage, block.width, block.width, block.height, block.color, block.half)
      #expect(pixels == block.expected)
    }
  }
}
