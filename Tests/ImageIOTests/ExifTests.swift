import Foundation
import ImageIO
import Testing

struct ExifTests {
  private let written: [NSString: Any] = [
    kCGImagePropertyOrientation: 6, kCGImagePropertyDPIWidth: 300, kCGImagePropertyDPIHeight: 300,
    kCGImagePropertyExifDictionary: [
      kCGImagePropertyExifDateTimeOriginal: "2026:01:31 12:30:45", kCGImagePropertyExifExposureTime: 1.0 / 60,
      kCGImagePropertyExifFNumber: 2.4, kCGImagePropertyExifISOSpeedRatings: [125],
      kCGImagePropertyExifExposureBiasValue: -0.5, kCGImagePropertyExifUserComment: "Größe",
      kCGImagePropertyExifVersion: [2, 3, 1],
    ] as [NSString: Any],
    kCGImagePropertyGPSDictionary: [
      kCGImagePropertyGPSLatitude: 48.137154, kCGImagePropertyGPSLatitudeRef: "N",
      kCGImagePropertyGPSLongitude: 11.576124, kCGImagePropertyGPSLongitudeRef: "W",
      kCGImagePropertyGPSTimeStamp: "10:20:30",
    ] as [NSString: Any],
    kCGImagePropertyTIFFDictionary: [kCGImagePropertyTIFFModel: "A camera"] as [NSString: Any],
  ]

  private func group(_ properties: NSDictionary, _ key: NSString) throws -> NSDictionary {
    try #require(properties[key] as? NSDictionary)
  }

  @Test(arguments: ["public.jpeg", "public.png"]) func propertiesAreReadAsTheyWereWritten(type: String) throws {
    let properties = try PictureFiles.properties(try PictureFiles.file(type, written))
    #expect(properties[kCGImagePropertyOrientation] as? Int == 6)
    #expect(properties[kCGImagePropertyDPIWidth] as? Int == 300)
    let exif = try group(properties, kCGImagePropertyExifDictionary)
    #expect(exif[kCGImagePropertyExifDateTimeOriginal] as? String == "2026:01:31 12:30:45")
    #expect(exif[kCGImagePropertyExifExposureTime] as? Double == 1.0 / 60)
    #expect(exif[kCGImagePropertyExifFNumber] as? Double == 2.4)
    #expect(exif[kCGImagePropertyExifExposureBiasValue] as? Double == -0.5)
    #expect(exif[kCGImagePropertyExifISOSpeedRatings] as? [Int] == [125])
    #expect(exif[kCGImagePropertyExifVersion] as? [Int] == [2, 3, 1])
    #expect(exif[kCGImagePropertyExifUserComment] as? String == "Größe")
    let gps = try group(properties, kCGImagePropertyGPSDictionary)
    let latitude = try #require(gps[kCGImagePropertyGPSLatitude] as? Double)
    #expect(abs(latitude - 48.137154) < 1e-8)
    #expect(gps[kCGImagePropertyGPSLongitudeRef] as? String == "W")
    #expect(gps[kCGImagePropertyGPSTimeStamp] as? String == "10:20:30")
    let tiff = try group(properties, kCGImagePropertyTIFFDictionary)
    #expect(tiff[kCGImagePropertyTIFFOrientation] as? Int == 6)
    #expect(tiff[kCGImagePropertyTIFFModel] as? String == "A camera")
    #expect(tiff[kCGImagePropertyTIFFXResolution] as? Int == 300)
  }

  @Test func recordsOfIPTCAreReadAsTheyWereWritten() throws {
    let data = try PictureFiles.file(
      "public.jpeg",
      [
        kCGImagePropertyIPTCDictionary: [
          kCGImagePropertyIPTCKeywords: ["Meer", "Küste"], kCGImagePropertyIPTCCaptionAbstract: "At the sea",
        ] as [NSString: Any]
      ])
    let iptc = try group(try PictureFiles.properties(data), kCGImagePropertyIPTCDictionary)
    #expect(iptc[kCGImagePropertyIPTCKeywords] as? [String] == ["Meer", "Küste"])
    #expect(iptc[kCGImagePropertyIPTCCaptionAbstract] as? String == "At the sea")
  }

