import Foundation

/// A tag of Exif's directories: the key of its property, and how its value is stored.
struct ExifTag: Sendable {
  /// The forms in which a property differs from the stored value.
  enum Form: Sendable {
    /// A text, a number, or a list if there is more than one.
    case plain
    /// Always a list.
    case list
    /// Four digits as a list: “0231” is 2, 3, 1.
    case version
    /// A text after eight bytes that name its encoding.
    case comment
    /// Degrees, minutes and seconds as a fraction of degrees.
    case degrees
    /// Hours, minutes and seconds as a text.
    case time
  }

  /// The types of TIFF, by their numbers.
  enum Kind: Int, Sendable {
    case byte = 1
    case ascii, short, long, rational, signedByte, undefined, signedShort, signedLong, signedRational, float, double

    var size: Int {
      switch self {
      case .byte, .ascii, .signedByte, .undefined: 1
      case .short, .signedShort: 2
      case .long, .signedLong, .float: 4
      case .rational, .signedRational, .double: 8
      }
    }
  }

  let number: Int
  let key: String
  let kind: Kind
  let form: Form

  private init(_ number: Int, _ key: String, _ kind: Kind, _ form: Form) {
    (self.number, self.key, self.kind, self.form) = (number, key, kind, form)
  }

  private static func table(_ rows: [(Int, String, Kind, Form)]) -> [Int: ExifTag] {
    Dictionary(uniqueKeysWithValues: rows.map { ($0.0, ExifTag($0.0, $0.1, $0.2, $0.3)) })
  }

  /// The tag of the offset of the directory of Exif, and of that of GPS.
  static let (exifDirectory, gpsDirectory) = (0x8769, 0x8825)

  /// The tags of the first directory.
  static let tiff = table([
    (0x0103, "Compression", .short, .plain), (0x0106, "PhotometricInterpretation", .short, .plain),
    (0x010D, "DocumentName", .ascii, .plain), (0x010E, "ImageDescription", .ascii, .plain),
    (0x010F, "Make", .ascii, .plain), (0x0110, "Model", .ascii, .plain), (0x0112, "Orientation", .short, .plain),
    (0x011A, "XResolution", .rational, .plain), (0x011B, "YResolution", .rational, .plain),
    (0x0128, "ResolutionUnit", .short, .plain), (0x012D, "TransferFunction", .short, .list),
    (0x0131, "Software", .ascii, .plain), (0x0132, "DateTime", .ascii, .plain), (0x013B, "Artist", .ascii, .plain),
    (0x013C, "HostComputer", .ascii, .plain), (0x013E, "WhitePoint", .rational, .list),
    (0x013F, "PrimaryChromaticities", .rational, .list), (0x0142, "TileWidth", .long, .plain),
    (0x0143, "TileLength", .long, .plain), (0x8298, "Copyright", .ascii, .plain),
  ])

  /// The tags of the first directory that describe the pixels of a TIFF, and say nothing in other files.
  static let pixelTags: Set<Int> = [0x0103, 0x0106, 0x0142, 0x0143]

