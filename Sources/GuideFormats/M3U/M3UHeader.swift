/// The first line of a playlist.
public struct M3UHeader: Hashable, Sendable {
  /// The addresses of guides, in order (`x-tvg-url`, `url-tvg`: comma-separated lists). They may contain credentials.
  public var guideURLs: [String] = []
  /// Hours to add to the guide's times for every entry without a shift of its own.
  public var tvgShift: Double = 0
  /// Every attribute, keys in lower case.
  public var attributes: [String: [String]] = [:]
  /// Whether there is an `#EXTM3U` at all.
  public var isPresent = false

  /// Creates a header without attributes, as for a playlist that has none.
  public init() {}
}