  @Test func propertiesOfASourceAreAddedToAndRemoved() throws {
    let source = try PictureFiles.source(try PictureFiles.file("public.jpeg", written))
    let data = NSMutableData()
    let destination = try #require(CGImageDestinationCreateWithData(data, "public.jpeg", 1, nil))
    let changes: [NSString: Any] = [
      kCGImagePropertyGPSDictionary: NSNull(),
      kCGImagePropertyExifDictionary: [kCGImagePropertyExifLensModel: "A lens"] as [NSString: Any],
    ]
    CGImageDestinationAddImageFromSource(destination, source, 0, changes as NSDictionary)
    #expect(CGImageDestinationFinalize(destination))
    let properties = try PictureFiles.properties(Data(referencing: data))
    #expect(properties[kCGImagePropertyGPSDictionary] == nil)
    let exif = try group(properties, kCGImagePropertyExifDictionary)
    #expect(exif[kCGImagePropertyExifLensModel] as? String == "A lens")
    #expect(exif[kCGImagePropertyExifFNumber] as? Double == 2.4)
    #expect(properties[kCGImagePropertyOrientation] as? Int == 6)
  }

  @Test func textsOfAPNGAreProperties() throws {
    let texts: [NSString: Any] = [kCGImagePropertyPNGTitle: "A title", kCGImagePropertyPNGAuthor: "日本"]
    let properties = try PictureFiles.properties(
      try PictureFiles.file("public.png", [kCGImagePropertyPNGDictionary: texts]))
    let png = try group(properties, kCGImagePropertyPNGDictionary)
    #expect(png[kCGImagePropertyPNGTitle] as? String == "A title")
    #expect(png[kCGImagePropertyPNGAuthor] as? String == "日本")
    let iptc = try group(properties, kCGImagePropertyIPTCDictionary)
    #expect(iptc[kCGImagePropertyIPTCObjectName] as? String == "A title")
  }

  /// Blocks that point at themselves, beyond their end, and claim more than there is.
  @Test(
    arguments: [
      // The directory of Exif is the first one again.
      [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x87, 0x69, 0, 4, 0, 0, 0, 1, 0, 0, 0, 8, 0, 0, 0, 8],
      // A text of 2³² - 1 bytes.
      [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x10, 0, 2, 0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0, 8, 0, 0, 0, 0],
      // 2³¹ fractions at the end of 32 bits.
      [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x1A, 0, 5, 0x80, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0, 0],
      // 65,535 entries, of which there are two bytes.
      [0x49, 0x49, 42, 0, 8, 0, 0, 0, 0xFF, 0xFF, 0x12, 0x01],
      // A directory beyond the end, and none at all.
      [0x49, 0x49, 42, 0, 0xFF, 0xFF, 0xFF, 0xFF], [0x4D, 0x4D, 0, 42], [],
      // A fraction without a denominator.
      [
        0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x1A, 0, 5, 0, 0, 0, 1, 0, 0, 0, 26, 0, 0, 0, 0, 0, 0, 0, 72, 0, 0,
        0,
        0,
      ],
    ] as [[UInt8]]) func hostileExifSaysNothing(block: [UInt8]) throws
  {
    let jpeg = PictureFiles.inserting(
      Array("Exif\0\0".utf8) + block, marker: 0xE1, into: try PictureFiles.file("public.jpeg"))
    let properties = try PictureFiles.properties(jpeg)
    #expect(properties[kCGImagePropertyPixelWidth] as? Int == 16)
    #expect((properties[kCGImagePropertyTIFFDictionary] as? NSDictionary)?[kCGImagePropertyTIFFXResolution] == nil)
    #expect(properties[kCGImagePropertyOrientation] == nil)
    #expect(CGImageSourceCopyMetadataAtIndex(try PictureFiles.source(jpeg), 0, nil) == nil)
  }

  @Test func randomExifDoesNotCrash() throws {
    var generator = SystemRandomNumberGenerator()
    let plain = try PictureFiles.file("public.jpeg", written)
    let start = try #require(plain.range(of: Data("Exif\0\0".utf8))).upperBound
    for _ in 0..<300 {
      var damaged = plain
      for _ in 0..<20 { damaged[start + Int.random(in: 0..<200, using: &generator)] = .random(in: 0...255) }
      _ = try PictureFiles.properties(damaged)
    }
  }
}
