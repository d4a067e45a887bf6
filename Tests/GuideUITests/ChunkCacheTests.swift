import SeededRandom
import Testing

@testable import GuideUI

@Suite struct ChunkCacheTests {
  private let ruler = RowChunk.Ruler(limit: 0..<360_000, blockLength: 3_600, longestHole: 86_400)

  private func chunk(_ blocks: Range<Int64>, use: UInt64 = 0) -> RowChunk {
    RowChunk(unreadable: blocks, ruler: ruler, use: use)
  }

  /// Uses a block and adds a chunk for what is missing.
  @discardableResult private func use(
    _ cache: inout ChunkCache, row: Int, block: Int64, in wanted: Range<Int64>,
    onDrop: (RowChunk, Int) -> Void = { _, _ in }
  ) -> RowChunk {
    switch cache.use(row: row, block: block, in: wanted) {
    case .chunk(let known): return known
    case .missing(let blocks):
      let chunk = chunk(blocks, use: cache.clock)
      cache.insert(chunk, row: row, onDrop: onDrop)
      return chunk
    }
  }

  @Test func whatIsMissingEndsAtTheNeighbours() {
    var cache = ChunkCache(capacity: 100)
    let first = use(&cache, row: 0, block: 5, in: 4..<7)
    let second = use(&cache, row: 0, block: 12, in: 10..<13)
    #expect(use(&cache, row: 0, block: 8, in: 0..<50).blocks == 7..<10)
    #expect(use(&cache, row: 0, block: 3, in: 0..<50).blocks == 0..<4)
    #expect(
      use(&cache, row: 0, block: 6, in: 0..<50) === first && use(&cache, row: 0, block: 10, in: 0..<50) === second)
    #expect(cache.rows[0]?.map(\.blocks) == [0..<4, 4..<7, 7..<10, 10..<13])
    #expect(use(&cache, row: 1, block: 6, in: 6..<8).blocks == 6..<8, "rows do not share chunks")
  }

  @Test func gapsReachToTheNeighboursAndTheEndOfTheRow() {
    var cache = ChunkCache(capacity: 100)
    #expect(cache.gap(around: 5..<6, row: 0, end: 100) == 0..<100)
    use(&cache, row: 0, block: 2, in: 2..<4)
    use(&cache, row: 0, block: 20, in: 20..<22)
    #expect(cache.gap(around: 5..<6, row: 0, end: 100) == 4..<20)
    #expect(cache.gap(around: 30..<31, row: 0, end: 100) == 22..<100)
  }

  @Test func aChunkThatArrivesTakesThePlaceOfTheAwaitedOne() {
    var cache = ChunkCache(capacity: 4)
    let awaited = use(&cache, row: 0, block: 0, in: 0..<2)
    let arrived = chunk(0..<2)
    #expect(cache.replace(0..<3, row: 0) { _ in arrived } == nil)
    #expect(cache.replace(0..<2, row: 0) { _ in arrived } === awaited)
    #expect(use(&cache, row: 0, block: 1, in: 0..<9) === arrived)
  }

  @Test func theChunkUnusedForLongestIsDropped() {
    var cache = ChunkCache(capacity: 6)
    for block in [0, 2, 4] as [Int64] { use(&cache, row: 0, block: block, in: block..<block + 2) }
    use(&cache, row: 0, block: 0, in: 0..<2)
    var dropped: [Range<Int64>] = []
    use(&cache, row: 0, block: 6, in: 6..<8) { chunk, _ in dropped.append(chunk.blocks) }
    #expect(dropped == [2..<4] && cache.blockCount == 6)
  }

  /// Whatever is used in whatever order: chunks are in order without overlap, all blocks are counted, no more are kept
  /// than there is room for, and nothing is dropped that was used just before.
  @Test(arguments: 1...40) func randomUses(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let capacity = Int.random(in: 10...60, using: &random)
    var cache = ChunkCache(capacity: capacity)
    var last: RowChunk?
    for _ in 0..<600 {
      let row = Int.random(in: 0..<4, using: &random)
      let block = Int64.random(in: 0..<90, using: &random)
      let wanted = max(0, block - .random(in: 0...3, using: &random))..<block + 1 + .random(in: 0...3, using: &random)
      let before = last
      var lost: [RowChunk] = []
      let chunk = use(&cache, row: row, block: block, in: wanted) { chunk, _ in lost.append(chunk) }
      last = chunk
      #expect(chunk.blocks.contains(block))
      if before !== chunk, capacity >= 20 { #expect(!lost.contains { $0 === before }) }
      let all = cache.rows.values.flatMap { $0 }
      #expect(all.reduce(0) { $0 + $1.blocks.count } == cache.blockCount && cache.blockCount <= capacity)
      for chunks in cache.rows.values {
        for (one, next) in zip(chunks, chunks.dropFirst()) { #expect(one.blocks.upperBound <= next.blocks.lowerBound) }
      }
    }
  }
}
