import Foundation
import GuideModel

/// The guide's rows, cut into days, loaded when they come into view and kept while they are near: what layout, cells and focus ask.
///
/// A block is one channel's airings of 24 hours. At most `capacity` blocks are kept, so memory does not grow with the guide. What a
/// block draws does not depend on its neighbours (`AiringSpans`), so blocks fit together.
@MainActor public final class GuideRows: GuideLayoutSource, GuideFocus.Map {
  private struct BlockKey: Hashable {
    var row: Int
    var index: Int64
  }

  private final class Block {
    let spans: [GuideSpan]
    var lastUse: UInt64
    init(spans: [GuideSpan], lastUse: UInt64) {
      self.spans = spans
      self.lastUse = lastUse
    }
  }

  /// Seconds of a block.
  private static let blockLength: Int64 = 86_400
  /// The guide is never shown wider than this many days around now, whatever dates a feed claims.
  private static let mostDays = 60

  public private(set) var channels: [Channel] = []
  public private(set) var timeRange: Range<Int64> = 0..<1
  /// The part of `timeRange` that the data covers.
  public private(set) var dataRange: Range<Int64> = 0..<1
  /// The current time, which the range must contain even when the data does not reach it.
  public var now: Int64
  /// Asked when the database fails in the middle of scrolling: the row shows "no information" and the error is told once.
  public var onError: ((any Error) -> Void)?

  private var guide: any GuideProviding
  private let times: GuideTimes
  private var days: [BroadcastDay] = []
  private var blocks: [BlockKey: Block] = [:]
  private var clock: UInt64 = 0
  private let capacity: Int

  /// - Parameter capacity: blocks kept; a screen of 20 rows needs 20 to 60.
  public init(guide: any GuideProviding, times: GuideTimes, now: Int64, capacity: Int = 1_024) {
    self.guide = guide
    self.times = times
    self.now = now
    self.capacity = capacity
    reload(guide)
  }

  public var rowCount: Int { channels.count }

  /// Forgets everything read and reads channels and range anew.
  public func reload(_ guide: any GuideProviding) {
    self.guide = guide
    blocks.removeAll(keepingCapacity: true)
    channels = guide.channels
    timeRange = Self.wholeDays(around: guide.timeRange, now: now, calendar: times.calendar)
    let data = guide.timeRange.clamped(to: timeRange)
    dataRange = data.isEmpty ? timeRange : data
    days = times.calendar.days(in: timeRange)
  }

  /// The range widened to whole broadcast days and to the day of `now`, and limited to `mostDays` around it. A guide that lies
  /// altogether further off is shown where it is: an old feed is better than an empty today.
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

  /// The name of a day counted from the range's start.
  public func dayName(_ index: Int) -> String {
    days.indices.contains(index) ? times.calendar.name(of: days[index], locale: times.locale) : ""
  }

  // MARK: Spans

  /// The span of `row` that contains `instant`. O(log n) once its day is loaded.
  public func span(inRow row: Int, at instant: Int64) -> GuideSpan? {
    guard row >= 0, row < channels.count, timeRange.contains(instant) else { return nil }
    let index = blockIndex(of: instant)
    let block = block(row: row, index: index)
    let position = block.spans.partitioningIndex { $0.stop > instant }
    guard position < block.spans.count else { return nil }
    return joined(block.spans[position], row: row, blockIndex: index)
  }

  /// A span that reaches its block's edge, with its parts in the neighbouring blocks.
  private func joined(_ span: GuideSpan, row: Int, blockIndex index: Int64) -> GuideSpan {
    var joined = span
    var before = index
    while joined.start == range(ofBlock: before).lowerBound, joined.start > timeRange.lowerBound {
      guard let last = block(row: row, index: before - 1).spans.last, last.isSame(as: span) else { break }
      joined.start = last.start
      before -= 1
    }
    var after = index
    while joined.stop == range(ofBlock: after).upperBound, joined.stop < timeRange.upperBound {
      guard let first = block(row: row, index: after + 1).spans.first, first.isSame(as: span) else { break }
      joined.stop = first.stop
      after += 1
    }
    return joined
  }

