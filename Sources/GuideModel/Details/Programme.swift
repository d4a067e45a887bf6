import Foundation

/// All that a feed said about a programme: what XMLTV can say, and the elements it cannot, kept as they came.
///
/// The grid never needs one; it is decoded from the stored `details` when a person asks to see it.
public struct Programme: Hashable, Sendable {
  /// A text with the language the feed gave it.
  public struct Text: Hashable, Sendable {
    public var text: String
    /// As in the feed ("en", "en_GB", "eng"); empty when it does not say.
    public var language: String
    public init(_ text: String, language: String = "") {
      self.text = text
      self.language = language
    }
  }

  public struct Image: Hashable, Sendable {
    /// May be relative, dead or huge: never trust it.
    public var url: String
    /// "poster", "backdrop", "still", "person", "character", or empty for a plain icon.
    public var kind: String
    /// Pixels; `nil` when the feed does not say.
    public var width: Int?
    public var height: Int?
    /// 1 small, 2 medium, 3 large; `nil` when the feed does not say.
    public var size: Int?
    /// "P" or "L"; empty when the feed does not say.
    public var orientation: String
    public var system: String
  }

  public struct Link: Hashable, Sendable {
    public var url: String
    public var system: String
  }

  public struct Credit: Hashable, Sendable {
    /// As the feed's element is called: "director", "actor", "writer", "adapter", "producer", "composer", "editor",
    /// "presenter", "commentator", "guest", or one XMLTV does not know.
    public var job: String
    public var name: String
    /// The part an actor plays; empty when the feed does not say.
    public var role: String
    public var isGuest: Bool
    public var images: [Image]
    public var links: [Link]
  }

  public struct Rating: Hashable, Sendable {
    /// "18", "PG", "8 / 10".
    public var value: String
    /// "MPAA", "BBFC", "IMDB"; empty when the feed does not say.
    public var system: String
    public var icons: [Image]

    /// The value as a part of its scale, 0 to 1, when it reads "n / m".
    public var fraction: Double? {
      let parts = value.split(separator: "/", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      guard parts.count == 2, let given = Double(parts[0]), let scale = Double(parts[1]), scale > 0, given >= 0
      else { return nil }
      return min(given / scale, 1)
    }
  }

  public struct Review: Hashable, Sendable {
    /// The review, or its address when `isLink`.
    public var text: String
    public var isLink: Bool
    public var source: String
    public var reviewer: String
    public var language: String
  }

  public struct Video: Hashable, Sendable {
    /// `nil` when the feed does not say.
    public var isPresent: Bool?
    public var isColour: Bool?
    /// "16:9"; empty when the feed does not say.
    public var aspect: String
    /// "HDTV", "800x600"; empty when the feed does not say.
    public var quality: String
  }

  public struct Audio: Hashable, Sendable {
    public var isPresent: Bool?
    /// "mono", "stereo", "dolby", "dolby digital", "bilingual", "surround"; empty when the feed does not say.
    public var stereo: String
  }

  public struct Subtitles: Hashable, Sendable {
    /// "teletext", "onscreen", "deaf-signed"; empty when the feed does not say.
    public var kind: String
    public var language: Text?
  }

  public struct PreviouslyShown: Hashable, Sendable {
    /// As in the feed; empty when it does not say.
    public var start: String
    public var channel: String
  }

  public var titles: [Text] = []
  public var subtitles: [Text] = []
  public var descriptions: [Text] = []
  public var credits: [Credit] = []
  /// Date of production as in the feed: "1995", "20240115".
  public var date = ""
  public var categories: [Text] = []
  public var keywords: [Text] = []
  /// The spoken language.
  public var language: Text?
  public var originalLanguage: Text?
  /// Seconds without advertisements; `nil` when the feed does not say.
  public var length: Int?
  public var icons: [Image] = []
  public var images: [Image] = []
  public var links: [Link] = []
  public var countries: [Text] = []
  public var episodeNumbers: [EpisodeNumber] = []
  public var video: Video?
  public var audio: Audio?
  /// Present even when the feed says no more than that it was shown before.
  public var previouslyShown: PreviouslyShown?
  /// Present even when empty.
  public var premiere: Text?
  public var lastChance: Text?
  public var isNew = false
  public var captions: [Subtitles] = []
  public var ratings: [Rating] = []
  public var starRatings: [Rating] = []
  public var reviews: [Review] = []
  /// Attributes of the programme beyond channel, start and stop: "clumpidx", "showview", "catchup-id", …
  public var attributes: [ElementTree.Attribute] = []
  /// Elements XMLTV does not know, as they came.
  public var others: [ElementTree] = []

  public init() {}

  /// Decodes what `FeedBatch.ProgrammeRecord.details` holds; empty when the bytes cannot be read.
  /// - Complexity: O(bytes).
  public init(details: some Sequence<UInt8>) {
    self.init()
    if let tree = ElementTree(encoded: details) { read(tree) }
  }

  public init(tree: ElementTree) {
    self.init()
    read(tree)
  }

  /// The text to show to someone who reads `languages`, best first: the first text of the best language, where "en"
  /// also takes "en_GB" and "eng"; else the first without a language; else the first.
  /// - Complexity: O(texts × languages).
  public static func preferred(_ texts: [Text], languages: [String]) -> Text? {
    for wanted in languages {
      let wanted = canonicalLanguage(wanted)
      if let match = texts.first(where: { canonicalLanguage($0.language) == wanted && !$0.text.isEmpty }) {
        return match
      }
    }
    let filled = texts.filter { !$0.text.isEmpty }
    return filled.first { $0.language.isEmpty } ?? filled.first ?? texts.first
  }

  /// The number to show: the one that says most.
  public var episodeNumber: EpisodeNumber? {
    episodeNumbers.filter { $0.displayText != nil }.max { $0.worth < $1.worth }
  }

  private static func canonicalLanguage(_ language: String) -> String {
    let primary = language.lowercased().prefix { $0 != "-" && $0 != "_" }
    return threeLetterLanguages[String(primary)] ?? String(primary)
  }

  /// ISO 639-2 codes that broadcast feeds use, both the bibliographic and the terminological ones.
  private static let threeLetterLanguages: [String: String] = [
    "eng": "en", "deu": "de", "ger": "de", "fra": "fr", "fre": "fr", "spa": "es", "ita": "it", "por": "pt",
    "nld": "nl", "dut": "nl", "rus": "ru", "ukr": "uk", "bel": "be", "pol": "pl", "ces": "cs", "cze": "cs",
    "slk": "sk", "slo": "sk", "hun": "hu", "ron": "ro", "rum": "ro", "bul": "bg", "srp": "sr", "hrv": "hr",
    "slv": "sl", "ell": "el", "gre": "el", "tur": "tr", "ara": "ar", "heb": "he", "hin": "hi", "zho": "zh",
    "chi": "zh", "jpn": "ja", "kor": "ko", "swe": "sv", "nor": "no", "dan": "da", "fin": "fi", "isl": "is",
    "ice": "is", "est": "et", "lav": "lv", "lit": "lt", "cat": "ca", "eus": "eu", "baq": "eu", "glg": "gl",
    "gle": "ga", "cym": "cy", "wel": "cy", "gla": "gd", "tam": "ta", "tel": "te", "ben": "bn", "mon": "mn",
  ]
}
