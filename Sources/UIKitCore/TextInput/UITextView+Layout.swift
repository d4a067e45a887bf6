import QuartzCore

/// The position and size of the text.
extension UITextView: TextPlaces {
  var placesText: String { content.string }

  var shownFont: UIFont { font ?? .systemFont(ofSize: 12) }

  var baseAttributes: [NSAttributedString.Key: Any] {
    [.font: shownFont, .foregroundColor: textColor ?? .label]
  }

  // MARK: Lines

  /// The text as it is drawn, including its links.
  private var shownText: TextBox.Text {
    let string = content.string
    let links = !isEditable && dataDetectorTypes.contains(.link) ? UIDataDetectorTypes.links(in: string) : []
    if content.isPlain, links.isEmpty {
      return TextBox.Text(string, font: shownFont, color: textColor ?? .label, traits: currentTraits, scale: 1)
    }
    var shown = content
    if shown.isPlain {
      shown.setAttributed(NSAttributedString(string: string, attributes: baseAttributes))
    }
    for link in links { shown.setAttribute(.link, link.url, in: link.range) }
    let text = shown.makeAttributed { values in
      guard values[.link] != nil else { return values }
      var values = values
      values[.link] = nil
      return values.merging(linkTextAttributes) { $1 }
    }
    return TextBox.Text(
      text ?? NSAttributedString(string: string), font: shownFont, color: textColor ?? .label, traits: currentTraits,
      container: textContainer)
  }

  /// The styles of the text's parts for the widget; nil if all look the same.
  var widgetRuns: [TextContent.Run]? { content.isPlain ? nil : shownText.content.runs }

  var shownLineSpacing: CGFloat { shownText.paragraph?.lineSpacing ?? 0 }

  /// Returns the laid out text.
  ///
  /// - Parameter width: that of the lines, in points.
  private func box(width: CGFloat) -> TextBox? {
    guard !content.string.isEmpty else { return nil }
    let lines = textContainer.maximumNumberOfLines
    if let box = boxes.box(width: width, lines: lines) { return box }
    let layout = TextBox.Layout(
      width: width, lineLimit: lines, lineBreakMode: textContainer.lineBreakMode, alignment: textAlignment,
      isRightToLeft: isRightToLeft, keepsSpaces: true)
    let box = TextBox(text: shownText, layout: layout)
    boxes.keep(box, width: width, lines: lines)
    return box
  }

  /// Returns the width of lines in a view with a width.
  private func lineWidth(in width: CGFloat) -> CGFloat {
    guard textContainer.widthTracksTextView || textContainer.size.width <= 0 else {
      return max(textContainer.size.width - 2 * textContainer.lineFragmentPadding, 1)
    }
    return max(width - textContainerInset.left - textContainerInset.right - 2 * textContainer.lineFragmentPadding, 1)
  }

  var shownBox: TextBox? { box(width: lineWidth(in: bounds.width)) }

  // MARK: Sizes

  /// Returns the size of the text with its insets in a view with a width; 0 or less means no limit.
  func textSize(width: CGFloat) -> CGSize {
    let isLimited = width > 0 && width < 1e7
    let box = box(width: lineWidth(in: isLimited ? width : 1e7))
    let around = textContainerInset
    let scale = max(currentTraits.displayScale, 1)
    func pixelCeil(_ value: CGFloat) -> CGFloat { (value * scale - 0.001).rounded(.up) / scale }
    let used = pixelCeil(box?.size.width ?? 0) + 2 * textContainer.lineFragmentPadding + around.left + around.right
    let height = pixelCeil(max(box?.size.height ?? 0, shownFont.lineHeight)) + around.top + around.bottom
    return CGSize(width: isLimited ? min(used, width) : used, height: height)
  }