  private func blockIndex(of instant: Int64) -> Int64 { (instant - timeRange.lowerBound) / Self.blockLength }

  private func range(ofBlock index: Int64) -> Range<Int64> {
    let lower = timeRange.lowerBound + index * Self.blockLength
    return lower..<min(lower + Self.blockLength, timeRange.upperBound)
  }

  private func block(row: Int, index: Int64) -> Block {
    clock += 1
    let key = BlockKey(row: row, index: index)
    if let block = blocks[key] {
      block.lastUse = clock
      return block
    }
    let block = Block(spans: load(row: row, range: range(ofBlock: index)), lastUse: clock)
    if blocks.count >= capacity { evict() }
    blocks[key] = block
    return block
  }

  /// Drops the less recently used half: amortised O(1) a block.
  private func evict() {
    let uses = blocks.values.map(\.lastUse).sorted()
    let limit = uses[uses.count / 2]
    blocks = blocks.filter { $0.value.lastUse > limit }
  }

  /// How far beyond a block airings are read, in seconds: whether a hole at the edge is short enough to draw over, and whether a
  /// programme gives way to its parts, can be told only with what lies around.
  private static let context: Int64 = 6 * 3_600

  private func load(row: Int, range: Range<Int64>) -> [GuideSpan] {
    guard !range.isEmpty else { return [] }
    let wide = (range.lowerBound - Self.context..<range.upperBound + Self.context).clamped(to: timeRange)
    let airings: [Airing]
    do {
      airings = try guide.airings(on: channels[row].id, overlapping: wide)
    } catch {
      onError?(error)
      return [GuideSpan(start: range.lowerBound, stop: range.upperBound, airing: nil, hidden: [])]
    }
    let all = AiringSpans(airings: airings, range: wide)
    return all.indices(overlapping: range).map { index in
      let span = all[index]
      let airing: Airing?
      if case .airing(let index) = span.content { airing = airings[index] } else { airing = nil }
      return GuideSpan(
        start: max(span.start, range.lowerBound), stop: min(span.stop, range.upperBound), airing: airing,
        hidden: span.hidden.map { airings[$0] })
    }
  }

  // MARK: GuideLayoutSource

  public func forEachSpan(
    inRow row: Int, overlapping instants: Range<Int64>, _ body: (_ start: Int64, _ stop: Int64) -> Void
  ) {
    let wanted = instants.clamped(to: timeRange)
    guard !wanted.isEmpty, var span = span(inRow: row, at: wanted.lowerBound) else { return }
    // The last span of a block and the first of the next may be one airing: hold each back until the next is seen.
    for index in blockIndex(of: wanted.lowerBound)...blockIndex(of: wanted.upperBound - 1) {
      for next in block(row: row, index: index).spans where next.stop > span.stop {
        if next.start >= wanted.upperBound { break }
        if next.start == span.stop, next.isSame(as: span) {
          span.stop = next.stop
          continue
        }
        body(span.start, span.stop)
        span = next
      }
    }
    let last = joined(span, row: row, blockIndex: blockIndex(of: span.stop - 1))
    body(span.start, last.stop)
  }

  public func spanBounds(inRow row: Int, at instant: Int64) -> Range<Int64>? {
    span(inRow: row, at: instant).map { $0.start..<$0.stop }
  }

  public func tickInstants(in instants: Range<Int64>, step: Int64) -> [Int64] {
    times.calendar.ticks(in: instants.clamped(to: timeRange), step: step).map(\.instant)
  }

  public func days(overlapping instants: Range<Int64>) -> [(index: Int, range: Range<Int64>)] {
    var index = days.partitioningIndex { $0.interval.upperBound > instants.lowerBound }
    var found: [(index: Int, range: Range<Int64>)] = []
    while index < days.count, days[index].interval.lowerBound < instants.upperBound {
      found.append((index, days[index].interval))
      index += 1
    }
    return found
  }
}

extension GuideSpan {
  /// Whether two spans on either side of a block's edge are parts of one. Holes are not joined: an empty channel would otherwise
  /// be read to the guide's end to know how long its hole is.
  fileprivate func isSame(as other: GuideSpan) -> Bool { airing != nil && airing?.id == other.airing?.id }
}
