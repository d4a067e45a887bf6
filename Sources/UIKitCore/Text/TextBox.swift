import QuartzCore

/// Text laid out for a width, which can be measured and drawn.
///
/// The layer below keeps layouts by content, so that equal texts share the work. A colour given for the whole text is
/// not part of the content.
struct TextBox {
  struct Layout {
    /// The width in points; `.greatestFiniteMagnitude` for no limit.
    var width: CGFloat
    /// The largest number of lines; 0 for no limit.
    var lineLimit: Int
    var lineBreakMode: NSLineBreakMode
    var alignment: NSTextAlignment
    var isRightToLeft: Bool
    /// Whether spaces at the ends of lines have places for carets.
    var keepsSpaces = false
  }

  /// A text with all fonts and colours resolved.
  struct Text {
    var content: TextContent
    /// The colour of runs without one of their own.
    var color: CGColor
    var paragraph: NSParagraphStyle?
    /// The style of each paragraph, nil for paragraphs without one; empty if the first style applies to the whole text.
    var paragraphs: [NSParagraphStyle?] = []

    init(_ string: String, font: UIFont, color: UIColor, traits: UITraitCollection, scale: CGFloat) {
      content = TextContent(string, font: Text.description(font, scale))
      self.color = color.resolvedColor(with: traits).cgColor
    }

    init(
      _ text: NSAttributedString, font: UIFont, color: UIColor, traits: UITraitCollection, scale: CGFloat = 1,
      overridesColor: Bool = false, container: NSTextContainer? = nil
    ) {
      var runs: [TextContent.Run] = []
      var paragraph: NSParagraphStyle?
      var styles: [(range: NSRange, style: NSParagraphStyle)] = []
      text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { values, range, _ in
        var attributes = TextAttributes(font: Text.description(values[.font] as? UIFont ?? font, scale))
        func cgColor(_ key: NSAttributedString.Key) -> CGColor? {
          (values[key] as? UIColor)?.resolvedColor(with: traits).cgColor
        }
        let isLink = values[.link] != nil
        if !overridesColor {
          attributes.color =
            cgColor(.foregroundColor) ?? (isLink ? UIColor.link.resolvedColor(with: traits).cgColor : nil)
        }
        attributes.backgroundColor = cgColor(.backgroundColor)
        attributes.kern = CGFloat(Text.number(values[.kern]) ?? Text.number(values[.tracking]) ?? 0) * scale
        attributes.underline = isLink ? .single : Text.line(values[.underlineStyle])
        attributes.underlineColor = cgColor(.underlineColor)
        attributes.strikethrough = Text.line(values[.strikethroughStyle])
        attributes.strikethroughColor = cgColor(.strikethroughColor)
        attributes.baselineOffset = CGFloat(Text.number(values[.baselineOffset]) ?? 0)
        Text.decorate(&attributes, values, traits)
        if let attachment = values[.attachment] as? NSTextAttachment {
          attributes.picture = Text.picture(
            attachment, at: range.location, line: attributes.font.metrics.lineHeight,
            color: attributes.color ?? color.resolvedColor(with: traits).cgColor, in: container)
        }
        runs.append(TextContent.Run(length: range.length, attributes: attributes))
        if let style = values[.paragraphStyle] as? NSParagraphStyle {
          if paragraph == nil { paragraph = style }
          styles.append((range, style))
        }
      }
      if runs.isEmpty {
        runs = [TextContent.Run(length: .max, attributes: TextAttributes(font: Text.description(font, scale)))]
      }
      content = TextContent(text.string, runs: runs)
      self.color = color.resolvedColor(with: traits).cgColor
      self.paragraph = paragraph
      if !styles.isEmpty { paragraphs = Text.paragraphs(of: text.string, styles) }
    }

