import CoreGraphics

/// Text laid out for a width: measures, and draws.
final class TextBox {
  struct Layout {
    /// Points; `.greatestFiniteMagnitude` is without limit.
    var width: CGFloat
    /// 0 is without limit.
    var lineLimit: Int
    var lineBreakMode: NSLineBreakMode
    var alignment: NSTextAlignment
    var isRightToLeft: Bool
  }

  /// Text with everything resolved that drawing needs.
  struct Text {
    struct Run {
      var range: Range<Int>
      var font: UIFont
      var color: CGColor
      var backgroundColor: CGColor?
      var kern: CGFloat = 0
      var underline: NSUnderlineStyle = []
      var underlineColor: CGColor?
      var strikethrough: NSUnderlineStyle = []
      var strikethroughColor: CGColor?
      var baselineOffset: CGFloat = 0
    }

    var string: String
    /// In UTF-16 units, in order, without gaps.
    var runs: [Run]
    var paragraph: NSParagraphStyle?

    init(_ string: String, font: UIFont, color: UIColor, traits: UITraitCollection, scale: CGFloat) {
      self.string = string
      let font = scale == 1 ? font : font.withSize(font.pointSize * scale)
      runs = [
        Run(range: 0..<string.utf16.count, font: font, color: color.resolvedColor(with: traits).cgColor)
      ]
    }

    init(
      _ text: NSAttributedString, font: UIFont, color: UIColor, traits: UITraitCollection, scale: CGFloat = 1,
      overridesColor: Bool = false
    ) {
      string = text.string
      var runs: [Run] = []
      var paragraph: NSParagraphStyle?
      func cgColor(_ value: Any?) -> CGColor? { (value as? UIColor)?.resolvedColor(with: traits).cgColor }
      func number(_ value: Any?) -> Double? {
        (value as? NSNumber)?.doubleValue ?? (value as? CGFloat).map(Double.init) ?? (value as? Double)
          ?? (value as? Int).map(Double.init) ?? (value as? Float).map(Double.init)
      }
      func style(_ value: Any?) -> NSUnderlineStyle {
        (value as? NSUnderlineStyle) ?? NSUnderlineStyle(rawValue: Int(number(value) ?? 0))
      }
      text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, _ in
        var own = attributes[.font] as? UIFont ?? font
        if scale != 1 { own = own.withSize(own.pointSize * scale) }
        let ownColor = overridesColor ? nil : cgColor(attributes[.foregroundColor])
        let isLink = attributes[.link] != nil && ownColor == nil
        var run = Run(
          range: range.location..<(range.location + range.length), font: own,
          color: ownColor ?? (isLink ? UIColor.link : color).resolvedColor(with: traits).cgColor)
        run.backgroundColor = cgColor(attributes[.backgroundColor])
        run.kern = CGFloat(number(attributes[.kern]) ?? number(attributes[.tracking]) ?? 0)
        run.underline = isLink ? .single : style(attributes[.underlineStyle])
        run.underlineColor = cgColor(attributes[.underlineColor])
        run.strikethrough = style(attributes[.strikethroughStyle])
        run.strikethroughColor = cgColor(attributes[.strikethroughColor])
        run.baselineOffset = CGFloat(number(attributes[.baselineOffset]) ?? 0)
        runs.append(run)
        if paragraph == nil { paragraph = attributes[.paragraphStyle] as? NSParagraphStyle }
      }
      self.runs = runs
      self.paragraph = paragraph
    }
  }

  let text: Text
  let layout: Layout
  /// Points, not rounded.
  let size: CGSize
  let lineCount: Int
  let isTruncated: Bool
  /// From the top.
  let firstBaseline: CGFloat
  let lastBaseline: CGFloat

  init(text: Text, layout: Layout) {
    self.text = text
    self.layout = layout
    let font = text.runs.first?.font ?? UIFont.systemFont(ofSize: 12)
    size = CGSize(width: min(layout.width, CGFloat(text.string.count) * font.pointSize * 0.5), height: font.lineHeight)
    lineCount = 1
    isTruncated = false
    firstBaseline = font.ascender
    lastBaseline = font.ascender
  }

  /// The same text in one colour.
  func recolored(_ color: UIColor) -> TextBox {
    var copy = text
    for index in copy.runs.indices { copy.runs[index].color = color.cgColor }
    return TextBox(text: copy, layout: layout)
  }

  /// How many lines fit into `height` points.
  func lines(fitting height: CGFloat) -> Int {
    lineCount == 0 ? 0 : Int(height / (size.height / CGFloat(lineCount)))
  }

  func draw(in context: CGContext, at origin: CGPoint) {}

  func node(at origin: CGPoint) -> RenderNode? { nil }
}
