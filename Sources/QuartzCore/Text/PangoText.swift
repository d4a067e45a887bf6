import CGTK
import CoreGraphics

/// Text in any script and with any mix of attributes, laid out by Pango.
///
/// Pango limits lines per paragraph, UIKit over the whole text. So text with too many lines is laid out as two pieces:
/// the lines before the last, and the last one with the rest of its paragraph, truncated to one line.
final class PangoText {
  struct Block {
    let layout: PangoLayout
    /// The start of the block in the text, in bytes.
    let start: Int
    let length: Int
    let y: CGFloat
    let size: CGSize
  }

  private(set) var blocks: [Block] = []
  private let pictures: [PicturePlace]
  private let content: TextContent
  private let options: TextOptions
  private(set) var isTruncated = false
  private(set) var lineCount = 0
  /// The width of the widest line with the indent of the first.
  private(set) var indentedWidth: CGFloat = 0
  /// The different shadows in the text.
  private let shadows: [TextShadow]
  private var shadowLayouts: [(block: Int, shadow: TextShadow, layout: PangoLayout)] = []
  /// The distance in points by which lines are below Pango's position. Pango puts half of the additional line height
  /// above a line, UIKit all of it.
  let drop: CGFloat
  let isRightToLeft: Bool

  init(_ content: TextContent, _ options: TextOptions, engine: TextEngine) {
    self.content = content
    self.options = options
    let string = content.string
    isRightToLeft =
      switch options.direction {
      case .natural: string.startsRightToLeft
      case .leftToRight: false
      case .rightToLeft: true
      }
    let bytes = Array(string.utf8)
    pictures = PicturePlace.all(in: content)
    shadows = content.runs.reduce(into: []) { found, run in
      if let shadow = run.attributes.shadow, !found.contains(shadow) { found.append(shadow) }
    }
    let natural = content.runs.reduce(0) { max($0, engine.font($1.attributes.font).metrics.lineHeight) }
    drop = (options.lineHeight(natural: natural) - natural) / 2
    let truncates =
      options.lineBreak == .truncatingHead || options.lineBreak == .truncatingMiddle
      || options.lineBreak == .truncatingTail
    // A single line that may be truncated need not be checked for wrapping.
    let isSingle = options.lineLimit == 1 && truncates
    if isSingle {
      add(engine, bytes, 0..<(bytes.firstIndex(of: 0x0A) ?? bytes.count), single: true, more: bytes.contains(0x0A))
    } else {
      let whole = makeLayout(engine, bytes, 0..<bytes.count, single: false, more: false)
      let count = whole.lineCount
      if options.lineLimit == 0 || count <= options.lineLimit {
        append(whole, 0..<bytes.count)
        for shadow in shadows {
          shadowLayouts.append(
            (0, shadow, makeLayout(engine, bytes, 0..<bytes.count, single: false, more: false, shadow: shadow)))
        }
      } else {
        isTruncated = true
        let start = whole.start(ofLine: options.lineLimit - 1) ?? 0
        if start > 0 {
          let end = bytes[start - 1] == 0x0A ? start - 1 : start
          add(engine, bytes, 0..<end, single: false, more: false)
        }
        let continues = start > 0 && bytes[start - 1] != 0x0A
        let paragraph = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
        if truncates {
          add(
            engine, bytes, start..<paragraph, single: true, more: paragraph < bytes.count, continues: continues)
        } else {
          // Without an ellipsis the last line simply stops.
          let tail = makeLayout(
            engine, bytes, start..<bytes.count, single: false, more: false, continues: continues)
          let end = start + (tail.start(ofLine: 1) ?? bytes.count - start)
          add(
            engine, bytes, start..<(end > start && bytes[end - 1] == 0x0A ? end - 1 : end), single: false, more: false,
            continues: continues)
        }
      }
    }
    lineCount = blocks.reduce(0) { $0 + $1.layout.lineCount }
    if blocks.contains(where: \.layout.isEllipsized) { isTruncated = true }
  }

  private func add(
    _ engine: TextEngine, _ bytes: [UInt8], _ range: Range<Int>, single: Bool, more: Bool, continues: Bool = false
  ) {
    append(makeLayout(engine, bytes, range, single: single, more: more, continues: continues), range)
    for shadow in shadows {
      shadowLayouts.append(
        (
          blocks.count - 1, shadow,
          makeLayout(engine, bytes, range, single: single, more: more, continues: continues, shadow: shadow)
        ))
    }
    if more { isTruncated = true }
  }

