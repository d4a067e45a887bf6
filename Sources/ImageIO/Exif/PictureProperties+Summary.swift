import Foundation

// The general properties that repeat some of the formats'.
extension PictureProperties {
  /// Sets the resolution in pixels per inch from TIFF's, or else from JFIF's (`unit` 1 for inches, 2 for centimetres).
  mutating func addResolution(unit: Int?, x: PropertyValue?, y: PropertyValue?) {
    let tiff = self[.tiff]
    if let x = tiff["XResolution"]?.double, let y = tiff["YResolution"]?.double, x > 0, y > 0 {
      setResolution(x, y, perCentimetre: tiff["ResolutionUnit"]?.integer == 3)
    } else if let unit, unit == 1 || unit == 2, let x = x?.double, let y = y?.double, x > 0, y > 0 {
      setResolution(x, y, perCentimetre: unit == 2)
    }
  }

  private mutating func setResolution(_ x: Double, _ y: Double, perCentimetre: Bool) {
    let factor = perCentimetre ? 2.54 : 1
    self[kCGImagePropertyDPIWidth] = .number(x * factor)
    self[kCGImagePropertyDPIHeight] = .number(y * factor)
  }

  /// The orientation, if the properties state one.
  var orientation: CGImagePropertyOrientation? {
    let value = self[kCGImagePropertyOrientation]?.integer ?? self[.tiff, kCGImagePropertyTIFFOrientation]?.integer
    return value.flatMap { UInt32(exactly: $0) }.flatMap(CGImagePropertyOrientation.init)
  }

  /// Writes general properties into those of TIFF and JFIF, for a file that has no others.
  func prepared() -> PictureProperties {
    var result = self
    if let orientation { result[.tiff, kCGImagePropertyTIFFOrientation] = .integer(Int(orientation.rawValue)) }
    if let x = self[kCGImagePropertyDPIWidth], let y = self[kCGImagePropertyDPIHeight] {
      result[.tiff, kCGImagePropertyTIFFXResolution] = x
      result[.tiff, kCGImagePropertyTIFFYResolution] = y
      result[.tiff, kCGImagePropertyTIFFResolutionUnit] = .integer(2)
    }
    return result
  }
}
