import Foundation

/// The segments of a JPEG before its pixels. Linear in their bytes.
struct JPEGSegments {
  static let exifName = Array("Exif\0\0".utf8)
  static let xmpName = Array("http://ns.adobe.com/xap/1.0/\0".utf8)
  static let photoshopName = Array("Photoshop 3.0\0".utf8)
  static let profileName = Array("ICC_PROFILE\0".utf8)

  private(set) var isProgressive = false
  private(set) var components = 3
  private(set) var precision = 8
  /// The properties of JFIF.
  private(set) var jfif: [String: PropertyValue] = [:]
  /// The contents of the first segment of each kind of metadata, without its name.
  private(set) var exif: Data?
  private(set) var xmp: Data?
  private(set) var photoshop: Data?
  private(set) var profile: Data?

  init(_ data: Data) {
    data.withUnsafeBytes { bytes in
      _ = Self.scan(bytes) { read($0, UnsafeRawBufferPointer(rebasing: bytes[$2])) }
    }
  }

  /// Passes each segment before the pixels on: its marker, and the places of the whole and of its content. Returns the
  /// place at which the segments end.
  static func scan(_ bytes: UnsafeRawBufferPointer, _ body: (UInt8, Range<Int>, Range<Int>) -> Void) -> Int {
    var index = 2
    while index + 4 <= bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      if marker == 0xFF {
        index += 1
        continue
      }
      if marker == 0xDA { return index }
      let end = min(index + 2 + max(2, Int(bytes[index + 2]) << 8 | Int(bytes[index + 3])), bytes.count)
      body(marker, index..<end, (index + 4)..<end)
      index = end
    }
    return index
  }

  private mutating func read(_ marker: UInt8, _ bytes: UnsafeRawBufferPointer) {
    func content(after name: [UInt8]) -> Data? {
      bytes.starts(with: name) ? Data(bytes.dropFirst(name.count)) : nil
    }
    switch marker {
    case 0xC0, 0xC1, 0xC2:
      isProgressive = marker == 0xC2
      if bytes.count > 5 { (precision, components) = (Int(bytes[0]), Int(bytes[5])) }
    case 0xE0: readJFIF(bytes)
    case 0xE1:
      exif = exif ?? content(after: Self.exifName)
      xmp = xmp ?? content(after: Self.xmpName)
    case 0xE2: if profile == nil { profile = content(after: Self.profileName)?.dropFirst(2) }
    case 0xED: photoshop = photoshop ?? content(after: Self.photoshopName)
    default: break
    }
  }

  private mutating func readJFIF(_ bytes: UnsafeRawBufferPointer) {
    guard bytes.count >= 12, bytes.starts(with: "JFIF\0".utf8), jfif.isEmpty else { return }
    // 1.02 is 1, 0, 2.
    jfif["JFIFVersion"] = .list([Int(bytes[5]), Int(bytes[6]) / 10, Int(bytes[6]) % 10].map { .integer($0) })
    jfif["DensityUnit"] = .integer(Int(bytes[7]))
    jfif["XDensity"] = .integer(Int(bytes[8]) << 8 | Int(bytes[9]))
    jfif["YDensity"] = .integer(Int(bytes[10]) << 8 | Int(bytes[11]))
  }

  /// The properties that the segments state.
  var properties: PictureProperties {
    var result = exif.map(ExifReader.properties) ?? PictureProperties()
    result[.jfif] = jfif
    if let photoshop { result[.iptc] = IPTCRecords.properties(photoshop: photoshop) }
    if let name = profile.flatMap(ColorProfile.name) { result[kCGImagePropertyProfileName] = .text(name) }
    result[kCGImagePropertyDepth] = .integer(precision)
    result[kCGImagePropertyColorModel] = .text(components == 1 ? "Gray" : components == 4 ? "CMYK" : "RGB")
    result.addResolution(unit: jfif["DensityUnit"]?.integer, x: jfif["XDensity"], y: jfif["YDensity"])
    return result
  }
}
