/// A source that unpacks another.
protocol PackedSource: ByteSource {
  /// Whether foreign bytes follow the compressed data, which are ignored. Known at the end.
  var hasTrailingGarbage: Bool { get }
}