  private func append(_ layout: PangoLayout, _ range: Range<Int>) {
    var y: CGFloat = 0
    if let last = blocks.last { y = last.y + last.size.height + options.lineSpacing }
    let logical = layout.extents
    let size = CGSize(width: CGFloat(logical.width).points, height: CGFloat(logical.height).points)
    // Pango leaves the indent of the first line out of the width.
    let edge = pangoAlignment == PANGO_ALIGN_LEFT && !isRightToLeft ? logical.x : 0
    indentedWidth = max(indentedWidth, size.width + CGFloat(max(edge, 0)).points)
    blocks.append(Block(layout: layout, start: range.lowerBound, length: range.count, y: y, size: size))
  }

  /// Returns a Pango layout of a range of the text.
  ///
  /// - Parameters:
  ///   - single: one line, truncated according to the options' line break.
  ///   - more: text follows that is not laid out, so the line ends in an ellipsis even if it fits.
  ///   - continues: whether the first line continues a paragraph.
  ///   - shadow: the shadow of the only visible letters, drawn in its colour; nil for all letters.
  private func makeLayout(
    _ engine: TextEngine, _ bytes: [UInt8], _ range: Range<Int>, single: Bool, more: Bool, continues: Bool = false,
    shadow: TextShadow? = nil
  ) -> PangoLayout {
    let made = PangoLayout(engine.context)
    let layout = made.pointer
    var text = Array(bytes[range])
    if more { text.append(contentsOf: Array("…".utf8)) }
    text.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { pango_layout_set_text(layout, $0.baseAddress, Int32($0.count)) }
    }
    if let first = content.runs.first {
      pango_layout_set_font_description(layout, engine.font(first.attributes.font).choice.pointer)
    }
    let list = attributes(engine, range, shadow)
    // Pango takes a reference of its own, but only during the call.
    withExtendedLifetime(list) { pango_layout_set_attributes(layout, list.pointer) }
    if options.width.isFinite {
      pango_layout_set_width(layout, Int32(min(max(options.width.rounded(.up), 0), 1e6)) * PANGO_SCALE)
    }
    pango_layout_set_wrap(layout, options.lineBreak == .charWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    if single {
      let mode =
        switch options.lineBreak {
        case .truncatingHead: PANGO_ELLIPSIZE_START
        case .truncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
        default: PANGO_ELLIPSIZE_END
        }
      pango_layout_set_ellipsize(layout, mode)
      pango_layout_set_height(layout, -1)
    } else if options.lineBreak == .clipping, options.lineLimit == 1 {
      pango_layout_set_width(layout, -1)
    }
    if options.firstLineIndent != 0 {
      // A line that continues a paragraph has the indent of its other lines.
      let indent = continues ? max(-options.firstLineIndent, 0) : options.firstLineIndent
      pango_layout_set_indent(layout, Int32(min(max(indent, -1e5), 1e5) * CGFloat(PANGO_SCALE)))
    }
    if !options.tabs.isEmpty, let tabs = pango_tab_array_new(Int32(options.tabs.count), 0) {
      for (index, tab) in options.tabs.enumerated() {
        pango_tab_array_set_tab(
          tabs, Int32(index), tab.alignment.pango, Int32(min(tab.location, 1e6) * CGFloat(PANGO_SCALE)))
      }
      pango_layout_set_tabs(layout, tabs)
      pango_tab_array_free(tabs)
    }
    pango_layout_set_spacing(layout, Int32(options.lineSpacing * CGFloat(PANGO_SCALE)))
    pango_layout_set_justify(layout, options.alignment == .justified ? 1 : 0)
    switch options.direction {
    case .natural: pango_layout_set_auto_dir(layout, 1)
    case .leftToRight, .rightToLeft:
      pango_layout_set_auto_dir(layout, 0)
      pango_context_set_base_dir(
        engine.context.pointer, options.direction == .rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
      pango_layout_context_changed(layout)
    }
    pango_layout_set_alignment(layout, pangoAlignment)
    // The context is shared, so the layout has to adopt its direction now.
    _ = made.lineCount
    pango_context_set_base_dir(engine.context.pointer, PANGO_DIRECTION_WEAK_LTR)
    return made
  }

  /// With automatic direction, left in Pango means the side at which text starts.
  private var pangoAlignment: PangoAlignment {
    let swaps = options.direction == .natural && isRightToLeft
    switch options.alignment {
    case .center: return PANGO_ALIGN_CENTER
    case .left: return swaps ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT
    case .right: return swaps ? PANGO_ALIGN_LEFT : PANGO_ALIGN_RIGHT
    case .natural, .justified:
      return options.direction == .rightToLeft ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT
    }
  }

  /// Weights above regular but below bold.
  private static let heavyWeights = 550..<700

  /// Returns the ranges of East Asian letters in the text, in bytes. Most fonts with such letters have one weight; a
  /// bolder one is derived from it for bold, but not for lighter weights: a heading would look like the text below it.
  private func ideographs(_ range: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var string = content.string
    string.withUTF8 { bytes in
      var index = range.lowerBound
      while index < range.upperBound {
        // The first byte of U+3000 to U+DFFF (kana, ideographs, Hangul), and of U+20000 to U+3FFFF.
        let byte = bytes[index]
        let isWide = (0xE3...0xED).contains(byte)
        let isFar = byte == 0xF0 && index + 1 < bytes.count && bytes[index + 1] >= 0xA0
        guard isWide || isFar else {
          index += 1
          continue
        }
        let end = min(index + (isWide ? 3 : 4), range.upperBound)
        if let last = found.last, last.upperBound == index {
          found[found.count - 1] = last.lowerBound..<end
        } else {
          found.append(index..<end)
        }
        index = end
      }
    }
    return found
  }

  private func attributes(_ engine: TextEngine, _ range: Range<Int>, _ shadow: TextShadow?) -> PangoAttributes {
    let list = PangoAttributes()
    // UIKit breaks words without a hyphen.
    list.insert(pango_attr_insert_hyphens_new(0))
    var position = 0
    let string = content.string
    let total = string.utf16.count
    for (index, run) in content.runs.enumerated() {
      let isLast = index == content.runs.count - 1
      let end = isLast || run.length > total - position ? total : position + run.length
      let first = string.byteOffset(ofUTF16: position) - range.lowerBound
      // The last run also covers an added ellipsis.
      let last = isLast ? Int(Int32.max) : string.byteOffset(ofUTF16: end) - range.lowerBound
      position = end
      if last <= 0 || first >= range.count + 3 { continue }
      func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
        list.insert(attribute, max(first, 0)..<last)
      }
      let a = run.attributes
      insert(pango_attr_font_desc_new(engine.font(a.font).choice.pointer))
      if Self.heavyWeights.contains(a.font.weight) {
        for part in ideographs(max(first, 0) + range.lowerBound..<min(last, range.count) + range.lowerBound) {
          list.insert(
            pango_attr_weight_new(PANGO_WEIGHT_BOLD),
            part.lowerBound - range.lowerBound..<part.upperBound - range.lowerBound)
        }
      }
      let features = [a.font.shapingFeatures, a.usesLigatures ? nil : "liga=0, clig=0"].compactMap { $0 }
      if !features.isEmpty { insert(pango_attr_font_features_new(features.joined(separator: ", "))) }
      if let color = shadow?.color ?? a.color {
        color.insert(insert, pango_attr_foreground_new, pango_attr_foreground_alpha_new)
      }
      // Letters drawn as outlines, or without the drawn shadow, are invisible. Zero means "not set" in Pango.
      if a.hidesLetters || shadow != nil && a.shadow != shadow { insert(pango_attr_foreground_alpha_new(1)) }
      if let color = a.backgroundColor, shadow == nil {
        color.insert(insert, pango_attr_background_new, pango_attr_background_alpha_new)
      }
      if let line = a.underline {
        insert(pango_attr_underline_new(line == .double ? PANGO_UNDERLINE_DOUBLE : PANGO_UNDERLINE_SINGLE))
        if let color = a.underlineColor, shadow == nil { color.insert(insert, pango_attr_underline_color_new, nil) }
      }
      if a.strikethrough != nil {
        insert(pango_attr_strikethrough_new(1))
        if let color = a.strikethroughColor, shadow == nil {
          color.insert(insert, pango_attr_strikethrough_color_new, nil)
        }
      }
      if a.kern != 0 { insert(pango_attr_letter_spacing_new(Int32(a.kern * CGFloat(PANGO_SCALE)))) }
      if let picture = a.picture { insert(picture.shape) }
      if a.baselineOffset != 0 { insert(pango_attr_rise_new(Int32(a.baselineOffset * CGFloat(PANGO_SCALE)))) }
      let natural = engine.font(a.font).metrics.lineHeight
      let wanted = options.lineHeight(natural: natural)
      if wanted != natural {
        insert(pango_attr_line_height_new_absolute(Int32(wanted * CGFloat(PANGO_SCALE))))
      }
    }
    return list
  }

