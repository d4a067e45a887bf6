/// The contents of one row of the grid in a range of time: airings and holes, side by side, without overlap, covering
/// the range exactly.
///
/// Overlaps are resolved for drawing only, by Kodi's rules (`EpgTagsContainer`). Of two airings, one that starts later
/// and ends later cuts the earlier one short; one that starts later and ends no later is hidden behind the earlier one.
/// A programme that has nothing but its title, and whose time at least two others fill exactly, gives way to them
/// (`tv_remove_some_overlapping` of XMLTV). Hidden airings are listed with the span that covers them. Holes of at most
/// two minutes are drawn over.
public struct AiringSpans: Hashable, Sendable {
  /// An airing or a hole, where it is drawn.
  public struct Span: Hashable, Sendable {
    /// The content of a span.
    public enum Content: Hashable, Sendable {
      /// An index into the airings from which the spans were made.
      case airing(Int)
      /// No information.
      case gap
    }

    /// An airing, by its index, or a hole.
    public var content: Content
    /// Where it is drawn, UTC seconds since 1970. An airing's own times may reach further, or end earlier.
    public var interval: Range<Int64>
    /// The indices of the airings that it covers, in order.
    public var hidden: [Int]

    /// Creates a span over `interval`, UTC seconds since 1970.
    public init(content: Content, interval: Range<Int64>, hidden: [Int] = []) {
      self.content = content
      self.interval = interval
      self.hidden = hidden
    }

    /// Whether there is no information.
    public var isGap: Bool { content == .gap }
    /// The start, UTC seconds since 1970.
    public var start: Int64 { interval.lowerBound }
    /// The stop (excluded), UTC seconds since 1970.
    public var stop: Int64 { interval.upperBound }
  }

  /// The longest hole that is drawn over, in seconds.
  public static let stretchedGap: Int64 = 120

  /// The spans in order; none is empty.
  public let spans: [Span]
  /// The range that the spans cover exactly, UTC seconds since 1970.
  public let range: Range<Int64>

  /// - Parameters:
  ///   - airings: one channel's, sorted by start, then ordinal; at least all that overlap `range`. The spans of a range
  ///     are the same whatever else is passed, with one exception: a programme gives way to its parts only if all of
  ///     them are passed.
  ///   - range: the range to draw.
  /// - Complexity: O(airings).
  public init(airings: [Airing], range: Range<Int64>) {
    self.range = range
    guard !range.isEmpty else {
      spans = []
      return
    }
    var builder = Builder(airings: airings, range: range)
    spans = builder.build()
  }

  /// The number of spans. O(1).
  public var count: Int { spans.count }
  /// Whether there is no span: true only for an empty range.
  public var isEmpty: Bool { spans.isEmpty }
  /// The span at a position, 0..<count. O(1).
  public subscript(index: Int) -> Span { spans[index] }

  /// Returns the index of the first span that ends after an instant; `count` if there is none. O(log n).
  public func firstIndex(endingAfter instant: Int64) -> Int {
    var (low, high) = (0, spans.count)
    while low < high {
      let middle = (low + high) / 2
      if spans[middle].stop > instant { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Returns the indices of the spans that overlap a range. O(log n).
  public func indices(overlapping range: Range<Int64>) -> Range<Int> {
    let first = firstIndex(endingAfter: range.lowerBound)
    guard !range.isEmpty else { return first..<first }
    var (low, high) = (first, spans.count)
    while low < high {
      let middle = (low + high) / 2
      if spans[middle].start >= range.upperBound { high = middle } else { low = middle + 1 }
    }
    return first..<low
  }

  /// Returns the index of the span at an instant; `nil` outside `range`. O(log n).
  public func index(at instant: Int64) -> Int? { range.contains(instant) ? firstIndex(endingAfter: instant) : nil }
}
