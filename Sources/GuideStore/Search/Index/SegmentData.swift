/// A segment in its stored form (`SegmentBuilder`).
struct SegmentData {
  /// The range from the first start of a chunk's airings to the latest stop.
  struct Span {
    var start: Int64
    var stop: Int64
  }

  var documents: Int
  var firstStart = Int64.max
  var lastStart = Int64.min
  var lastStop = Int64.min
  /// The length of each block's first term, and the term.
  var firstTerms: [UInt8] = []
  var blocks: [[UInt8]] = []
  var chunks: [[UInt8]] = []
  var spans: [Span] = []
  /// The number of blocks and chunks, once they have been written and released.
  var parts = 0

  init(documents: Int) { self.documents = documents }

  /// `spans` in their stored form: starts and stops, little-endian.
  var encodedSpans: [UInt8] {
    spans.flatMap { span in
      [span.start, span.stop].flatMap { value in withUnsafeBytes(of: value.littleEndian) { Array($0) } }
    }
  }

  var size: Int { blocks.reduce(0) { $0 + $1.count } + chunks.reduce(0) { $0 + $1.count } + firstTerms.count }
}
