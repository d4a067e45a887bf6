/// The methods on ranges and positions that text fields and text views share.
@MainActor protocol TextPlaces: UIView, UITextInput {
  /// The whole text.
  var placesText: String { get }
  var markedText: MarkedText { get set }
  /// Returns the part of each line that a range covers.
  ///
  /// - Parameter range: in UTF-16 units.
  func lineRects(of range: Range<Int>) -> [CGRect]
}

extension TextPlaces {
  private var direction: NSWritingDirection { isRightToLeft ? .rightToLeft : .leftToRight }

  private func clamped(_ offset: Int) -> Int { min(max(offset, 0), placesText.utf16.count) }

  func compared(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset == other.offset
      ? .orderedSame : position.offset < other.offset ? .orderedAscending : .orderedDescending
  }

  /// Returns a position at a distance; to the sides, distances are counted in characters.
  func moved(_ position: UITextPosition, in direction: UITextLayoutDirection, by distance: Int) -> UITextPosition? {
    switch direction {
    case .left, .right:
      let text = placesText
      let isBackward = (direction == .left) != isRightToLeft
      let place = text.characterRange(ofUTF16: position.offset..<position.offset).lowerBound
      let moved = place + (isBackward ? -distance : distance)
      guard (0...text.count).contains(moved) else { return nil }
      return UITextPosition(offset: text.utf16Range(ofCharacters: moved..<moved).lowerBound)
    case .up, .down:
      let caret = caretRect(for: position)
      let y = caret.midY + CGFloat(direction == .up ? -distance : distance) * caret.height
      let ends = (caretRect(for: beginningOfDocument).minY, caretRect(for: endOfDocument).maxY)
      guard y >= ends.0, y <= ends.1 else { return nil }
      return closestPosition(to: CGPoint(x: caret.minX, y: y))
    }
  }

  func farthest(in range: UITextRange, _ direction: UITextLayoutDirection) -> UITextPosition? {
    switch direction {
    case .up: range.start
    case .down: range.end
    case .left: isRightToLeft ? range.end : range.start
    case .right: isRightToLeft ? range.start : range.end
    }
  }

  func extended(_ position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
    let whole = UITextRange(0..<placesText.utf16.count)
    return farthest(in: whole, direction).map { UITextRange(from: position, to: $0) }
  }

  func selectionParts(of range: UITextRange) -> [UITextSelectionRect] {
    let rects = lineRects(of: range.offsets)
    return rects.enumerated().map { index, rect in
      UITextSelectionRect(rect: rect, isFirst: index == 0, isLast: index == rects.count - 1, direction: direction)
    }
  }

  func closest(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    closestPosition(to: point).map {
      UITextPosition(offset: min(max($0.offset, range.offsets.lowerBound), range.offsets.upperBound))
    }
  }

  func putCaret(at point: CGPoint) {
    if let place = closestPosition(to: point) { selectedTextRange = UITextRange(from: place, to: place) }
  }

  func character(at point: CGPoint) -> UITextRange? {
    guard let near = closestPosition(to: point)?.offset else { return nil }
    let text = placesText
    let place = text.characterRange(ofUTF16: near..<near).lowerBound
    for index in [place, place - 1] where (0..<text.count).contains(index) {
      let range = text.utf16Range(ofCharacters: index..<index + 1)
      if lineRects(of: range).contains(where: { $0.contains(point) }) { return UITextRange(range) }
    }
    return nil
  }

  func mark(_ text: String?, selecting selected: NSRange) {
    let old = markedText.range ?? selectedTextRange?.offsets ?? 0..<0
    let text = text ?? ""
    replace(UITextRange(old), withText: text)
    markedText.range = text.isEmpty ? nil : old.lowerBound..<old.lowerBound + text.utf16.count
    let low = clamped(old.lowerBound + max(selected.location == NSNotFound ? 0 : selected.location, 0))
    selectedTextRange = UITextRange(low..<clamped(low + selected.length))
  }
}
