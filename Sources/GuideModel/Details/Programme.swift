import Foundation

/// Everything a feed says about a programme: what XMLTV can express, and unknown elements as they are.
///
/// The grid never needs one. It is decoded from the stored `details` when its page is opened.
public struct Programme: Hashable, Sendable {
  /// A text with the language the feed gave it.
  public struct Text: Hashable, Sendable {
    /// The text, with entities resolved and markup removed.
    public var text: String
    /// The language as the feed has it ("en", "en_GB", "eng"); empty if it does not say.
    public var language: String
    /// Creates a text; an empty language means that the feed does not give one.
    public init(_ text: String, language: String = "") {
      self.text = text
      self.language = language
    }
  }

  /// The address of a picture of the programme or of a person in it.
  public struct Image: Hashable, Sendable {
    /// The address, which may be relative, dead or huge: never trust it.
    public var url: String
    /// "poster", "backdrop", "still", "person", "character", or empty for a plain icon.
    public var kind: String
    /// The width in pixels; `nil` if the feed does not say.
    public var width: Int?
    /// The height in pixels; `nil` if the feed does not say.
    public var height: Int?
    /// 1 small, 2 medium, 3 large; `nil` when the feed does not say.
    public var size: Int?
    /// "P" or "L"; empty when the feed does not say.
    public var orientation: String
    /// The catalogue that the picture comes from ("tvdb", "tmdb"); empty when the feed does not say.
    public var system: String
  }

  /// The address of a page about the programme or a person in it.
  public struct Link: Hashable, Sendable {
    /// The address as the feed has it. Never trust it.
    public var url: String
    /// The site or catalogue that the address belongs to; empty when the feed does not say.
    public var system: String
  }

  /// A person who takes part in the programme, and how.
  public struct Credit: Hashable, Sendable {
    /// The name of the feed's element: "director", "actor", "writer", "adapter", "producer", "composer", "editor",
    /// "presenter", "commentator", "guest", or one that XMLTV does not define.
    public var job: String
    /// The person's name, without markup.
    public var name: String
    /// The part an actor plays; empty if the feed does not say.
    public var role: String
    /// Whether an actor appears as a guest.
    public var isGuest: Bool
    /// Pictures of the person, in feed order.
    public var images: [Image]
    /// Pages about the person, in feed order.
    public var links: [Link]
  }

  /// An age rating, or a star rating if in `starRatings`.
  public struct Rating: Hashable, Sendable {
    /// "18", "PG", "8 / 10".
    public var value: String
    /// "MPAA", "BBFC", "IMDB"; empty when the feed does not say.
    public var system: String
    /// Symbols of the rating, such as the mark of a classification board.
    public var icons: [Image]

    /// The value as a part of its scale, 0 to 1, if it reads "n / m".
    public var fraction: Double? {
      let parts = value.split(separator: "/", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      guard parts.count == 2, let given = Double(parts[0]), let scale = Double(parts[1]), scale > 0, given >= 0
      else { return nil }
      return min(given / scale, 1)
    }
  }

  /// A review of the programme, or a link to one.
  public struct Review: Hashable, Sendable {
    /// The review, or its address when `isLink`.
    public var text: String
    /// Whether `text` is an address and not the review itself.
    public var isLink: Bool
    /// The publication the review appeared in; empty when the feed does not say.
    public var source: String
    /// The reviewer's name; empty when the feed does not say.
    public var reviewer: String
    /// The review's language as in the feed; empty when it does not say.
    public var language: String
  }

  /// Properties of the picture.
  public struct Video: Hashable, Sendable {
    /// Whether there is a picture; `nil` if the feed does not say.
    public var isPresent: Bool?
    /// Whether the picture is in colour; `nil` when the feed does not say.
    public var isColour: Bool?
    /// "16:9"; empty when the feed does not say.
    public var aspect: String
    /// "HDTV", "800x600"; empty when the feed does not say.
    public var quality: String
  }

