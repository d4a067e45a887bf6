import CoreImage
import Foundation
import ImageIO
import Testing

struct ImageDataTests {
  private let context = CIContext(options: [.workingColorSpace: NSNull()])
  private let space = CGColorSpaceCreateDeviceRGB()

  /// An image of 2 × 1 pixels: red, and green of half its opacity.
  private var pair: CIImage {
    CIImage(
      bitmapData: Data([255, 0, 0, 255, 0, 128, 0, 128]), bytesPerRow: 8, size: CGSize(width: 2, height: 1),
      format: .RGBA8, colorSpace: nil)
  }

  private func bytes(_ image: CIImage, _ format: CIFormat, rowBytes: Int) -> [UInt8] {
    var result = [UInt8](repeating: 9, count: rowBytes * Int(image.extent.height))
    context.render(
      image, toBitmap: &result, rowBytes: rowBytes, bounds: image.extent, format: format, colorSpace: nil)
    return result
  }

  @Test func pixelsAreStoredInEachFormat() {
    #expect(bytes(pair, .BGRA8, rowBytes: 8) == [0, 0, 255, 255, 0, 128, 0, 128])
    #expect(bytes(pair, .A8, rowBytes: 2) == [255, 128])
    #expect(bytes(pair, .RG8, rowBytes: 4) == [255, 0, 0, 128])
    let halves = bytes(pair, .Rh, rowBytes: 4).withUnsafeBytes {
      [$0.load(as: Float16.self), $0.load(fromByteOffset: 2, as: Float16.self)]
    }
    #expect(halves == [1, 0])
    let words = bytes(pair, .RGBA16, rowBytes: 16).withUnsafeBytes { Array($0.bindMemory(to: UInt16.self)) }
    #expect(words[..<4] == [65_535, 0, 0, 65_535])
    // 0.2126 of 255.
    #expect(bytes(pair, .L8, rowBytes: 2)[0] == 54)
  }

  @Test func rowsOfABitmapAreFromTopToBottom() {
    let rows = CIImage(
      bitmapData: Data([10, 20]), bytesPerRow: 1, size: CGSize(width: 1, height: 2), format: .R8, colorSpace: nil)
    #expect(bytes(rows, .R8, rowBytes: 1) == [10, 20])
    let lower = rows.cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(bytes(lower, .R8, rowBytes: 1) == [20])
    // Missing pixels are transparent.
    let short = CIImage(
      bitmapData: Data([10]), bytesPerRow: .max, size: CGSize(width: 1, height: 2), format: .A8, colorSpace: nil)
    #expect(bytes(short, .A8, rowBytes: 1) == [10, 0])
  }

  @Test func filesAreWrittenAndRead() throws {
    let png = try #require(context.pngRepresentation(of: pair, format: .RGBA8, colorSpace: space))
    let image = try #require(CIImage(data: png))
    #expect(image.extent == CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(bytes(image, .RGBA8, rowBytes: 8) == [255, 0, 0, 255, 0, 128, 0, 128])
    #expect(image.properties["PixelWidth"] as? Int == 2)
    let jpeg = try #require(
      context.jpegRepresentation(
        of: CIImage.red.cropped(to: CGRect(x: 0, y: 0, width: 8, height: 8)), colorSpace: space))
    #expect(jpeg.starts(with: [0xFF, 0xD8]))
    #expect(CIImage(data: Data("no image".utf8)) == nil)
    #expect(context.pngRepresentation(of: .red, format: .RGBA8, colorSpace: space) == nil, "infinite")

    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
    defer { try? FileManager.default.removeItem(at: url) }
    try context.writePNGRepresentation(of: pair, to: url, format: .RGBA8, colorSpace: space)
    #expect(CIImage(contentsOf: url)?.url == url)
    #expect(throws: (any Error).self) {
      try context.writePNGRepresentation(of: .red, to: url, format: .RGBA8, colorSpace: space)
    }
  }

  @Test func metadataAreReplaced() {
    #expect(pair.properties.isEmpty)
    #expect(pair.settingProperties(["{TIFF}": 1]).properties["{TIFF}"] as? Int == 1)
  }

  @Test func coloursAreConvertedFromTheirSpace() throws {
    let linear = try #require(CGColorSpace(name: CGColorSpace.linearSRGB))
    let color = try #require(CIColor(red: 0.5, green: 0, blue: 1, alpha: 0.5, colorSpace: linear))
    #expect(abs(color.red - 0.735) < 0.001 && abs(color.blue - 1) < 0.001 && color.alpha == 0.5)
    #expect(CIColor(red: 0, green: 0, blue: 0, colorSpace: CGColorSpaceCreateDeviceGray()) == nil)
    #expect(CIColor(string: "0.5 1 0") == CIColor(red: 0.5, green: 1, blue: 0))
    #expect(CIColor(string: CIColor.cyan.stringRepresentation) == .cyan)
  }

  @Test func vectorsAreTextsAndTransforms() {
    let vector = CIVector(string: "[1 2.5 -3]")
    #expect(vector == CIVector(x: 1, y: 2.5, z: -3) && vector.stringRepresentation == "[1 2.5 -3]")
    let move = CGAffineTransform(translationX: 4, y: 5)
    #expect(CIVector(cgAffineTransform: move).cgAffineTransformValue == move)
  }
}
