import GuideModel

/// A programme's values beyond those of every airing, as exports and the interface for programs write them.
package struct ProgrammeFacts {
  package let categories: [String]
  package let keywords: [String]
  /// As people read it, "S2 E5"; empty without one.
  package let episode: String
  package let date: String
  package let people: [Programme.Credit]
  /// With the system in front, where one is named: "FSK 12".
  package let ratings: [String]

  package init(_ programme: Programme) {
    categories = programme.categories.map(\.text)
    keywords = programme.keywords.map(\.text)
    episode = programme.episodeNumber?.displayText ?? ""
    date = programme.date
    people = programme.credits
    ratings = programme.ratings.map { $0.system.isEmpty ? $0.value : "\($0.system) \($0.value)" }
  }
}
