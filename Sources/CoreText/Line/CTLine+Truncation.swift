import QuartzCore
import UIKitCore

/// Returns a line that is cut so that it is at most as wide as `width` points, with a token, such as an ellipsis, where
/// text is left out.
///
/// - Parameters:
///   - truncationToken: nil leaves text out without a sign.
/// - Returns: the line itself if it fits; nil if not even the token does.
public func CTLineCreateTruncatedLine(
  _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType, _ truncationToken: CTLine?
) -> CTLine? {
  guard let shown = line.line, Double(line.width) > width else { return line }
  let room = CGFloat(width) - (truncationToken?.width ?? 0)
  guard room >= 0 else { return nil }
  let units = shown.range
  let kept: (head: Range<Int>, tail: Range<Int>) =
    switch truncationType {
    case .start: (units.lowerBound..<units.lowerBound, line.suffix(fitting: room))
    case .end: (line.prefix(fitting: room), units.upperBound..<units.upperBound)
    case .middle: line.ends(fitting: room)
    }
  let text = NSMutableAttributedString(string: "")
  text.append(line.laid.text.attributedSubstring(from: NSRange(kept.head)))
  if let token = truncationToken { text.append(token.laid.text) }
  text.append(line.laid.text.attributedSubstring(from: NSRange(kept.tail)))
  return CTLine(text, base: line.range.lowerBound)
}

/// Returns a line stretched to a width, by widening its spaces.
///
/// - Parameter justificationFactor: the part of the missing width that is filled, from 0 to 1.
/// - Returns: nil for a line without spaces, or one that is wider.
public func CTLineCreateJustifiedLine(
  _ line: CTLine, _ justificationFactor: CGFloat, _ justificationWidth: Double
) -> CTLine? {
  guard let shown = line.line else { return nil }
  let text = NSMutableAttributedString(attributedString: line.laid.text.attributedSubstring(from: NSRange(shown.range)))
  let units = Array(text.string.utf16)
  let end = units.lastIndex { !LineText.isSpace($0) } ?? 0
  let spaces = units.indices.filter { $0 < end && units[$0] == 0x20 }
  let missing = (CGFloat(justificationWidth) - line.width) * min(max(justificationFactor, 0), 1)
  guard !spaces.isEmpty, missing >= 0 else { return nil }
  // Glyphs are on whole points, so the rest that does not divide goes to the first spaces.
  let whole = Int(missing.rounded(.down))
  for (number, index) in spaces.enumerated() {
    let range = NSRange(location: index, length: 1)
    let own = (text.attribute(.kern, at: index, effectiveRange: nil) as? NSNumber)?.doubleValue ?? 0
    let more = whole / spaces.count + (number < whole % spaces.count ? 1 : 0)
    text.addAttribute(.kern, value: NSNumber(value: own + Double(more)), range: range)
  }
  return CTLine(text, base: line.range.lowerBound)
}

extension CTLine {
  /// Returns the most characters from the start that fit into a width.
  fileprivate func prefix(fitting room: CGFloat) -> Range<Int> {
    guard let line else { return 0..<0 }
    var end = line.range.lowerBound
    var used: CGFloat = 0
    for cluster in clusters.sorted(by: { $0.units.lowerBound < $1.units.lowerBound }) {
      used += cluster.right - cluster.left
      if used > room { break }
      end = cluster.units.upperBound
    }
    return line.range.lowerBound..<end
  }

  /// Returns the most characters at the end that fit into a width.
  fileprivate func suffix(fitting room: CGFloat) -> Range<Int> {
    guard let line else { return 0..<0 }
    var start = line.range.upperBound
    var used: CGFloat = 0
    for cluster in clusters.sorted(by: { $0.units.lowerBound > $1.units.lowerBound }) {
      used += cluster.right - cluster.left
      if used > room { break }
      start = cluster.units.lowerBound
    }
    return start..<line.range.upperBound
  }

  fileprivate func ends(fitting room: CGFloat) -> (Range<Int>, Range<Int>) {
    let head = prefix(fitting: room / 2)
    let width = clusters.filter { head.contains($0.units.lowerBound) }.reduce(0) { $0 + $1.right - $1.left }
    return (head, suffix(fitting: room - width))
  }
}