  /// Properties of the sound.
  public struct Audio: Hashable, Sendable {
    /// Whether there is sound; `nil` when the feed does not say.
    public var isPresent: Bool?
    /// "mono", "stereo", "dolby", "dolby digital", "bilingual", "surround"; empty when the feed does not say.
    public var stereo: String
  }

  /// A kind of subtitles that the programme has.
  public struct Subtitles: Hashable, Sendable {
    /// "teletext", "onscreen", "deaf-signed"; empty when the feed does not say.
    public var kind: String
    /// The subtitles' language; `nil` when the feed does not say.
    public var language: Text?
  }

  /// An earlier broadcast of the programme.
  public struct PreviouslyShown: Hashable, Sendable {
    /// The start as the feed has it; empty if it does not say.
    public var start: String
    /// The feed's identifier of the channel that showed it; empty when it does not say.
    public var channel: String
  }

  /// Titles in feed order, one or more for each language.
  public var titles: [Text] = []
  /// Titles of the episode, in feed order.
  public var subtitles: [Text] = []
  /// Descriptions in feed order, one or more for each language. They may have several paragraphs.
  public var descriptions: [Text] = []
  /// The people who take part, in feed order.
  public var credits: [Credit] = []
  /// Date of production as in the feed: "1995", "20240115".
  public var date = ""
  /// Categories in the feed's own words; `GenreClassifier` derives the genre from them.
  public var categories: [Text] = []
  /// Keywords in the feed's own words.
  public var keywords: [Text] = []
  /// The spoken language.
  public var language: Text?
  /// The language in which it was made; `nil` if the feed does not say.
  public var originalLanguage: Text?
  /// The length in seconds without advertisements; `nil` if the feed does not say.
  public var length: Int?
  /// Icons of the programme: usually a still without a stated size or kind.
  public var icons: [Image] = []
  /// Pictures for which the feed states kind, size or orientation.
  public var images: [Image] = []
  /// Pages about the programme, in feed order.
  public var links: [Link] = []
  /// Countries of production, in feed order.
  public var countries: [Text] = []
  /// Numbers in each of the feed's systems; `episodeNumber` is the one to show.
  public var episodeNumbers: [EpisodeNumber] = []
  /// Properties of the picture; `nil` if the feed has none.
  public var video: Video?
  /// Properties of the sound; `nil` if the feed has none.
  public var audio: Audio?
  /// The earlier broadcast; not `nil` even if the feed only says that there was one.
  public var previouslyShown: PreviouslyShown?
  /// The premiere's text; not `nil`, but empty, if the feed only says that it is one.
  public var premiere: Text?
  /// The text of the last planned broadcast; not `nil`, but empty, if the feed only says that it is the last.
  public var lastChance: Text?
  /// Whether the feed marks it as new.
  public var isNew = false
  /// Subtitles to read along with, in feed order; not to be confused with `subtitles`, the episode's titles.
  public var captions: [Subtitles] = []
  /// Age ratings, in feed order.
  public var ratings: [Rating] = []
  /// Star ratings, in feed order.
  public var starRatings: [Rating] = []
  /// Reviews, in feed order.
  public var reviews: [Review] = []
  /// Attributes of the programme beyond channel, start and stop: "clumpidx", "showview", "catchup-id", …
  public var attributes: [ElementTree.Attribute] = []
  /// Elements that XMLTV does not define, as they are.
  public var others: [ElementTree] = []

  /// Creates an empty programme.
  public init() {}

  /// Decodes `FeedBatch.ProgrammeRecord.details`; the programme is empty if the bytes cannot be read.
  /// - Complexity: O(bytes).
  public init(details: some Sequence<UInt8>) {
    self.init()
    if let tree = ElementTree(encoded: details) { read(tree) }
  }

  /// Creates a programme from a feed's element. O(nodes).
  public init(tree: ElementTree) {
    self.init()
    read(tree)
  }

  /// Returns the text to show to someone who reads `languages`, best first: the first text of the best language, where
  /// "en" also matches "en_GB" and "eng"; else the first without a language; else the first.
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

  /// The number to show: the most informative one.
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