    /// Sets attributes that only some texts have.
    private static func decorate(
      _ attributes: inout TextAttributes, _ values: [NSAttributedString.Key: Any], _ traits: UITraitCollection
    ) {
      if let width = number(values[.strokeWidth]), width != 0 {
        attributes.stroke = TextStroke(
          width: abs(width), fills: width < 0,
          color: (values[.strokeColor] as? UIColor)?.resolvedColor(with: traits).cgColor)
      }
      attributes.usesLigatures = number(values[.ligature]) != 0
      attributes.obliqueness = CGFloat(number(values[.obliqueness]) ?? 0)
      if let shadow = values[.shadow] as? NSShadow, let color = shadow.shadowColor as? UIColor {
        attributes.shadow = TextShadow(
          offset: shadow.shadowOffset, blur: shadow.shadowBlurRadius, color: color.resolvedColor(with: traits).cgColor)
      }
    }

    /// Returns the styles of all paragraphs if they must be laid out individually, otherwise an empty array. The style
    /// of a paragraph's first character applies.
    private static func paragraphs(
      of string: String, _ styles: [(range: NSRange, style: NSParagraphStyle)]
    ) -> [NSParagraphStyle?] {
      let isRich = styles.contains { $0.style.needsParagraphs }
      let isPartial = styles.reduce(0) { $0 + $1.range.length } < string.utf16.count
      guard
        isRich || isPartial || styles.contains(where: { $0.style != styles[0].style }) || string.utf8.contains(0x09)
      else { return [] }
      var index = 0
      return TextContent.paragraphs(of: string).map { part in
        while index < styles.count, NSMaxRange(styles[index].range) <= part.start { index += 1 }
        // The empty paragraph at the end of a text has the style of the paragraph before it.
        if index == styles.count, part.length == 0 { return styles.last?.style }
        return index < styles.count && styles[index].range.location <= part.start ? styles[index].style : nil
      }
    }

    fileprivate static func description(_ font: UIFont, _ scale: CGFloat) -> FontDescription {
      var description = font.values.description
      if scale != 1 { description.size *= scale }
      return description
    }

    /// - Parameters:
    ///   - line: the height of a line, in points.
    ///   - color: the text's colour, in which templates are drawn.
    private static func picture(
      _ attachment: NSTextAttachment, at index: Int, line: CGFloat, color: CGColor, in container: NSTextContainer?
    ) -> TextPicture? {
      let room = CGRect(x: 0, y: 0, width: CGFloat.greatestFiniteMagnitude, height: line)
      var bounds = attachment.attachmentBounds(
        for: container, proposedLineFragment: room, glyphPosition: .zero, characterIndex: index)
      guard bounds.width > 0, bounds.height > 0, bounds.width < 1e5, bounds.height < 1e5,
        let image = attachment.image(forBounds: bounds, textContainer: container, characterIndex: index),
        let shown = image.isTinted ? image.tinted(image.ownTint?.cgColor ?? color) : image.uprightImage()
      else { return nil }
      bounds.origin.x += attachment.lineLayoutPadding
      return TextPicture(image: shown, bounds: bounds, padding: attachment.lineLayoutPadding)
    }

    private static func number(_ value: Any?) -> Double? {
      switch value {
      case let number as NSNumber: number.doubleValue
      case let number as CGFloat: Double(number)
      case let number as Double: number
      case let number as Int: Double(number)
      case let number as Float: Double(number)
      default: nil
      }
    }

    private static func line(_ value: Any?) -> TextAttributes.Line? {
      let style = (value as? NSUnderlineStyle) ?? NSUnderlineStyle(rawValue: Int(number(value) ?? 0))
      if style.contains(.double) { return .double }
      return style.isDisjoint(with: [.single, .thick]) ? nil : .single
    }
  }

  let layout: TextLayout
  /// The colour of runs without one of their own.
  let color: CGColor

