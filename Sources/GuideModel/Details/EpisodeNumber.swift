import Foundation

/// A programme's place in its series, from one of the feed's numbering systems. Numbers count from 1.
public struct EpisodeNumber: Hashable, Sendable {
  /// The system as the feed has it: "xmltv_ns", "onscreen", "dd_progid", "themoviedb.org", …
  public var system: String
  /// The text as the feed has it.
  public var text: String
  /// The season, from 1; `nil` if the feed has none that can be read.
  public var season: Int?
  /// The number of seasons; `nil` if the feed does not say.
  public var seasonCount: Int?
  /// The episode within its season, from 1; `nil` if the feed has none that can be read.
  public var episode: Int?
  /// The number of episodes in the season; `nil` if the feed does not say.
  public var episodeCount: Int?
  /// The part of an episode that is shown in several, from 1; `nil` if the feed has none.
  public var part: Int?
  /// The number of parts in which the episode is shown; `nil` if the feed does not say.
  public var partCount: Int?

  /// Reads a number. If it cannot be read, the fields stay `nil` and the text is kept. Never fails.
  public init(system: String, text: String) {
    self.system = system
    self.text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    let normal = system.lowercased().replacingOccurrences(of: "-", with: "_")
    switch normal {
    case "xmltv_ns": readCountedFromZero()
    case "dd_progid": readGracenote()
    case "onscreen", "common", "sxxexx", "": readOnScreen()
    default: break
    }
  }

  /// The short form for a cell: "S2 E5", "E5/10", "S2 E5 (1/3)"; the text as it is if no number could be read but it
  /// was meant for the screen; `nil` if there is nothing to show.
  public var displayText: String? {
    var words: [String] = []
    if let season { words.append("S\(season)") }
    if let episode { words.append("E\(episode)" + (season == nil ? episodeCount.map { "/\($0)" } ?? "" : "")) }
    if let part, (partCount ?? 2) > 1 { words.append(partCount.map { "(\(part)/\($0))" } ?? "(\(part))") }
    if !words.isEmpty { return words.joined(separator: " ") }
    let isForTheScreen = system.lowercased() == "onscreen" || system.isEmpty
    return isForTheScreen && !text.isEmpty && !saysNothing ? text : nil
  }

  /// Whether it is "S00E00" or the like, a generator's filler.
  private var saysNothing: Bool { !text.contains { $0.isLetter && !"sepSEP".contains($0) || ("1"..."9").contains($0) } }

  /// How informative it is, to choose among systems.
  var worth: Int {
    (season == nil ? 0 : 4) + (episode == nil ? 0 : 8) + (episodeCount == nil ? 0 : 1) + (part == nil ? 0 : 2)
      + (system == "xmltv_ns" ? 1 : 0)
  }

  /// Reads `season . episode . part`, each counted from zero, each optionally `n/total`; any may be empty, with blanks
  /// anywhere.
  private mutating func readCountedFromZero() {
    let fields = text.filter { !$0.isWhitespace }.split(separator: ".", omittingEmptySubsequences: false)
    func read(_ index: Int) -> (Int?, Int?) {
      guard index < fields.count else { return (nil, nil) }
      let halves = fields[index].split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
      let number = halves.first.flatMap { Self.number($0) }.map { $0 + 1 }
      let total = halves.count > 1 ? Self.number(halves[1]).flatMap { $0 > 0 ? $0 : nil } : nil
      return (number, total)
    }
    if fields.count == 1 {
      // Not this form at all; some feeds put "S01E02" here.
      if Self.number(fields[0]) == nil { readOnScreen() } else { (episode, episodeCount) = read(0) }
      return
    }
    (season, seasonCount) = read(0)
    (episode, episodeCount) = read(1)
    (part, partCount) = read(2)
  }

  /// Reads `EP01567668.0096`: series and episode of Gracenote's catalogue; only "EP" has an episode.
  private mutating func readGracenote() {
    guard text.uppercased().hasPrefix("EP"), let dot = text.firstIndex(of: "."),
      let number = Self.number(text[text.index(after: dot)...]), number > 0
    else { return }
    // The catalogue's own running number, not the season's: shown only if nothing else is known.
    episode = number
  }

  /// Reads "S01E02", "s1e2", "1x02", "Ep 4", "E4", "4/10", "Season 2 Episode 5", "Staffel 2, Folge 5"; or free text.
  private mutating func readOnScreen() {
    // Runs of letters and of digits; everything else is a separator.
    var tokens: [Substring] = []
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      let from = index
      if character.isASCII && character.isNumber {
        while index < text.endIndex, text[index].isASCII, text[index].isNumber { index = text.index(after: index) }
        tokens.append(text[from..<index])
      } else if character.isLetter {
        while index < text.endIndex, text[index].isLetter { index = text.index(after: index) }
        tokens.append(text[from..<index])
      } else {
        if character == "/" { tokens.append(text[from...from]) }
        index = text.index(after: index)
      }
    }
    var position = 0
    while position < tokens.count {
      let word = tokens[position].lowercased()
      let next = position + 1 < tokens.count ? Self.number(tokens[position + 1]) : nil
      if let next, Self.seasonWords.contains(word) {
        if next > 0 { season = season ?? next }
        position += 1
      } else if let next, Self.episodeWords.contains(word) {
        if next > 0 { episode = episode ?? next }
        position += 1
        readTotal(after: position, tokens)
      } else if let next, Self.partWords.contains(word) {
        if next > 0 { part = part ?? next }
        position += 1
      } else if word == "x", position > 0, let next, let first = Self.number(tokens[position - 1]), first < 100 {
        (season, episode) = (first > 0 ? first : nil, next > 0 ? next : nil)
        position += 1
      } else if position == 0, let first = Self.number(tokens[0]), tokens.count == 3, tokens[1] == "/",
        let total = Self.number(tokens[2]), first > 0, first <= total
      {
        (episode, episodeCount) = (first, total)
        return
      } else if tokens.count == 1, let only = Self.number(tokens[0]), only > 0 {
        episode = only
      }
      position += 1
    }
  }

  private mutating func readTotal(after position: Int, _ tokens: [Substring]) {
    guard episodeCount == nil, position + 2 < tokens.count, tokens[position + 1] == "/" || tokens[position + 1] == "of"
    else { return }
    episodeCount = Self.number(tokens[position + 2]).flatMap { $0 > 0 ? $0 : nil }
  }

  private static func number(_ text: some StringProtocol) -> Int? {
    guard !text.isEmpty, text.utf8.count <= 9, text.utf8.allSatisfy({ $0 >= 48 && $0 <= 57 }) else { return nil }
    return Int(text)
  }

  private static let seasonWords: Set<String> = [
    "s", "season", "series", "staffel", "saison", "temporada", "temp", "t", "stagione", "seizoen", "sezon", "сезон",
    "säsong", "sesong", "kausi", "sezona", "série", "serie", "évad",
  ]
  private static let episodeWords: Set<String> = [
    "e", "ep", "eps", "episode", "folge", "épisode", "episodio", "episódio", "capítulo", "cap", "puntata", "aflevering",
    "odcinek", "odc", "серия", "выпуск", "avsnitt", "jakso", "afsnit", "epizoda", "díl", "bölüm", "no",
  ]
  private static let partWords: Set<String> = ["p", "part", "pt", "teil", "partie", "parte", "deel", "часть"]
}
