import Foundation

/// The records of IPTC among Photoshop's resources.
enum IPTCRecords {
  /// The numbers of the second record's data, their keys, and whether there may be several.
  private static let table: [(number: UInt8, key: String, isList: Bool)] = [
    (3, "ObjectTypeReference", false), (4, "ObjectAttributeReference", true), (5, "ObjectName", false),
    (7, "EditStatus", false), (8, "EditorialUpdate", false), (10, "Urgency", false), (12, "SubjectReference", true),
    (15, "Category", false), (20, "SupplementalCategory", true), (22, "FixtureIdentifier", false),
    (25, "Keywords", true), (26, "ContentLocationCode", true), (27, "ContentLocationName", true),
    (30, "ReleaseDate", false), (35, "ReleaseTime", false), (37, "ExpirationDate", false),
    (38, "ExpirationTime", false), (40, "SpecialInstructions", false), (42, "ActionAdvised", false),
    (45, "ReferenceService", true), (47, "ReferenceDate", true), (50, "ReferenceNumber", true),
    (55, "DateCreated", false), (60, "TimeCreated", false), (62, "DigitalCreationDate", false),
    (63, "DigitalCreationTime", false), (65, "OriginatingProgram", false), (70, "ProgramVersion", false),
    (75, "ObjectCycle", false), (80, "Byline", true), (85, "BylineTitle", true), (90, "City", false),
    (92, "SubLocation", false), (95, "Province/State", false), (100, "Country/PrimaryLocationCode", false),
    (101, "Country/PrimaryLocationName", false), (103, "OriginalTransmissionReference", false),
    (105, "Headline", false), (110, "Credit", false), (115, "Source", false), (116, "CopyrightNotice", false),
    (118, "Contact", true), (120, "Caption/Abstract", false), (122, "Writer/Editor", true),
    (130, "ImageType", false), (131, "ImageOrientation", false), (135, "LanguageIdentifier", false),
  ]

  /// The number of Photoshop's resource that holds the records.
  private static let resource = 0x0404
  /// The maximum number of values of a list.
  private static let listLimit = 4096

  /// Returns the properties in Photoshop's resources. Linear in their bytes.
  static func properties(photoshop data: Data) -> [String: PropertyValue] {
    data.withUnsafeBytes { bytes in
      var index = 0
      while index + 12 <= bytes.count, bytes[index..<index + 4].elementsEqual("8BIM".utf8) {
        let number = Int(bytes[index + 4]) << 8 | Int(bytes[index + 5])
        // A name with its length, padded to an even number of bytes, then the resource with its own.
        index += 6 + (Int(bytes[index + 6]) + 2) / 2 * 2
        guard index + 4 <= bytes.count else { break }
        let length = bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
        index += 4
        let end = min(bytes.count, index + length)
        if number == resource { return records(bytes[index..<end]) }
        index += (length + 1) / 2 * 2
      }
      return [:]
    }
  }

  private static func records(_ bytes: Slice<UnsafeRawBufferPointer>) -> [String: PropertyValue] {
    let known = Dictionary(uniqueKeysWithValues: table.map { ($0.number, $0) })
    var single: [String: PropertyValue] = [:]
    var lists: [String: [PropertyValue]] = [:]
    var index = bytes.startIndex
    while index + 5 <= bytes.endIndex, bytes[index] == 0x1C {
      let length = Int(bytes[index + 3]) << 8 | Int(bytes[index + 4])
      let range = (index + 5)..<min(index + 5 + length, bytes.endIndex)
      // Longer values announce the length of their length, which no program writes.
      guard length < 0x8000, range.count == length else { break }
      if bytes[index + 1] == 2, let row = known[bytes[index + 2]],
        let text = ExifText.ascii(bytes.base[range])
      {
        if row.isList {
          if lists[row.key, default: []].count < listLimit { lists[row.key, default: []].append(.text(text)) }
        } else if single[row.key] == nil {
          single[row.key] = .text(text)
        }
      }
      index = range.upperBound
    }
    return single.merging(lists.mapValues { .list($0) }) { $1 }
  }

  /// Returns Photoshop's resources with the properties as records; nil if none of them has one.
  static func photoshop(_ properties: [String: PropertyValue]) -> Data? {
    // The text is UTF-8, as the first record says.
    var records = Data([0x1C, 1, 90, 0, 3, 0x1B, 0x25, 0x47])
    let empty = records.count
    for row in table {
      for value in properties[row.key]?.values ?? [] {
        guard let text = value.text ?? value.integer.map({ String($0) }) else { continue }
        let bytes = Data(text.utf8.prefix(0x7FFF))
        records += Data([0x1C, 2, row.number]) + ExifWriter.number(bytes.count, bytes: 2) + bytes
      }
    }
    guard records.count > empty else { return nil }
    let head = Data("8BIM".utf8) + ExifWriter.number(resource, bytes: 2) + Data(count: 2)
    return head + ExifWriter.number(records.count, bytes: 4) + records + Data(count: records.count % 2)
  }
}
