import CGTK
import CoreGraphics

/// Lines of left-to-right text in one font, assembled from shaped words.
struct WordLayout {
  struct Piece {
    let word: ShapedWord
    /// The byte of the word at which the glyphs start.
    let from: Int
    /// The byte of the word before which the glyphs end.
    let to: Int
    let width: Int
    /// The start of the word in the text; −1 for an ellipsis.
    let start: Int
    /// The space before the piece: a space's width, or 0.
    let gap: Int
  }

  struct Line {
    var pieces: [Piece] = []
    /// The width in Pango units.
    var width = 0
    var start = 0
    var end = 0
  }

  private(set) var lines: [Line] = []
  private(set) var isTruncated = false
  private let options: TextOptions
  let font: TextFont
  private let metrics: FontDescription.Metrics
  let lineHeight: CGFloat
  private let byteCount: Int

  /// Creates a layout; nil if the text or the options require more than words side by side.
  init?(_ content: TextContent, _ options: TextOptions, engine: TextEngine) {
    guard !options.keepsSpaces, options.firstLineIndent == 0, content.runs.count == 1,
      content.runs[0].attributes.isPlain,
      options.alignment != .justified,
      options.direction != .rightToLeft, options.lineBreak != .truncatingHead,
      options.lineBreak != .truncatingMiddle, options.lineBreak != .charWrapping, !options.width.isNaN
    else { return nil }
    var string = content.string
    let tokens = string.withUTF8 { Token.split($0) }
    guard let tokens else { return nil }
    self.options = options
    byteCount = string.utf8.count
    font = engine.font(content.runs[0].attributes.font)
    metrics = font.metrics
    lineHeight = options.lineHeight(natural: metrics.lineHeight)
    // Lines wider only by rounding still fit.
    let limit =
      options.width.isFinite
      ? Int(min(max(options.width, 0) * CGFloat(PANGO_SCALE), 1e9)) + Int(PANGO_SCALE / 16) : .max
    var builder = Builder(font: font, limit: limit, options: options)
    string.withUTF8 { builder.build(tokens, $0) }
    lines = builder.lines
    isTruncated = builder.isTruncated
  }

  var size: CGSize {
    let width = lines.reduce(0) { max($0, $1.width) }
    let spacing = options.lineSpacing * CGFloat(max(lines.count - 1, 0))
    return CGSize(width: CGFloat(width).points, height: lineHeight * CGFloat(max(lines.count, 1)) + spacing)
  }

  func top(_ line: Int) -> CGFloat { (lineHeight + options.lineSpacing) * CGFloat(line) }

  /// Returns a line's baseline. A line higher than its font has the additional space above.
  func baseline(_ line: Int) -> CGFloat { top(line) + lineHeight - metrics.descent }

  func left(_ line: Line) -> CGFloat {
    guard options.width.isFinite else { return 0 }
    let room = options.width - CGFloat(line.width).points
    return switch options.alignment {
    // A whole number of points keeps glyphs sharp.
    case .center: (room / 2).rounded(.down)
    case .right: room
    default: 0
    }
  }

