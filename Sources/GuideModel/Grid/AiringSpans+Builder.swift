extension AiringSpans {
  struct Builder {
    let airings: [Airing]
    let range: Range<Int64>
    private var spans: [Span] = []

    init(airings: [Airing], range: Range<Int64>) {
      self.airings = airings
      self.range = range
    }

    /// The limit of the search for the parts of a programme, so that hostile data cannot make it quadratic.
    private static let partLimit = 256

    mutating func build() -> [Span] {
      // An airing is drawn if it ends later than all drawn ones before it; its cell ends where the next one starts.
      var drawn: [Int] = []
      var hidden: [Int] = []
      drawn.reserveCapacity(airings.count)
      var lastStop = Int64.min
      for index in airings.indices {
        let airing = airings[index]
        if airing.stop <= airing.start || airing.stop <= lastStop || givesWay(index) {
          hidden.append(index)
        } else {
          drawn.append(index)
          lastStop = airing.stop
        }
      }
      spans.reserveCapacity(drawn.count + 2)
      var covered: [Int] = []
      var cursor = range.lowerBound
      for (place, index) in drawn.enumerated() {
        let next = place + 1 < drawn.count ? airings[drawn[place + 1]].start : .max
        let start = max(airings[index].start, cursor)
        let stop = min(airings[index].stop, next, range.upperBound)
        guard start < stop else {
          covered.append(index)
          continue
        }
        append(.airing(index), from: start, to: stop, after: cursor)
        cursor = stop
      }
      close(at: cursor)
      attach(merge(hidden, covered))
      return spans
    }

    private mutating func append(_ content: Span.Content, from start: Int64, to stop: Int64, after cursor: Int64) {
      var start = start
      if start > cursor {
        if start - cursor > AiringSpans.stretchedGap {
          spans.append(Span(content: .gap, interval: cursor..<start))
        } else if let last = spans.last {
          spans[spans.count - 1].interval = last.start..<start
        } else {
          start = cursor
        }
      }
      spans.append(Span(content: content, interval: start..<stop))
    }

    private mutating func close(at cursor: Int64) {
      guard cursor < range.upperBound else { return }
      if let last = spans.last, range.upperBound - cursor <= AiringSpans.stretchedGap {
        spans[spans.count - 1].interval = last.start..<range.upperBound
      } else {
        spans.append(Span(content: .gap, interval: cursor..<range.upperBound))
      }
    }

    /// Lists each airing that is not drawn with the span that is drawn where it starts. Both are in order: O(airings).
    private mutating func attach(_ indices: [Int]) {
      var place = 0
      for index in indices {
        let airing = airings[index]
        let isInstant = airing.stop <= airing.start
        guard airing.start < range.upperBound,
          isInstant ? airing.start >= range.lowerBound : airing.stop > range.lowerBound
        else { continue }
        while place + 1 < spans.count, spans[place].stop <= airing.start { place += 1 }
        spans[place].hidden.append(index)
      }
    }

    private func merge(_ left: [Int], _ right: [Int]) -> [Int] {
      if right.isEmpty { return left }
      return (left + right).sorted()
    }

    /// Whether a programme has nothing but its title and at least two others fill its time exactly.
    private func givesWay(_ index: Int) -> Bool {
      let umbrella = airings[index]
      guard umbrella.subtitle.isEmpty, umbrella.summary.isEmpty else { return false }
      var first = index
      while first > 0, index - first < Self.partLimit, airings[first - 1].start == umbrella.start { first -= 1 }
      var cursor = umbrella.start
      var parts = 0
      for other in first..<min(airings.count, first + Self.partLimit) where other != index {
        let part = airings[other]
        if part.start == umbrella.start && part.stop == umbrella.stop { continue }
        if part.stop <= part.start && part.start < umbrella.stop { continue }
        guard part.start == cursor, part.stop <= umbrella.stop else { return false }
        parts += 1
        cursor = part.stop
        if cursor == umbrella.stop { return parts >= 2 }
      }
      return false
    }
  }
}
