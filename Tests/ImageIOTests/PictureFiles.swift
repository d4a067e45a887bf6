import CoreGraphics
import Foundation
import ImageIO
import Testing

/// Pictures that tests write and read.
enum PictureFiles {
  /// Returns a picture of one colour.
  static func picture(
    _ width: Int, _ height: Int, red: CGFloat = 0, green: CGFloat = 1, blue: CGFloat = 0, alpha: CGFloat = 1
  )
    throws -> CGImage
  {
    let context = try #require(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue))
    context.setFillColor(red: red, green: green, blue: blue, alpha: alpha)
    context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    return try #require(context.makeImage())
  }

  /// Returns a file of one picture with properties.
  static func file(_ type: String, _ properties: [NSString: Any] = [:], image: CGImage? = nil) throws -> Data {
    let data = NSMutableData()
    let destination = try #require(CGImageDestinationCreateWithData(data, type as NSString, 1, nil))
    CGImageDestinationAddImage(destination, try image ?? picture(16, 8), properties as NSDictionary)
    try #require(CGImageDestinationFinalize(destination))
    return Data(referencing: data)
  }

  static func source(_ data: Data) throws -> CGImageSource {
    try #require(CGImageSourceCreateWithData(data as NSData, nil))
  }

  /// Returns the properties of the first image of a file.
  static func properties(_ data: Data) throws -> NSDictionary {
    try #require(CGImageSourceCopyPropertiesAtIndex(try source(data), 0, nil))
  }

  /// Inserts a segment after the beginning of a JPEG.
  static func inserting(_ content: [UInt8], marker: UInt8, into jpeg: Data) -> Data {
    let length = content.count + 2
    var result = jpeg
    result.insert(
      contentsOf: [0xFF, marker, UInt8(length >> 8), UInt8(length & 0xFF)] + content, at: result.startIndex + 2)
    return result
  }

  /// A chunk of a PNG.
  static func chunk(_ name: String, _ content: [UInt8]) -> Data {
    var sum = UInt32.max
    for byte in Array(name.utf8) + content {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1 }
    }
    func number(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) } }
    return Data(number(UInt32(content.count)) + Array(name.utf8) + content + number(~sum))
  }
}