  /// The tags of the directory of Exif.
  static let exif = table([
    (0x829A, "ExposureTime", .rational, .plain), (0x829D, "FNumber", .rational, .plain),
    (0x8822, "ExposureProgram", .short, .plain), (0x8824, "SpectralSensitivity", .ascii, .plain),
    (0x8827, "ISOSpeedRatings", .short, .list), (0x8830, "SensitivityType", .short, .plain),
    (0x8831, "StandardOutputSensitivity", .long, .plain), (0x8832, "RecommendedExposureIndex", .long, .plain),
    (0x8833, "ISOSpeed", .long, .plain), (0x8834, "ISOSpeedLatitudeyyy", .long, .plain),
    (0x8835, "ISOSpeedLatitudezzz", .long, .plain), (0x9000, "ExifVersion", .undefined, .version),
    (0x9003, "DateTimeOriginal", .ascii, .plain), (0x9004, "DateTimeDigitized", .ascii, .plain),
    (0x9010, "OffsetTime", .ascii, .plain), (0x9011, "OffsetTimeOriginal", .ascii, .plain),
    (0x9012, "OffsetTimeDigitized", .ascii, .plain), (0x9101, "ComponentsConfiguration", .undefined, .list),
    (0x9102, "CompressedBitsPerPixel", .rational, .plain), (0x9201, "ShutterSpeedValue", .signedRational, .plain),
    (0x9202, "ApertureValue", .rational, .plain), (0x9203, "BrightnessValue", .signedRational, .plain),
    (0x9204, "ExposureBiasValue", .signedRational, .plain), (0x9205, "MaxApertureValue", .rational, .plain),
    (0x9206, "SubjectDistance", .rational, .plain), (0x9207, "MeteringMode", .short, .plain),
    (0x9208, "LightSource", .short, .plain), (0x9209, "Flash", .short, .plain),
    (0x920A, "FocalLength", .rational, .plain), (0x9214, "SubjectArea", .short, .list),
    (0x9286, "UserComment", .undefined, .comment), (0x9290, "SubsecTime", .ascii, .plain),
    (0x9291, "SubsecTimeOriginal", .ascii, .plain), (0x9292, "SubsecTimeDigitized", .ascii, .plain),
    (0xA000, "FlashPixVersion", .undefined, .version), (0xA001, "ColorSpace", .short, .plain),
    (0xA002, "PixelXDimension", .long, .plain), (0xA003, "PixelYDimension", .long, .plain),
    (0xA004, "RelatedSoundFile", .ascii, .plain), (0xA20B, "FlashEnergy", .rational, .plain),
    (0xA20E, "FocalPlaneXResolution", .rational, .plain), (0xA20F, "FocalPlaneYResolution", .rational, .plain),
    (0xA210, "FocalPlaneResolutionUnit", .short, .plain), (0xA214, "SubjectLocation", .short, .list),
    (0xA215, "ExposureIndex", .rational, .plain), (0xA217, "SensingMethod", .short, .plain),
    (0xA300, "FileSource", .undefined, .plain), (0xA301, "SceneType", .undefined, .plain),
    (0xA302, "CFAPattern", .undefined, .list), (0xA401, "CustomRendered", .short, .plain),
    (0xA402, "ExposureMode", .short, .plain), (0xA403, "WhiteBalance", .short, .plain),
    (0xA404, "DigitalZoomRatio", .rational, .plain), (0xA405, "FocalLenIn35mmFilm", .short, .plain),
    (0xA406, "SceneCaptureType", .short, .plain), (0xA407, "GainControl", .short, .plain),
    (0xA408, "Contrast", .short, .plain), (0xA409, "Saturation", .short, .plain),
    (0xA40A, "Sharpness", .short, .plain), (0xA40C, "SubjectDistRange", .short, .plain),
    (0xA420, "ImageUniqueID", .ascii, .plain), (0xA430, "CameraOwnerName", .ascii, .plain),
    (0xA431, "BodySerialNumber", .ascii, .plain), (0xA432, "LensSpecification", .rational, .list),
    (0xA433, "LensMake", .ascii, .plain), (0xA434, "LensModel", .ascii, .plain),
    (0xA435, "LensSerialNumber", .ascii, .plain), (0xA460, "CompositeImage", .short, .plain),
    (0xA461, "SourceImageNumberOfCompositeImage", .short, .list), (0xA500, "Gamma", .rational, .plain),
  ])

  /// The tags of the directory of GPS.
  static let gps = table([
    (0, "GPSVersion", .byte, .list), (1, "LatitudeRef", .ascii, .plain), (2, "Latitude", .rational, .degrees),
    (3, "LongitudeRef", .ascii, .plain), (4, "Longitude", .rational, .degrees), (5, "AltitudeRef", .byte, .plain),
    (6, "Altitude", .rational, .plain), (7, "TimeStamp", .rational, .time), (8, "Satellites", .ascii, .plain),
    (9, "Status", .ascii, .plain), (10, "MeasureMode", .ascii, .plain), (11, "DOP", .rational, .plain),
    (12, "SpeedRef", .ascii, .plain), (13, "Speed", .rational, .plain), (14, "TrackRef", .ascii, .plain),
    (15, "Track", .rational, .plain), (16, "ImgDirectionRef", .ascii, .plain),
    (17, "ImgDirection", .rational, .plain), (18, "MapDatum", .ascii, .plain),
    (19, "DestLatitudeRef", .ascii, .plain), (20, "DestLatitude", .rational, .degrees),
    (21, "DestLongitudeRef", .ascii, .plain), (22, "DestLongitude", .rational, .degrees),
    (23, "DestBearingRef", .ascii, .plain), (24, "DestBearing", .rational, .plain),
    (25, "DestDistanceRef", .ascii, .plain), (26, "DestDistance", .rational, .plain),
    (27, "ProcessingMethod", .undefined, .comment), (28, "AreaInformation", .undefined, .comment),
    (29, "DateStamp", .ascii, .plain), (30, "Differential", .short, .plain),
    (31, "HPositioningError", .rational, .plain),
  ])
}
