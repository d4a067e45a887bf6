import Compression
import Foundation
import Testing

struct CompressionTests {
  private static let texts = [
    Data(), Data("a".utf8), Data(String(repeating: "The same again. ", count: 9_000).utf8),
    Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 13) }),
  ]

  private func buffer(
    _ input: Data, room: Int,
    _ process: (
      UnsafeMutablePointer<UInt8>, Int, UnsafePointer<UInt8>, Int, UnsafeMutableRawPointer?, compression_algorithm
    ) -> Int, _ algorithm: compression_algorithm = COMPRESSION_ZLIB
  ) -> Data {
    var output = [UInt8](repeating: 0, count: max(1, room))
    let bytes = [UInt8](input) + [0]
    let count = output.withUnsafeMutableBufferPointer { output in
      bytes.withUnsafeBufferPointer { input in
        guard let target = output.baseAddress, let source = input.baseAddress else { return 0 }
        return process(target, room, source, input.count - 1, nil, algorithm)
      }
    }
    return Data(output[..<count])
  }

  @Test(arguments: texts) func buffersReturn(_ text: Data) {
    let packed = buffer(text, room: text.count + 1_000, compression_encode_buffer)
    #expect(!packed.isEmpty)
    #expect(buffer(packed, room: text.count + 10, compression_decode_buffer) == text)
  }

  /// "abc" by zlib in Python: `zlib.compressobj(5, zlib.DEFLATED, -15)`.
  @Test func theFormatIsRawDeflate() {
    let packed = Data([0x4b, 0x4c, 0x4a, 0x06, 0x00])
    #expect(buffer(Data("abc".utf8), room: 100, compression_encode_buffer) == packed)
    #expect(buffer(packed, room: 100, compression_decode_buffer) == Data("abc".utf8))
  }

  @Test func outputThatDoesNotFitIsCutOrRefused() {
    let text = Self.texts[2]
    let packed = buffer(text, room: 10_000, compression_encode_buffer)
    #expect(buffer(packed, room: 100, compression_decode_buffer) == text.prefix(100))
    #expect(buffer(text, room: 10, compression_encode_buffer).isEmpty)
  }

  @Test func damagedAndCutOffDataIsRefused() {
    #expect(buffer(Data([0xff, 0xff, 0xff]), room: 100, compression_decode_buffer).isEmpty)
    let packed = buffer(Self.texts[2], room: 10_000, compression_encode_buffer)
    #expect(buffer(packed.dropLast(5), room: 200_000, compression_decode_buffer).isEmpty)
  }

  @Test(arguments: [COMPRESSION_LZ4, COMPRESSION_LZMA, COMPRESSION_LZFSE, COMPRESSION_BROTLI, COMPRESSION_LZ4_RAW])
  func otherAlgorithmsAreRefused(_ algorithm: compression_algorithm) {
    #expect(buffer(Data("abc".utf8), room: 100, compression_encode_buffer, algorithm).isEmpty)
  }

  @Test(arguments: [1, 7, 4_096, 1 << 20], texts) func filtersPassDataInPieces(_ piece: Int, _ text: Data) throws {
    let text = piece == 1 ? text.prefix(3_000) : text
    var packed = Data()
    var ends = 0
    let filter = try OutputFilter(.compress, using: .zlib) { if let data = $0 { packed += data } else { ends += 1 } }
    var rest = text[...]
    while !rest.isEmpty {
      try filter.write(rest.prefix(piece))
      rest = rest.dropFirst(piece)
    }
    try filter.finalize()
    #expect(ends == 1)
    var place = 0
    let reader = try InputFilter(.decompress, using: .zlib) { count -> Data? in
      let end = min(packed.count, place + min(piece, count))
      defer { place = end }
      return packed.subdata(in: place..<end)
    }
    var result = Data()
    while let data = try reader.readData(ofLength: piece) { result += data }
    #expect(result == text)
  }

  @Test func filtersReportDamage() throws {
    let filter = try OutputFilter(.decompress, using: .zlib) { _ in }
    #expect(throws: FilterError.invalidData) { try filter.write(Data([0xff, 0xff])) }
    let cut = try OutputFilter(.decompress, using: .zlib) { _ in }
    try cut.write(Data([0x4b, 0x4c]))
    #expect(throws: FilterError.invalidData) { try cut.finalize() }
    #expect(throws: FilterError.invalidState) { try OutputFilter(.compress, using: .lzma) { _ in } }
  }
}
