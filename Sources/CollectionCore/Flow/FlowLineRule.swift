import Foundation

/// The rule by which items share a line and are placed in it (facts 6.9).
package struct FlowLineRule: Equatable, Sendable {
  /// The length of a line, in points.
  package var available: CGFloat
  /// Least space between two items.
  var spacing: CGFloat

  package init(available: CGFloat, spacing: CGFloat) {
    self.available = available
    self.spacing = spacing
  }

  /// The tolerance for sums of thirds and sevenths of a width, whose rounding errors must not break a line.
  package static let tolerance: CGFloat = 1e-6

  /// Whether another item joins a line that holds items and the gaps between them of `used` points.
  func fits(used: CGFloat, adding length: CGFloat) -> Bool {
    used + spacing + length <= available + Self.tolerance
  }

  /// How many items of one length a line holds: at least one, `Int.max` when they take no room.
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

  /// Items of one size, whether the line is full or the section's last: as if the line were full.
  func placement(ofEqual length: CGFloat) -> Placement {
    let count = capacity(of: length)
    if count == 1 { return Placement(start: (available - length) / 2, gap: 0) }
    if count == .max { return Placement(start: 0, gap: spacing) }
    return Placement(start: 0, gap: (available - CGFloat(count) * length) / CGFloat(count - 1))
  }

  /// Items of several sizes in the section's last line.
  var placementOfUnequalLastLine: Placement { Placement(start: 0, gap: spacing) }

  /// A full line of `count` items that are `total` points long together.
  func placement(ofFullLine count: Int, total: CGFloat) -> Placement {
    if count == 1 { return Placement(start: (available - total) / 2, gap: 0) }
    return Placement(start: 0, gap: (available - total) / CGFloat(count - 1))
  }
}
