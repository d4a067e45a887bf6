import Foundation

/// The tags of XMP that state the properties of TIFF, Exif, GPS and IPTC, by the guidelines of the Metadata Working
/// Group as far as Apple's documentation says that they are followed; the others have the tags of Exif's own mapping.
struct MetadataMapping: Sendable {
  let prefix: String
  let name: String
  let type: CGImageMetadataType

  private init(_ path: String, _ type: CGImageMetadataType = .string) {
    let parts = path.split(separator: ":")
    (prefix, name, self.type) = (String(parts[0]), String(parts[1]), type)
  }

  /// The properties whose tags have other names.
  private static let others: [PictureProperties.Group: [String: MetadataMapping]] = [
    .tiff: [
      "DateTime": MetadataMapping("xmp:ModifyDate"), "Software": MetadataMapping("xmp:CreatorTool"),
      "Artist": MetadataMapping("dc:creator", .arrayOrdered), "Copyright": MetadataMapping("dc:rights", .alternateText),
      "ImageDescription": MetadataMapping("dc:description", .alternateText),
    ],
    .exif: [
      "DateTimeOriginal": MetadataMapping("photoshop:DateCreated"),
      "DateTimeDigitized": MetadataMapping("xmp:CreateDate"),
      "FlashPixVersion": MetadataMapping("exif:FlashpixVersion"),
      "FocalLenIn35mmFilm": MetadataMapping("exif:FocalLengthIn35mmFilm"),
      "SubjectDistRange": MetadataMapping("exif:SubjectDistanceRange"),
      "SubsecTime": MetadataMapping("exif:SubSecTime"),
      "SubsecTimeOriginal": MetadataMapping("exif:SubSecTimeOriginal"),
      "SubsecTimeDigitized": MetadataMapping("exif:SubSecTimeDigitized"),
      "UserComment": MetadataMapping("exif:UserComment", .alternateText),
      "CameraOwnerName": MetadataMapping("exifEX:CameraOwnerName"),
      "BodySerialNumber": MetadataMapping("exifEX:BodySerialNumber"),
      "LensSpecification": MetadataMapping("exifEX:LensSpecification", .arrayOrdered),
      "LensMake": MetadataMapping("exifEX:LensMake"), "LensModel": MetadataMapping("exifEX:LensModel"),
      "LensSerialNumber": MetadataMapping("exifEX:LensSerialNumber"),
    ],
    .iptc: [
      "Keywords": MetadataMapping("dc:subject", .arrayUnordered),
      "Byline": MetadataMapping("dc:creator", .arrayOrdered),
      "Caption/Abstract": MetadataMapping("dc:description", .alternateText),
      "CopyrightNotice": MetadataMapping("dc:rights", .alternateText),
      "ObjectName": MetadataMapping("dc:title", .alternateText), "City": MetadataMapping("photoshop:City"),
      "Province/State": MetadataMapping("photoshop:State"),
      "Country/PrimaryLocationName": MetadataMapping("photoshop:Country"),
      "Country/PrimaryLocationCode": MetadataMapping("Iptc4xmpCore:CountryCode"),
      "SubLocation": MetadataMapping("Iptc4xmpCore:Location"), "Headline": MetadataMapping("photoshop:Headline"),
      "Credit": MetadataMapping("photoshop:Credit"), "Source": MetadataMapping("photoshop:Source"),
      "SpecialInstructions": MetadataMapping("photoshop:Instructions"),
      "BylineTitle": MetadataMapping("photoshop:AuthorsPosition"),
      "Writer/Editor": MetadataMapping("photoshop:CaptionWriter"), "Category": MetadataMapping("photoshop:Category"),
      "OriginalTransmissionReference": MetadataMapping("photoshop:TransmissionReference"),
      "Urgency": MetadataMapping("photoshop:Urgency"), "StarRating": MetadataMapping("xmp:Rating"),
    ],
  ]

  /// Returns the tag of a property; nil if it has none.
  static func tag(_ group: PictureProperties.Group, _ key: String) -> MetadataMapping? {
    if let other = others[group]?[key] { return other }
    switch group {
    case .tiff: return tiff[key].map { _ in MetadataMapping("tiff:\(key)") }
    case .exif:
      guard let tag = exif[key] else { return nil }
      return MetadataMapping("exif:\(key)", tag.form == .list ? .arrayOrdered : .string)
    case .gps:
      guard let tag = gps[key] else { return nil }
      let own = key.hasPrefix("GPS") ? key : "GPS\(key)"
      return MetadataMapping("exif:\(own)", tag.form == .list && key != "GPSVersion" ? .arrayOrdered : .string)
    case .iptc, .jfif, .png: return nil
    }
  }

  private static let (tiff, exif, gps) = (byKey(ExifTag.tiff), byKey(ExifTag.exif), byKey(ExifTag.gps))

  private static func byKey(_ tags: [Int: ExifTag]) -> [String: ExifTag] {
    Dictionary(uniqueKeysWithValues: tags.values.map { ($0.key, $0) })
  }

  /// All properties that have tags.
  static let all: [(group: PictureProperties.Group, key: String, tag: ExifTag?)] = {
    let tables: [(PictureProperties.Group, [Int: ExifTag])] = [
      (.tiff, ExifTag.tiff), (.exif, ExifTag.exif), (.gps, ExifTag.gps),
    ]
    let own = tables.flatMap { group, tags in
      tags.values.sorted { $0.number < $1.number }.map { (group, $0.key, Optional($0)) }
    }
    let records = (others[.iptc] ?? [:]).keys.sorted().map { (PictureProperties.Group.iptc, $0, ExifTag?.none) }
    return own + records
  }()
}
