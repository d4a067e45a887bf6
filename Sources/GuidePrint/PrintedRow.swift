import GuideModel

/// A channel with its printed airings, by start.
struct PrintedRow: Hashable, Sendable {
  var name: String
  var number: String
  var airings: [PrintedAiring]

  /// "5  Name".
  var heading: String { number.isEmpty ? name : "\(number)  \(name)" }
}

/// An airing to be printed.
struct PrintedAiring: Hashable, Sendable, Identifiable {
  var id: Airing.ID
  /// The start, UTC seconds.
  var start: Int64
  var stop: Int64
  var title: String
  /// The number and title of the episode.
  var episode: String
  var text: String
  var genre: Genre
  var isLive: Bool

  init(_ airing: Airing, _ programme: Programme?, locale: GuideLocale) {
    id = airing.id
    start = airing.start
    stop = airing.stop
    title = Self.line(airing.title)
    let number = programme?.episodeNumber?.displayText ?? ""
    episode = Self.line([number, airing.subtitle].filter { !$0.isEmpty }.joined(separator: " "))
    let description = Programme.preferred(programme?.descriptions ?? [], languages: [locale.language])?.text
    text = Self.line(String((description ?? airing.summary).prefix(600)))
    genre = airing.genre
    isLive = airing.flags.contains(.live)
  }

  /// Returns a text as one paragraph.
  private static func line(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ").filter { $0 != "\0" }
  }
}
