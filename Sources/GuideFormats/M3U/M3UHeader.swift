/// The first line of a playlist.
public struct M3UHeader: Hashable, Sendable {
  /// Addresses of guides, in order (`x-tvg-url`, `url-tvg`: comma lists). May carry credentials.
  public var guideURLs: [String] = []
  /// Hours to add to the guide's times for every entry that does not say.
  public var tvgShift: Double = 0
  /// Every attribute, keys in lower case.
  public var attributes: [String: [String]] = [:]
  /// Whether there was a `#EXTM3U` at all.
  public var isPresent = false

  /// Creates a header without attributes, as for a playlist that has none.
  public init() {}
}
