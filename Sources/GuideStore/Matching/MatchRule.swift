/// The reasons why two channels of different feeds count as the same, the most certain first.
enum MatchRule: Int, Comparable, Sendable {
  /// The owner's decision.
  case chosen
  /// They have the same identifier.
  case id
  /// The identifiers are the same except for case, blanks around them and `%20`.
  case foldedID
  /// They are the same except for the part after an `@` in one of them: `AE.us` and `AE.us@East`.
  case idWithSuffix
  /// The playlist's `tvg-name` is one of the guide's names.
  case tvgName
  /// They have the same name.
  case name
  /// The names are the same except for quality, country, accents, punctuation and number words: doubtful.
  case plainName
  /// By its name, one shows the other's programmes an hour later: only offered.
  case hourLater
  /// They have the same number: only offered.
  case number

  static func < (a: MatchRule, b: MatchRule) -> Bool { a.rawValue < b.rawValue }

  /// Whether the user should check it.
  var isDoubtful: Bool { self >= .plainName }
  /// Whether it applies unless the user decides otherwise.
  var isApplied: Bool { self <= .plainName }
}
