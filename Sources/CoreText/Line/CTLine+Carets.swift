import QuartzCore
import UIKitCore

/// Returns the index before which a caret at a point would be, in the string the line was created from. The line's
/// start and end are the answers for points outside; y does not matter.
///
/// - Returns: `kCFNotFound` for an empty line.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> Int {
  let base = line.laid.base
  let clusters = line.clusters
  guard let first = clusters.first, let last = clusters.last else {
    return line.line.map { $0.range.lowerBound + base } ?? kCFNotFound
  }
  if position.x <= first.left { return base + (first.isRightToLeft ? first.units.upperBound : first.units.lowerBound) }
  for cluster in clusters where position.x < cluster.right {
    // Equal parts of a cluster belong to its characters, as in a ligature.
    let share = (position.x - cluster.leading) / (cluster.trailing - cluster.leading)
    let step = (max(share, 0) * CGFloat(cluster.units.count)).rounded()
    return base + line.laid.text.characterStart(cluster.units.lowerBound + Int(step), in: cluster.units)
  }
  return base + (last.isRightToLeft ? last.units.lowerBound : line.caretEnd)
}

/// Returns the distance of the caret before a character from the line's left, in points.
///
/// - Parameter secondaryOffset: set to the same distance. It differs on iOS where the direction changes.
public func CTLineGetOffsetForStringIndex(
  _ line: CTLine, _ charIndex: Int, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
  let offset = line.offset(ofUnit: charIndex - line.laid.base)
  secondaryOffset?.pointee = offset
  return offset
}

/// Calls `block` with the offset of each character's leading and trailing edge, from left to right, until it sets its
/// last argument. It also gets the character's index and whether the edge is the leading one.
public func CTLineEnumerateCaretOffsets(
  _ line: CTLine, _ block: (Double, Int, Bool, UnsafeMutablePointer<Bool>) -> Void
) {
  var stop = false
  for cluster in line.clusters {
    for isLeading in cluster.isRightToLeft ? [false, true] : [true, false] {
      let edge = isLeading ? cluster.leading : cluster.trailing
      block(Double(edge), cluster.units.lowerBound + line.laid.base, isLeading, &stop)
      if stop { return }
    }
  }
}

extension CTLine {
  /// The last place for a caret in the line: before a line break, and behind spaces.
  fileprivate var caretEnd: Int {
    guard let line else { return 0 }
    let text = laid.text.string as NSString
    var end = line.range.upperBound
    while end > line.range.lowerBound, LineText.isSeparator(text.character(at: end - 1)) { end -= 1 }
    return end
  }

  /// Returns the distance of the caret before a unit of the laid text from the line's left.
  func offset(ofUnit unit: Int) -> CGFloat {
    let clusters = clusters
    guard let first = clusters.min(by: { $0.units.lowerBound < $1.units.lowerBound }) else { return 0 }
    if unit <= first.units.lowerBound { return first.leading }
    if let cluster = clusters.first(where: { $0.units.contains(unit) }) {
      let share = CGFloat(unit - cluster.units.lowerBound) / CGFloat(cluster.units.count)
      return cluster.leading + (cluster.trailing - cluster.leading) * share
    }
    // Behind all glyphs: spaces without a width, or the line's end.
    let before = clusters.filter { $0.units.upperBound <= unit }
    return before.max(by: { $0.units.lowerBound < $1.units.lowerBound })?.trailing ?? width
  }
}

extension NSAttributedString {
  /// Returns the start of the character that contains a unit, unless that is the end of a range.
  fileprivate func characterStart(_ unit: Int, in range: Range<Int>) -> Int {
    guard unit > range.lowerBound, unit < range.upperBound else { return unit }
    return (string as NSString).rangeOfComposedCharacterSequence(at: unit).location
  }
}
