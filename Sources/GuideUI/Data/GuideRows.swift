import Foundation
import GuideModel

/// The guide's rows, cut into blocks of time, loaded when they come into view and kept while they are near. Layout,
/// cells and focus read from it.
///
/// Blocks that are missing next to each other are read at once, as a `RowChunk`. At most `capacity` blocks are kept, so
/// memory does not grow with the guide, and what is read for a screen does not either.
@MainActor public final class GuideRows: GuideLayoutSource, GuideFocus.Map {
  /// The guide is never shown wider than this many days around now, whatever dates a feed claims.
  private static let mostDays = 60

  /// The channels of the rows, in order.
  public private(set) var channels: [Channel] = []
  /// Their keys alone: of ten thousand channels they stay in the processor's cache.
  private var keys: [Channel.Key] = []
  public private(set) var timeRange: Range<Int64> = 0..<1
  /// The part of `timeRange` that the data covers.
  public private(set) var dataRange: Range<Int64> = 0..<1
  /// The current time, which the range must contain even when the data does not reach it.
  public var now: Int64
  /// Called when the database fails in the middle of scrolling: the row shows "no information" and the error is
  /// reported once.
  public var onError: ((any Error) -> Void)?

  private var guide: any GuideProviding
  private var times: GuideTimes
  /// The dates in the header, as a calendar shows them: 01:30 is on the new date, though the guide's day goes on.
  private var dates: [BroadcastDay] = []
  private var ruler = RowChunk.Ruler(limit: 0..<1, blockLength: 1, longestHole: 1)
  /// The chunks of each row that are in memory, in order, without overlap.
  private var chunks: [Int: [RowChunk]] = [:]
  /// The same in the order in which they are looked at when there is no room; what comes before `nextInQueue` was.
  private var queue: [QueuedChunk] = []
  private var nextInQueue = 0
  private var blockCount = 0
  private var clock: UInt64 = 0
  private let capacity: Int
  /// Decides which programmes are drawn together; `nil` draws every programme.
  private var bundler: SpanBundler?

  /// - Parameter capacity: hours of a row kept; a screen of 20 rows needs 100 to 500. Many more would be read into
  ///   memory that the processor's cache does not hold, and dropping them out of there costs more than reading again.
  public init(guide: any GuideProviding, times: GuideTimes, now: Int64, capacity: Int = 2_048) {
    self.guide = guide
    self.times = times
    self.now = now
    self.capacity = capacity
    reload(guide)
  }

  public var rowCount: Int { channels.count }

  /// Reads days and hours by another clock, from the next `reload(_:channels:)` on.
  public func use(_ times: GuideTimes) { self.times = times }

  /// Forgets everything read and reads channels and range anew.
  /// - Parameter channels: the rows to show; `nil` for all of the guide's. A key that the guide does not know is a row
  ///   without airings.
  public func reload(_ guide: any GuideProviding, channels rows: [Channel]? = nil) {
    self.guide = guide
    forget()
    channels = rows ?? guide.channels
    keys = channels.map(\.id)
    timeRange = Self.wholeDays(around: guide.timeRange, now: now, calendar: times.calendar)
    let data = guide.timeRange.clamped(to: timeRange)
    dataRange = data.isEmpty ? timeRange : data
    dates = times.calendar.calendarDays(in: timeRange)
    // Blocks are short, so that little is read that is not shown. Holes are cut, for an empty channel would otherwise
    // be read to the guide's end to know how long its hole is.
    ruler = RowChunk.Ruler(limit: timeRange, blockLength: 3_600, longestHole: 86_400)
    useScale()
  }

  /// Forgets what was read of the rows.
  package func forget() {
    chunks.removeAll(keepingCapacity: true)
    queue.removeAll(keepingCapacity: true)
    nextInQueue = 0
    blockCount = 0
  }

  /// The range widened to whole broadcast days and to the day of `now`, and limited to `mostDays` around it. A guide
  /// that lies altogether further off is shown where it is: an old feed is better than an empty today.
  static func wholeDays(around range: Range<Int64>, now: Int64, calendar: BroadcastCalendar) -> Range<Int64> {
    let limit = Int64(mostDays) * 86_400
    let today = calendar.day(containing: now).interval
    guard !range.isEmpty else { return today }
    let near = range.clamped(to: now - limit..<now + limit)
    guard !near.isEmpty else {
      let shown = range.clamped(to: range.lowerBound..<range.lowerBound + limit)
      return calendar.day(containing: shown.lowerBound).interval
        .lowerBound..<calendar.day(
          containing: shown.upperBound - 1
        ).interval.upperBound
    }
    let first = calendar.day(containing: near.lowerBound).interval.lowerBound
    let last = calendar.day(containing: near.upperBound - 1).interval.upperBound
    return min(first, today.lowerBound)..<max(last, today.upperBound)
  }

  /// The names of a date counted from the range's start, for much room and for little.
  public func dayNames(_ index: Int) -> [String] {
    guard dates.indices.contains(index) else { return [] }
    return [times.dayName(dates[index], now: now), times.shortDayName(dates[index])]
  }

