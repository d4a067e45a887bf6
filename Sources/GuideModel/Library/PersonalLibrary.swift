import Foundation

/// A guide as one of its viewers has it: the airings are the guide's, the arrangement is the viewer's own and affects
/// nobody else. It is held in memory and ends with the viewer's session.
public final class PersonalLibrary: GuideLibrary {
  private struct State {
    var own = PersonalLineup()
    /// The guide's lineup from which the rest was made.
    var guide = GuideLineup()
    var lineup = GuideLineup()
    var visible: [Channel] = []
    var keys: Set<Channel.Key> = []

    mutating func arrange(_ guide: GuideLineup) {
      self.guide = guide
      lineup = own.applied(to: guide)
      visible = lineup.visible
      keys = Set(visible.map(\.id))
    }
  }

  private let guide: any GuideLibrary
  private let state = Guarded(State())

  /// Creates a library that equals the guide until the viewer changes something.
  /// - Complexity: O(channels).
  public init(of guide: any GuideLibrary) {
    self.guide = guide
    state.withLock { $0.arrange(guide.lineup) }
  }

  /// - Complexity: O(1) while the guide's lineup is the same, else O(channels).
  private func withState<Result>(_ body: (inout State) -> Result) -> Result {
    let lineup = guide.lineup
    return state.withLock { state in
      if state.guide != lineup { state.arrange(lineup) }
      return body(&state)
    }
  }

  private var keys: Set<Channel.Key> { withState { $0.keys } }

  // MARK: The viewer's

  public var lineup: GuideLineup { withState { $0.lineup } }
  public var channels: [Channel] { withState { $0.visible } }
  public var isEditable: Bool { true }

  @discardableResult
  public func perform(_ edit: GuideEdit) -> [GuideEdit] {
    withState { state in
      let undo = state.own.perform(edit, on: state.guide)
      if !undo.isEmpty { state.arrange(state.guide) }
      return undo
    }
  }

  // MARK: The guide's

  public var timeRange: Range<Int64> { guide.timeRange }
  public var sources: [GuideSource] { guide.sources }
  public var channelsWithAirings: Set<Channel.Key> { guide.channelsWithAirings }

  public func airings(on channel: Channel.Key, overlapping range: Range<Int64>) throws -> [Airing] {
    try guide.airings(on: channel, overlapping: range)
  }

  public func programme(_ id: Airing.ID) throws -> Programme? { try guide.programme(id) }

  public func promptAirings(
    on channel: Channel.Key, overlapping range: Range<Int64>
  ) throws -> PromptAnswer<[Airing]> { try guide.promptAirings(on: channel, overlapping: range) }

  public func promptProgramme(_ id: Airing.ID) throws -> PromptAnswer<Programme?> { try guide.promptProgramme(id) }

  public func search(
    _ request: GuideSearchRequest, isCancelled: @escaping @Sendable () -> Bool
  ) throws -> GuideSearchResults {
    var request = request
    let keys = keys
    request.channels = request.channels?.intersection(keys) ?? keys
    return try guide.search(request, isCancelled: isCancelled)
  }

  public func channels(with genre: Genre, in range: Range<Int64>) throws -> Set<Channel.Key> {
    try guide.channels(with: genre, in: range).intersection(keys)
  }

  public func nowAndNext(at instant: Int64) throws -> [NowAndNext] {
    let found = Dictionary(
      try guide.nowAndNext(at: instant).map { ($0.channel, $0) }, uniquingKeysWith: { first, _ in first })
    return channels.compactMap { found[$0.id] }
  }

  /// Returns other airings of the same programme, without those of channels that the viewer hid; fewer than `limit` if
  /// some of those found are hidden.
  public func otherAirings(of airing: Airing, limit: Int) throws -> [Airing] {
    let hidden = Set(lineup.channels.lazy.filter(\.isHidden).map(\.id))
    return try guide.otherAirings(of: airing, limit: limit).filter { !hidden.contains($0.channel) }
  }
}
