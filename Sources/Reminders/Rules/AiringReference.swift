import GuideModel

/// An airing as a person saw it, with enough to find it again after refreshes that move, rename or renumber it.
public struct AiringReference: Hashable, Codable, Sendable {
  /// The row it is shown in.
  public var channel: ChannelReference
  /// UTC seconds, as shown.
  public var start: Int64
  /// UTC seconds, as shown; not before `start`.
  public var stop: Int64
  /// The title.
  public var title: String
  /// The episode's title; empty where the feed gives none.
  public var subtitle: String
  /// The number of the episode as it is shown ("S2 E5"); empty where the feed gives none.
  public var episode: String

  /// Creates a reference. Times are in UTC seconds, as shown; a stop before the start is raised to it.
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

  /// Seconds by which a feed may move an airing that is still taken for the same one.
  public static let farthestMove: Int64 = 6 * 3600

  /// How surely `other` is this airing after a refresh: the smaller, the surer; `nil` where it is another.
  ///
  /// The same start and title are certain. An airing of the same title, and of the same episode where both name one,
  /// may have moved by some hours. At the very same start it may have been renamed, but then it must end about when it
  /// did.
  func distance(to other: AiringReference) -> Int64? {
    guard channel.isSame(as: other.channel) else { return nil }
    let moved = abs(start - other.start)
    let hasTitle = FoldedText.key(title) == FoldedText.key(other.title)
    if hasTitle, moved <= Self.farthestMove {
      let isOtherNumber = !episode.isEmpty && !other.episode.isEmpty && episode != other.episode
      let isOtherSubtitle =
        !subtitle.isEmpty && !other.subtitle.isEmpty && FoldedText.key(subtitle) != FoldedText.key(other.subtitle)
      // Feeds correct a number or a subtitle, but seldom both; and one that stands alone says which episode it is.
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
