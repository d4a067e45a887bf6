import GuideModel

/// A time on a channel of which the guide says nothing.
struct GuideHole: Equatable {
  /// Where it is drawn, UTC seconds since 1970: an empty row is cut into pieces, so its ends need not mean anything.
  var span: Range<Int64>
  /// The instant meant, UTC seconds since 1970.
  var instant: Int64
  /// The airing that ends where it begins, and the one that begins where it ends.
  var before: Airing?
  var after: Airing?

  /// Where it begins and ends, as far as both are known.
  var knownSpan: Range<Int64>? { before != nil && after != nil ? span : nil }
}
