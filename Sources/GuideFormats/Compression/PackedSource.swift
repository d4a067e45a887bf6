/// A source that unpacks another.
protocol PackedSource: ByteSource {
  /// Whether something follows the compressed data that is none; it is ignored. Known at the end.
  var hasTrailingGarbage: Bool { get }
}