  // MARK: Spans

  /// The span of `row` that contains `instant`. O(log n) once its block is loaded.
  public func span(inRow row: Int, at instant: Int64) -> GuideSpan? {
    guard row >= 0, row < channels.count, timeRange.contains(instant) else { return nil }
    let block = ruler.block(of: instant)
    let chunk = chunk(row: row, block: block, upTo: block)
    let piece = chunk.pieces[chunk.index(at: instant)]
    let bounds = bounds(of: piece, in: chunk, row: row)
    return GuideSpan(start: bounds.lowerBound, stop: bounds.upperBound, airing: chunk.airing(of: piece))
  }

  /// The airings of `row` that cannot be drawn because they lie behind those of `span`: what is drawn begins where its
  /// span does.
  public func hidden(behind span: GuideSpan, inRow row: Int) -> [Airing] {
    guard channels.indices.contains(row) else { return [] }
    do {
      return try guide.airings(on: channels[row].id, overlapping: span.start..<span.stop).filter {
        $0.start >= span.start && $0.id != span.airing?.id
      }
    } catch {
      onError?(error)
      return []
    }
  }

  private func bounds(of piece: RowChunk.Piece, in chunk: RowChunk, row: Int) -> Range<Int64> {
    var start = piece.start
    var (left, before) = (piece, chunk)
    while left.opensLeft {
      let block = before.blocks.lowerBound - 1
      before = self.chunk(row: row, block: block, upTo: block)
      guard let last = before.pieces.last, last.isHole else { break }
      left = last
      start = last.start
    }
    var stop = piece.stop
    var (right, after) = (piece, chunk)
    while right.opensRight {
      let id = after.id(of: right)
      let block = after.blocks.upperBound
      after = self.chunk(row: row, block: block, upTo: block)
      guard let first = after.pieces.first, after.id(of: first) == id else { break }
      right = first
      stop = first.stop
    }
    return start..<stop
  }

  /// The chunk that holds a block. What has to be read is read up to block `last` or the next that is there.
  private func chunk(row: Int, block: Int64, upTo last: Int64) -> RowChunk {
    clock += 1
    var end = last + 1
    var place = 0
    if let known = chunks[row] {
      place = known.partitioningIndex { $0.blocks.upperBound > block }
      if place < known.count {
        if known[place].blocks.lowerBound <= block {
          known[place].lastUse = clock
          return known[place]
        }
        end = min(end, known[place].blocks.lowerBound)
      }
    }
    let chunk = load(row: row, blocks: block..<end)
    if blockCount + chunk.blocks.count > capacity {
      evict(for: chunk.blocks.count)
      place = chunks[row]?.partitioningIndex { $0.blocks.upperBound > block } ?? 0
    }
    chunks[row, default: []].insert(chunk, at: place)
    queue.append(QueuedChunk(row: row, chunk: chunk, since: clock))
    blockCount += chunk.blocks.count
    return chunk
  }

  private struct QueuedChunk {
    var row: Int
    /// Nil once it was looked at.
    var chunk: RowChunk?
    /// The clock when it was put there.
    var since: UInt64
  }

  /// Makes room for so many blocks by dropping what was not used since it was queued; the rest is queued again. Little
  /// more at a time than must be, for this happens in the middle of scrolling: amortised O(1) a chunk.
  private func evict(for needed: Int) {
    let target = capacity - max(needed, capacity / 32)
    while blockCount > target, nextInQueue < queue.count {
      let row = queue[nextInQueue].row
      let isUsed = queue[nextInQueue].chunk.map { $0.lastUse > queue[nextInQueue].since } ?? false
      let next = queue[nextInQueue].chunk.take()
      nextInQueue += 1
      guard let chunk = next else { continue }
      if isUsed {
        queue.append(QueuedChunk(row: row, chunk: chunk, since: clock))
        continue
      }
      blockCount -= chunk.blocks.count
      chunks[row] = chunks[row].map { Self.list($0, without: chunk) }
      if chunks[row]?.isEmpty == true { chunks[row] = nil }
    }
    if nextInQueue > queue.count / 2 {
      queue.removeFirst(nextInQueue)
      nextInQueue = 0
    }
  }

  // Not isolated: closures that are say at each call that they are where they should be.
  private nonisolated static func list(_ chunks: [RowChunk], without chunk: RowChunk) -> [RowChunk] {
    chunks.filter { $0 !== chunk }
  }

  /// How many hours of rows are kept: for tests.
  package var keptBlocks: Int { blockCount }

  private func load(row: Int, blocks: Range<Int64>) -> RowChunk {
    do {
      return try RowChunk(guide, channel: keys[row], blocks: blocks, ruler: ruler, use: clock)
    } catch {
      onError?(error)
      return RowChunk(unreadable: blocks, ruler: ruler, use: clock)
    }
  }

