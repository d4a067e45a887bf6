import Foundation
import GuideModel

/// How a feed is to be read.
public struct XMLTVOptions: Sendable {
  /// The zone of times that name none; `nil` is UTC, as XMLTV's DTD says. Many feeds mean their own local time.
  public var timeZone: TimeZone?
  /// Seconds added to every time of the feed.
  public var shift: Int64 = 0
  /// Programmes that start outside are dropped: dates such as 1970, 2000 and 2099 come from programs that failed. UTC
  /// seconds since 1970; by default 2 January 2001 to 2090.
  public var acceptedStarts: Range<Int64> = 978_393_600..<3_786_912_000
  /// Languages for title, subtitle and summary, best first; without a match the feed's first text is taken.
  public var languages: [String] = []
  /// Bytes kept of one text (a description, mostly).
  public var longestText = 16 << 10
  /// Bytes kept of one programme.
  public var longestProgramme = 256 << 10
  /// Bytes of text in a summary.
  public var summaryLength = 200
  /// A batch is handed on when it holds about this many bytes, records and texts.
  public var batchBytes = 512 << 10
  /// Places where the markup may be broken before reading is given up.
  public var damageLimit = 100_000
  /// A viewer's own genres for category texts.
  public var genres: [String: Genre] = GenreMap.current.genres
  /// Whether ordinary programmes are read without libxml2, which gives the same result sooner; tests compare the two.
  package var readsOrdinaryRecords = true

  /// Creates the default options: UTC, no shift, the genres that are in force.
  public init() {}
}
