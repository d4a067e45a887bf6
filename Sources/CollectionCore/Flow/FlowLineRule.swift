import Foundation

/// The rule by which items share a line and are placed in it (facts 6.9).
package struct FlowLineRule: Equatable, Sendable {
  /// The length of a line, in points.
  package var available: CGFloat
  /// The minimum space between two items.
  var spacing: CGFloat

  package init(available: CGFloat, spacing: CGFloat) {
    self.available = available
    self.spacing = spacing
  }

  /// The tolerance for sums of thirds and sevenths of a width, whose rounding errors must not break a line.
  package static let tolerance: CGFloat = 1e-6

  /// Returns whether another item fits into a line with items and gaps of `used` points.
  func fits(used: CGFloat, adding length: CGFloat) -> Bool {
    used + spacing + length <= available + Self.tolerance
  }

  /// Returns the number of items of one length in a line: at least one, `Int.max` if they take no space.
  func capacity(of length: CGFloat) -> Int {
    let room = available - length + Self.tolerance
    guard room >= 0 else { return 1 }
    let pitch = length + spacing
    guard pitch > 0 else { return .max }
    let more = (room / pitch).rounded(.down)
    return more >= CGFloat(Int32.max) ? .max : 1 + Int(more)
  }

  /// The start of a line's first item, and the gap between its items.
  package struct Placement: Equatable {
    var start: CGFloat
    var gap: CGFloat
  }

  /// Returns the placement of items of one size, in a full line or the section's last: as if the line were full.
  func placement(ofEqual length: CGFloat) -> Placement {
    let count = capacity(of: length)
    if count == 1 { return Placement(start: (available - length) / 2, gap: 0) }
    if count == .max { return Placement(start: 0, gap: spacing) }
    return Placement(start: 0, gap: (available - CGFloat(count) * length) / CGFloat(count - 1))
  }

  /// The placement of items of several sizes in the section's last line.
  var placementOfUnequalLastLine: Placement { Placement(start: 0, gap: spacing) }

  /// Returns the placement of a full line of `count` items with a total length of `total` points.
  func placement(ofFullLine count: Int, total: CGFloat) -> Placement {
    if count == 1 { return Placement(start: (available - total) / 2, gap: 0) }
    return Placement(start: 0, gap: (available - total) / CGFloat(count - 1))
  }
}
