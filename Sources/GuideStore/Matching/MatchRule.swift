/// Why two channels of different feeds are taken for the same, the surest first.
enum MatchRule: Int, Comparable, Sendable {
  /// The owner says so.
  case chosen
  /// The same identifier.
  case id
  /// The same but for case, blanks around it and `%20`.
  case foldedID
  /// The same but for what follows an `@` in one of them: `AE.us` and `AE.us@East`.
  case idWithSuffix
  /// The playlist's `tvg-name` is one of the guide's names.
  case tvgName
  /// The same name.
  case name
  /// The same name but for quality, country, accents, punctuation and number words: doubtful.
  case plainName
  /// The one shows the other's programmes an hour later, by its name: only offered.
  case hourLater
  /// The same number: only offered.
  case number

  static func < (a: MatchRule, b: MatchRule) -> Bool { a.rawValue < b.rawValue }

  /// Whether a person should look at it.
  var isDoubtful: Bool { self >= .plainName }
  /// Whether it holds until a person says otherwise.
  var isApplied: Bool { self <= .plainName }
}
