import GuideModel

/// An airing as the user saw it, with enough to find it again after refreshes that move, rename or renumber it.
public struct AiringReference: Hashable, Codable, Sendable {
  /// The row it is shown in.
  public var channel: ChannelReference
  /// The start as shown, UTC seconds.
  public var start: Int64
  /// The stop as shown, UTC seconds; not before `start`.
  public var stop: Int64
  /// The title of the programme.
  public var title: String
  /// The episode's title; empty if the feed has none.
  public var subtitle: String
  /// The episode number as shown ("S2 E5"); empty if the feed has none.
  public var episode: String

  /// Creates a reference. Times are UTC seconds as shown; a stop before the start is raised to the start.
  public init(
    channel: ChannelReference, start: Int64, stop: Int64, title: String, subtitle: String = "", episode: String = ""
  ) {
    self.channel = channel
    self.start = start
    self.stop = max(stop, start)
    self.title = title
    self.subtitle = subtitle
    self.episode = episode
  }

  /// The number of seconds by which a feed may move an airing that still counts as the same one.
  public static let farthestMove: Int64 = 6 * 3600

  /// Returns how certainly `other` is this airing after a refresh: the smaller, the more certain; `nil` if it is
  /// another airing.
  ///
  /// The same start and title are certain. An airing with the same title, and the same episode if both name one, may
  /// have moved by some hours. With exactly the same start it may have been renamed, but then it must end at about the
  /// same time.
  func distance(to other: AiringReference) -> Int64? {
    guard channel.isSame(as: other.channel) else { return nil }
    let moved = abs(start - other.start)
    let hasTitle = FoldedText.key(title) == FoldedText.key(other.title)
    if hasTitle, moved <= Self.farthestMove {
      let isOtherNumber = !episode.isEmpty && !other.episode.isEmpty && episode != other.episode
      let isOtherSubtitle =
        !subtitle.isEmpty && !other.subtitle.isEmpty && FoldedText.key(subtitle) != FoldedText.key(other.subtitle)
      // Feeds correct a number or a subtitle, but seldom both. If only one side has them, the other identifies the
      // episode.
      let isSameNumber = !episode.isEmpty && episode == other.episode
      let isSameSubtitle = !subtitle.isEmpty && FoldedText.key(subtitle) == FoldedText.key(other.subtitle)
      if !isOtherNumber, !isOtherSubtitle { return moved }
      if isOtherNumber && isSameSubtitle || isOtherSubtitle && isSameNumber { return moved + 1_800 }
      return moved == 0 ? Self.farthestMove + 1_800 : nil
    }
    guard moved == 0, !hasTitle else { return nil }
    let tolerance = max((stop - start) / 4, 300)
    return abs(stop - other.stop) <= tolerance ? Self.farthestMove + 3_600 : nil
  }
}