  func updateContentSize() {
    guard needsContentSize else { return }
    needsContentSize = false
    let size = textSize(width: bounds.width)
    textContainer.currentSize.width =
      textContainer.widthTracksTextView
      ? lineWidth(in: bounds.width) + 2 * textContainer.lineFragmentPadding : textContainer.size.width
    contentSize = CGSize(width: bounds.width, height: size.height)
  }

  func placeText() {
    let around = textContainerInset
    let height = max(contentSize.height - around.top - around.bottom, 0)
    textLayer.frame = CGRect(
      x: around.left + textContainer.lineFragmentPadding, y: around.top, width: lineWidth(in: bounds.width),
      height: height)
    showSelection()
  }

  // MARK: Changes

  /// Called when the text may need another area.
  func layoutDidChange() {
    boxes.removeAll()
    needsContentSize = true
    textLayer.setNeedsDisplay()
    setNeedsLayout()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
    session?.takeStyle()
  }

  func lookDidChange() {
    boxes.removeAll()
    textLayer.setNeedsDisplay()
    setNeedsLayout()
    session?.takeStyle()
  }

  func widthDidChange() {
    needsContentSize = true
    textLayer.setNeedsDisplay()
    setNeedsLayout()
  }

  func drawingDidChange() {
    textLayer.setNeedsDisplay()
    showSelection()
  }

  // MARK: Places

  private var textOrigin: CGPoint {
    CGPoint(x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
  }

  /// Returns the rectangle of the caret.
  ///
  /// - Parameter offset: in UTF-16 units; one past the end stands for the end.
  func caretRect(at offset: Int) -> CGRect {
    let origin = textOrigin
    guard let box = shownBox else {
      let width = lineWidth(in: bounds.width)
      let x: CGFloat =
        switch textAlignment {
        case .center: width / 2
        case .right: width
        case .natural where isRightToLeft: width
        default: 0
        }
      return CGRect(x: origin.x + x, y: origin.y, width: 2, height: shownFont.lineHeight)
    }
    let rect = box.rect(ofCharacterAt: offset)
    return CGRect(x: origin.x + rect.minX, y: origin.y + rect.minY, width: 2, height: rect.height)
  }

  /// Returns the part of each line that the range covers.
  func lineRects(of range: Range<Int>) -> [CGRect] {
    guard let box = shownBox else { return [] }
    let origin = textOrigin
    var rects: [CGRect] = []
    for offset in range.clamped(to: 0..<content.string.utf16.count) {
      let rect = box.rect(ofCharacterAt: offset).offsetBy(dx: origin.x, dy: origin.y)
      if let last = rects.last, abs(last.minY - rect.minY) < 1 {
        rects[rects.count - 1] = last.union(rect)
      } else {
        rects.append(rect)
      }
    }
    return rects
  }

  /// Returns the UTF-16 offset nearest to a point.
  func offset(at point: CGPoint) -> Int {
    guard let box = shownBox else { return 0 }
    let origin = textOrigin
    let (index, isTrailing) = box.index(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
    guard isTrailing else { return index }
    // Moves to the end of the whole character.
    let characters = content.string.characterRange(ofUTF16: index..<index)
    return content.string.utf16Range(ofCharacters: 0..<characters.lowerBound + 1).upperBound
  }

  /// Shows selection and caret when no widget does.
  func showSelection() {
    let origin = textLayer.frame.origin
    guard let session, !session.drawsText else { return textLayer.show([], color: .clear) }
    let tint = tintColor ?? .systemBlue
    if selection.isEmpty {
      let caret = caretRect(at: selection.lowerBound).offsetBy(dx: -origin.x, dy: -origin.y)
      textLayer.show(isEditable ? [caret] : [], color: tint)
    } else {
      textLayer.show(
        lineRects(of: selection).map { $0.offsetBy(dx: -origin.x, dy: -origin.y) }, color: tint.withAlphaComponent(0.25)
      )
    }
  }
}

extension UITextView: UIContentSizeCategoryAdjusting {}

extension UITextView: TextShowing {
  var shownString: String? { text }
}
