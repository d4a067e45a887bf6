import GuideModel

/// A text that a feed may have in several languages, of which the preferred one is kept. Its creator must `free()` it.
struct RankedText {
  private var kept = ByteArena(capacity: 1024)
  private var rank = Int.max

  func free() { kept.free() }

  var isEmpty: Bool { kept.isEmpty }
  var bytes: UnsafeRawBufferPointer { kept.bytes }

  mutating func removeAll() {
    kept.removeAll()
    rank = .max
  }

  /// Keeps a text if its rank is better (smaller) than that of the one kept.
  ///
  /// - Parameter limit: the greatest number of bytes kept, in whole characters; a longer text ends with an ellipsis.
  mutating func offer(_ bytes: UnsafeRawBufferPointer, rank: Int, limit: Int) {
    guard rank < self.rank, !bytes.isEmpty else { return }
    let before = kept.count
    kept.removeAll()
    if bytes.count <= limit, DisplayText.isClean(bytes) {
      kept.append(bytes: bytes)
    } else {
      if let length = DisplayText.cleanLength(bytes, limit: limit + DisplayText.excess) {
        kept.append(bytes: UnsafeRawBufferPointer(rebasing: bytes[..<length]))
      } else {
        kept.append(display: bytes, limit: limit + DisplayText.excess)
      }
      kept.shorten(to: limit)
    }
    if kept.isEmpty { kept.truncate(to: before) } else { self.rank = rank }
  }
}
