import CGTK
import CoreGraphics

/// Text broken into lines, measured exactly as it is drawn. Coordinates are points from the top left of the layout's
/// width.
///
/// Latin text in one font is assembled from words shaped before; Pango lays out everything else. A layout is created
/// and drawn on one thread.
package final class TextLayout {
  package let options: TextOptions
  package let content: TextContent
  private let form: Form
  private var cachedNode: (color: CGColor, node: RenderNode?)?

  private enum Form {
    case words(WordLayout)
    case pango(PangoText)
    case paragraphs(ParagraphStack)
  }

  /// Returns the layout of `content`, from the calling thread's cache if it has been laid out before.
  package static func layout(_ content: TextContent, _ options: TextOptions) -> TextLayout {
    TextEngine.current.layout(content, options)
  }

  package static func layout(_ text: String, font: FontDescription, _ options: TextOptions) -> TextLayout {
    layout(TextContent(text, font: font), options)
  }

  init(_ content: TextContent, _ options: TextOptions, engine: TextEngine) {
    self.content = content
    self.options = options
    if !content.paragraphs.isEmpty {
      form = .paragraphs(ParagraphStack(content, options, engine: engine))
    } else if let words = WordLayout(content, options, engine: engine) {
      form = .words(words)
    } else {
      form = .pango(PangoText(content, options, engine: engine))
    }
  }

  /// The width of the widest line and the height of all lines, in points.
  package var size: CGSize {
    switch form {
    case .words(let words): words.size
    case .pango(let text): text.size
    case .paragraphs(let stack): stack.size
    }
  }

  /// The width of the widest line with the indent of the first.
  var indentedWidth: CGFloat {
    if case .pango(let text) = form { text.indentedWidth } else { size.width }
  }

  /// The rectangle around the lines, in the layout's coordinates, which depends on the alignment.
  package var boundingRect: CGRect {
    if case .paragraphs(let stack) = form, options.width.isFinite { return stack.boundingRect }
    let size = size
    guard options.width.isFinite else { return CGRect(origin: .zero, size: size) }
    let room = options.width - size.width
    let x: CGFloat =
      switch options.alignment {
      case .center: room / 2
      case .right: room
      case .natural, .left, .justified: isRightToLeft && options.alignment == .natural ? room : 0
      }
    return CGRect(x: x, y: 0, width: size.width, height: size.height)
  }

  package var lineCount: Int {
    switch form {
    case .words(let words): words.lines.count
    case .pango(let text): text.lineCount
    case .paragraphs(let stack): stack.lineCount
    }
  }

  /// Whether text was left out.
  package var isTruncated: Bool {
    switch form {
    case .words(let words): words.isTruncated
    case .pango(let text): text.isTruncated
    case .paragraphs(let stack): stack.isTruncated
    }
  }

  /// The distance from the top to the first line's baseline.
  package var firstBaseline: CGFloat {
    switch form {
    case .words(let words): words.baseline(0)
    case .pango(let text): text.firstBaseline
    case .paragraphs(let stack): stack.firstBaseline
    }
  }

  package var lastBaseline: CGFloat {
    switch form {
    case .words(let words): words.baseline(max(words.lines.count - 1, 0))
    case .pango(let text): text.lastBaseline
    case .paragraphs(let stack): stack.lastBaseline
    }
  }

  /// Whether the first paragraph runs from right to left.
  package var isRightToLeft: Bool {
    switch form {
    case .words: false
    case .pango(let text): text.isRightToLeft
    case .paragraphs(let stack): stack.isRightToLeft
    }
  }

  /// Returns the picture, from the layout's top left; nil if nothing is visible. For the main thread.
  package func renderNode(color: CGColor) -> RenderNode? {
    if let cachedNode, cachedNode.color == color { return cachedNode.node }
    _ = GraphicsRuntime.ready
    let node =
      switch form {
      case .words(let words): words.renderNode(color: content.runs.first?.attributes.color ?? color)
      case .pango(let text): text.renderNode(color: color)
      case .paragraphs(let stack): stack.renderNode(color: color)
      }
    cachedNode = (color, node)
    return node
  }

  /// Returns a picture that contains one line, and maybe others, from the layout's top left. For the main thread.
  func renderNode(ofLine number: Int, color: CGColor) -> RenderNode? {
    _ = GraphicsRuntime.ready
    return switch form {
    case .words(let words):
      words.renderNode(color: content.runs.first?.attributes.color ?? color, line: number)
    case .pango: renderNode(color: color)
    case .paragraphs(let stack): stack.renderNode(ofLine: number, color: color)
    }
  }

  /// The lines with their glyphs, from top to bottom. Linear in the length of the text, at each call.
  package var lines: [TextLine] {
    let offsets = UnitOffsets(content.string)
    var lines =
      switch form {
      case .words(let words): words.textLines(offsets)
      case .pango(let text): text.textLines(offsets)
      case .paragraphs(let stack): stack.lines
      }
    // A line ends where the next one starts: spaces and separators between them belong to the former.
    for index in lines.indices {
      let end = index + 1 < lines.count ? lines[index + 1].range.lowerBound : offsets.count
      lines[index].range = lines[index].range.lowerBound..<max(end, lines[index].range.lowerBound)
    }
    return lines
  }

  /// Draws one of `lines`, with the left end of its baseline at `point`, with y pointing down.
  ///
  /// - Parameters:
  ///   - number: the line's index in `lines`.
  ///   - part: the distances from the line's left between which it is drawn; nil for all of it.
  package func draw(
    _ line: TextLine, number: Int, part: ClosedRange<CGFloat>? = nil, in context: CGContext, at point: CGPoint,
    color: CGColor
  ) {
    guard let node = renderNode(ofLine: number, color: color) else { return }
    // Glyphs may exceed their line; what is cut is that of other lines.
    let isAlone = lineCount == 1
    let area = line.area.insetBy(dx: -Self.far, dy: isAlone ? -Self.far : 0)
    context.withCairo { cairo in
      cairo.save()
      cairo.translate(x: Double(point.x - line.origin.x), y: Double(point.y - line.origin.y))
      let left = part.map { line.origin.x + $0.lowerBound } ?? area.minX
      let right = part.map { line.origin.x + $0.upperBound } ?? area.maxX
      if part != nil || !isAlone {
        cairo.newPath()
        cairo.addRect(CGRect(x: Double(left), y: area.minY, width: Double(right - left), height: area.height))
        cairo.clip()
      }
      node.draw(in: cairo)
      cairo.restore()
    }
  }

  /// A distance beyond every drawing, in points, that Cairo can still represent.
  private static let far: CGFloat = 1e5

  /// Draws with the layout's top left at `point`, with y pointing down.
  package func draw(in context: CGContext, at point: CGPoint, color: CGColor) {
    guard let node = renderNode(color: color) else { return }
    context.withCairo { cairo in
      cairo.save()
      cairo.translate(x: Double(point.x), y: Double(point.y))
      node.draw(in: cairo)
      cairo.restore()
    }
  }

  /// Returns the UTF-16 offset of the character at `point`, and whether the point is in its second half.
  package func index(at point: CGPoint) -> (index: Int, isTrailing: Bool) {
    let (byte, trailing): (Int, Bool)
    switch form {
    case .words(let words): (byte, trailing) = words.byte(at: point)
    case .pango(let text): (byte, trailing) = text.byte(at: point)
    case .paragraphs(let stack): return stack.index(at: point)
    }
    return (content.string.utf16Offset(ofByte: byte), trailing)
  }

  /// Returns the frame of the character at a UTF-16 offset; at the end of the text it has no width.
  package func rect(ofCharacterAt index: Int) -> CGRect {
    if case .paragraphs(let stack) = form { return stack.rect(ofCharacterAt: index) }
    let byte = content.string.byteOffset(ofUTF16: index)
    return switch form {
    case .words(let words): words.rect(ofByte: byte)
    case .pango(let text): text.rect(ofByte: byte)
    case .paragraphs: .zero
    }
  }
}

extension String {
  func utf16Offset(ofByte byte: Int) -> Int {
    let index = utf8.index(utf8.startIndex, offsetBy: min(max(byte, 0), utf8.count))
    return utf16.distance(from: utf16.startIndex, to: index)
  }

  func byteOffset(ofUTF16 offset: Int) -> Int {
    let index = utf16.index(utf16.startIndex, offsetBy: min(max(offset, 0), utf16.count))
    return utf8.distance(from: utf8.startIndex, to: index)
  }
}
