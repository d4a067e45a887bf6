import CoreGraphics
import Foundation
import ImageIO
import Testing

struct ImageSourceTests {
  /// A GIF of 2 × 1 pixels with a red and a blue frame, shown for 0.5 s and, by its own account, for 0.01 s.
  private static let animation: Data = {
    var bytes: [UInt8] = Array("GIF89a".utf8) + [2, 0, 1, 0, 0x80, 0, 0, 0xFF, 0, 0, 0, 0, 0xFF]
    bytes += [0x21, 0xFF, 0x0B] + Array("NETSCAPE2.0".utf8) + [3, 1, 4, 0, 0]
    for (delay, code) in [(UInt8(50), UInt8(0x04)), (1, 0x4C)] {
      bytes += [0x21, 0xF9, 4, 0, delay, 0, 0, 0, 0x2C, 0, 0, 0, 0, 2, 0, 1, 0, 0]
      // LZW codes of 3 bits: clear, the colour twice, end.
      bytes += code == 0x04 ? [2, 2, 0x04, 0x0A, 0] : [2, 2, 0x4C, 0x0A, 0]
    }
    return Data(bytes + [0x3B])
  }()

  private func picture(_ width: Int, _ height: Int) throws -> CGImage {
    let context = try #require(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue))
    context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    return try #require(context.makeImage())
  }

  private func written(_ image: CGImage, as type: String) throws -> NSData {
    let data = NSMutableData()
    let destination = try #require(CGImageDestinationCreateWithData(data, type as NSString, 1, nil))
    CGImageDestinationAddImage(destination, image, [kCGImageDestinationLossyCompressionQuality: 0.9] as NSDictionary)
    #expect(CGImageDestinationFinalize(destination))
    return data
  }

  @Test(arguments: ["public.png", "public.jpeg"]) func writtenImagesCanBeReadAgain(type: String) throws {
    let data = try written(picture(30, 20), as: type)
    let source = try #require(CGImageSourceCreateWithData(data, nil))
    #expect(CGImageSourceGetType(source) == type as NSString)
    #expect(CGImageSourceGetCount(source) == 1)
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
    let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
    #expect(properties[kCGImagePropertyPixelWidth] as? Int == 30)
    #expect(properties[kCGImagePropertyPixelHeight] as? Int == 20)
    let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    #expect((image.width, image.height) == (30, 20))
    #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
    #expect(CGImageSourceCopyPropertiesAtIndex(source, 1, nil) == nil)
  }

  @Test func thumbnailsAreMadeOnlyWhereTheOptionsAllowIt() throws {
    let source = try #require(CGImageSourceCreateWithData(written(picture(100, 40), as: "public.png"), nil))
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
    let options =
      [
        kCGImageSourceCreateThumbnailFromImageIfAbsent: true, kCGImageSourceThumbnailMaxPixelSize: 50,
      ] as [NSString: Any]
    let thumbnail = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options as NSDictionary))
    #expect((thumbnail.width, thumbnail.height) == (50, 20))
  }

  @Test func anAnimationHasFramesWithTheirDelays() throws {
    let source = try #require(CGImageSourceCreateWithData(Self.animation as NSData, nil))
    #expect(CGImageSourceGetType(source) == "com.compuserve.gif")
    try #require(CGImageSourceGetCount(source) == 2)
    func delays(_ index: Int) throws -> [Double?] {
      let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, index, nil))
      let gif = try #require(properties[kCGImagePropertyGIFDictionary] as? [String: Double])
      return [gif["DelayTime"], gif["UnclampedDelayTime"]]
    }
    #expect(try delays(0) == [0.5, 0.5])
    #expect(try delays(1) == [0.1, 0.01])
    let file = try #require(CGImageSourceCopyProperties(source, nil)?[kCGImagePropertyGIFDictionary] as? NSDictionary)
    #expect(file[kCGImagePropertyGIFLoopCount] as? Int == 4)
  }

  @Test func framesAreTheSameInAnyOrder() throws {
    let source = try #require(CGImageSourceCreateWithData(Self.animation as NSData, nil))
    func colour(_ index: Int) throws -> [Int] {
      let pixel = try #require(CGImageSourceCreateImageAtIndex(source, index, nil)).pixel(x: 0, y: 0)
      return [pixel.red, pixel.green, pixel.blue]
    }
    #expect(try colour(1) == [0, 0, 255])
    #expect(try colour(0) == [255, 0, 0])
    #expect(try colour(1) == [0, 0, 255])
  }

  @Test func bytesThatArriveByAndBy() throws {
    let data = Data(referencing: try written(picture(64, 64), as: "public.png"))
    let source = CGImageSourceCreateIncremental(nil)
    #expect(CGImageSourceGetCount(source) == 0)
    CGImageSourceUpdateData(source, data.prefix(data.count - 20) as NSData, false)
    #expect(CGImageSourceGetStatus(source) == .statusIncomplete)
    #expect(CGImageSourceGetCount(source) == 1)
    CGImageSourceUpdateData(source, data as NSData, true)
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 64)
  }

  @Test func orientationIsAPropertyAndAppliedToThumbnailsAlone() throws {
    var data = Data(referencing: try written(picture(40, 20), as: "public.jpeg"))
    // An EXIF segment after the beginning: a big-endian directory with one entry, orientation 6.
    let exif: [UInt8] =
      Array("Exif\0\0MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
    data.insert(contentsOf: [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif, at: 2)
    let source = try #require(CGImageSourceCreateWithData(data as NSData, nil))
    let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
    #expect(properties[kCGImagePropertyOrientation] as? UInt32 == CGImagePropertyOrientation.right.rawValue)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 40)
    let options =
      [
        kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceCreateThumbnailWithTransform: true,
      ] as [NSString: Any]
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, options as NSDictionary)?.width == 20)
  }

  @Test func bytesThatAreNoPicture() throws {
    #expect(CGImageSourceCreateWithData(NSData(), nil) == nil)
    let source = try #require(CGImageSourceCreateWithData(Data("no picture".utf8) as NSData, nil))
    #expect(CGImageSourceGetCount(source) == 0)
    #expect(CGImageSourceGetType(source) == nil)
    #expect(CGImageSourceGetStatus(source) == .statusUnknownType)
    #expect(CGImageDestinationCreateWithData(NSMutableData(), "public.tiff", 1, nil) == nil)
  }

  @Test func typesAreListsOfIdentifiers() {
    let readable: CFArray = CGImageSourceCopyTypeIdentifiers()
    #expect((readable as? [String])?.contains("public.png") == true)
    let writable: CFArray = CGImageDestinationCopyTypeIdentifiers()
    #expect((writable as [AnyObject] as? [NSString])?.contains("public.jpeg") == true)
  }
}
