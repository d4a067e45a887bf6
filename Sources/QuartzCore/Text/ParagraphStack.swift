import CGTK
import CoreGraphics

/// Paragraphs with individual styles, one below the other, each with a layout of its own.
struct ParagraphStack {
  private struct Block {
    let layout: TextLayout
    /// The start and the length in the text, in UTF-16 units; the length includes the separator.
    let start: Int
    let length: Int
    /// The upper left corner of the layout.
    let origin: CGPoint
    /// The width from the start of the line, with the indents at both ends.
    let width: CGFloat
  }

  private var blocks: [Block] = []
  private(set) var isTruncated = false

  init(_ content: TextContent, _ options: TextOptions, engine: TextEngine) {
    let parts = TextContent.paragraphs(of: content.string)
    var y: CGFloat = 0
    var lines = 0
    for (index, part) in parts.enumerated() {
      let style = index < content.paragraphs.count ? content.paragraphs[index] : content.paragraphs.last
      guard let style else { return }
      let room = options.width.isFinite ? style.room(in: options.width) : (width: options.width, end: -style.tailIndent)
      var own = options
      own.width = style.tailIndent > 0 && !options.width.isFinite ? style.room(in: style.tailIndent).width : room.width
      own.adopt(style)
      own.lineLimit = options.lineLimit == 0 ? 0 : options.lineLimit - lines
      var layout = TextLayout(content.part(part.start, part.length), own, engine: engine)
      lines += layout.lineCount
      let isLast = index + 1 == parts.count
      if options.lineLimit > 0, lines >= options.lineLimit, !isLast, !layout.isTruncated {
        // The rest of the text is omitted; the last line indicates this if it is allowed to.
        isTruncated = true
        let rest = content.string.utf16.count - part.start
        layout = TextLayout(content.part(part.start, rest), own, engine: engine)
      }
      if layout.isTruncated { isTruncated = true }
      if index > 0 { y += style.spacingBefore }
      let start = layout.isRightToLeft ? max(room.end, 0) : style.startIndent
      // Without a limit, a line with a tail indent still needs that much space.
      let end = style.tailIndent > 0 ? 0 : -style.tailIndent
      blocks.append(
        Block(
          layout: layout, start: part.start, length: part.length + part.separator, origin: CGPoint(x: start, y: y),
          width: style.startIndent + layout.indentedWidth + end))
      y += layout.size.height + style.lineSpacing + style.spacing
      if options.lineLimit > 0, lines >= options.lineLimit { break }
    }
  }

  var size: CGSize {
    guard let last = blocks.last else { return .zero }
    return CGSize(
      width: blocks.reduce(0) { max($0, $1.width) }, height: last.origin.y + last.layout.size.height)
  }

  var lineCount: Int { blocks.reduce(0) { $0 + $1.layout.lineCount } }
  var isRightToLeft: Bool { blocks.first?.layout.isRightToLeft ?? false }
  var firstBaseline: CGFloat { blocks.first.map { $0.origin.y + $0.layout.firstBaseline } ?? 0 }
  var lastBaseline: CGFloat { blocks.last.map { $0.origin.y + $0.layout.lastBaseline } ?? 0 }

  /// The rectangle around all lines.
  var boundingRect: CGRect {
    blocks.reduce(CGRect.null) { $0.union($1.layout.boundingRect.offsetBy(dx: $1.origin.x, dy: $1.origin.y)) }
  }

  func renderNode(color: CGColor) -> RenderNode? {
    RenderNode.container(
      blocks.compactMap { $0.layout.renderNode(color: color)?.translated(x: $0.origin.x, y: $0.origin.y) })
  }

  /// Returns the picture of one line, or of the paragraph that contains it.
  func renderNode(ofLine number: Int, color: CGColor) -> RenderNode? {
    var number = number
    for block in blocks {
      if number < block.layout.lineCount {
        return block.layout.renderNode(ofLine: number, color: color)?.translated(x: block.origin.x, y: block.origin.y)
      }
      number -= block.layout.lineCount
    }
    return nil
  }

  /// The lines of all paragraphs.
  var lines: [TextLine] {
    blocks.flatMap { block in
      block.layout.lines.map { $0.moved(by: block.start, to: block.origin) }
    }
  }

  func index(at point: CGPoint) -> (index: Int, isTrailing: Bool) {
    guard let block = blocks.last(where: { $0.origin.y <= point.y }) ?? blocks.first else { return (0, false) }
    let found = block.layout.index(at: CGPoint(x: point.x - block.origin.x, y: point.y - block.origin.y))
    return (block.start + found.index, found.isTrailing)
  }

  func rect(ofCharacterAt index: Int) -> CGRect {
    guard let block = blocks.last(where: { $0.start <= index }) ?? blocks.first else { return .zero }
    return block.layout.rect(ofCharacterAt: index - block.start).offsetBy(dx: block.origin.x, dy: block.origin.y)
  }
}

extension TextOptions {
  fileprivate mutating func adopt(_ style: TextParagraph) {
    lineBreak = style.lineBreak
    alignment = style.alignment
    direction = style.direction
    lineSpacing = style.lineSpacing
    minimumLineHeight = style.minimumLineHeight
    maximumLineHeight = style.maximumLineHeight
    lineHeightMultiple = style.lineHeightMultiple
    firstLineIndent = style.firstIndent - style.headIndent
    tabs = style.lineTabs
  }
}

extension TextContent {
  /// Returns the start, the length and the length of the separator of each paragraph, in UTF-16 units.
  package static func paragraphs(of string: String) -> [(start: Int, length: Int, separator: Int)] {
    var found: [(start: Int, length: Int, separator: Int)] = []
    var start = 0
    var index = 0
    let units = Array(string.utf16)
    while index < units.count {
      let unit = units[index]
      guard unit == 0x0A || unit == 0x0D || unit == 0x2029 else {
        index += 1
        continue
      }
      let separator = unit == 0x0D && index + 1 < units.count && units[index + 1] == 0x0A ? 2 : 1
      found.append((start, index - start, separator))
      index += separator
      start = index
    }
    found.append((start, units.count - start, 0))
    return found
  }

  /// Returns a part of the text, in UTF-16 units, with its runs. An empty part has the attributes at its position.
  fileprivate func part(_ start: Int, _ length: Int) -> TextContent {
    let units = string.utf16
    let from = units.index(units.startIndex, offsetBy: start)
    let text = String(string[from..<units.index(from, offsetBy: length)])
    var position = 0
    var parts: [Run] = []
    for run in runs {
      let end = run.length > units.count - position ? units.count : position + run.length
      let own = max(position, start)..<max(min(end, start + length), max(position, start))
      if !own.isEmpty { parts.append(Run(length: own.count, attributes: run.attributes)) }
      if parts.isEmpty, length == 0, end > start || end == units.count {
        parts = [Run(length: .max, attributes: run.attributes)]
      }
      position = end
    }
    if parts.isEmpty, let last = runs.last { parts = [Run(length: .max, attributes: last.attributes)] }
    return TextContent(text, runs: parts)
  }
}
