import QuartzCore
import UIKitCore

/// Neighbouring glyphs of a line that have the same attributes.
///
/// Unchecked because of the attributes and the memory that callers may read, which are not changed.
///
/// See [Apple's page](https://developer.apple.com/documentation/coretext/ctrun).
public final class CTRun: @unchecked Sendable {
  let laid: LaidText
  let number: Int
  let run: TextGlyphRun
  /// The characters in UTF-16 units of the laid text.
  let units: Range<Int>
  let attributes: [NSAttributedString.Key: Any]
  /// The glyphs' properties in memory of their own, as there are functions that return its address.
  let glyphs: UnsafeMutableBufferPointer<CGGlyph>
  let positions: UnsafeMutableBufferPointer<CGPoint>
  let advances: UnsafeMutableBufferPointer<CGSize>
  let indices: UnsafeMutableBufferPointer<Int>

  private init(
    _ laid: LaidText, _ number: Int, _ run: TextGlyphRun, _ units: Range<Int>,
    _ attributes: [NSAttributedString.Key: Any]
  ) {
    self.laid = laid
    self.number = number
    self.run = run
    self.units = units
    self.attributes = attributes
    glyphs = Self.memory(run.glyphs) { $0.number ?? kCGGlyphMax }
    positions = Self.memory(run.glyphs) { $0.position }
    advances = Self.memory(run.glyphs) { CGSize(width: $0.advance, height: 0) }
    indices = Self.memory(run.glyphs) { $0.unit + laid.base }
  }

  deinit {
    glyphs.deallocate()
    positions.deallocate()
    advances.deallocate()
    indices.deallocate()
  }

  private static func memory<Value>(
    _ glyphs: [TextGlyphRun.Glyph], _ value: (TextGlyphRun.Glyph) -> Value
  ) -> UnsafeMutableBufferPointer<Value> {
    let memory = UnsafeMutableBufferPointer<Value>.allocate(capacity: glyphs.count)
    for (index, glyph) in glyphs.enumerated() { memory.initializeElement(at: index, to: value(glyph)) }
    return memory
  }

  /// Returns the runs of a line from left to right. Attributes that the layout does not know separate runs, too.
  static func all(in laid: LaidText, _ number: Int) -> [CTRun] {
    guard laid.lines.indices.contains(number) else { return [] }
    let line = laid.lines[number]
    let text = laid.text.string as NSString
    let ends = Dictionary(
      Cluster.all(in: line, of: text).map { ($0.units.lowerBound, $0.units.upperBound) }, uniquingKeysWith: max)
    var runs: [CTRun] = []
    for run in line.runs {
      var start = 0
      while start < run.glyphs.count {
        var range = NSRange()
        let unit = min(run.glyphs[start].unit, laid.text.length - 1)
        var attributes = laid.text.attributes(at: unit, effectiveRange: &range)
        var end = start + 1
        while end < run.glyphs.count, NSLocationInRange(run.glyphs[end].unit, range) { end += 1 }
        var part = run
        part.glyphs = Array(run.glyphs[start..<end])
        let units = part.glyphs.map(\.unit)
        let first = units.min() ?? unit
        let last = units.max() ?? unit
        attributes[.font] = font(attributes[.font] as? UIFont ?? .systemFont(ofSize: 12), in: run.family)
        runs.append(CTRun(laid, number, part, first..<max(ends[last] ?? last, first), attributes))
        start = end
      }
    }
    return runs
  }

  /// Returns the font with which glyphs are drawn: another family where the wanted one lacks them.
  private static func font(_ wanted: UIFont, in family: String) -> UIFont {
    guard !family.isEmpty, wanted.layoutDescription.resolvedFamily != family else { return wanted }
    return UIFont(descriptor: wanted.fontDescriptor.withFamily(family), size: wanted.pointSize)
  }

  /// The distances of the run's ends from the line's left.
  var sides: (left: CGFloat, right: CGFloat) { sides(of: run.glyphs.indices) }

  func sides(of range: Range<Int>) -> (left: CGFloat, right: CGFloat) {
    let glyphs = run.glyphs[range]
    return (glyphs.first?.position.x ?? 0, glyphs.last.map { $0.position.x + $0.advance } ?? 0)
  }

  func resolved(_ range: CFRange) -> Range<Int> { range.resolved(in: run.glyphs.count) }
}
