import GuideModel

/// A parsed search: conditions that an airing must all meet. Nothing typed is ever an error or an operator.
struct SearchQuery: Equatable {
  /// Where a text is looked for.
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

  /// Words that follow each other, or one word.
  struct Pattern: Equatable {
    var units: [SearchText.Unit]
    /// The last word may go on.
    var isPrefix: Bool
    /// `nil` for all.
    var field: Field?
  }

  /// Instants, UTC seconds, in order.
  struct Times: Equatable {
    var ranges: [Range<Int64>]
    /// Whether an airing that runs at the beginning of the range meets it; otherwise it must start in it.
    var isRunning = false

    /// Leaves what can contain an airing between two instants.
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

  /// Met by an airing that meets one of the alternatives; where it is excluded, by one that meets none.
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
  /// Names that channels must have, each in one of the lists.
  var channels: [[SearchText.Unit]] = []
  /// Filters that were understood, for people to read.
  var filters: [String] = []

  /// Whether no word or condition selects anything: exclusions alone do not.
  var isEmpty: Bool { !conditions.contains { !$0.isExcluded } && channels.isEmpty && !isAboutLength }

  var isAboutLength: Bool { durations != 0..<Int64.max }

  /// How much it counts that an airing is of a requested genre: nothing is better, but where there is only this one
  /// word, it may be meant as a word.
  var filterClass: SearchClass { conditions.count == 1 ? .episode : .title }

  /// Whether what the index finds may still not match, apart from what changed meanwhile.
  var isApproximate: Bool {
    conditions.contains { condition in
      condition.alternatives.contains {
        guard case .text(let pattern) = $0 else { return false }
        return pattern.units.count > 1 || pattern.field != nil && pattern.field != .title
          || pattern.units.contains { $0.isRun ? $0.bytes.count > 6 : $0.bytes.count > SearchTerm.limit }
      }
    }
  }

  /// The words alone, where there is nothing else: what a whole title may be.
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
