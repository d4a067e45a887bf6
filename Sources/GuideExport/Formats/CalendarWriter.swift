import GuideModel

/// Writes iCalendar, RFC 5545: an event for each airing.
struct CalendarWriter: ExportWriter {
  private let times = ExportTimes(timeZone: .gmt)
  private let made: String
  private let locale: GuideLocale

  init(_ options: ExportOptions) {
    made = times.calendar(options.now)
    locale = options.locale
  }

  private static let head = [
    "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Lineup//Lineup//EN", "CALSCALE:GREGORIAN", "METHOD:PUBLISH",
  ].map { "\($0)\r\n" }.joined()
  private static let end = "END:VCALENDAR\r\n"

  mutating func start(_ file: ExportFile) throws { try file.write(Self.head) }

  mutating func airing(_ airing: ExportedAiring, on channel: ExportedChannel, _ file: ExportFile) throws {
    try file.write(event(airing, on: channel))
  }

  mutating func finish(_ file: ExportFile) throws { try file.write(Self.end) }

  /// Returns a complete calendar with one event.
  func calendar(_ airing: ExportedAiring, on channel: ExportedChannel) -> String {
    Self.head + event(airing, on: channel) + Self.end
  }

  private func event(_ airing: ExportedAiring, on channel: ExportedChannel) -> String {
    let own = airing.airing
    let programme = airing.programme
    let title = own.subtitle.isEmpty ? own.title : "\(own.title): \(own.subtitle)"
    var lines = [
      "BEGIN:VEVENT", "UID:\(Self.identifier(own, on: channel))", "DTSTAMP:\(made)",
      "DTSTART:\(times.calendar(own.start))",
      "DTEND:\(times.calendar(own.stop))", "SUMMARY:\(Self.escaped(title))",
      "LOCATION:\(Self.escaped(channel.channel.name))",
    ]
    // An event has a length, or no end.
    if own.stop <= own.start { lines.removeAll { $0.hasPrefix("DTEND:") } }
    let description = airing.description(in: locale)
    if !description.isEmpty { lines.append("DESCRIPTION:\(Self.escaped(description))") }
    let categories = programme.categories.map(\.text).filter { !$0.isEmpty }
    if !categories.isEmpty { lines.append("CATEGORIES:\(categories.map(Self.escaped).joined(separator: ","))") }
    // A programme does not mark the time as busy.
    lines += ["TRANSP:TRANSPARENT", "END:VEVENT"]
    return lines.map(Self.folded).joined()
  }

  /// Returns an identifier that is the same for the same airing in every file, made from channel, start as in the feed,
  /// and ordinal.
  static func identifier(_ airing: Airing, on channel: ExportedChannel) -> String {
    // FNV-1a, because feeds' identifiers may be long or contain anything.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in channel.stableID.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return "\(String(hash, radix: 36))-\(airing.id.start)-\(airing.id.ordinal)@lineup"
  }

  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.replacingOccurrences(of: "\r\n", with: "\n").unicodeScalars {
      switch scalar {
      case "\\", ";", ",": result += "\\\(scalar)"
      case "\n", "\r", "\u{2028}", "\u{2029}": result += "\\n"
      default:
        if scalar == "\t" || scalar.properties.generalCategory != .control { result.unicodeScalars.append(scalar) }
      }
    }
    return result
  }

  /// Returns a line of at most 75 bytes with its continuations, cut between characters.
  static func folded(_ line: String) -> String {
    var result = ""
    var room = 75
    for scalar in line.unicodeScalars {
      let size = UTF8.width(scalar)
      if size > room {
        result += "\r\n "
        room = 74
      }
      result.unicodeScalars.append(scalar)
      room -= size
    }
    return result + "\r\n"
  }
}
