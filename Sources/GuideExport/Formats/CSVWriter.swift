import GuideModel

/// Writes CSV as in RFC 4180, with a header line. No spreadsheet mistakes a cell for a formula.
struct CSVWriter: ExportWriter {
  private let times: ExportTimes
  private let locale: GuideLocale

  init(_ options: ExportOptions) {
    times = ExportTimes(timeZone: options.timeZone)
    locale = options.locale
  }

  mutating func start(_ file: ExportFile) throws {
    try file.write(
      Self.line(
        [
          "channel", "number", "start", "stop", "localStart", "localStop", "title", "subtitle", "episode", "genre",
          "categories", "description",
        ]))
  }

  mutating func airing(_ airing: ExportedAiring, on channel: ExportedChannel, _ file: ExportFile) throws {
    let own = airing.airing
    let (facts, programme) = (AiringFacts(own), ProgrammeFacts(airing.programme))
    try file.write(
      Self.line(
        [
          channel.channel.name, channel.channel.number, facts.start, facts.stop,
          times.local(own.start), times.local(own.stop), facts.title, facts.subtitle, programme.episode,
          facts.genre ?? "", programme.categories.joined(separator: "; "),
          airing.description(in: locale),
        ]))
  }

  mutating func finish(_ file: ExportFile) throws {}

  static func line(_ cells: [String]) -> String { cells.map(cell).joined(separator: ",") + "\r\n" }

  /// Returns a cell. One that begins like a formula gets `'` in front, which spreadsheets do not show.
  static func cell(_ text: String) -> String {
    var text = text.replacingOccurrences(of: "\u{0}", with: "")
    if let first = text.unicodeScalars.first, "=+-@\t\r\n".unicodeScalars.contains(first) { text = "'" + text }
    guard text.utf8.contains(where: { "\",\r\n".utf8.contains($0) }) else { return text }
    return "\"\(text.replacingOccurrences(of: "\"", with: "\"\""))\""
  }
}
