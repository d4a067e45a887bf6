/// Counts issues in a plain buffer, because counting is part of the parser's inner loop. Its creator must `free()` it.
struct IssueCounts {
  private let counts: UnsafeMutablePointer<Int>

  private static let places: [FeedIssue: Int] = Dictionary(
    uniqueKeysWithValues: FeedIssue.allCases.enumerated().map { ($0.element, $0.offset) })

  init() {
    counts = .allocate(capacity: FeedIssue.allCases.count)
    counts.initialize(repeating: 0, count: FeedIssue.allCases.count)
  }

  func free() { counts.deallocate() }

  mutating func add(_ issue: FeedIssue, _ times: Int) { counts[Self.places[issue] ?? 0] += times }

  /// The issues that occurred.
  var all: [FeedIssue: Int] {
    var all: [FeedIssue: Int] = [:]
    for (place, issue) in FeedIssue.allCases.enumerated() where counts[place] > 0 { all[issue] = counts[place] }
    return all
  }
}
