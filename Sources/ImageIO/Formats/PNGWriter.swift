import Foundation

/// Writes properties into a PNG.
enum PNGWriter {
  static let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
  /// The chunks that metadata replace.
  private static let replaced: Set<String> = ["pHYs", "tEXt", "iTXt", "zTXt", "eXIf", "tIME"]

  /// The checksums of single bytes, by the polynomial of the format's specification.
  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1 }
  }

  /// Returns a chunk with its length and checksum.
  static func chunk(_ name: String, _ content: Data) -> Data {
    let body = Data(name.utf8) + content
    let sum = body.reduce(UInt32.max) { table[Int(($0 ^ UInt32($1)) & 0xFF)] ^ ($0 >> 8) } ^ UInt32.max
    return ExifWriter.number(content.count, bytes: 4) + body + ExifWriter.number(Int(sum), bytes: 4)
  }

  /// Returns a PNG with properties and XMP in place of those that it has.
  static func file(_ data: Data, _ properties: PictureProperties, xmp: Data?) -> Data {
    let own = chunks(properties, xmp: xmp)
    var result = signature
    data.withUnsafeBytes { bytes in
      PNGChunks.scan(bytes) { name, whole, _ in
        if replaced.contains(name) { return }
        result.append(contentsOf: bytes[whole])
        if name == "IHDR" { result += own }
      }
    }
    return result
  }

  private static func chunks(_ properties: PictureProperties, xmp: Data?) -> Data {
    var result = Data()
    let png = properties[.png]
    func perMeter(_ key: NSString, _ inch: NSString) -> Int? {
      (png[String(describing: key)]?.integer ?? properties[inch]?.double.map { Int(($0 / 0.0254).rounded()) })
        .flatMap { (1...Int(Int32.max)).contains($0) ? $0 : nil }
    }
    if let x = perMeter(kCGImagePropertyPNGXPixelsPerMeter, kCGImagePropertyDPIWidth),
      let y = perMeter(kCGImagePropertyPNGYPixelsPerMeter, kCGImagePropertyDPIHeight)
    {
      result += chunk("pHYs", ExifWriter.number(x, bytes: 4) + ExifWriter.number(y, bytes: 4) + Data([1]))
    }
    for keyword in PNGChunks.keywords {
      if let text = png[keyword]?.text { result += self.text(keyword, text) }
    }
    if let exif = ExifWriter.block(properties) { result += chunk("eXIf", exif) }
    if let xmp { result += chunk("iTXt", Data("XML:com.adobe.xmp\0\0\0\0\0".utf8) + xmp) }
    return result
  }

  /// Returns the chunk of a text, in Latin-1 if it can be, otherwise in UTF-8.
  private static func text(_ keyword: String, _ text: String) -> Data {
    let scalars = text.unicodeScalars
    if scalars.allSatisfy({ $0.value < 0x100 }) {
      return chunk("tEXt", Data(keyword.utf8) + [0] + Data(scalars.map { UInt8($0.value) }))
    }
    return chunk("iTXt", Data(keyword.utf8) + [0, 0, 0, 0, 0] + Data(text.utf8))
  }
}
