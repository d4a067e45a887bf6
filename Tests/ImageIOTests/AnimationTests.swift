import CoreGraphics
import Foundation
import ImageIO
import Testing

struct AnimationTests {
  /// A WebP of 4 × 2 pixels, red for 0.5 s, then blue for 0.12 s, three times.
  private static let webP =
    "UklGRoQAAABXRUJQVlA4WAoAAAACAAAAAwAAAQAAQU5JTQYAAAD/////AwBBTk1GKAAAAAAAAAAAAAMAAAEAAPQBAA"
    + "JWUDhMDwAAAC8DQAAABxD9j/4HIqL/AQBBTk1GKAAAAAAAAAAAAAMAAAEAAHgAAABWUDhMDwAAAC8DQAAABxDR//4H"
    + "IqL/AQA="

  private func colour(_ source: CGImageSource, _ index: Int, x: Int = 0, y: Int = 0) throws -> [Int] {
    let pixel = try #require(CGImageSourceCreateImageAtIndex(source, index, nil)).pixel(x: x, y: y)
    return [pixel.red, pixel.green, pixel.blue, pixel.alpha]
  }

  private func delays(_ source: CGImageSource, _ group: NSString) -> [Double?] {
    (0..<CGImageSourceGetCount(source)).map { index in
      let properties = CGImageSourceCopyPropertiesAtIndex(source, index, nil)
      return (properties?[group] as? NSDictionary)?[kCGImagePropertyGIFDelayTime] as? Double
    }
  }

  private func loops(_ source: CGImageSource, _ group: NSString) -> Int? {
    (CGImageSourceCopyProperties(source, nil)?[group] as? NSDictionary)?[kCGImagePropertyGIFLoopCount] as? Int
  }

