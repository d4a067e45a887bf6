import GuideModel

/// The chunks of rows that are in memory, and the order in which they are dropped from it.
///
/// Each chunk is considered once it has been in memory for as long as all others: it is dropped unless it has been used
/// since, so those on screen stay. Amortised O(1) a chunk.
struct ChunkCache {
  /// The chunk of a block, or the room for one.
  enum Place {
    case chunk(RowChunk)
    /// Nothing: the chunk to be added may have these blocks.
    case missing(Range<Int64>)
  }

  private struct QueuedChunk {
    var row: Int
    /// `nil` once it has been considered.
    var chunk: RowChunk?
    /// The clock's value when it was queued.
    var since: UInt64
  }

  /// The chunks of each row, in order, without overlap.
  private(set) var rows: [Int: [RowChunk]] = [:]
  /// The same chunks in the order in which they are considered; those before `nextInQueue` have been.
  private var queue: [QueuedChunk] = []
  private var nextInQueue = 0
  /// The number of blocks in memory.
  private(set) var blockCount = 0
  /// Counts the uses of chunks.
  private(set) var clock: UInt64 = 0
  /// The number of blocks to keep.
  var capacity: Int

  init(capacity: Int) { self.capacity = capacity }

  mutating func removeAll() {
    rows.removeAll(keepingCapacity: true)
    queue.removeAll(keepingCapacity: true)
    nextInQueue = 0
    blockCount = 0
  }

  /// Returns the chunk with a block, which counts as used, or the missing blocks of `wanted` that adjoin the block.
  /// O(log chunks of the row).
  mutating func use(row: Int, block: Int64, in wanted: Range<Int64>) -> Place {
    clock += 1
    guard let known = rows[row] else { return .missing(wanted) }
    var missing = wanted
    let place = known.partitioningIndex { $0.blocks.upperBound > block }
    if place < known.count {
      if known[place].blocks.lowerBound <= block {
        known[place].lastUse = clock
        return .chunk(known[place])
      }
      missing = missing.lowerBound..<min(missing.upperBound, known[place].blocks.lowerBound)
    }
    if place > 0 { missing = max(missing.lowerBound, known[place - 1].blocks.upperBound)..<missing.upperBound }
    return .missing(missing)
  }

  /// Adds a chunk of a row, none of whose blocks is in memory, and drops others if there is no room.
  ///
  /// - Parameter onDrop: called for each chunk that was dropped, and its row.
  mutating func insert(_ chunk: RowChunk, row: Int, onDrop: (RowChunk, Int) -> Void) {
    if blockCount + chunk.blocks.count > capacity { evict(for: chunk.blocks.count, onDrop) }
    let place = rows[row]?.partitioningIndex { $0.blocks.lowerBound >= chunk.blocks.upperBound } ?? 0
    rows[row, default: []].insert(chunk, at: place)
    queue.append(QueuedChunk(row: row, chunk: chunk, since: clock))
    blockCount += chunk.blocks.count
  }

  /// Puts chunks into a row that has none, in order.
  mutating func fill(row: Int, _ chunks: [RowChunk]) {
    rows[row] = chunks
    for chunk in chunks {
      blockCount += chunk.blocks.count
      queue.append(QueuedChunk(row: row, chunk: chunk, since: clock))
    }
  }

  /// Puts a chunk in the place of one of the same blocks, with its last use.
  ///
  /// - Parameter make: gets the last use of the former chunk.
  /// - Returns: the former chunk; `nil`, and nothing is done, if none has exactly these blocks. O(chunks).
  mutating func replace(_ blocks: Range<Int64>, row: Int, by make: (UInt64) -> RowChunk) -> RowChunk? {
    guard let index = rows[row]?.firstIndex(where: { $0.blocks == blocks }), let old = rows[row]?[index] else {
      return nil
    }
    let chunk = make(old.lastUse)
    rows[row]?[index] = chunk
    if let place = queue.firstIndex(where: { $0.chunk === old }) { queue[place].chunk = chunk }
    return old
  }

  /// Returns the blocks around some missing ones, up to the chunks before and after. O(chunks of the row).
  ///
  /// - Parameter end: the end of the row.
  func gap(around blocks: Range<Int64>, row: Int, end: Int64) -> Range<Int64> {
    var (lower, upper) = (Int64(0), max(end, blocks.upperBound))
    for known in rows[row] ?? [] {
      if known.blocks.upperBound <= blocks.lowerBound { lower = known.blocks.upperBound }
      if known.blocks.lowerBound >= blocks.upperBound { upper = min(upper, known.blocks.lowerBound) }
    }
    return lower..<upper
  }

  /// Makes room for this many blocks by dropping those not used since they were queued; the others are queued again. It
  /// drops little more than necessary, because this happens while scrolling.
  private mutating func evict(for needed: Int, _ onDrop: (RowChunk, Int) -> Void) {
    let target = capacity - max(needed, capacity / 32)
    while blockCount > target, nextInQueue < queue.count {
      let (row, since) = (queue[nextInQueue].row, queue[nextInQueue].since)
      let next = queue[nextInQueue].chunk.take()
      nextInQueue += 1
      guard let chunk = next else { continue }
      if chunk.lastUse > since {
        queue.append(QueuedChunk(row: row, chunk: chunk, since: clock))
        continue
      }
      blockCount -= chunk.blocks.count
      onDrop(chunk, row)
      guard let known = rows[row] else { continue }
      rows[row] = known.count > 1 ? known.filter { $0 !== chunk } : nil
    }
    if nextInQueue > queue.count / 2 {
      queue.removeFirst(nextInQueue)
      nextInQueue = 0
    }
  }
}
