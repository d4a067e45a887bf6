import GuideModel

/// A time on a channel for which the guide has no airing.
struct GuideHole: Equatable {
  /// The span in which it is drawn, in UTC seconds since 1970. An empty row is divided into pieces, so the ends may be
  /// arbitrary.
  var span: Range<Int64>
  /// The selected instant, in UTC seconds since 1970.
  var instant: Int64
  /// The airing that ends where the hole begins, and the one that begins where it ends.
  var before: Airing?
  var after: Airing?

  /// The span between the two airings, if both are known.
  var knownSpan: Range<Int64>? { before != nil && after != nil ? span : nil }
}
