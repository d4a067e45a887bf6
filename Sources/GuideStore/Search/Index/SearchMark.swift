import GuideModel

/// A property of an airing besides its genre.
enum SearchMark: UInt8, CaseIterable {
  case film = 0x41
  case series, new, live, repeated

  static func marks(genre: Genre, flags: Airing.Flags) -> [SearchMark] {
    var marks: [SearchMark] = []
    if flags.contains(.film) || genre == .film && !flags.contains(.series) { marks.append(.film) }
    if flags.contains(.series) { marks.append(.series) }
    if !flags.isDisjoint(with: [.new, .premiere]) { marks.append(.new) }
    if flags.contains(.live) { marks.append(.live) }
    if flags.contains(.repeated) { marks.append(.repeated) }
    return marks
  }
}
