import GuideModel

/// One cell of a row: an airing, or a hole in the feed.
public struct GuideSpan: Hashable, Sendable {
  /// The start of its cell, UTC seconds since 1970. An airing cut by an overlap is drawn shorter than it is.
  public var start: Int64
  /// The end of its cell (excluded), UTC seconds since 1970.
  public var stop: Int64
  /// The airing; `nil` if there is no information.
  public var airing: Airing?
  /// Whether this part of the row is still being read, so that it is not known yet what is on.
  public var isAwaited = false
}
