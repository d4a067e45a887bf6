import CoreGraphics
import Testing

struct ImageDecoderTests {
  private func picture(_ width: Int, _ height: Int) throws -> CGImage {
    let context = try #require(
      CGContext(size: CGSize(width: width, height: height), scale: 1, opaque: false))
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: width / 2, height: height))
    context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 0.5))
    context.fill(CGRect(x: width / 2, y: 0, width: width, height: height))
    return try #require(context.makeImage())
  }

  private func crc(_ bytes: [UInt8]) -> UInt32 {
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? (crc >> 1) ^ 0xEDB8_8320 : crc >> 1 }
    }
    return ~crc
  }

  @Test func pngComesBack() throws {
    let data = try #require(try picture(40, 20).pngData())
    let image = try ImageDecoder.decode(data)
    #expect(image.width == 40 && image.height == 20)
    #expect(image.pixel(x: 3, y: 3) == (255, 0, 0, 255))
    let half = image.pixel(x: 30, y: 3)
    #expect(half.blue >= 253 && abs(half.alpha - 128) <= 1)
  }

  @Test func jpegComesBackNearly() throws {
    let data = try #require(try picture(64, 32).jpegData(quality: 0.9))
    let image = try ImageDecoder.decode(data)
    #expect(image.width == 64)
    let p = image.pixel(x: 10, y: 10)
    #expect(p.red > 245 && p.green < 12 && p.alpha == 255)
  }

  @Test func thumbnailsKeepTheProportion() throws {
    let data = try #require(try picture(400, 100).pngData())
    let image = try ImageDecoder.decode(data, maxPixelSize: 50)
    #expect(image.width == 50 && image.height == 13)
    #expect(try ImageDecoder.decode(data, maxPixelSize: 1000).width == 400)
  }

  @Test func decodesInTheBackground() async throws {
    let data = try #require(try picture(40, 20).pngData())
    let image = try await ImageDecoder.decode(data, maxPixelSize: 20)
    #expect(image.width == 20)
  }

  @Test func nothingAndNonsenseAreErrors() throws {
    #expect(throws: ImageDecoder.Failure.empty) { try ImageDecoder.decode(Data()) }
    #expect(throws: ImageDecoder.Failure.unknownFormat) {
      try ImageDecoder.decode(Data("<html><body>Please log in</body></html>".utf8))
    }
  }

  @Test(arguments: [20, 60, 100, 200]) func cutShortIsAnError(count: Int) throws {
    let data = try #require(try picture(300, 300).pngData())
    try #require(data.count > 200)
    #expect(throws: ImageDecoder.Failure.self) { try ImageDecoder.decode(data.prefix(count)) }
    #expect(throws: ImageDecoder.Failure.self) { try ImageDecoder.decode(data.dropLast(13)) }
    let jpeg = try #require(try picture(300, 300).jpegData(quality: 0.8))
    #expect(throws: ImageDecoder.Failure.self) { try ImageDecoder.decode(jpeg.dropLast(count)) }
    // The smallest GIF, and the same without its last byte.
    let gif = Data([
      0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 1, 0, 1, 0, 0x80, 0, 0, 255, 255, 255, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0,
      0, 2, 2, 0x44, 1, 0, 0x3B,
    ])
    #expect(try ImageDecoder.decode(gif).width == 1)
    #expect(throws: ImageDecoder.Failure.self) { try ImageDecoder.decode(gif.dropLast()) }
  }

  @Test func headerThatClaimsTooMuchIsAnError() throws {
    // A PNG whose header says 60,000 × 60,000, with a correct checksum.
    var data = [UInt8](try #require(try picture(40, 20).pngData()))
    for (index, byte) in [0, 0, 0xEA, 0x60, 0, 0, 0xEA, 0x60].enumerated() { data[16 + index] = UInt8(byte) }
    let sum = crc(Array(data[12..<29]))
    for index in 0..<4 { data[29 + index] = UInt8((sum >> UInt32(24 - 8 * index)) & 0xFF) }
    #expect(throws: ImageDecoder.Failure.tooLarge(width: 60_000, height: 60_000)) {
      try ImageDecoder.decode(Data(data))
    }
    // Below the limit of pixels, but with far too little data for them.
    for (index, byte) in [0, 0, 0x10, 0, 0, 0, 0x10, 0].enumerated() { data[16 + index] = UInt8(byte) }
    let second = crc(Array(data[12..<29]))
    for index in 0..<4 { data[29 + index] = UInt8((second >> UInt32(24 - 8 * index)) & 0xFF) }
    _ = try? ImageDecoder.decode(Data(data))
    let fine = try #require(try picture(400, 100).pngData())
    #expect(throws: ImageDecoder.Failure.tooLarge(width: 400, height: 100)) {
      try ImageDecoder.decode(fine, pixelLimit: 10_000)
    }
  }

  @Test func damagedBytesNeverCrash() throws {
    let data = try #require(try picture(100, 100).pngData())
    let jpeg = try #require(try picture(100, 100).jpegData(quality: 0.8))
    var seed: UInt64 = 42
    func next() -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33)
    }
    for original in [data, jpeg] {
      for _ in 0..<100 {
        var bytes = original
        for _ in 0..<5 { bytes[next() % bytes.count] = UInt8(next() & 0xFF) }
        if let image = try? ImageDecoder.decode(bytes, pixelLimit: 1 << 20) { #expect(image.width > 0) }
      }
    }
  }
}
