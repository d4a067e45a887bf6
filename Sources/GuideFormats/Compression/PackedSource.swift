/// A source that unpacks another.
protocol PackedSource: ByteSource {
  var input: PackedInput { get }
  /// Whether foreign bytes follow the compressed data, which are ignored. Known at the end.
  var hasTrailingGarbage: Bool { get }
}

extension PackedSource {
  var name: String { input.source.name }
  var expectedLength: Int64? { input.source.expectedLength }
  var bytesRead: Int64 { input.source.bytesRead }
}
