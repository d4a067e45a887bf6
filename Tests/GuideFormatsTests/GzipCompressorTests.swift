import Foundation
import Testing

@testable import GuideFormats

@Suite("Compressing by gzip")
struct GzipCompressorTests {
  private func compressed(_ pieces: [[UInt8]]) -> [UInt8] {
    let compressor = GzipCompressor()
    var result: [UInt8] = []
    for (index, piece) in pieces.enumerated() {
      piece.withUnsafeBytes { bytes in
        compressor.compress(bytes, isLast: index == pieces.count - 1) { result.append(contentsOf: $0) }
      }
    }
    return result
  }

  private func inflated(_ bytes: [UInt8]) throws -> [UInt8] {
    let source = GzipSource(MemorySource(bytes, name: "test"))
    var result: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 10_000)
    while case let count = try buffer.withUnsafeMutableBytes({ try source.read(into: $0) }), count > 0 {
      result += buffer.prefix(count)
    }
    return result
  }

  @Test("Data compressed in pieces of any size comes back unchanged", arguments: [0, 1, 7, 65_536, 1_000_003])
  func roundTrip(size: Int) throws {
    var state: UInt64 = 88_172_645_463_325_252
    let bytes = (0..<size).map { index -> UInt8 in
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      // Half of it repeats itself, half does not.
      return index % 2 == 0 ? UInt8(truncatingIfNeeded: index >> 4) : UInt8(truncatingIfNeeded: state)
    }
    var pieces: [[UInt8]] = []
    var rest = bytes[...]
    var length = 1
    while !rest.isEmpty {
      pieces.append(Array(rest.prefix(length)))
      rest = rest.dropFirst(length)
      length = length * 3 + 1
    }
    pieces.append([])
    #expect(try inflated(compressed(pieces)) == bytes)
  }
}
