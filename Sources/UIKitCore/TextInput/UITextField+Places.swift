/// The positions of a field's characters.
extension UITextField: TextPlaces {
  var placesText: String { content }

  /// The layout of the text and the position at which it is drawn; nil without text.
  private var placedText: (box: TextBox, origin: CGPoint)? {
    let rect = placesRect
    guard let shownText, rect.width > 0 else { return nil }
    let box = box(of: shownText, in: rect)
    return (box, CGPoint(x: rect.minX, y: lineTop(box.size.height, in: rect)))
  }

  private var placesRect: CGRect { isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds) }

  /// Returns the rectangle of the caret.
  ///
  /// - Parameter offset: in UTF-16 units; an offset past the end stands for the end.
  func caretRect(at offset: Int) -> CGRect {
    guard let (box, origin) = placedText else {
      let rect = placesRect
      let x: CGFloat =
        switch textAlignment {
        case .center: rect.midX
        case .right: rect.maxX
        case .natural where isRightToLeft: rect.maxX
        default: rect.minX
        }
      return CGRect(x: x, y: lineTop(shownFont.lineHeight, in: rect), width: 2, height: shownFont.lineHeight)
    }
    let rect = box.rect(ofCharacterAt: shownOffset(offset))
    return CGRect(x: origin.x + rect.minX, y: origin.y + rect.minY, width: 2, height: rect.height)
  }

  func lineRects(of range: Range<Int>) -> [CGRect] {
    guard let (box, origin) = placedText else { return [] }
    let part = range.clamped(to: 0..<content.utf16.count)
    let rects = part.map { box.rect(ofCharacterAt: shownOffset($0)).offsetBy(dx: origin.x, dy: origin.y) }
    return rects.reduce(nil as CGRect?) { $0?.union($1) ?? $1 }.map { [$0] } ?? []
  }

  /// Returns the UTF-16 offset nearest to a point.
  func offset(at point: CGPoint) -> Int {
    guard let (box, origin) = placedText else { return 0 }
    let (index, isTrailing) = box.index(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
    let character =
      isSecureTextEntry ? index : content.characterRange(ofUTF16: index..<index).lowerBound
    let place = min(character + (isTrailing ? 1 : 0), content.count)
    return content.utf16Range(ofCharacters: place..<place).lowerBound
  }

  /// Returns the offset in the displayed text, in which each character of a secure text is one dot.
  private func shownOffset(_ offset: Int) -> Int {
    isSecureTextEntry ? content.characterRange(ofUTF16: offset..<offset).lowerBound : offset
  }
}