  var size: CGSize {
    guard let last = blocks.last else { return .zero }
    return CGSize(width: blocks.reduce(0) { max($0, $1.size.width) }, height: last.y + last.size.height)
  }

  var firstBaseline: CGFloat {
    blocks.first.map { CGFloat($0.layout.baseline).points + drop } ?? 0
  }

  var lastBaseline: CGFloat {
    guard let last = blocks.last else { return 0 }
    let baseline = last.layout.walk { place in
      while place.nextLine() {}
      return place.baseline
    }
    return baseline.map { last.y + CGFloat($0).points + drop } ?? 0
  }

  func renderNode(color: CGColor) -> RenderNode? {
    let snapshot = GTKSnapshot()
    for (index, block) in blocks.enumerated() {
      snapshot.translated(x: 0, y: block.y + drop) {
        for (owner, shadow, layout) in shadowLayouts where owner == index {
          snapshot.translated(x: shadow.offset.width, y: shadow.offset.height, blur: shadow.blur) {
            snapshot.append(layout, shadow.color)
            if let outlines = outlines(block, color, shadow: shadow) { snapshot.append(outlines) }
          }
        }
        snapshot.append(block.layout, color)
        if let outlines = outlines(block, color, shadow: nil) { snapshot.append(outlines) }
      }
      for picture in pictures where picture.byte >= block.start && picture.byte < block.start + block.length {
        guard let place = picture.place(in: block.layout, start: block.start),
          let node = RenderNode.image(picture.picture.image, in: place.offsetBy(dx: 0, dy: block.y + drop))
        else { continue }
        snapshot.append(node)
      }
    }
    return snapshot.end().map { RenderNode.adopting($0) }
  }

