/// How the text is drawn, and the border around it.
extension UITextField {
  func placeholderDidChange() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  func lookDidChange() {
    setNeedsDisplay()
    setNeedsLayout()
    session?.takeStyle()
  }

  func applyBorder(replacing old: BorderStyle) {
    let traits = currentTraits
    switch borderStyle {
    case .none:
      guard old != .none else { return }
      layer.borderWidth = 0
      if old == .roundedRect { layer.cornerRadius = 0 }
      applyBackgroundColor()
    case .line, .bezel:
      layer.borderWidth = 1
      layer.cornerRadius = 0
      layer.borderColor = (borderStyle == .line ? UIColor.label : .systemGray2).resolvedColor(with: traits).cgColor
      applyBackgroundColor()
    case .roundedRect:
      // iOS's: 5 points, a hairline, filled when nothing else is said.
      if old != .roundedRect { layer.cornerRadius = 5 }
      layer.borderWidth = 1 / max(traits.displayScale, 1)
      layer.borderColor = UIColor.systemGray4.resolvedColor(with: traits).cgColor
      if backgroundColor == nil {
        layer.backgroundColor =
          (isEnabled ? UIColor.systemBackground : .secondarySystemBackground).resolvedColor(with: traits).cgColor
      }
    }
  }

  var shownFont: UIFont { font ?? .systemFont(ofSize: 17) }

  /// The text as shown: dots for a secret.
  var shownText: NSAttributedString? {
    guard !content.isEmpty else { return nil }
    if isSecureTextEntry {
      return NSAttributedString(
        string: String(repeating: "•", count: content.count), attributes: shownAttributes)
    }
    return attributedContent ?? NSAttributedString(string: content, attributes: shownAttributes)
  }

  var shownAttributes: [NSAttributedString.Key: Any] {
    var attributes = defaultTextAttributes
    if !isEnabled { attributes[.foregroundColor] = UIColor.tertiaryLabel }
    return attributes
  }

  var placeholderText: NSAttributedString? {
    if let attributed = look.attributedPlaceholder { return attributed }
    guard let placeholder = look.placeholder, !placeholder.isEmpty else { return nil }
    return NSAttributedString(
      string: placeholder, attributes: [.font: shownFont, .foregroundColor: UIColor.placeholderText])
  }

  func drawLine(_ text: NSAttributedString, in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.height > 0 else { return }
    let box = box(of: text, in: rect)
    box.draw(in: context, at: CGPoint(x: rect.minX, y: lineTop(box.size.height, in: rect)))
  }

  /// Returns the layout of the line in a rectangle.
  func box(of text: NSAttributedString, in rect: CGRect) -> TextBox {
    var scale: CGFloat = 1
    if adjustsFontSizeToFitWidth {
      let least = minimumFontSize > 0 ? min(1, minimumFontSize / shownFont.pointSize) : 0.5
      scale = max(least, min(1, rect.width / max(text.size().width, 1)))
    }
    return TextBox(
      text: TextBox.Text(
        text, font: shownFont, color: textColor ?? .label, traits: currentTraits, scale: scale),
      layout: TextBox.Layout(
        width: rect.width, lineLimit: 1, lineBreakMode: .byTruncatingTail, alignment: textAlignment,
        isRightToLeft: isRightToLeft))
  }

  /// Returns the upper edge, on a pixel, of a line with a height in `rect`.
  func lineTop(_ height: CGFloat, in rect: CGRect) -> CGFloat {
    let scale = max(currentTraits.displayScale, 1)
    let y: CGFloat =
      switch contentVerticalAlignment {
      case .top: rect.minY
      case .bottom: rect.maxY - height
      case .center, .fill: rect.minY + (rect.height - height) / 2
      }
    return (y * scale).rounded() / scale
  }
}

extension UITextField: UIContentSizeCategoryAdjusting {}

extension UITextField: TextShowing {
  var shownString: String? { text }
}
