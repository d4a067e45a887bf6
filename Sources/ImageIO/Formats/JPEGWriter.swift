import Foundation

/// Writes properties into a JPEG.
enum JPEGWriter {
  /// The maximum number of bytes of a segment's content.
  private static let segmentLimit = 0xFFFF - 2

  /// Returns a JPEG with properties and XMP in place of those that it has. Its pixels are not changed. Metadata that
  /// are too long for a segment are left out.
  static func file(_ data: Data, _ properties: PictureProperties, xmp: Data?) -> Data {
    let own = segments(properties, xmp: xmp)
    var result = Data([0xFF, 0xD8])
    var isWritten = false
    data.withUnsafeBytes { bytes in
      let end = JPEGSegments.scan(bytes) { marker, whole, content in
        let content = bytes[content]
        if marker == 0xE0, content.starts(with: "JFIF\0".utf8) {
          result += density(Data(bytes[whole]), properties)
          return
        }
        if !isWritten { result += own }
        isWritten = true
        let isMetadata =
          marker == 0xE1 && (content.starts(with: JPEGSegments.exifName) || content.starts(with: JPEGSegments.xmpName))
        if isMetadata || marker == 0xED && content.starts(with: JPEGSegments.photoshopName) { return }
        result.append(contentsOf: bytes[whole])
      }
      if !isWritten { result += own }
      if end < bytes.count { result.append(contentsOf: bytes[end...]) }
    }
    return result
  }

  private static func segments(_ properties: PictureProperties, xmp: Data?) -> Data {
    var result = Data()
    func add(_ marker: UInt8, _ name: [UInt8], _ content: Data?) {
      guard let content, name.count + content.count <= segmentLimit else { return }
      result += Data([0xFF, marker]) + ExifWriter.number(name.count + content.count + 2, bytes: 2) + name + content
    }
    add(0xE1, JPEGSegments.exifName, ExifWriter.block(properties))
    add(0xE1, JPEGSegments.xmpName, xmp)
    add(0xED, JPEGSegments.photoshopName, IPTCRecords.photoshop(properties[.iptc]))
    return result
  }

  /// Returns the segment of JFIF with the resolution that the properties state.
  private static func density(_ segment: Data, _ properties: PictureProperties) -> Data {
    let jfif = properties[.jfif]
    let unit = jfif["DensityUnit"]?.integer ?? 1
    guard segment.count >= 16,
      let x = (properties[kCGImagePropertyDPIWidth] ?? jfif["XDensity"])?.integer, (1...0xFFFF).contains(x),
      let y = (properties[kCGImagePropertyDPIHeight] ?? jfif["YDensity"])?.integer, (1...0xFFFF).contains(y)
    else { return segment }
    let isInches = properties[kCGImagePropertyDPIWidth] != nil
    var result = segment
    result.replaceSubrange(
      11..<16,
      with: Data([isInches ? 1 : UInt8(clamping: min(max(unit, 0), 2))]) + ExifWriter.number(x, bytes: 2)
        + ExifWriter.number(y, bytes: 2))
    return result
  }
}