  /// Returns the picture of all lines, or of one.
  func renderNode(color: CGColor, line only: Int? = nil) -> RenderNode? {
    let rgba = GdkRGBA(color)
    var nodes: [RenderNode] = []
    let glyphs = pango_glyph_string_new()!
    defer { pango_glyph_string_free(glyphs) }
    for (index, line) in lines.enumerated() where only == nil || only == index {
      var x = left(line)
      var font: UnsafeMutablePointer<PangoFont>?
      var count: Int32 = 0
      var start = x
      func flush() {
        guard let font, count > 0 else { return }
        pango_glyph_string_set_size(glyphs, count)
        let offset = graphene_point_t(x: Float(start), y: Float(baseline(index)))
        if let node = GSKNode.text(font, glyphs, rgba, at: offset) { nodes.append(TextNode(owning: node)) }
        count = 0
      }
      for piece in line.pieces {
        if piece.gap > 0 {
          // The space becomes part of the advance of the glyph before it.
          if count > 0 {
            let last = glyphs.pointee.glyphs[Int(count) - 1].geometry.width
            glyphs.pointee.glyphs[Int(count) - 1].geometry.width = Int32(clamping: Int(last) + piece.gap)
          }
          x += CGFloat(piece.gap).points
        }
        for run in piece.word.runs {
          if run.font != font {
            flush()
            font = run.font
          }
          for (glyph, info) in run.glyphs.enumerated() {
            let cluster = Int(run.clusters[glyph])
            if cluster < piece.from || cluster >= piece.to { continue }
            if count == 0 { start = x }
            if count >= glyphs.pointee.space {
              pango_glyph_string_set_size(glyphs, max(32, count * 2))
            }
            glyphs.pointee.glyphs[Int(count)] = info
            count += 1
            x += CGFloat(info.geometry.width).points
          }
        }
      }
      flush()
    }
    return RenderNode.container(nodes)
  }

  // MARK: Hit testing

  func byte(at point: CGPoint) -> (Int, Bool) {
    guard !lines.isEmpty else { return (0, false) }
    let index = min(max(Int(((point.y) / (lineHeight + options.lineSpacing)).rounded(.down)), 0), lines.count - 1)
    let line = lines[index]
    var x = left(line)
    if point.x <= x { return (line.start, false) }
    for (byte, width) in advances(line) {
      if point.x < x + width { return (byte, point.x >= x + width / 2) }
      x += width
    }
    return (line.end, false)
  }

  func rect(ofByte byte: Int) -> CGRect {
    let index = lines.lastIndex { $0.start <= byte } ?? 0
    guard lines.indices.contains(index) else { return CGRect(x: 0, y: 0, width: 0, height: lineHeight) }
    var x = left(lines[index])
    for (start, width) in advances(lines[index]) {
      if start >= byte { return CGRect(x: x, y: top(index), width: width, height: lineHeight) }
      x += width
    }
    return CGRect(x: x, y: top(index), width: 0, height: lineHeight)
  }

  /// Returns the bytes at which the line's characters start, and their widths in points.
  private func advances(_ line: Line) -> [(Int, CGFloat)] {
    var result: [(Int, CGFloat)] = []
    for piece in line.pieces {
      if piece.gap > 0 { result.append((max(piece.start + piece.from - 1, line.start), CGFloat(piece.gap).points)) }
      let start = piece.start < 0 ? line.end : piece.start
      for run in piece.word.runs {
        for (glyph, info) in run.glyphs.enumerated() {
          let cluster = Int(run.clusters[glyph])
          if cluster < piece.from || cluster >= piece.to { continue }
          let byte = piece.start < 0 ? start : start + cluster
          if let last = result.last, last.0 == byte {
            result[result.count - 1].1 += CGFloat(info.geometry.width).points
          } else {
            result.append((byte, CGFloat(info.geometry.width).points))
          }
        }
      }
    }
    return result
  }

  // MARK: Tokens

  /// A word, the spaces before it, or the end of a paragraph.
  struct Token {
    var start: Int
    var end: Int
    /// The number of spaces before the word.
    var spaces: Int
    var endsParagraph = false

