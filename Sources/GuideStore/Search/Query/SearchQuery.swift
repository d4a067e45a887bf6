import GuideModel

/// A parsed search: conditions that an airing must all meet. No text is ever an error.
struct SearchQuery: Equatable {
  /// The field in which a text is searched.
  enum Field: Equatable {
    case title, episode, person, category

    func contains(_ field: AiringText.Field) -> Bool {
      switch self {
      case .title: field == .title
      case .episode: field == .episode
      case .person: field == .person
      case .category: field == .category
      }
    }
  }

  /// Consecutive words, or one word.
  struct Pattern: Equatable {
    var units: [SearchText.Unit]
    /// Whether the last word may continue.
    var isPrefix: Bool
    /// The field; `nil` for all.
    var field: Field?
  }

  /// Instants, UTC seconds, in order.
  struct Times: Equatable {
    var ranges: [Range<Int64>]
    /// Whether an airing that is on at the beginning of the range meets it; otherwise it must start in it.
    var isRunning = false

    /// Returns the part that can contain an airing between two instants.
    func near(_ first: Int64, _ last: Int64) -> Times? {
      let near = ranges.filter { $0.lowerBound <= last && $0.upperBound > first }
      return near.isEmpty ? nil : Times(ranges: near, isRunning: isRunning)
    }

    func contains(start: Int64, stop: Int64) -> Bool {
      if isRunning { return ranges.contains { start <= $0.lowerBound && stop > $0.lowerBound } }
      return ranges.contains { $0.contains(start) }
    }
  }

  enum Alternative: Equatable {
    case text(Pattern)
    case genre(Genre)
    case mark(SearchMark)
    case times(Times)
  }

  /// A condition, met by an airing that meets one of the alternatives; or, if it excludes, by one that meets none.
  struct Condition: Equatable {
    var alternatives: [Alternative]
    var isExcluded = false

    /// Whether one of the alternatives is about times.
    var hasTimes: Bool {
      alternatives.contains { if case .times = $0 { true } else { false } }
    }
  }

  var conditions: [Condition] = []
  /// Seconds.
  var durations: Range<Int64> = 0..<Int64.max
  /// Words in the names of channels; each list must be matched.
  var channels: [[SearchText.Unit]] = []
  /// The recognised filters, as texts for people.
  var filters: [String] = []
  /// Parts that look like filters, but are none, as texts for people.
  var hints: [String] = []

  /// Whether no word or condition selects anything; exclusions alone do not.
  var isEmpty: Bool { !conditions.contains { !$0.isExcluded } && channels.isEmpty && !isAboutLength }

  var isAboutLength: Bool { durations != 0..<Int64.max }

  /// The class of an airing that has a requested genre. Nothing is better, but if there is only this one word, it may
  /// be meant as a word.
  var filterClass: SearchClass { conditions.count == 1 ? .episode : .title }

  /// Whether results of the index may not match, apart from airings that have changed.
  var isApproximate: Bool {
    conditions.contains { condition in
      condition.alternatives.contains {
        guard case .text(let pattern) = $0 else { return false }
        return pattern.units.count > 1 || pattern.field != nil && pattern.field != .title
          || pattern.units.contains { $0.isRun ? $0.bytes.count > 6 : $0.bytes.count > SearchTerm.limit }
      }
    }
  }

  /// The words, if there is nothing else, so that they may be a whole title.
  var words: [SearchText.Unit]? {
    var words: [SearchText.Unit] = []
    for condition in conditions {
      guard !condition.isExcluded, case .text(let pattern)? = condition.alternatives.first, pattern.field != .person,
        pattern.field != .category
      else { return nil }
      words += pattern.units
    }
    return words.isEmpty || isAboutLength ? nil : words
  }
}
