import GuideModel

/// A summary of several programmes in one cell.
struct BundleSummary {
  enum Subject: Equatable {
    /// One programme takes at least half of the time.
    case programme(String)
    /// At least three fifths of the time have this genre.
    case genre(Genre)
    case mixture
  }

  let airings: [Airing]
  let subject: Subject
  /// Whether it is nearly all the first programme, so that the merged ones are not mentioned.
  let isDominated: Bool
  /// The genre of most of the time.
  let genre: Genre
  /// The first few titles in order, each once.
  let titles: [String]

  /// - Complexity: O(airings).
  init(_ airings: [Airing]) {
    self.airings = airings
    var byTitle: [String: Int64] = [:]
    var byGenre: [Genre: Int64] = [:]
    var titles: [String] = []
    var all: Int64 = 0
    for airing in airings {
      let length = max(1, airing.duration)
      all += length
      if byTitle[airing.title] == nil, titles.count < 6 { titles.append(airing.title) }
      byTitle[airing.title, default: 0] += length
      byGenre[airing.genre, default: 0] += length
    }
    self.titles = titles
    isDominated = airings.first.map { $0.duration * 10 >= all * 7 } ?? false
    // Of two of the same length, the one with the smaller name, because a dictionary has no order.
    let title = byTitle.max { ($0.value, $1.key) < ($1.value, $0.key) }
    let genre = byGenre.max { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }
    self.genre = genre?.key ?? .undefined
    if let title, title.value * 2 >= all {
      subject = .programme(title.key)
    } else if let genre, genre.key != .undefined, genre.value * 5 >= all * 3, airings.count > 2 {
      subject = .genre(genre.key)
    } else if let title, airings.count > 4 || all >= 3 * 3_600 {
      subject = .programme(title.key)
    } else {
      subject = .mixture
    }
  }
}
