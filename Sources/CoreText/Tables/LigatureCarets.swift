import Foundation

/// The places of the caret within ligatures, from a font's table `GDEF`.
package struct LigatureCarets {
  private let table: FontTable

  package init(_ table: FontTable) { self.table = table }

  /// Returns the distances of the carets within a ligature, in the font's units; none for other glyphs.
  package func carets(of glyph: Int) -> [Int] {
    guard let list = table.short(8), list > 0, let coverage = table.short(list), let count = table.short(list + 2),
      let place = index(of: glyph, in: list + coverage), place < count, let offset = table.short(list + 4 + place * 2),
      let carets = table.short(list + offset)
    else { return [] }
    let ligature = list + offset
    return (0..<carets).lazy.prefix { ligature + 4 + $0 * 2 <= table.count }.compactMap { caret in
      // Format 2 names a point of the outline instead of a distance.
      guard let value = table.short(ligature + 2 + caret * 2), let format = table.short(ligature + value), format != 2
      else { return nil }
      return table.signed(ligature + value + 2)
    }
  }

  /// Returns the place of a glyph in a coverage table.
  private func index(of glyph: Int, in coverage: Int) -> Int? {
    guard let format = table.short(coverage), let count = table.short(coverage + 2) else { return nil }
    switch format {
    case 1: return (0..<count).first { table.short(coverage + 4 + $0 * 2) == glyph }
    case 2:
      for range in 0..<count {
        let place = coverage + 4 + range * 6
        guard let first = table.short(place), let last = table.short(place + 2), let start = table.short(place + 4)
        else { return nil }
        if first <= glyph, glyph <= last { return start + glyph - first }
      }
      return nil
    default: return nil
    }
  }
}
