import Foundation
import GuideModel

/// The batch under construction: records whose texts are in one arena. Its creator must `free()` it.
struct FeedBatchBuilder {
  private var arena: ByteArena
  private var channels: [FeedBatch.ChannelRecord] = []
  private var programmes: [FeedBatch.ProgrammeRecord] = []
  private var lastChannel = FeedBatch.Slice()
  /// The number of bytes from which a batch is full.
  private let limit: Int

  init(limit: Int) {
    self.limit = limit
    arena = ByteArena(capacity: limit + (256 << 10))
  }

  func free() { arena.free() }

  var isFull: Bool {
    arena.count + programmes.count * MemoryLayout<FeedBatch.ProgrammeRecord>.stride
      + channels.count * MemoryLayout<FeedBatch.ChannelRecord>.stride >= limit
  }

  /// Returns what was gathered since the last call; `nil` if that is nothing.
  mutating func take() -> FeedBatch? {
    guard !channels.isEmpty || !programmes.isEmpty else { return nil }
    var batch = FeedBatch()
    batch.bytes = arena.array
    // Copied at their length, without spare capacity: otherwise each waiting batch would take as much memory as the
    // largest.
    batch.channels = channels.withUnsafeBufferPointer(Array.init)
    batch.programmes = programmes.withUnsafeBufferPointer(Array.init)
    channels.removeAll(keepingCapacity: true)
    programmes.removeAll(keepingCapacity: true)
    arena.removeAll()
    lastChannel = FeedBatch.Slice()
    return batch
  }

  mutating func append(_ channel: FeedBatch.ChannelRecord) { channels.append(channel) }

  mutating func append(_ programme: FeedBatch.ProgrammeRecord) { programmes.append(programme) }

  mutating func store(_ bytes: UnsafeRawBufferPointer) -> FeedBatch.Slice {
    if bytes.isEmpty { return FeedBatch.Slice() }
    let slice = FeedBatch.Slice(offset: UInt32(arena.count), length: UInt32(bytes.count))
    arena.append(bytes: bytes)
    return slice
  }

  /// Stores the id of a programme's channel, once for consecutive programmes of one channel.
  mutating func store(channelID: UnsafeRawBufferPointer) -> FeedBatch.Slice {
    guard let id = channelID.baseAddress else { return FeedBatch.Slice() }
    if Int(lastChannel.length) != channelID.count
      || memcmp(arena.base + Int(lastChannel.offset), id, channelID.count) != 0
    {
      lastChannel = store(channelID)
    }
    return lastChannel
  }
}