  init(text: Text, layout: Layout) {
    color = text.color
    var options = TextOptions(
      width: layout.width >= 1e7 ? .infinity : layout.width, lineLimit: max(0, layout.lineLimit),
      lineBreak: (text.paragraph?.lineBreakMode ?? layout.lineBreakMode).lineBreak,
      alignment: TextBox.alignment(text.paragraph, layout))
    options.keepsSpaces = layout.keepsSpaces
    if let paragraph = text.paragraph {
      options.lineSpacing = paragraph.lineSpacing
      options.minimumLineHeight = paragraph.minimumLineHeight
      options.maximumLineHeight = paragraph.maximumLineHeight
      options.lineHeightMultiple = paragraph.lineHeightMultiple
      switch paragraph.baseWritingDirection {
      case .leftToRight: options.direction = .leftToRight
      case .rightToLeft: options.direction = .rightToLeft
      case .natural: break
      }
    }
    var content = text.content
    var paragraphs = text.paragraphs
    // Tab stops are 28 points apart unless a style specifies otherwise; Pango's are eight spaces apart.
    if paragraphs.isEmpty, content.string.utf8.contains(0x09) { paragraphs = [text.paragraph] }
    content.paragraphs = paragraphs.map { style in
      var own = (style ?? .default).paragraph
      own.lineBreak = (style?.lineBreakMode ?? layout.lineBreakMode).lineBreak
      own.alignment = TextBox.alignment(style, layout)
      return own
    }
    self.layout = TextLayout.layout(content, options)
  }

  init(_ layout: TextLayout, color: CGColor) {
    self.layout = layout
    self.color = color
  }

  private static func alignment(_ paragraph: NSParagraphStyle?, _ layout: Layout) -> TextOptions.Alignment {
    var alignment = layout.alignment
    if let paragraph, paragraph.alignment != .natural { alignment = paragraph.alignment }
    switch alignment {
    case .left: return .left
    case .center: return .center
    case .right: return .right
    case .justified: return .justified
    case .natural: return layout.isRightToLeft ? .right : .natural
    }
  }

  /// The size in points, not rounded.
  var size: CGSize { layout.size }
  var lineCount: Int { layout.lineCount }
  var isTruncated: Bool { layout.isTruncated }
  /// The distance of the baseline from the top, in points.
  var firstBaseline: CGFloat { layout.firstBaseline }
  var lastBaseline: CGFloat { layout.lastBaseline }

  /// Returns the UTF-16 offset of the character at a point, and whether the point is in its second half.
  func index(at point: CGPoint) -> (index: Int, isTrailing: Bool) { layout.index(at: point) }
  /// Returns the rectangle of the character at a UTF-16 offset. That of the end of the text has no width.
  func rect(ofCharacterAt index: Int) -> CGRect { layout.rect(ofCharacterAt: index) }

  /// Returns the same text in one colour.
  func recolored(_ color: UIColor) -> TextBox {
    var content = layout.content
    guard content.runs.contains(where: { $0.attributes.color != nil }) else {
      return TextBox(layout, color: color.cgColor)
    }
    for index in content.runs.indices { content.runs[index].attributes.color = nil }
    return TextBox(TextLayout.layout(content, layout.options), color: color.cgColor)
  }

  /// Returns the number of lines that fit into `height` points.
  func lines(fitting height: CGFloat) -> Int {
    lineCount == 0 ? 0 : Int((height + 0.5) / (size.height / CGFloat(lineCount)))
  }

  func draw(in context: CGContext, at origin: CGPoint) {
    layout.draw(in: context, at: origin, color: color)
  }

  func node(at origin: CGPoint) -> RenderNode? {
    guard let node = layout.renderNode(color: color) else { return nil }
    return origin == .zero ? node : node.translated(x: origin.x, y: origin.y)
  }
}

extension NSLineBreakMode {
  var lineBreak: TextOptions.LineBreak {
    switch self {
    case .byWordWrapping: .wordWrapping
    case .byCharWrapping: .charWrapping
    case .byClipping: .clipping
    case .byTruncatingHead: .truncatingHead
    case .byTruncatingTail: .truncatingTail
    case .byTruncatingMiddle: .truncatingMiddle
    }
  }
}
