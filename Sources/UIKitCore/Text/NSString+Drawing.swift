extension NSAttributedString {
  /// Returns the size of the text in points, on the lines it has; not rounded.
  public func size() -> CGSize {
    textBox(width: .greatestFiniteMagnitude).size
  }

  /// Draws the text in the current context from its top left corner, without wrapping. Does nothing without a context.
  public func draw(at point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    textBox(width: .greatestFiniteMagnitude).draw(in: context, at: point)
  }

  /// Draws the text in the current context, wrapped at the rectangle's width and clipped to it. Does nothing without a
  /// context.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text in the current context, wrapped at the rectangle's width with `.usesLineFragmentOrigin`. Without
  /// it, the text is on one line, and the rectangle starts at the baseline.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    guard let graphics = UIGraphicsGetCurrentContext() else { return }
    let box = textBox(fitting: rect.size, options: options)
    var origin = rect.origin
    // Without the option the rectangle starts at the baseline.
    if !options.contains(.usesLineFragmentOrigin) { origin.y -= box.firstBaseline }
    context?.totalBounds = CGRect(origin: origin, size: box.size)
    graphics.saveGState()
    if options.contains(.usesLineFragmentOrigin), rect.height > 0 { graphics.clip(to: rect) }
    box.draw(in: graphics, at: origin)
    graphics.restoreGState()
  }

  /// Returns the rectangle of the text in points, wrapped at the width of `size` with `.usesLineFragmentOrigin`; not
  /// rounded (facts 16.3).
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let box = textBox(fitting: size, options: options)
    let y = options.contains(.usesLineFragmentOrigin) ? 0 : -box.firstBaseline
    let rect = CGRect(x: 0, y: y, width: box.size.width, height: box.size.height)
    context?.totalBounds = rect
    return rect
  }

  private func textBox(fitting size: CGSize, options: NSStringDrawingOptions) -> TextBox {
    // On one line the width is no limit.
    guard options.contains(.usesLineFragmentOrigin) else { return textBox(width: .greatestFiniteMagnitude, lines: 1) }
    let box = textBox(width: size.width > 0 ? size.width : .greatestFiniteMagnitude)
    guard options.contains(.truncatesLastVisibleLine), size.height > 0, box.size.height > size.height else {
      return box
    }
    return textBox(
      width: size.width, lines: max(1, box.lines(fitting: size.height)), mode: .byTruncatingTail)
  }

  func textBox(
    width: CGFloat, lines: Int = 0, mode: NSLineBreakMode? = nil, keepsSpaces: Bool = false
  ) -> TextBox {
    let paragraph =
      length > 0 ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
    return TextBox(
      text: TextBox.Text(
        self, font: UIFont.systemFont(ofSize: 12), color: .black, traits: .current),
      layout: TextBox.Layout(
        width: width, lineLimit: lines, lineBreakMode: mode ?? paragraph?.lineBreakMode ?? .byWordWrapping,
        alignment: paragraph?.alignment ?? .natural, isRightToLeft: false, keepsSpaces: keepsSpaces))
  }
}

extension NSString {
  /// Returns the size of the text in points, on the lines it has; not rounded.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    attributed(attrs).size()
  }

  /// Draws the text in the current context from its top left corner, without wrapping.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    attributed(attrs).draw(at: point)
  }

  /// Draws the text in the current context, wrapped at the rectangle's width and clipped to it.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    attributed(attrs).draw(in: rect)
  }

  /// Draws the text in the current context; see `NSAttributedString.draw(with:options:context:)`.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    attributed(attributes).draw(with: rect, options: options, context: context)
  }

  /// Returns the rectangle of the text in points; see `NSAttributedString.boundingRect(with:options:context:)`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    attributed(attributes).boundingRect(with: size, options: options, context: context)
  }

  private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: String(self), attributes: attributes)
  }
}

extension String {
  /// Returns the size of the text in points, on the lines it has; not rounded.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSString(string: self).size(withAttributes: attrs)
  }

  /// Draws the text in the current context from its top left corner, without wrapping.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSString(string: self).draw(at: point, withAttributes: attrs)
  }

  /// Draws the text in the current context, wrapped at the rectangle's width and clipped to it.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSString(string: self).draw(in: rect, withAttributes: attrs)
  }

  /// Draws the text in the current context; see `NSAttributedString.draw(with:options:context:)`.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    NSString(string: self).draw(with: rect, options: options, attributes: attributes, context: context)
  }

  /// Returns the rectangle of the text in points; see `NSAttributedString.boundingRect(with:options:context:)`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSString(string: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}
