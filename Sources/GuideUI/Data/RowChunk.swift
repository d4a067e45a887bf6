import GuideModel

/// A stretch of one row as it was read: some blocks of time next to each other, and what is drawn in them.
///
/// Drawing does not depend on where the row is cut: `AiringSpans` decides by what overlaps, and where more is needed to
/// decide, more is read.
final class RowChunk {
  /// Something drawn that touches the chunk's range.
  struct Piece {
    /// Where it is drawn, beyond the chunk, too; where that is not known (`opensLeft`, `opensRight`), up to the chunk's
    /// edge.
    var start: Int64
    var stop: Int64
    /// Into the chunk's airings; -1 where there is no information.
    var airing: Int32
    /// Whether it may go on in the chunk before or after.
    var opensLeft = false
    var opensRight = false

    var isHole: Bool { airing < 0 }
  }

  /// Cuts rows into chunks.
  struct Ruler {
    /// Where the row begins and ends; nothing beyond is read.
    var limit: Range<Int64>
    /// Seconds of a block.
    var blockLength: Int64
    /// Holes are cut where a multiple of so many seconds from the row's beginning lies; itself a multiple of
    /// `blockLength`.
    var longestHole: Int64

    func block(of instant: Int64) -> Int64 { (instant - limit.lowerBound) / blockLength }

    func range(of blocks: Range<Int64>) -> Range<Int64> {
      let lower = limit.lowerBound + blocks.lowerBound * blockLength
      return lower..<min(limit.lowerBound + blocks.upperBound * blockLength, limit.upperBound)
    }

    func isCut(_ instant: Int64) -> Bool {
      (instant - limit.lowerBound) % longestHole == 0 || instant >= limit.upperBound
    }

    func nextCut(after instant: Int64) -> Int64 {
      limit.lowerBound + ((instant - limit.lowerBound) / longestHole + 1) * longestHole
    }
  }

  /// Numbers of the blocks it covers.
  let blocks: Range<Int64>
  let range: Range<Int64>
  /// In order, without hole or overlap, covering `range`; never empty.
  let pieces: ContiguousArray<Piece>
  private let airings: [Airing]
  /// When it was last used, by its owner's clock.
  var lastUse: UInt64

  /// Reads a stretch of a channel, which must not be empty.
  init(_ guide: some GuideProviding, channel: Channel.Key, blocks: Range<Int64>, ruler: Ruler, use: UInt64) throws {
    let range = ruler.range(of: blocks)
    // Holes of up to `stretchedGap` are drawn over: whether one at the edge is as short shows a little further out.
    let near = AiringSpans.stretchedGap + 1
    var wide = (range.lowerBound - near..<range.upperBound + Self.lookAhead).clamped(to: ruler.limit)
    var airings = try guide.airings(on: channel, overlapping: wide)
    if let needed = Self.undecided(airings, in: wide) {
      wide = needed.clamped(to: range.lowerBound - Self.mostContext..<range.upperBound + Self.mostContext)
        .clamped(to: ruler.limit)
      airings = try guide.airings(on: channel, overlapping: wide)
    }
    let spans = AiringSpans(airings: airings, range: wide)
    let shown = spans.indices(overlapping: range)
    var cutter = Cutter(range: range, wide: wide, ruler: ruler, count: shown.count + 1)
    for index in shown {
      let interval = spans[index].interval
      if case .airing(let airing) = spans[index].content {
        cutter.add(airing, start: airings[airing].start, interval, isLast: index == spans.count - 1)
      } else {
        cutter.addHole(interval)
      }
    }
    self.blocks = blocks
    self.range = range
    self.airings = airings
    pieces = cutter.pieces
    lastUse = use
  }

  /// One that could not be read: a hole.
  init(unreadable blocks: Range<Int64>, ruler: Ruler, use: UInt64) {
    let range = ruler.range(of: blocks)
    var cutter = Cutter(range: range, wide: range, ruler: ruler, count: 1)
    cutter.addHole(range)
    self.blocks = blocks
    self.range = range
    airings = []
    pieces = cutter.pieces
    lastUse = use
  }