  /// Calls `body` for each programme and hole of `row` that touches `instants`, in order of time.
  func forEachProgramme(
    inRow row: Int, overlapping instants: Range<Int64>, _ body: (_ start: Int64, _ stop: Int64, _ isHole: Bool) -> Void
  ) {
    let wanted = instants.clamped(to: timeRange)
    guard !wanted.isEmpty, row >= 0, row < channels.count else { return }
    let last = ruler.block(of: wanted.upperBound - 1)
    var instant = wanted.lowerBound
    while instant < wanted.upperBound {
      let chunk = chunk(row: row, block: ruler.block(of: instant), upTo: last)
      for index in chunk.index(at: instant)..<chunk.pieces.count {
        let piece = chunk.pieces[index]
        if piece.start >= wanted.upperBound { return }
        if piece.opensLeft || piece.opensRight {
          let bounds = bounds(of: piece, in: chunk, row: row)
          body(bounds.lowerBound, bounds.upperBound, piece.isHole)
          instant = bounds.upperBound
        } else {
          body(piece.start, piece.stop, piece.isHole)
          instant = piece.stop
        }
      }
    }
  }

  /// The programmes drawn together in `range` of a row, holes left out.
  func airings(inRow row: Int, within range: Range<Int64>) -> [Airing] {
    var found: [Airing] = []
    forEachProgramme(inRow: row, overlapping: range) { start, _, isHole in
      if !isHole, let airing = span(inRow: row, at: start)?.airing { found.append(airing) }
    }
    return found
  }

  private func programme(inRow row: Int, at instant: Int64) -> SpanBundler.Span? {
    guard row >= 0, row < channels.count, timeRange.contains(instant) else { return nil }
    let block = ruler.block(of: instant)
    let chunk = chunk(row: row, block: block, upTo: block)
    let piece = chunk.pieces[chunk.index(at: instant)]
    let bounds = bounds(of: piece, in: chunk, row: row)
    return SpanBundler.Span(start: bounds.lowerBound, stop: bounds.upperBound, isHole: piece.isHole)
  }

  // MARK: GuideLayoutSource

  private var scale: (pointsPerSecond: CGFloat, axis: GuidePlacement.Axis)?

  public func use(pointsPerSecond: CGFloat, axis: GuidePlacement.Axis) {
    scale = (pointsPerSecond, axis)
    useScale()
  }

  private func useScale() {
    bundler = scale.map {
      SpanBundler(
        origin: timeRange.lowerBound, pointsPerSecond: $0.pointsPerSecond, widths: $0.axis == .across ? .across : .down)
    }
  }

  /// Calls `body` for each programme, hole or bundle of `row` that touches `instants`, in order of time.
  public func forEachSpan(
    inRow row: Int, overlapping instants: Range<Int64>, _ body: (_ start: Int64, _ stop: Int64) -> Void
  ) {
    guard let bundler else {
      return forEachProgramme(inRow: row, overlapping: instants) { start, stop, _ in body(start, stop) }
    }
    let wanted = instants.clamped(to: timeRange)
    guard !wanted.isEmpty, row >= 0, row < channels.count else { return }
    var first: Int64?
    var start = bundler.safeStart(before: wanted.lowerBound) {
      let found = programme(inRow: row, at: $0)
      first = first ?? found?.start
      return found
    }
    // Where it is the programme at the edge, nothing need be read of the time before the edge.
    if start == first { start = wanted.lowerBound }
    func emit(_ bundle: Range<Int64>) {
      if bundle.lowerBound < wanted.upperBound, bundle.upperBound > wanted.lowerBound {
        body(bundle.lowerBound, bundle.upperBound)
      }
    }
    var builder = SpanBundler.Builder(bundler)
    var end = start
    forEachProgramme(inRow: row, overlapping: start..<wanted.upperBound) { start, stop, isHole in
      builder.add(SpanBundler.Span(start: start, stop: stop, isHole: isHole), emit)
      end = stop
    }
    // The next airing may belong to the last group.
    while builder.isOpen(before: wanted.upperBound), let next = programme(inRow: row, at: end) {
      builder.add(next, emit)
      end = next.stop
    }
    if builder.isOpen(before: wanted.upperBound) { builder.finish(emit) }
  }

  /// The programme, hole or bundle of `row` that contains `instant`.
  public func spanBounds(inRow row: Int, at instant: Int64) -> Range<Int64>? {
    guard timeRange.contains(instant) else { return nil }
    var found: Range<Int64>?
    forEachSpan(inRow: row, overlapping: instant..<instant + 1) { found = $0..<$1 }
    return found
  }

  public func tickInstants(in instants: Range<Int64>, step: Int64) -> [Int64] {
    times.calendar.ticks(in: instants.clamped(to: timeRange), step: step).map(\.instant)
  }

  public func days(overlapping instants: Range<Int64>) -> [(index: Int, range: Range<Int64>)] {
    let instants = instants.clamped(to: timeRange)
    var index = dates.partitioningIndex { $0.interval.upperBound > instants.lowerBound }
    var found: [(index: Int, range: Range<Int64>)] = []
    while index < dates.count, dates[index].interval.lowerBound < instants.upperBound {
      found.append((index, dates[index].interval.clamped(to: timeRange)))
      index += 1
    }
    return found
  }
}
