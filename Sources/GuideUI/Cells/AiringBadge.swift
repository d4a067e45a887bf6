import GuideModel

/// What a cell points out about an airing.
public enum AiringBadge: Hashable, Sendable, CaseIterable {
  case live, premiere, new

  /// The most important of what the feed says.
  public init?(_ flags: Airing.Flags) {
    if flags.contains(.live) {
      self = .live
    } else if flags.contains(.premiere) {
      self = .premiere
    } else if flags.contains(.new) {
      self = .new
    } else {
      return nil
    }
  }

  private static let texts: [AiringBadge: String] = [
    .live: localized("LIVE"), .premiere: localized("PREMIERE"), .new: localized("NEW"),
  ]
  private static let letterCounts = texts.mapValues(\.count)

  /// In the person's language, in capitals where it has them.
  public var text: String { Self.texts[self] ?? "" }

  var letterCount: Int { Self.letterCounts[self] ?? 0 }
}
