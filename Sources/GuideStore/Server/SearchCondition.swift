import GuideModel
import Postgres

/// A query as a condition in SQL that all its results meet; not everything that meets it is a result. Everything typed
/// is a parameter.
struct SearchCondition {
  private(set) var values: [PostgresValue] = []
  private var conditions: [String] = []
  /// Tests whether all words are in titles, to put those first; `nil` if there are no words.
  private(set) var inTitle: String?

  var text: String { conditions.isEmpty ? "true" : conditions.joined(separator: " AND ") }

  init(_ query: SearchQuery) {
    var titles: [String] = []
    for condition in query.conditions {
      if condition.isExcluded {
        if let excluded = exactly(condition) { conditions.append("NOT (\(excluded))") }
        continue
      }
      let alternatives = condition.alternatives.map { alternative -> String in
        switch alternative {
        case .text(let pattern):
          titles.append(self.pattern(pattern, in: "split_part(words, E'\\x01', 1)"))
          return self.pattern(pattern, in: pattern.field == .title ? "split_part(words, E'\\x01', 1)" : "words")
            + (pattern.field == .title ? " AND \(self.pattern(pattern, in: "words"))" : "")
        case .genre(let genre): return "genre = \(genre.rawValue)"
        case .mark(let mark): return Self.mark(mark)
        case .times(let times): return Self.times(times)
        }
      }
      conditions.append("(\(alternatives.map { "(\($0))" }.joined(separator: " OR ")))")
    }
    if query.isAboutLength {
      conditions.append(
        "stop - start >= \(integer(query.durations.lowerBound)) AND stop - start < \(integer(query.durations.upperBound))"
      )
    }
    if !titles.isEmpty { inTitle = titles.map { "(\($0))" }.joined(separator: " AND ") }
  }

  mutating func require(_ condition: String) { conditions.append("(\(condition))") }

  mutating func integer(_ value: Int64) -> String { parameter(.integer(value)) }
  mutating func integers(_ values: [Int64]) -> String { parameter(.integers(values)) }

  private mutating func parameter(_ value: PostgresValue) -> String {
    values.append(value)
    return "$\(values.count)"
  }

  /// Adds every word of a pattern; whether they are consecutive is checked later.
  private mutating func pattern(_ pattern: SearchQuery.Pattern, in column: String) -> String {
    var parts: [String] = []
    for (index, unit) in pattern.units.enumerated() {
      let isPrefix = pattern.isPrefix && index == pattern.units.count - 1
      parts.append("\(column) LIKE \(parameter(.text(Self.like(unit, isPrefix: isPrefix))))")
    }
    return parts.isEmpty ? "true" : parts.joined(separator: " AND ")
  }

  /// Matches a word between blanks; in a script without blanks, any part.
  private static func like(_ unit: SearchText.Unit, isPrefix: Bool) -> String {
    var text = ""
    for scalar in String(decoding: unit.bytes, as: UTF8.self).unicodeScalars {
      if ["%", "_", "\\"].contains(scalar) { text.unicodeScalars.append("\\") }
      text.unicodeScalars.append(scalar)
    }
    if unit.isRun { return "%\(text)%" }
    return isPrefix ? "% \(text)%" : "% \(text) %"
  }

  /// Returns a condition that excludes no result; `nil` if SQL cannot decide exactly.
  private mutating func exactly(_ condition: SearchQuery.Condition) -> String? {
    var parts: [String] = []
    for alternative in condition.alternatives {
      switch alternative {
      case .genre(let genre): parts.append("genre = \(genre.rawValue)")
      case .mark(let mark): parts.append(Self.mark(mark))
      case .times(let times): parts.append(Self.times(times))
      case .text(let pattern):
        guard pattern.units.count == 1, pattern.field == nil, pattern.units.allSatisfy({ $0.bytes.count < 256 }) else {
          continue
        }
        parts.append(self.pattern(pattern, in: "words"))
      }
    }
    return parts.isEmpty ? nil : parts.map { "(\($0))" }.joined(separator: " OR ")
  }

  private static func mark(_ mark: SearchMark) -> String {
    func flag(_ flags: Airing.Flags) -> String { "flags & \(flags.rawValue) <> 0" }
    switch mark {
    case .film:
      return "\(flag(.film)) OR genre = \(Genre.film.rawValue) AND flags & \(Airing.Flags.series.rawValue) = 0"
    case .series: return flag(.series)
    case .new: return flag([.new, .premiere])
    case .live: return flag(.live)
    case .repeated: return flag(.repeated)
    }
  }

  private static func times(_ times: SearchQuery.Times) -> String {
    let ranges = times.ranges.map { range in
      times.isRunning
        ? "start <= \(range.lowerBound) AND stop > \(range.lowerBound)"
        : "start >= \(range.lowerBound) AND start < \(range.upperBound)"
    }
    return ranges.isEmpty ? "false" : ranges.map { "(\($0))" }.joined(separator: " OR ")
  }
}
