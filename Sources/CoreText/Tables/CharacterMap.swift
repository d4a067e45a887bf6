import Foundation

/// The characters of a font, from its table `cmap`.
package struct CharacterMap {
  private let table: FontTable

  package init(_ table: FontTable) { self.table = table }

  /// Returns the characters that have a glyph. Linear in the size of the table; segments out of order end it.
  package var characters: CharacterSet {
    var set = CharacterSet()
    guard let count = table.short(2) else { return set }
    var best: (rank: Int, offset: Int)?
    for index in 0..<count {
      guard let platform = table.short(4 + index * 8), let encoding = table.short(6 + index * 8),
        let offset = table.long(8 + index * 8)
      else { break }
      let isUnicode = platform == 0 || platform == 3 && (encoding == 1 || encoding == 10)
      guard isUnicode, let format = table.short(offset), format == 4 || format == 12 else { continue }
      let rank = format == 12 ? 1 : 0
      if rank > best?.rank ?? -1 { best = (rank, offset) }
    }
    guard let best else { return set }
    if best.rank == 1 { readGroups(best.offset, into: &set) } else { readSegments(best.offset, into: &set) }
    return set
  }

  private static func insert(_ range: ClosedRange<Int>, into set: inout CharacterSet) {
    // There are no characters among the halves of surrogate pairs.
    for part in [range.clamped(to: 0...0xD7FF), range.clamped(to: 0xE000...0x10FFFF)] where range.overlaps(part) {
      if let first = Unicode.Scalar(UInt32(part.lowerBound)), let last = Unicode.Scalar(UInt32(part.upperBound)) {
        set.insert(charactersIn: first...last)
      }
    }
  }

  private func readGroups(_ start: Int, into set: inout CharacterSet) {
    guard let count = table.long(start + 12) else { return }
    var end = -1
    for index in 0..<min(count, table.count / 12) {
      let place = start + 16 + index * 12
      guard let first = table.long(place), let last = table.long(place + 4), first > end, last >= first,
        last <= 0x10FFFF
      else { return }
      Self.insert(first...last, into: &set)
      end = last
    }
  }

  private func readSegments(_ start: Int, into set: inout CharacterSet) {
    guard let doubled = table.short(start + 6) else { return }
    var end = -1
    for index in 0..<doubled / 2 {
      let place = start + 14 + index * 2
      guard let last = table.short(place), let first = table.short(place + doubled + 2),
        let delta = table.short(place + 2 * doubled + 2), let offset = table.short(place + 3 * doubled + 2),
        first > end, last >= first
      else { return }
      end = last
      if offset == 0 {
        // One character of the segment may have glyph 0, which is none.
        let none = (0x1_0000 - delta) & 0xFFFF
        if !(first...last).contains(none) {
          Self.insert(first...last, into: &set)
        } else {
          if first < none { Self.insert(first...none - 1, into: &set) }
          if none < last { Self.insert(none + 1...last, into: &set) }
        }
        continue
      }
      let glyphs = place + 3 * doubled + 2 + offset
      for character in first...last where table.short(glyphs + (character - first) * 2) ?? 0 != 0 {
        Self.insert(character...character, into: &set)
      }
    }
  }
}
