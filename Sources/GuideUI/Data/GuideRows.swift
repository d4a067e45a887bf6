import Foundation
import GuideModel

/// The guide's rows, divided into blocks of time that are read when they come into view and kept while they are near.
/// Layout, cells and focus read from it.
///
/// Adjacent blocks that are missing are read together, as a `RowChunk`. At most `capacity` blocks are kept, so neither
/// the memory nor the reading for a screen grows with the guide.
@MainActor public final class GuideRows: GuideLayoutSource, GuideFocus.Map {
  /// The greatest number of days shown around now, whatever dates a feed claims.
  private static let mostDays = 60

  /// The channels of the rows, in order.
  public private(set) var channels: [Channel] = []
  /// The keys alone: for ten thousand channels they stay in the processor's cache.
  private var keys: [Channel.Key] = []
  public private(set) var timeRange: Range<Int64> = 0..<1
  /// The part of `timeRange` that the data covers.
  public private(set) var dataRange: Range<Int64> = 0..<1
  /// The current time, which the range must contain even if the data does not reach it.
  public var now: Int64
  /// Called when the database fails while scrolling: the row shows "no information", and the error is reported once.
  public var onError: ((any Error) -> Void)?
  /// Called when a part of a row that was being read in the background has arrived.
  var onArrival: ((_ row: Int) -> Void)?
  /// Whether to wait for data that takes time, instead of showing that it is being read.
  var waits = false
  /// Reads what takes time.
  let reads = RowReads()

  private var guide: any GuideProviding
  private var times: GuideTimes
  /// The dates in the header, as a calendar has them: 01:30 is on the new date, though the guide's day continues.
  private var dates: [BroadcastDay] = []
  private var ruler = RowChunk.Ruler(limit: 0..<1, blockLength: 1, longestHole: 1)
  private var cache: ChunkCache
  /// The number of blocks to keep of a guide that is read at once.
  private let capacity: Int
  /// Whether reading the guide has taken time, and may again.
  private var takesTime = false
  /// The number of chunks that are still being read.
  private var awaitedCount = 0
  /// Decides which programmes are drawn as one; `nil` draws every programme.
  private var bundler: SpanBundler?

  /// - Parameter capacity: the number of hours of rows to keep; a screen of 20 rows needs 100 to 500. Many more would
  ///   not fit into the processor's cache, and dropping them from memory would cost more than reading them again.
  public init(guide: any GuideProviding, times: GuideTimes, now: Int64, capacity: Int = 2_048) {
    self.guide = guide
    self.times = times
    self.now = now
    self.capacity = capacity
    cache = ChunkCache(capacity: capacity)
    reads.onRead = { [weak self] request, reading in self?.take(reading, for: request) }
    reload(guide)
  }

  /// The number of rows.
  public var rowCount: Int { channels.count }

  /// Uses other days and hours from the next `reload(_:channels:)` on.
  public func use(_ times: GuideTimes) { self.times = times }

  /// Forgets everything and reads channels and range again.
  /// - Parameter channels: the rows to show; `nil` for all of the guide's. A key that the guide does not contain is a
  ///   row without airings.
  public func reload(_ guide: any GuideProviding, channels rows: [Channel]? = nil) {
    let isSame = (self.guide as AnyObject) === (guide as AnyObject)
    let known = isSame ? (keys, cache.rows, ruler) : nil
    self.guide = guide
    forget()
    channels = rows ?? guide.channels
    keys = channels.map(\.id)
    timeRange = Self.wholeDays(around: guide.timeRange, now: now, calendar: times.calendar)
    let data = guide.timeRange.clamped(to: timeRange)
    dataRange = data.isEmpty ? timeRange : data
    dates = times.calendar.calendarDays(in: timeRange)
    // Blocks are short, so that little is read beyond what is shown. Holes are cut, because otherwise an empty channel
    // would be read to the guide's end to find the end of its hole.
    ruler = RowChunk.Ruler(limit: timeRange, blockLength: 3_600, longestHole: 86_400)
    if let (keys, chunks, ruler) = known, ruler == self.ruler { keep(chunks, of: keys) }
    useScale()
  }

  /// Forgets the loaded parts of the rows.
  package func forget() {
    cache.removeAll()
    (takesTime, awaitedCount) = (false, 0)
    cache.capacity = capacity
    reads.forget()
  }

  /// Returns the range widened to whole broadcast days and to the day of `now`, limited to `mostDays` around it. A
  /// guide that is entirely further away is shown where it is: an old feed is better than an empty today.
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

  /// Returns the names of a date counted from the range's start, for much room and for little.
  public func dayNames(_ index: Int) -> [String] {
    guard dates.indices.contains(index) else { return [] }
    return [times.dayName(dates[index], now: now), times.shortDayName(dates[index])]
  }

  // MARK: Spans

