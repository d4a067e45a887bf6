/// A segment as it is stored (`SegmentBuilder`).
struct SegmentData {
  /// From the first start of a chunk's airings to the latest stop.
  struct Span {
    var start: Int64
    var stop: Int64
  }

  var documents: Int
  var firstStart = Int64.max
  var lastStart = Int64.min
  var lastStop = Int64.min
  /// Of each block: the length of its first term, and the term.
  var firstTerms: [UInt8] = []
  var blocks: [[UInt8]] = []
  var chunks: [[UInt8]] = []
  var spans: [Span] = []
  /// How many blocks and chunks there were, where they have been written and let go.
  var parts = 0

  init(documents: Int) { self.documents = documents }

  /// `spans` as they are stored: starts and stops, little-endian.
  var encodedSpans: [UInt8] {
    spans.flatMap { span in
      [span.start, span.stop].flatMap { value in withUnsafeBytes(of: value.littleEndian) { Array($0) } }
    }
  }

  var size: Int { blocks.reduce(0) { $0 + $1.count } + chunks.reduce(0) { $0 + $1.count } + firstTerms.count }
}