    /// Splits text after spaces and hyphens; nil if it contains characters that need more care than Latin letters.
    static func split(_ bytes: UnsafeBufferPointer<UInt8>) -> [Token]? {
      var tokens: [Token] = []
      var token = Token(start: 0, end: 0, spaces: 0)
      var index = 0
      func finishWord() {
        if token.end > token.start { tokens.append(token) }
      }
      while index < bytes.count {
        let byte = bytes[index]
        var length = 1
        switch byte {
        case 0x20:
          if token.end > token.start {
            tokens.append(token)
            token = Token(start: index, end: index, spaces: 0)
          }
          token.spaces += 1
          token.start = index + 1
          token.end = index + 1
          index += 1
          continue
        case 0x0A:
          finishWord()
          // Spaces at the end of a paragraph take no space.
          tokens.append(Token(start: index, end: index, spaces: 0, endsParagraph: true))
          token = Token(start: index + 1, end: index + 1, spaces: 0)
          index += 1
          continue
        case 0x21...0x7E: break
        // U+00A1 to U+024F; the no-break space and the soft hyphen have their own rules.
        case 0xC2:
          guard index + 1 < bytes.count, bytes[index + 1] > 0xA0, bytes[index + 1] != 0xAD else { return nil }
          length = 2
        case 0xC3...0xC8: length = 2
        case 0xC9:
          guard index + 1 < bytes.count, bytes[index + 1] <= 0x8F else { return nil }
          length = 2
        case 0xE2:
          // Dashes, quotation marks, the bullet and the ellipsis: U+2013, 2014, 2018 to 201E, 2022, 2026.
          guard index + 2 < bytes.count, bytes[index + 1] == 0x80 else { return nil }
          switch bytes[index + 2] {
          case 0x93, 0x94, 0x98...0x9E, 0xA2, 0xA6: break
          default: return nil
          }
          length = 3
        default: return nil
        }
        index += length
        token.end = index
        let isDash = (byte == 0x2D || (byte == 0xE2 && (bytes[index - 1] == 0x93 || bytes[index - 1] == 0x94)))
        if isDash, token.end - token.start > length, index < bytes.count, bytes[index] != 0x20 {
          tokens.append(token)
          token = Token(start: index, end: index, spaces: 0)
        }
      }
      finishWord()
      return tokens
    }
  }

  // MARK: Breaking lines

  private struct Builder {
    let font: TextFont
    let limit: Int
    let options: TextOptions
    var lines: [Line] = []
    var isTruncated = false
    private var line = Line()

    init(font: TextFont, limit: Int, options: TextOptions) {
      self.font = font
      self.limit = limit
      self.options = options
    }

    private var isLastLine: Bool { options.lineLimit > 0 && lines.count == options.lineLimit - 1 }
    private var wraps: Bool {
      // A truncated line does not wrap, unless more lines may follow.
      options.lineBreak == .wordWrapping || (options.lineLimit != 1 && options.lineBreak == .truncatingTail)
    }

    mutating func build(_ tokens: [Token], _ bytes: UnsafeBufferPointer<UInt8>) {
      var index = 0
      while index < tokens.count {
        let token = tokens[index]
        if token.endsParagraph {
          if isLastLine {
            if index + 1 < tokens.count { truncate(tokens, index, bytes) }
            finishLine(at: token.start)
            return
          }
          finishLine(at: token.start)
          line.start = token.start + 1
          index += 1
          continue
        }
        let word = self.word(token, bytes)
        let gap = gap(before: token)
        if line.width + gap + word.width <= limit || !wraps && options.lineBreak != .truncatingTail {
          append(word, token, gap)
          index += 1
          continue
        }
        if isLastLine && options.lineBreak == .truncatingTail || !wraps {
          truncate(tokens, index, bytes)
          finishLine(at: token.start)
          if options.lineLimit == 1 || isPastLimit { return }
          // Without wrapping each paragraph has one line.
          while index < tokens.count, !tokens[index].endsParagraph { index += 1 }
          if index < tokens.count {
            line.start = tokens[index].start + 1
            index += 1
          }
          continue
        }
        if line.pieces.isEmpty {
          index = breakWord(word, tokens, index, bytes)
          if isPastLimit { return }
          continue
        }
        finishLine(at: token.start)
        if isPastLimit {
          isTruncated = true
          return
        }
        line.start = token.start
      }
      if !line.pieces.isEmpty || lines.isEmpty || tokens.last?.endsParagraph == true {
        finishLine(at: bytes.count)
      }
    }

    private var isPastLimit: Bool { options.lineLimit > 0 && lines.count >= options.lineLimit }

