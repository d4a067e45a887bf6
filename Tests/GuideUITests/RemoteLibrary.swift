import Foundation
import GuideModel

/// A library on a server: whatever is read takes time, and fails while the server cannot be reached. Every airing has
/// details.
final class RemoteLibrary: GuideLibrary {
  struct Unreachable: Error, CustomStringConvertible {
    var description: String { "The server does not answer." }
  }

  private struct State {
    var isReachable = true
    var isLocal = false
    var reads = 0
  }

  private let guide: InMemoryLibrary
  private let state = Guarded(State())

  init(_ guide: InMemoryLibrary) { self.guide = guide }

  var isReachable: Bool {
    get { state.withLock { $0.isReachable } }
    set { state.withLock { $0.isReachable = newValue } }
  }
  /// Whether it answers promptly, like a file.
  var isLocal: Bool {
    get { state.withLock { $0.isLocal } }
    set { state.withLock { $0.isLocal = newValue } }
  }
  /// The number of reads that waited for the server.
  var reads: Int { state.withLock { $0.reads } }

  /// Takes over channels and airings of another library, as a refresh does.
  func take(_ other: InMemoryLibrary) { guide.take(other) }

  private func read() throws {
    let isReachable = state.withLock { state in
      state.reads += 1
      return state.isReachable
    }
    guard isReachable else { throw Unreachable() }
  }

  func promptAirings(on channel: Channel.Key, overlapping range: Range<Int64>) -> PromptAnswer<[Airing]> {
    isLocal ? .known(guide.airings(on: channel, overlapping: range)) : .takesTime
  }

  func promptProgramme(_ id: Airing.ID) -> PromptAnswer<Programme?> {
    isLocal ? .known(guide.programme(id) ?? Programme()) : .takesTime
  }

  var lineup: GuideLineup { guide.lineup }
  var channels: [Channel] { guide.channels }
  var timeRange: Range<Int64> { guide.timeRange }
  var sources: [GuideSource] { guide.sources }
  var isEditable: Bool { guide.isEditable }
  var channelsWithAirings: Set<Channel.Key> { guide.channelsWithAirings }
  func perform(_ edit: GuideEdit) -> [GuideEdit] { guide.perform(edit) }

  func airings(on channel: Channel.Key, overlapping range: Range<Int64>) throws -> [Airing] {
    try read()
    return guide.airings(on: channel, overlapping: range)
  }

  func programme(_ id: Airing.ID) throws -> Programme? {
    try read()
    return guide.programme(id) ?? Programme()
  }

  func channels(with genre: Genre, in range: Range<Int64>) throws -> Set<Channel.Key> {
    try read()
    return guide.channels(with: genre, in: range)
  }

  func nowAndNext(at instant: Int64) throws -> [NowAndNext] {
    try read()
    return guide.nowAndNext(at: instant)
  }

  func otherAirings(of airing: Airing, limit: Int) throws -> [Airing] {
    try read()
    return guide.otherAirings(of: airing, limit: limit)
  }

  func search(_ request: GuideSearchRequest, isCancelled: @escaping @Sendable () -> Bool) throws -> GuideSearchResults {
    try read()
    return guide.search(request, isCancelled: isCancelled)
  }
}
