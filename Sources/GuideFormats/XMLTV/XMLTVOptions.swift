import Foundation
import GuideModel

/// The options for reading a feed.
public struct XMLTVOptions: Sendable {
  /// The zone of times without one; `nil` is UTC, as XMLTV's DTD says. Many feeds mean their own local time.
  public var timeZone: TimeZone?
  /// Seconds added to every time of the feed.
  public var shift: Int64 = 0
  /// The range of starts, UTC seconds since 1970; programmes that start outside it are dropped. Dates such as 1970,
  /// 2000 and 2099 come from programs that failed. By default 2 January 2001 to 2090.
  public var acceptedStarts: Range<Int64> = 978_393_600..<3_786_912_000
  /// Languages for title, subtitle and summary, best first; without a match the feed's first text is used.
  public var languages: [String] = []
  /// The greatest number of bytes kept of one text (mostly a description).
  public var longestText = 16 << 10
  /// The greatest number of bytes kept of one programme.
  public var longestProgramme = 256 << 10
  /// The greatest number of bytes in a summary.
  public var summaryLength = 200
  /// The number of bytes, records and texts, at which a batch is emitted.
  public var batchBytes = 512 << 10
  /// The number of places at which the markup may be broken before reading is given up.
  public var damageLimit = 100_000
  /// A viewer's own genres for category texts.
  public var genres: [String: Genre] = GenreMap.current.genres
  /// Whether ordinary programmes are read without libxml2, with the same result in less time; tests compare the two.
  package var readsOrdinaryRecords = true

  /// Creates the default options: UTC, no shift, the current genres.
  public init() {}
}