    private func word(_ token: Token, _ bytes: UnsafeBufferPointer<UInt8>) -> ShapedWord {
      font.word(String(decoding: UnsafeBufferPointer(rebasing: bytes[token.start..<token.end]), as: UTF8.self))
    }

    /// Returns the space before a token: none at the start of a wrapped line, but some at the start of a paragraph.
    private func gap(before token: Token) -> Int {
      if token.spaces == 0 { return 0 }
      if line.pieces.isEmpty, line.start == token.start { return 0 }
      return font.space.width * token.spaces
    }

    private mutating func append(_ word: ShapedWord, _ token: Token, _ gap: Int) {
      line.pieces.append(
        Piece(word: word, from: 0, to: word.byteCount, width: word.width, start: token.start, gap: gap))
      line.width += gap + word.width
      line.end = token.end
    }

    private mutating func finishLine(at end: Int) {
      line.end = max(line.end, min(end, line.end))
      lines.append(line)
      line = Line()
      line.start = end
      line.end = end
    }

    /// Ends the line with an ellipsis in place of what does not fit.
    private mutating func truncate(_ tokens: [Token], _ index: Int, _ bytes: UnsafeBufferPointer<UInt8>) {
      isTruncated = true
      let room = limit == .max ? limit : limit - font.ellipsis.width
      if index < tokens.count, !tokens[index].endsParagraph {
        let word = self.word(tokens[index], bytes)
        let gap = gap(before: tokens[index])
        if line.width + gap <= room {
          let part = word.prefix(fitting: room - line.width - gap)
          if part.bytes > 0 {
            line.pieces.append(
              Piece(word: word, from: 0, to: part.bytes, width: part.width, start: tokens[index].start, gap: gap))
            line.width += gap + part.width
            line.end = tokens[index].start + part.bytes
          }
        }
      }
      // The last words may have to make room for the ellipsis.
      while line.width > room, let last = line.pieces.popLast() {
        line.width -= last.gap + last.width
        guard line.width + last.gap <= room, last.start >= 0 else { continue }
        let part = last.word.prefix(fitting: room - line.width - last.gap)
        if part.bytes > 0 {
          line.pieces.append(
            Piece(word: last.word, from: 0, to: part.bytes, width: part.width, start: last.start, gap: last.gap))
          line.width += last.gap + part.width
          line.end = last.start + part.bytes
        }
        break
      }
      line.pieces.append(
        Piece(
          word: font.ellipsis, from: 0, to: font.ellipsis.byteCount, width: font.ellipsis.width, start: -1, gap: 0))
      line.width += font.ellipsis.width
    }

    /// Breaks a word wider than the line wherever necessary, with at least one character per line.
    ///
    /// - Returns: the token with which to continue.
    private mutating func breakWord(
      _ word: ShapedWord, _ tokens: [Token], _ index: Int, _ bytes: UnsafeBufferPointer<UInt8>
    ) -> Int {
      let token = tokens[index]
      func shaped(_ range: Range<Int>) -> ShapedWord {
        font.word(String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self))
      }
      func isTruncated(_ rest: Token) -> Bool {
        guard isLastLine, options.lineBreak == .truncatingTail else { return false }
        line.start = rest.start
        truncate([rest], 0, bytes)
        finishLine(at: rest.start)
        return true
      }
      var start = token.start
      for cut in word.breaks(fitting: limit) {
        if isTruncated(Token(start: start, end: token.end, spaces: 0)) { return index + 1 }
        // Each part is shaped by itself: drawing it then costs no more than its own glyphs.
        append(shaped(start..<token.start + cut), Token(start: start, end: token.start + cut, spaces: 0), 0)
        start = token.start + cut
        finishLine(at: start)
        if isPastLimit {
          self.isTruncated = true
          return index + 1
        }
        line.start = start
      }
      let rest = Token(start: start, end: token.end, spaces: 0)
      let last = shaped(start..<token.end)
      if last.width > limit, isTruncated(rest) { return index + 1 }
      append(last, rest, 0)
      return index + 1
    }
  }
}