  /// Returns the letters of a block that are drawn as outlines; only those with a shadow, if it is given.
  private func outlines(_ block: Block, _ color: CGColor, shadow: TextShadow?) -> RenderNode? {
    guard content.runs.contains(where: { $0.attributes.isOutlined }) else { return nil }
    return RenderNode.outlines(of: block.layout, color: color, shadow: shadow?.color) { byte in
      let attributes = self.attributes(atByte: min(block.start + byte, self.content.string.utf8.count))
      return shadow == nil || attributes?.shadow == shadow ? attributes : nil
    }
  }

  private func attributes(atByte byte: Int) -> TextAttributes? {
    let unit = content.string.utf16Offset(ofByte: byte)
    var end = 0
    for run in content.runs {
      guard run.length < .max - end else { return run.attributes }
      end += run.length
      if unit < end { return run.attributes }
    }
    return content.runs.last?.attributes
  }

  func byte(at point: CGPoint) -> (Int, Bool) {
    guard let block = blocks.last(where: { $0.y <= point.y }) ?? blocks.first else { return (0, false) }
    let scale = CGFloat(PANGO_SCALE)
    let (index, isTrailing) = block.layout.index(
      atX: Int32(point.x * scale), y: Int32((point.y - block.y) * scale))
    return (block.start + min(index, block.length), isTrailing)
  }

  func rect(ofByte byte: Int) -> CGRect {
    guard let block = blocks.last(where: { $0.start <= byte }) ?? blocks.first else { return .zero }
    let place = block.layout.place(at: Int32(min(max(byte - block.start, 0), block.length)))
    let rect = CGRect(
      x: CGFloat(place.x).points, y: CGFloat(place.y).points + block.y, width: CGFloat(place.width).points,
      height: CGFloat(place.height).points)
    // Right-to-left characters have a negative width.
    return rect.standardized
  }
}

extension CGColor {
  fileprivate typealias Maker = (UInt16, UInt16, UInt16) -> UnsafeMutablePointer<PangoAttribute>?

  fileprivate func insert(
    _ insert: (UnsafeMutablePointer<PangoAttribute>?) -> Void, _ make: Maker,
    _ makeAlpha: ((UInt16) -> UnsafeMutablePointer<PangoAttribute>?)?
  ) {
    func component(_ value: Double) -> UInt16 { UInt16(min(max(value, 0), 1) * 65535) }
    insert(make(component(rgba.red), component(rgba.green), component(rgba.blue)))
    // Zero means "not set" for Pango.
    if let makeAlpha { insert(makeAlpha(max(component(rgba.alpha), 1))) }
  }
}

extension TextParagraph.Tab.Alignment {
  fileprivate var pango: PangoTabAlign {
    switch self {
    case .left: PANGO_TAB_LEFT
    case .center: PANGO_TAB_CENTER
    case .right: PANGO_TAB_RIGHT
    case .decimal: PANGO_TAB_DECIMAL
    }
  }
}

extension String {
  /// Whether the first letter belongs to a script that runs from right to left (classes R and AL of Unicode's
  /// bidirectional algorithm).
  var startsRightToLeft: Bool {
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF, 0x200F: return true
      default: if scalar.properties.isAlphabetic { return false }
      }
    }
    return false
  }
}
