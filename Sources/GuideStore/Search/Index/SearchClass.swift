/// Where in an airing a word occurs; a higher class counts more. The index stores each word's highest class in two
/// bits.
enum SearchClass: UInt8, Comparable {
  case description
  /// People of all kinds, the parts they play, categories and keywords.
  case credits
  case episode
  case title

  static func < (a: SearchClass, b: SearchClass) -> Bool { a.rawValue < b.rawValue }
}
