import Foundation

/// The axes along which a font varies, from its table `fvar`.
package struct VariationTable {
  package struct Axis: Equatable {
    package var tag: UInt32
    package var minimum: Double
    package var standard: Double
    package var maximum: Double
    package var isHidden: Bool
    package var name: Int
  }

  /// The axes; those of which bytes are missing are left out.
  package let axes: [Axis]

  package init(_ table: FontTable) {
    guard let start = table.short(4), let count = table.short(8), let size = table.short(10), size >= 20 else {
      axes = []
      return
    }
    axes = (0..<count).lazy.map { start + $0 * size }.prefix { $0 + 20 <= table.count }.compactMap { place in
      guard let tag = table.long(place), let minimum = table.fixed(place + 4), let standard = table.fixed(place + 8),
        let maximum = table.fixed(place + 12), let flags = table.short(place + 16), let name = table.short(place + 18)
      else { return nil }
      return Axis(
        tag: UInt32(truncatingIfNeeded: tag), minimum: minimum, standard: standard, maximum: maximum,
        isHidden: flags & 1 == 1, name: name)
    }
  }
}