  private func gif(_ images: [CGImage], _ delays: [Double], loops: Int) throws -> Data {
    let data = NSMutableData()
    let destination = try #require(
      CGImageDestinationCreateWithData(data, "com.compuserve.gif", images.count, nil))
    for (image, delay) in zip(images, delays) {
      let own: [NSString: Any] = [kCGImagePropertyGIFDictionary: [kCGImagePropertyGIFDelayTime: delay]]
      CGImageDestinationAddImage(destination, image, own as NSDictionary)
    }
    let own: [NSString: Any] = [kCGImagePropertyGIFDictionary: [kCGImagePropertyGIFLoopCount: loops]]
    CGImageDestinationSetProperties(destination, own as NSDictionary)
    #expect(CGImageDestinationFinalize(destination))
    return Data(referencing: data)
  }

  @Test func aWrittenGIFHasItsFramesDelaysAndLoops() throws {
    let images = try [
      PictureFiles.picture(20, 10, red: 1, green: 0), PictureFiles.picture(20, 10, green: 0, blue: 1),
      PictureFiles.picture(20, 10, alpha: 0),
    ]
    let source = try PictureFiles.source(try gif(images, [0.25, 0.5, 0.1], loops: 3))
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
    #expect(delays(source, kCGImagePropertyGIFDictionary) == [0.25, 0.5, 0.1])
    #expect(loops(source, kCGImagePropertyGIFDictionary) == 3)
    #expect(try colour(source, 0) == [255, 0, 0, 255])
    #expect(try colour(source, 1, x: 19, y: 9) == [0, 0, 255, 255])
    #expect(try colour(source, 2)[3] == 0)
  }

  @Test func aWrittenGIFOfManyColoursIsNearToThem() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 128, height: 64, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue))
    for x in 0..<128 {
      for y in 0..<64 {
        context.setFillColor(red: CGFloat(x) / 127, green: CGFloat(y) / 63, blue: CGFloat(x ^ y) / 127, alpha: 1)
        context.fill(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    let image = try #require(context.makeImage())
    let source = try PictureFiles.source(try gif([image], [0.1], loops: 0))
    let read = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    #expect((read.width, read.height) == (128, 64))
    var total = 0
    for x in stride(from: 0, to: 128, by: 3) {
      for y in stride(from: 0, to: 64, by: 3) {
        let (a, b) = (image.pixel(x: x, y: y), read.pixel(x: x, y: y))
        total += abs(a.red - b.red) + abs(a.green - b.green) + abs(a.blue - b.blue)
      }
    }
    // Less than twelve of 255 in each component, on average.
    #expect(total < 43 * 22 * 36)
  }

  @Test func aGIFWithFewerFramesThanAnnouncedIsNotWritten() throws {
    let destination = try #require(
      CGImageDestinationCreateWithData(NSMutableData(), "com.compuserve.gif", 2, nil))
    CGImageDestinationAddImage(destination, try PictureFiles.picture(2, 2), nil)
    #expect(!CGImageDestinationFinalize(destination))
  }

  @Test func anAnimatedWebPHasItsFramesDelaysAndLoops() throws {
    let source = try PictureFiles.source(try #require(Data(base64Encoded: Self.webP)))
    try #require(CGImageSourceGetCount(source) == 2)
    #expect(delays(source, kCGImagePropertyWebPDictionary) == [0.5, 0.12])
    #expect(loops(source, kCGImagePropertyWebPDictionary) == 3)
    #expect(try colour(source, 1) == [0, 0, 255, 255])
    #expect(try colour(source, 0) == [255, 0, 0, 255])
  }

  /// Returns an animated PNG: a red picture of 4 × 4, then a blue piece of 2 × 1 in its upper left corner.
  private func animatedPNG() throws -> Data {
    func pixels(_ file: Data) throws -> [UInt8] {
      var result: [UInt8] = []
      var index = 8
      while index + 12 <= file.count {
        let length = file[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
        if file[index + 4..<index + 8].elementsEqual("IDAT".utf8) { result += file[index + 8..<index + 8 + length] }
        index += 12 + length
      }
      return result
    }
    let whole = try PictureFiles.file("public.png", image: try PictureFiles.picture(4, 4, red: 1, green: 0))
    let part = try PictureFiles.file("public.png", image: try PictureFiles.picture(2, 1, green: 0, blue: 1))
    func control(_ number: UInt8, _ width: UInt8, _ height: UInt8, _ delay: UInt8) -> Data {
      PictureFiles.chunk(
        "fcTL",
        [0, 0, 0, number, 0, 0, 0, width, 0, 0, 0, height, 0, 0, 0, 0, 0, 0, 0, 0, 0, delay, 0, 100, 0, 0])
    }
    var result = whole.prefix(33) + PictureFiles.chunk("acTL", [0, 0, 0, 2, 0, 0, 0, 5])
    result += control(0, 4, 4, 30) + PictureFiles.chunk("IDAT", try pixels(whole))
    result += control(1, 2, 1, 70) + PictureFiles.chunk("fdAT", [0, 0, 0, 2] + (try pixels(part)))
    return Data(result + PictureFiles.chunk("IEND", []))
  }

  @Test func anAnimatedPNGHasItsFramesDelaysAndLoops() throws {
    let source = try PictureFiles.source(try animatedPNG())
    try #require(CGImageSourceGetCount(source) == 2)
    #expect(delays(source, kCGImagePropertyPNGDictionary) == [0.3, 0.7])
    #expect(loops(source, kCGImagePropertyPNGDictionary) == 5)
    #expect(try colour(source, 1) == [0, 0, 255, 255])
    #expect(try colour(source, 1, x: 2) == [255, 0, 0, 255])
    #expect(try colour(source, 1, y: 1) == [255, 0, 0, 255])
    #expect(try colour(source, 0) == [255, 0, 0, 255])
  }

  @MainActor @Test func framesAreShownInTheirOrderUntilTheClosureStops() async throws {
    let images = try [PictureFiles.picture(2, 2), PictureFiles.picture(2, 2, red: 1)]
    let data = try gif(images, [0.02, 0.02], loops: 0)
    let options: [NSString: Any] = [kCGImageAnimationStartIndex: 1]
    let indices: [Int] = await withCheckedContinuation { continuation in
      var shown: [Int] = []
      let status = CGAnimateImageDataWithBlock(data as NSData, options as NSDictionary) { index, _, stop in
        shown.append(index)
        guard shown.count == 3 else { return }
        stop.pointee = true
        continuation.resume(returning: shown)
      }
      if status != 0 { continuation.resume(returning: []) }
    }
    #expect(indices == [1, 0, 1])
    let png = try PictureFiles.file("public.png") as NSData
    let refused = CGAnimateImageDataWithBlock(png, nil) { _, _, _ in }
    #expect(refused == CGImageAnimationStatus.unsupportedFormat.rawValue)
  }
}
