import Accelerate
import SeededRandom
import Testing

@Suite struct AccelerateTests {
  private struct Image: Equatable {
    var width: Int
    var height: Int
    var bytes: [UInt8]

    init(_ width: Int, _ height: Int, seed: UInt64) {
      (self.width, self.height) = (width, height)
      var random = SeededGenerator(seed: seed)
      bytes = (0..<width * height * 4).map { _ in UInt8.random(in: 0...255, using: &random) }
    }

    mutating func withBuffer<R>(_ body: (inout vImage_Buffer) -> R) -> R {
      let (width, height) = (width, height)
      return bytes.withUnsafeMutableBytes { bytes in
        var buffer = vImage_Buffer(
          data: bytes.baseAddress, height: UInt(height), width: UInt(width), rowBytes: width * 4)
        return body(&buffer)
      }
    }
  }

  /// The average over the box, pixel by pixel.
  private func naive(_ image: Image, _ height: Int, _ width: Int, flags: Int, color: [UInt8]) -> [UInt8] {
    var result = image.bytes
    for y in 0..<image.height {
      for x in 0..<image.width {
        for channel in 0..<4 {
          var (sum, count) = (0, 0)
          for row in y - height / 2...y + height / 2 {
            for column in x - width / 2...x + width / 2 {
              let isInside = (0..<image.height).contains(row) && (0..<image.width).contains(column)
              if !isInside, flags == kvImageTruncateKernel { continue }
              count += 1
              if !isInside, flags == kvImageBackgroundColorFill {
                sum += Int(color[channel])
              } else {
                let (row, column) = (min(max(row, 0), image.height - 1), min(max(column, 0), image.width - 1))
                sum += Int(image.bytes[(row * image.width + column) * 4 + channel])
              }
            }
          }
          result[(y * image.width + x) * 4 + channel] = UInt8((sum + count / 2) / count)
        }
      }
    }
    return result
  }

  @Test(arguments: [kvImageEdgeExtend, kvImageTruncateKernel, kvImageBackgroundColorFill], [true, false])
  func boxesAreAverages(flags: Int, isInPlace: Bool) {
    let color: [UInt8] = [10, 200, 30, 255]
    for (round, size) in [(1, 1), (3, 5), (7, 3), (9, 9), (21, 31)].enumerated() {
      var source = Image(11, 7, seed: UInt64(round + 1))
      let expected = naive(source, size.0, size.1, flags: flags, color: color)
      var target = isInPlace ? source : Image(11, 7, seed: 99)
      let result = source.withBuffer { first in
        target.withBuffer { second in
          var from = isInPlace ? second : first
          return vImageBoxConvolve_ARGB8888(
            &from, &second, nil, 0, 0, UInt32(size.0), UInt32(size.1), color, vImage_Flags(flags))
        }
      }
      #expect(result == kvImageNoError)
      #expect(target.bytes == expected)
    }
  }

  @Test func aRegionIsBlurredWithWhatIsAroundIt() {
    var source = Image(8, 8, seed: 5)
    let whole = naive(source, 3, 3, flags: kvImageEdgeExtend, color: [])
    var target = Image(4, 3, seed: 6)
    let result = source.withBuffer { first in
      target.withBuffer { second in
        vImageBoxConvolve_ARGB8888(&first, &second, nil, 2, 4, 3, 3, nil, vImage_Flags(kvImageEdgeExtend))
      }
    }
    #expect(result == kvImageNoError)
    for y in 0..<3 {
      let row = ((y + 4) * 8 + 2) * 4
      #expect(Array(target.bytes[y * 16..<(y + 1) * 16]) == Array(whole[row..<row + 16]))
    }
  }

  @Test func impossibleOperationsReturnACode() {
    var (source, target) = (Image(4, 4, seed: 1), Image(4, 4, seed: 2))
    func convolve(_ height: UInt32, x: UInt = 0, flags: Int = kvImageEdgeExtend) -> Int {
      source.withBuffer { first in
        target.withBuffer { second in
          vImageBoxConvolve_ARGB8888(&first, &second, nil, x, 0, height, 3, nil, vImage_Flags(flags))
        }
      }
    }
    #expect(convolve(2) == kvImageInvalidKernelSize)
    #expect(convolve(3, x: 1) == kvImageRoiLargerThanInputBuffer)
    #expect(convolve(3, flags: kvImageNoFlags) == kvImageInvalidEdgeStyle)
    #expect(convolve(3, flags: kvImageEdgeExtend | kvImageGetTempBufferSize) == 0)
    var empty = vImage_Buffer()
    #expect(
      vImageBoxConvolve_ARGB8888(&empty, &empty, nil, 0, 0, 3, 3, nil, vImage_Flags(kvImageEdgeExtend))
        == kvImageNullPointerArgument)
  }

  @Test func aMatrixMixesChannels() {
    var image = Image(2, 1, seed: 1)
    image.bytes = [10, 20, 30, 255, 200, 100, 50, 0]
    // The first two change places, the third is half, the fourth is the sum of the first and 7.
    let matrix: [Int16] = [0, 256, 0, 256, 256, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0]
    let bias: [Int32] = [0, 0, 0, 7 * 256]
    let result = image.withBuffer { vImageMatrixMultiply_ARGB8888(&$0, &$0, matrix, 256, nil, bias, 0) }
    #expect(result == kvImageNoError)
    #expect(image.bytes == [20, 10, 15, 17, 100, 200, 25, 207])
  }
}