  /// Returns the span of `row` that contains `instant`. O(log n) once its block is loaded.
  public func span(inRow row: Int, at instant: Int64) -> GuideSpan? {
    guard row >= 0, row < channels.count, timeRange.contains(instant) else { return nil }
    let block = ruler.block(of: instant)
    let chunk = chunk(row: row, block: block, upTo: block)
    let piece = chunk.pieces[chunk.index(at: instant)]
    let bounds = bounds(of: piece, in: chunk, row: row)
    return GuideSpan(
      start: bounds.lowerBound, stop: bounds.upperBound, airing: chunk.airing(of: piece), isAwaited: chunk.isAwaited)
  }

  /// Returns the airings of a row that are not drawn because that of `span` covers them: a cell begins where its span
  /// does.
  nonisolated static func hidden(behind span: GuideSpan, of airings: [Airing]) -> [Airing] {
    airings.filter { $0.start >= span.start && $0.id != span.airing?.id }
  }

  private func bounds(of piece: RowChunk.Piece, in chunk: RowChunk, row: Int) -> Range<Int64> {
    if chunk.isAwaited { return piece.start..<piece.stop }
    // The ends of a hole may be many blocks away. Each step reads as much as all before it, so that a day's hole takes
    // five steps, and a short one reads little beyond it.
    var start = piece.start
    var (left, before) = (piece, chunk)
    var reach: Int64 = 1
    while left.opensLeft {
      let block = before.blocks.lowerBound - 1
      before = self.chunk(row: row, block: block, in: ruler.sameCut(as: block, from: block - reach + 1, upTo: block))
      reach *= 2
      guard !before.isAwaited, let last = before.pieces.last, last.isHole else { break }
      left = last
      start = last.start
    }
    var stop = piece.stop
    var (right, after) = (piece, chunk)
    reach = 1
    while right.opensRight {
      let id = after.id(of: right)
      let block = after.blocks.upperBound
      after = self.chunk(row: row, block: block, in: ruler.sameCut(as: block, from: block, upTo: block + reach - 1))
      reach *= 2
      guard !after.isAwaited, let first = after.pieces.first, after.id(of: first) == id else { break }
      right = first
      stop = first.stop
    }
    guard takesTime else { return start..<stop }
    request(start..<stop, around: chunk, row: row)
    return awaitedCount == 0 ? start..<stop : cut(start..<stop, around: chunk, row: row)
  }

  /// Requests the parts of a row beside a chunk that the span of one of its pieces extends into, up to the first that
  /// is awaited. So it is known from the beginning where the span will be cut.
  private func request(_ span: Range<Int64>, around chunk: RowChunk, row: Int) {
    let inside = span.clamped(to: timeRange)
    guard !inside.isEmpty else { return }
    let (first, last) = (ruler.block(of: inside.lowerBound), ruler.block(of: inside.upperBound - 1))
    var beside = chunk
    while beside.blocks.upperBound <= last, !beside.isAwaited {
      beside = self.chunk(row: row, block: beside.blocks.upperBound, upTo: last)
    }
    beside = chunk
    while beside.blocks.lowerBound > first, !beside.isAwaited {
      let block = beside.blocks.lowerBound - 1
      beside = self.chunk(row: row, block: block, in: first..<block + 1)
    }
  }

  /// Cuts the span of a piece at chunks that are still being read, so that no cell overlaps theirs.
  private func cut(_ span: Range<Int64>, around chunk: RowChunk, row: Int) -> Range<Int64> {
    var (start, stop) = (span.lowerBound, span.upperBound)
    for other in cache.rows[row] ?? [] where other.isAwaited {
      if other.range.upperBound <= chunk.range.lowerBound {
        start = max(start, other.range.upperBound)
      } else if other.range.lowerBound >= chunk.range.upperBound {
        stop = min(stop, other.range.lowerBound)
      }
    }
    return start..<stop
  }

  /// Returns the chunk that contains a block. If it has to be read, it is read up to block `last` or the next block in
  /// memory.
  private func chunk(row: Int, block: Int64, upTo last: Int64) -> RowChunk {
    chunk(row: row, block: block, in: block..<last + 1)
  }

  /// Returns the chunk that contains a block. If it has to be read, it is read with the missing blocks of `wanted` that
  /// adjoin it.
  private func chunk(row: Int, block: Int64, in wanted: Range<Int64>) -> RowChunk {
    switch cache.use(row: row, block: block, in: wanted) {
    case .chunk(let known):
      if known.isOutdated { refresh(known, row: row) }
      return known
    case .missing(let blocks):
      let chunk = load(row: row, blocks: blocks)
      var dropped = 0
      cache.insert(chunk, row: row) { chunk, row in
        guard chunk.isAwaited else { return }
        dropped += 1
        reads.cancel(row: row, blocks: chunk.blocks)
      }
      awaitedCount -= dropped
      return chunk
    }
  }

  /// The number of hours of rows in memory, for tests.
  package var keptBlocks: Int { cache.blockCount }

