import Foundation
import GuideModel

/// Keeps what was read lately of a guide, in blocks of eight hours of a channel, and reads ahead off the main thread.
///
/// Memory is bounded by `capacity`, whatever the guide's length: the least recently used blocks go first. Any thread may
/// call anything. After the guide changed, call `invalidate()`.
public final class GuideCache: GuideProviding {
  /// Seconds of a block; blocks begin at multiples of it in UTC.
  static let blockLength: Int64 = 8 * 3600

  private struct BlockID: Hashable {
    var channel: Channel.Key
    var number: Int64

    var range: Range<Int64> { number * GuideCache.blockLength..<(number + 1) * GuideCache.blockLength }
  }

  private struct Block {
    /// All that overlap the block: those that began before it too.
    var airings: [Airing]
    var lastUse: UInt64
    /// An empty block takes room as well.
    var cost: Int { airings.count + 1 }
  }

  private struct State {
    var blocks: [BlockID: Block] = [:]
    var cost = 0
    var clock: UInt64 = 0
    /// Blocks read before the last `invalidate()` are not taken in.
    var epoch = 0
    /// Only the latest request to read ahead goes on.
    var prefetch = 0
    var hits = 0
    var misses = 0
  }

  /// How many airings are kept at most (an airing takes about half a kilobyte).
  public let capacity: Int

  private let guide: any GuideProviding
  private let state = Guarded(State())
  private let queue = DispatchQueue(label: "lineup.guide-cache", qos: .userInitiated)

  public init(_ guide: any GuideProviding, capacity: Int = 20_000) {
    self.guide = guide
    self.capacity = capacity
  }

  public var channels: [Channel] { guide.channels }
  public var timeRange: Range<Int64> { guide.timeRange }
  public func programme(_ id: Airing.ID) throws -> Programme? { try guide.programme(id) }

  /// As the guide itself answers; read from it only what is not kept.
  /// - Complexity: O(found) when kept.
  public func airings(on channel: Channel.Key, overlapping range: Range<Int64>) throws -> [Airing] {
    guard !range.isEmpty else { return [] }
    // Rather than break a month into blocks that would push everything else out.
    guard range.upperBound - range.lowerBound <= 8 * Self.blockLength else {
      return try guide.airings(on: channel, overlapping: range)
    }
    var found: [Airing] = []
    for id in Self.blocks(of: range, on: channel) {
      let airings = try block(id)
      for airing in airings where airing.start < range.upperBound {
        // What began in an earlier block of the range was found there.
        guard airing.start >= id.range.lowerBound || id.range.lowerBound <= range.lowerBound else { continue }
        if airing.stop > range.lowerBound || airing.start >= range.lowerBound { found.append(airing) }
      }
    }
    return found
  }

  /// The airings, when everything they stand in is kept; otherwise `nil`, without reading anything.
  public func keptAirings(on channel: Channel.Key, overlapping range: Range<Int64>) -> [Airing]? {
    let isKept = state.withLock { state in
      Self.blocks(of: range, on: channel).allSatisfy { state.blocks[$0] != nil }
    }
    return isKept ? try? airings(on: channel, overlapping: range) : nil
  }

  /// Reads, in the background, what is not kept of these rows, in their order; a later call replaces what an earlier one
  /// has not got to. `completion` runs on the background queue when all was read, and not at all when replaced.
  public func prefetch(
    channels: [Channel.Key], overlapping range: Range<Int64>, completion: (@Sendable () -> Void)? = nil
  ) {
    let ticket = state.withLock { state in
      state.prefetch += 1
      return state.prefetch
    }
    queue.async { [self] in
      for channel in channels {
        for id in Self.blocks(of: range, on: channel) {
          let isWanted = state.withLock { $0.prefetch == ticket }
          guard isWanted else { return }
          _ = try? block(id)
        }
      }
      completion?()
    }
  }

  /// Forgets everything that is kept: the guide changed.
  public func invalidate() {
    state.withLock { state in
      state.blocks.removeAll(keepingCapacity: true)
      state.cost = 0
      state.epoch += 1
      state.prefetch += 1
    }
  }

  /// How often a block was kept when asked for, and how often it had to be read, and what is kept now.
  package var statistics: (hits: Int, misses: Int, kept: Int) {
    state.withLock { ($0.hits, $0.misses, $0.cost) }
  }

  private static func blocks(of range: Range<Int64>, on channel: Channel.Key) -> [BlockID] {
    guard !range.isEmpty else { return [] }
    let first = floorDivide(range.lowerBound, blockLength)
    let last = floorDivide(range.upperBound - 1, blockLength)
    return (first...last).map { BlockID(channel: channel, number: $0) }
  }

  private static func floorDivide(_ a: Int64, _ b: Int64) -> Int64 { a >= 0 ? a / b : -((b - 1 - a) / b) }

  private func block(_ id: BlockID) throws -> [Airing] {
    let (kept, epoch) = state.withLock { state -> ([Airing]?, Int) in
      state.clock += 1
      let clock = state.clock
      guard state.blocks[id] != nil else {
        state.misses += 1
        return (nil, state.epoch)
      }
      state.hits += 1
      state.blocks[id]?.lastUse = clock
      return (state.blocks[id]?.airings, state.epoch)
    }
    if let kept { return kept }
    // Not under the lock: others go on meanwhile, and at worst read the same block.
    let airings = try guide.airings(on: id.channel, overlapping: id.range)
    state.withLock { state in
      guard state.epoch == epoch, state.blocks[id] == nil else { return }
      let block = Block(airings: airings, lastUse: state.clock)
      state.blocks[id] = block
      state.cost += block.cost
      if state.cost > capacity { Self.evict(from: &state, to: capacity * 3 / 4) }
    }
    return airings
  }

  /// Drops the least recently used blocks; by a quarter at a time, so that sorting costs little per block.
  private static func evict(from state: inout State, to target: Int) {
    let byUse = state.blocks.sorted { $0.value.lastUse < $1.value.lastUse }
    for (id, block) in byUse {
      guard state.cost > target else { return }
      state.blocks[id] = nil
      state.cost -= block.cost
    }
  }
}