  /// The piece that contains an instant of `range`. O(log n).
  func index(at instant: Int64) -> Int { pieces.partitioningIndex { $0.stop > instant } }

  func airing(of piece: Piece) -> Airing? { piece.isHole ? nil : airings[Int(piece.airing)] }

  func id(of piece: Piece) -> Airing.ID? { piece.isHole ? nil : airings[Int(piece.airing)].id }

  // MARK: Pieces

  /// Makes pieces of what was read.
  private struct Cutter {
    /// The chunk's, and what was read for it.
    let range: Range<Int64>
    let wide: Range<Int64>
    let ruler: Ruler
    private(set) var pieces = ContiguousArray<Piece>()

    init(range: Range<Int64>, wide: Range<Int64>, ruler: Ruler, count: Int) {
      self.range = range
      self.wide = wide
      self.ruler = ruler
      pieces.reserveCapacity(count)
    }

    mutating func add(_ airing: Int, start: Int64, _ interval: Range<Int64>, isLast: Bool) {
      var piece = Piece(start: interval.lowerBound, stop: interval.upperBound, airing: Int32(airing))
      // A cell begins at its airing's start, whatever lies before it.
      if piece.start == wide.lowerBound, piece.start > ruler.limit.lowerBound {
        piece.start = max(start, ruler.limit.lowerBound)
      }
      // It ends at its stop or where the next begins: that the next was not read says nothing.
      if isLast, wide.upperBound < ruler.limit.upperBound {
        piece.stop = range.upperBound
        piece.opensRight = true
      }
      pieces.append(piece)
    }

    mutating func addHole(_ interval: Range<Int64>) {
      var piece = Piece(start: interval.lowerBound, stop: interval.upperBound, airing: -1)
      if piece.start < range.lowerBound, ruler.isCut(range.lowerBound) {
        piece.start = range.lowerBound
      } else if piece.start <= wide.lowerBound, !ruler.isCut(piece.start) {
        piece.start = range.lowerBound
        piece.opensLeft = true
      }
      if piece.stop > range.upperBound, ruler.isCut(range.upperBound) {
        piece.stop = range.upperBound
      } else if piece.stop >= wide.upperBound, !ruler.isCut(piece.stop) {
        piece.stop = range.upperBound
        piece.opensRight = true
      }
      while ruler.nextCut(after: piece.start) < piece.stop {
        var first = piece
        first.stop = ruler.nextCut(after: piece.start)
        first.opensRight = false
        if first.stop > range.lowerBound { pieces.append(first) }
        piece.start = first.stop
        piece.opensLeft = false
      }
      if piece.start < range.upperBound { pieces.append(piece) }
    }
  }

  // MARK: What else must be read

  /// Seconds behind a chunk's end that are read, too: most of what goes on there ends within, and then the next chunk
  /// need not be read to know where.
  private static let lookAhead: Int64 = 3_600
  /// Seconds beyond a chunk's edges that are read at most.
  private static let mostContext: Int64 = 6 * 3_600

  /// Whether a programme gives way to its parts can be decided only with all of them. One that crosses the edge, says
  /// nothing but its title and shares its time with another may do so: then all of its time is needed. O(airings).
  private static func undecided(_ airings: [Airing], in range: Range<Int64>) -> Range<Int64>? {
    var reach = Int64.min
    var reachOfCrossing = Int64.min
    var isNeeded = false
    var needed = range
    for airing in airings {
      if airing.start < reachOfCrossing { isNeeded = true }
      let crosses = airing.start < range.lowerBound || airing.stop > range.upperBound
      if crosses, airing.stop > airing.start, airing.subtitle.isEmpty, airing.summary.isEmpty {
        if airing.start < reach { isNeeded = true }
        reachOfCrossing = max(reachOfCrossing, airing.stop)
        needed = min(needed.lowerBound, airing.start)..<max(needed.upperBound, airing.stop)
      }
      reach = max(reach, airing.stop)
    }
    return isNeeded && needed != range ? needed : nil
  }
}
