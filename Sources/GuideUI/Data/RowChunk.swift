import GuideModel

/// A part of one row as it was read: some adjacent blocks of time, and what is drawn in them.
///
/// The drawing does not depend on where the row is divided: `AiringSpans` decides by what overlaps, and if more is
/// needed to decide, more is read.
final class RowChunk {
  /// Something drawn that touches the chunk's range.
  struct Piece {
    /// The start of its cell, which may be outside the chunk; if unknown (`opensLeft`, `opensRight`), the chunk's edge.
    var start: Int64
    var stop: Int64
    /// An index into the chunk's airings; -1 if there is no information.
    var airing: Int32
    /// Whether it may continue in the previous or next chunk.
    var opensLeft = false
    var opensRight = false

    var isHole: Bool { airing < 0 }
  }

  /// Divides rows into chunks.
  struct Ruler: Equatable {
    /// The beginning and end of the row; nothing beyond is read.
    var limit: Range<Int64>
    /// Seconds of a block.
    var blockLength: Int64
    /// Holes are cut at multiples of this many seconds from the row's beginning; itself a multiple of `blockLength`.
    var longestHole: Int64

    /// The number of blocks of a whole row.
    var blockCount: Int64 { (limit.upperBound - limit.lowerBound + blockLength - 1) / blockLength }

    func block(of instant: Int64) -> Int64 { (instant - limit.lowerBound) / blockLength }

    func range(of blocks: Range<Int64>) -> Range<Int64> {
      let lower = limit.lowerBound + blocks.lowerBound * blockLength
      return lower..<min(limit.lowerBound + blocks.upperBound * blockLength, limit.upperBound)
    }

    func isCut(_ instant: Int64) -> Bool {
      (instant - limit.lowerBound) % longestHole == 0 || instant >= limit.upperBound
    }

    /// Returns the blocks from `first` to `last` between the same two cuts as `block`, which is one of them.
    func sameCut(as block: Int64, from first: Int64, upTo last: Int64) -> Range<Int64> {
      let length = longestHole / blockLength
      let cut = block / length * length
      return max(first, cut)..<min(last + 1, cut + length)
    }

    func nextCut(after instant: Int64) -> Int64 {
      limit.lowerBound + ((instant - limit.lowerBound) / longestHole + 1) * longestHole
    }
  }

  /// The numbers of the blocks it covers.
  let blocks: Range<Int64>
  let range: Range<Int64>
  /// In order, without hole or overlap, covering `range`; never empty.
  let pieces: ContiguousArray<Piece>
  private let airings: [Airing]
  /// Whether it stands for a part that another thread is still reading: a hole that ends with the chunk.
  let isAwaited: Bool
  /// Whether it is from before a reload and has not been requested again.
  var isOutdated = false
  /// Its last use, by its owner's clock.
  var lastUse: UInt64

  /// The part of a channel that was read for a chunk.
  struct Reading: Sendable {
    /// The range that was read: the chunk's, and as much around it as decides what is drawn in it.
    let wide: Range<Int64>
    let airings: [Airing]

    /// Reads a part of a channel, which must not be empty.
    /// - Parameter read: returns the airings that overlap a range; `nil` gives up.
    init?(_ blocks: Range<Int64>, _ ruler: Ruler, read: (Range<Int64>) throws -> [Airing]?) rethrows {
      let range = ruler.range(of: blocks)
      // Holes of up to `stretchedGap` are drawn over. Whether one at the edge is that short becomes clear a little
      // further out.
      let near = AiringSpans.stretchedGap + 1
      var wide = (range.lowerBound - near..<range.upperBound + RowChunk.lookAhead).clamped(to: ruler.limit)
      guard var airings = try read(wide) else { return nil }
      if let needed = RowChunk.undecided(airings, in: wide) {
        wide = needed.clamped(to: range.lowerBound - RowChunk.mostContext..<range.upperBound + RowChunk.mostContext)
          .clamped(to: ruler.limit)
        guard let more = try read(wide) else { return nil }
        airings = more
      }
      self.wide = wide
      self.airings = airings
    }
  }

  init(_ reading: Reading, blocks: Range<Int64>, ruler: Ruler, use: UInt64) {
    let range = ruler.range(of: blocks)
    let (wide, airings) = (reading.wide, reading.airings)
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
    isAwaited = false
    lastUse = use
  }

  /// Creates a chunk that could not be read: a hole.
  init(unreadable blocks: Range<Int64>, ruler: Ruler, use: UInt64) {
    let range = ruler.range(of: blocks)
    var cutter = Cutter(range: range, wide: range, ruler: ruler, count: 1)
    cutter.addHole(range)
    self.blocks = blocks
    self.range = range
    airings = []
    pieces = cutter.pieces
    isAwaited = false
    lastUse = use
  }

  /// Creates a chunk that stands for one which is still being read.
  init(awaited blocks: Range<Int64>, ruler: Ruler, use: UInt64) {
    self.blocks = blocks
    range = ruler.range(of: blocks)
    airings = []
    pieces = [Piece(start: range.lowerBound, stop: range.upperBound, airing: -1)]
    isAwaited = true
    lastUse = use
  }

  /// Returns the piece that contains an instant of `range`. O(log n).
  func index(at instant: Int64) -> Int { pieces.partitioningIndex { $0.stop > instant } }

  func airing(of piece: Piece) -> Airing? { piece.isHole ? nil : airings[Int(piece.airing)] }

  func id(of piece: Piece) -> Airing.ID? { piece.isHole ? nil : airings[Int(piece.airing)].id }

  // MARK: Pieces

  /// Makes pieces of the airings that were read.
  private struct Cutter {
    /// The range of the chunk and of what was read for it.
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
      // A cell begins at its airing's start, whatever is before it.
      if piece.start == wide.lowerBound, piece.start > ruler.limit.lowerBound {
        piece.start = max(start, ruler.limit.lowerBound)
      }
      // It ends at its stop or where the next begins. That the next was not read proves nothing.
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

  // MARK: Further reading

  /// Seconds after a chunk's end that are read, too. Most programmes that continue there end within them, so the next
  /// chunk need not be read to know where.
  private static let lookAhead: Int64 = 3_600
  /// The greatest number of seconds beyond a chunk's edges that are read.
  private static let mostContext: Int64 = 6 * 3_600

  /// Whether a programme gives way to its parts can be decided only with all of the parts. A programme may do so if it
  /// crosses the edge, has nothing but a title and shares its time with another; then all of its time is needed.
  /// O(airings).
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
