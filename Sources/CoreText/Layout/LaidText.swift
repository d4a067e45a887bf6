import QuartzCore
import Synchronization
import UIKitCore

/// A text laid out as UIKit does it, with the places of its lines.
///
/// It has no reference to the layout itself, which belongs to a thread: each thread keeps layouts by content, so it can
/// be drawn on another thread than that of its creation. Unchecked because of the text, which is not changed.
final class LaidText: @unchecked Sendable {
  /// The text with the caller's attributes.
  let text: NSAttributedString
  /// The index of the text's start in the caller's string.
  let base: Int
  let lines: [TextLine]
  let size: CGSize
  private let content: TextContent
  private let options: TextOptions
  private let color: CGColor
  private let usesContextColor: Bool

  /// Lays out a text at a width in points, of which `.greatestFiniteMagnitude` is no limit.
  ///
  /// - Parameters:
  ///   - text: the text, which must not change afterwards.
  ///   - adapt: changes the attributes before.
  init(
    _ text: NSAttributedString, base: Int, width: CGFloat, keepsSpaces: Bool = false,
    adapting adapt: (NSAttributedString) -> NSAttributedString = { $0 }
  ) {
    self.text = text
    self.base = base
    let prepared = PreparedText(text)
    let (layout, color) = adapt(prepared.text).textLayout(width: width, keepsSpaces: keepsSpaces)
    usesContextColor = prepared.usesContextColor
    self.color = color
    content = layout.content
    options = layout.options
    size = layout.size
    var lines = text.length == 0 ? [] : layout.lines
    // A separator at the end of a text begins no line in Core Text.
    if lines.count > 1, lines.last?.range.isEmpty ?? false { lines.removeLast() }
    self.lines = lines
  }

  /// The layout of the calling thread.
  private var layout: TextLayout { TextLayout.layout(content, options) }

  private func color(in context: CGContext) -> CGColor { usesContextColor ? context.fillColor : color }

  /// Draws all lines in a space whose y axis points down, with the layout's top left at its origin.
  func draw(in context: CGContext) {
    layout.draw(in: context, at: .zero, color: color(in: context))
  }

  /// Draws a line, or what is between two distances from its left, in a space whose y axis points up, with the left end
  /// of its baseline at the origin of the text matrix.
  func draw(line number: Int, part: ClosedRange<CGFloat>? = nil, in context: CGContext) {
    context.saveGState()
    context.concatenate(context.textMatrix)
    context.scaleBy(x: 1, y: -1)
    layout.draw(
      lines[number], number: number, part: part, in: context, at: .zero, color: color(in: context))
    context.restoreGState()
  }

  /// Returns the font of the text at an index, or the one of texts without a font.
  func font(at index: Int) -> UIFont {
    guard text.length > 0 else { return .systemFont(ofSize: 12) }
    let font = text.attribute(.font, at: min(max(index, 0), text.length - 1), effectiveRange: nil) as? UIFont
    return font ?? .systemFont(ofSize: 12)
  }
}
