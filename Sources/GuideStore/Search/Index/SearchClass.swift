/// Where in an airing a word stands: the higher, the more it counts. The index stores the highest of each word in two
/// bits.
enum SearchClass: UInt8, Comparable {
  case description
  /// People of all kinds, the parts they play, categories and keywords.
  case credits
  case episode
  case title

  static func < (a: SearchClass, b: SearchClass) -> Bool { a.rawValue < b.rawValue }
}