  private func load(row: Int, blocks: Range<Int64>) -> RowChunk {
    let (guide, key) = (guide, keys[row])
    do {
      let reading = try RowChunk.Reading(blocks, ruler) { range in
        if waits { return try guide.airings(on: key, overlapping: range) }
        guard case .known(let airings) = try guide.promptAirings(on: key, overlapping: range) else { return nil }
        return airings
      }
      if let reading { return RowChunk(reading, blocks: blocks, ruler: ruler, use: cache.clock) }
    } catch {
      onError?(error)
      return RowChunk(unreadable: blocks, ruler: ruler, use: cache.clock)
    }
    return awaited(blocks, inRow: row)
  }

  // MARK: Rows that are read in the background

  /// Keeps what was read before a reload, until it has been read again: otherwise every edit would empty the screen.
  /// - Parameter keys: the channels of the rows before the reload.
  private func keep(_ old: [Int: [RowChunk]], of oldKeys: [Channel.Key]) {
    guard let first = keys.first, case .takesTime? = try? guide.promptAirings(on: first, overlapping: now..<now + 1)
    else { return }
    takesTime = true
    cache.capacity = max(capacity, Self.awaitedCapacity)
    let places = Dictionary(keys.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    for (oldRow, chunks) in old {
      guard let row = places[oldKeys[oldRow]] else { continue }
      let kept = chunks.filter { !$0.isAwaited }
      guard !kept.isEmpty else { continue }
      for chunk in kept { chunk.isOutdated = true }
      cache.fill(row: row, kept)
    }
  }

  /// Reads a chunk again that was kept from before a reload.
  private func refresh(_ chunk: RowChunk, row: Int) {
    chunk.isOutdated = false
    reads.read(RowReads.Request(guide: guide, channel: keys[row], row: row, blocks: chunk.blocks, ruler: ruler))
  }

  /// The blocks that are read together in the background, at least: each read takes a server the same time, whatever
  /// it reads.
  private static let awaitedBlocks: Int64 = 6

  /// Requests blocks, and those around them.
  /// - Returns: a chunk that stands for them until then.
  private func awaited(_ blocks: Range<Int64>, inRow row: Int) -> RowChunk {
    let gap = cache.gap(around: blocks, row: row, end: ruler.blockCount)
    let count = Self.awaitedBlocks
    let lower = max(gap.lowerBound, blocks.lowerBound / count * count)
    let upper = min(gap.upperBound, (blocks.upperBound + count - 1) / count * count)
    // A screen must fit, or parts of it would be dropped and read again for ever.
    cache.capacity = max(capacity, Self.awaitedCapacity)
    takesTime = true
    awaitedCount += 1
    reads.read(
      RowReads.Request(guide: guide, channel: keys[row], row: row, blocks: lower..<upper, ruler: ruler))
    return RowChunk(awaited: lower..<upper, ruler: ruler, use: cache.clock)
  }

  /// Several times what the largest screen shows: 200 rows of a day.
  private static let awaitedCapacity = 20_000

  private func take(_ reading: RowChunk.Reading, for request: RowReads.Request) {
    let old = cache.replace(request.blocks, row: request.row) { use in
      RowChunk(reading, blocks: request.blocks, ruler: request.ruler, use: use)
    }
    guard let old else { return }
    if old.isAwaited { awaitedCount -= 1 }
    if awaitedCount == 0, takesTime, isPrompt(request) {
      takesTime = false
      cache.capacity = capacity
    }
    onArrival?(request.row)
  }

  /// Whether what was just read in the background could be read at once now. That is so after a start without the
  /// guide in memory, but never with a guide that is elsewhere.
  private func isPrompt(_ request: RowReads.Request) -> Bool {
    let range = request.ruler.range(of: request.blocks)
    guard case .known? = try? request.guide.promptAirings(on: request.channel, overlapping: range) else { return false }
    return true
  }

  /// Calls `body` for each programme and hole of `row` that touches `instants`, in order of time.
  func forEachProgramme(
    inRow row: Int, overlapping instants: Range<Int64>, _ body: (_ start: Int64, _ stop: Int64, _ isHole: Bool) -> Void
  ) {
    let wanted = instants.clamped(to: timeRange)
    guard !wanted.isEmpty, row >= 0, row < channels.count else { return }
    let last = ruler.block(of: wanted.upperBound - 1)
    var instant = wanted.lowerBound
    var isFirst = true
    while instant < wanted.upperBound {
      let chunk = chunk(row: row, block: ruler.block(of: instant), upTo: last)
      defer { isFirst = false }
      for index in chunk.index(at: instant)..<chunk.pieces.count {
        let piece = chunk.pieces[index]
        if piece.start >= wanted.upperBound { return }
        if piece.opensLeft || piece.opensRight || takesTime {
          let bounds = bounds(of: piece, in: chunk, row: row)
          // A chunk that became awaited only now begins within the span before it.
          body(chunk.isAwaited && !isFirst ? instant : bounds.lowerBound, bounds.upperBound, piece.isHole)
          instant = bounds.upperBound
        } else {
          body(piece.start, piece.stop, piece.isHole)
          instant = piece.stop
        }
      }
    }
  }

  /// Returns the programmes drawn as one in `range` of a row, without holes.
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
    // If it is the programme at the edge, nothing before the edge need be read.
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
