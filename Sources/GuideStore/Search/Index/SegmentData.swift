/// A segment as it is stored (`SegmentBuilder`).
struct SegmentData {
  var documents: Int
  var firstStart = Int64.max
  var lastStart = Int64.min
  var lastStop = Int64.min
  /// Of each block: the length of its first term, and the term.
  var firstTerms: [UInt8] = []
  var blocks: [[UInt8]] = []
  var chunks: [[UInt8]] = []
  /// How many blocks and chunks there were, where they have been written and let go.
  var parts = 0

  init(documents: Int) { self.documents = documents }

  var size: Int { blocks.reduce(0) { $0 + $1.count } + chunks.reduce(0) { $0 + $1.count } + firstTerms.count }
}
