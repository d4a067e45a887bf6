/// The abbreviations of time zones in feeds. Ambiguous ones mean what they mean in most feeds: BST is British Summer
/// Time (XMLTV's own example), IST India's time, CST and EST North America's.
enum ZoneNames {
  /// Returns the seconds east of UTC and the length of the name at the start of the text; `nil` for an unknown name.
  static func offset(_ text: UnsafeRawBufferPointer) -> (Int64, length: Int)? {
    var key: UInt64 = 0
    var length = 0
    while length < text.count, (text[length] | 0x20) &- 0x61 < 26 {
      guard length < 8 else { return nil }
      key = key << 8 | UInt64(text[length] & 0xDF)
      length += 1
    }
    guard length > 0, let quarters = table[key] else { return nil }
    return (Int64(quarters) * 900, length)
  }

  /// Offsets in quarters of an hour.
  private static let table: [UInt64: Int] = {
    let names: [(String, Double)] = [
      ("Z", 0), ("UT", 0), ("UTC", 0), ("GMT", 0), ("WET", 0), ("WEST", 1), ("BST", 1), ("IRST", 3.5), ("CET", 1),
      ("CEST", 2), ("MEZ", 1), ("MESZ", 2), ("MET", 1), ("MEST", 2), ("EET", 2), ("EEST", 3), ("SAST", 2), ("IDT", 3),
      ("MSK", 3), ("MSD", 4), ("TRT", 3), ("AST", -4), ("ADT", -3), ("GST", 4), ("SAMT", 4), ("PKT", 5), ("YEKT", 5),
      ("IST", 5.5), ("NPT", 5.75), ("OMST", 6), ("BDT", 6), ("ICT", 7), ("KRAT", 7), ("WIB", 7), ("NOVT", 7),
      ("HKT", 8), ("SGT", 8), ("PHT", 8), ("MYT", 8), ("AWST", 8), ("IRKT", 8), ("ULAT", 8), ("JST", 9), ("KST", 9),
      ("YAKT", 9), ("ACST", 9.5), ("ACDT", 10.5), ("AEST", 10), ("AEDT", 11), ("VLAT", 10), ("MAGT", 11), ("NZST", 12),
      ("NZDT", 13), ("PETT", 12), ("NST", -3.5), ("NDT", -2.5), ("BRT", -3), ("BRST", -2), ("ART", -3), ("CLT", -4),
      ("CLST", -3), ("EST", -5), ("EDT", -4), ("CST", -6), ("CDT", -5), ("MST", -7), ("MDT", -6), ("PST", -8),
      ("PDT", -7), ("AKST", -9), ("AKDT", -8), ("HST", -10), ("HAST", -10), ("COT", -5), ("PET", -5), ("VET", -4),
    ]
    var table: [UInt64: Int] = [:]
    for (name, hours) in names {
      table[name.utf8.reduce(0 as UInt64) { $0 << 8 | UInt64($1) }] = Int(hours * 4)
    }
    return table
  }()
}
