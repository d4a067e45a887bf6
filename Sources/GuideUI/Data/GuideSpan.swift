import GuideModel

/// One cell of a row: an airing, or a hole in the feed.
public struct GuideSpan: Hashable, Sendable {
  /// Where it is drawn, UTC seconds since 1970: an airing cut short by an overlap is drawn shorter than it is.
  public var start: Int64
  /// Where its drawing ends, UTC seconds since 1970, itself excluded.
  public var stop: Int64
  /// Nil where there is no information.
  public var airing: Airing?
}
