/// Lays out the text of a storage in a container: provides the places of its characters, and draws them.
///
/// A glyph is a UTF-16 unit of the text here, and only the first container is filled. Nothing is kept: the layers below
/// keep layouts by content, so a repeated query is cheap, apart from a pass over the text's attributes.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/nslayoutmanager).
@preconcurrency @MainActor open class NSLayoutManager: NSObject {
  /// The text. It is set by the storage that the manager is added to, and not retained.
  open weak var textStorage: NSTextStorage?
  /// The containers, of which the first contains the text.
  open private(set) var textContainers: [NSTextContainer] = []

  /// Called when the text must be laid out or drawn again.
  final var onInvalidating: ((_ layout: Bool) -> Void)?
  /// The alignment of paragraphs without one of their own.
  final var alignment = NSTextAlignment.natural

  /// Adds a container at the end.
  open func addTextContainer(_ container: NSTextContainer) { insertTextContainer(container, at: textContainers.count) }

  /// Inserts a container at an index of `textContainers`.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: index)
    container.attachedManager = self
  }

  /// Removes the container at an index of `textContainers`.
  open func removeTextContainer(at index: Int) {
    let container = textContainers.remove(at: index)
    if container.attachedManager === self { container.attachedManager = nil }
  }

  /// The delegate. Held weakly and never called: glyphs, spacing and line breaks follow from the text's attributes.
  open weak var delegate: (any NSLayoutManagerDelegate)?
  /// Whether signs for spaces and line ends are drawn. Stored; has no effect.
  open var showsInvisibleCharacters = false
  /// Whether signs for control characters are drawn. Stored; has no effect.
  open var showsControlCharacters = false
  /// Whether the font's leading is used. Stored; has no effect: lines always have the font's line height.
  open var usesFontLeading = true
  /// Whether parts of the text can be laid out separately. Stored; has no effect: the whole text is laid out on demand.
  open var allowsNonContiguousLayout = false
  /// Whether parts of the text have not been laid out: always false.
  open var hasNonContiguousLayout: Bool { false }
  /// Whether the layout of very long text is limited. Stored; has no effect.
  open var limitsLayoutForSuspiciousContents = false
  /// Whether words are hyphenated. Stored; has no effect.
  open var usesDefaultHyphenation = false

  /// The rectangle of the line after a final line break; zero if the text does not end in one.
  open var extraLineFragmentRect: CGRect {
    guard let container = textContainers.first, let last = textStorage?.string.last else { return .zero }
    guard last.isNewline, let line = lines(in: container).last else { return .zero }
    return line.across(container).offsetBy(dx: 0, dy: line.used.height)
  }
  /// The used part of that line: the padding at its ends.
  open var extraLineFragmentUsedRect: CGRect {
    guard let container = textContainers.first, extraLineFragmentRect != .zero else { return .zero }
    let line = extraLineFragmentRect
    return CGRect(x: line.minX, y: line.minY, width: 2 * container.lineFragmentPadding, height: line.height)
  }
  /// The container of that line; nil if the text does not end in a line break.
  open var extraLineFragmentTextContainer: NSTextContainer? {
    extraLineFragmentRect == .zero ? nil : textContainers.first
  }

  // MARK: Invalidating

  /// Invalidates the layout.
  open func textContainerChangedGeometry(_ container: NSTextContainer) { onInvalidating?(true) }
  /// Does nothing: every UTF-16 unit is a glyph.
  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int, actualCharacterRange: NSRangePointer?
  ) { actualCharacterRange?.pointee = charRange }

  /// Marks the text for layout in the text view that shows it. Without one, layout is done at each query.
  open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
    actualCharacterRange?.pointee = charRange
    onInvalidating?(true)
  }

  /// Marks the text view that shows the text for drawing.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) { onInvalidating?(false) }

  /// Marks the text view that shows the text for drawing.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { onInvalidating?(false) }

  /// Called by the storage after an edit.
  ///
  /// - Parameters:
  ///   - editMask: whether characters, attributes or both changed.
  ///   - newCharRange: the part that changed, as it is now.
  ///   - delta: the number of UTF-16 units by which the text became longer.
  ///   - invalidatedCharRange: the same as `newCharRange`.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
    changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
  ) { onInvalidating?(true) }

  // MARK: Glyphs

  /// The number of UTF-16 units of the text.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  private var whole: NSRange { NSRange(location: 0, length: numberOfGlyphs) }

  /// Returns the glyphs in a container: all in the first, none in others.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    container === textContainers.first ? whole : NSRange(location: 0, length: 0)
  }

  /// Returns the glyphs of characters: the same range.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }

  /// Returns the characters of glyphs: the same range.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// Returns whether a glyph with that index exists.
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { NSLocationInRange(glyphIndex, whole) }
  /// Does nothing: every UTF-16 unit is a glyph.
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}
  /// Does nothing: every UTF-16 unit is a glyph.
  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
  /// Returns the end of the text, as the whole text is laid out on demand.
  open func firstUnlaidCharacterIndex() -> Int { numberOfGlyphs }
  /// Returns whether a glyph is invisible, as line breaks and tabs are.
  open func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool {
    guard isValidGlyphIndex(glyphIndex), let unit = textStorage?.mutableString.character(at: glyphIndex) else {
      return false
    }
    return [9, 10, 13, 0x2028, 0x2029].contains(unit)
  }

  /// Returns the character of a glyph: the same index.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// Returns the glyph of a character: the same index.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  // MARK: Places

  /// Returns the text laid out in the container; nil without a text.
  private func box(_ container: NSTextContainer) -> TextBox? {
    guard let textStorage, textStorage.length > 0, container === textContainers.first else { return nil }
    let traits = UITraitCollection.current
    let text = TextBox.Text(
      textStorage, font: .systemFont(ofSize: 12), color: .black, traits: traits, container: container)
    let room = container.size.width > 0 ? container.size.width - 2 * container.lineFragmentPadding : 1e7
    let layout = TextBox.Layout(
      width: max(room, 1), lineLimit: container.maximumNumberOfLines, lineBreakMode: container.lineBreakMode,
      alignment: alignment, isRightToLeft: traits.layoutDirection == .rightToLeft)
    return TextBox(text: text, layout: layout)
  }

  /// Returns the rectangle that the text takes in the container, including the padding at the lines' ends.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard let size = box(container)?.size else { return .zero }
    return CGRect(x: 0, y: 0, width: size.width + 2 * container.lineFragmentPadding, height: size.height)
  }

  /// Returns the rectangle around a part of the text.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    rects(glyphRange, in: container).reduce(nil as CGRect?) { $0?.union($1) ?? $1 } ?? .zero
  }

  /// Calls `block` with the rectangle of each line's share in a part of the text, until it sets its second argument.
  /// Linear in the part's length.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for rect in rects(glyphRange, in: textContainer) {
      block(rect, &stop)
      if stop.boolValue { return }
    }
  }

  /// Returns the rectangle of each line's share in a part of the text. Linear in the part's length.
  private func rects(_ range: NSRange, in container: NSTextContainer) -> [CGRect] {
    guard let box = box(container), let part = range.intersection(whole), part.length > 0 else { return [] }
    var result: [CGRect] = []
    for index in part.location..<NSMaxRange(part) {
      let rect = box.rect(ofCharacterAt: index).offsetBy(dx: container.lineFragmentPadding, dy: 0)
      if let last = result.last, abs(last.midY - rect.midY) < max(last.height, rect.height) / 2 {
        result[result.count - 1] = last.union(rect)
      } else {
        result.append(rect)
      }
    }
    return result
  }

  /// Calls `block` for each line with a share in a part of the text, until it sets its last argument. It gets the
  /// line's rectangle across the container, the rectangle with text, the container, and the line's characters.
  ///
  /// Linear in the text's length.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first else { return }
    var stop = ObjCBool(false)
    for line in lines(in: container) {
      let isTouched = (line.glyphs.intersection(glyphRange)?.length ?? 0) > 0
      guard isTouched || glyphRange.length == 0 && NSLocationInRange(glyphRange.location, line.glyphs) else { continue }
      block(line.across(container), line.used, container, line.glyphs, &stop)
      if stop.boolValue { return }
    }
  }

  /// Returns the rectangle across the container of the line that contains a glyph. Linear in the text's length.
  open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    guard let container = textContainers.first, let line = line(of: glyphIndex, effectiveRange) else { return .zero }
    return line.across(container)
  }

  /// Returns the rectangle with text of the line that contains a glyph. Linear in the text's length.
  open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    line(of: glyphIndex, effectiveRange)?.used ?? .zero
  }

  /// Returns the left edge of a glyph, in its line's coordinates.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let container = textContainers.first, let box = box(container), let line = line(of: glyphIndex, nil) else {
      return .zero
    }
    let rect = box.rect(ofCharacterAt: glyphIndex)
    return CGPoint(x: rect.minX + container.lineFragmentPadding, y: line.used.height + rect.maxY - line.used.maxY)
  }

  /// Returns the first container, for each glyph of the text.
  open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> NSTextContainer? {
    guard NSLocationInRange(glyphIndex, whole) else { return nil }
    effectiveRange?.pointee = whole
    return textContainers.first
  }

  private struct Line {
    var glyphs: NSRange
    var used: CGRect

    @MainActor func across(_ container: NSTextContainer) -> CGRect {
      let width = container.size.width > 0 ? container.size.width : used.maxX + container.lineFragmentPadding
      return CGRect(x: 0, y: used.minY, width: width, height: used.height)
    }
  }

  /// Returns the lines of the text. Linear in its length.
  private func lines(in container: NSTextContainer) -> [Line] {
    guard let box = box(container), let text = textStorage?.mutableString else { return [] }
    var result: [Line] = []
    var endsLine = false
    for index in 0..<numberOfGlyphs {
      let rect = box.rect(ofCharacterAt: index).offsetBy(dx: container.lineFragmentPadding, dy: 0)
      if let last = result.last, !endsLine, abs(last.used.midY - rect.midY) < max(last.used.height, rect.height) / 2 {
        result[result.count - 1].glyphs.length += 1
        result[result.count - 1].used = last.used.union(rect)
      } else {
        result.append(Line(glyphs: NSRange(location: index, length: 1), used: rect))
      }
      endsLine = text.character(at: index) == 10
    }
    return result
  }

  private func line(of glyphIndex: Int, _ effectiveRange: NSRangePointer?) -> Line? {
    guard let container = textContainers.first else { return nil }
    let found = lines(in: container).first { NSLocationInRange(glyphIndex, $0.glyphs) }
    if let found { effectiveRange?.pointee = found.glyphs }
    return found
  }

  /// Returns the glyph nearest to a point of the container.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

  /// Returns the glyph nearest to a point of the container.
  ///
  /// - Parameter partialFraction: is set to 0.75 for a point in the glyph's second half, to 0.25 for one in its first.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction:
      UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    guard let box = box(container) else { return 0 }
    let (index, isTrailing) = box.index(at: CGPoint(x: point.x - container.lineFragmentPadding, y: point.y))
    partialFraction?.pointee = isTrailing ? 0.75 : 0.25
    return min(index, max(0, numberOfGlyphs - 1))
  }

  /// Returns the character nearest to a point of the container, and as a fraction in which half of it the point is.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction:
      UnsafeMutablePointer<CGFloat>?
  ) -> Int { glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction) }

  /// Returns the glyphs that intersect a rectangle. O(the text's length).
  open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    let found = container === textContainers.first ? lines(in: container).filter { $0.used.intersects(bounds) } : []
    guard let first = found.first, let last = found.last else { return NSRange(location: 0, length: 0) }
    return NSUnionRange(first.glyphs, last.glyphs)
  }

  /// Returns the position of a point between a glyph's edge and the next one's, from 0 to 1.
  open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
    let index = glyphIndex(for: point, in: container)
    let rect = boundingRect(forGlyphRange: NSRange(location: index, length: 1), in: container)
    return rect.width > 0 ? min(max((point.x - rect.minX) / rect.width, 0), 1) : 0
  }

  /// Does nothing: the text is laid out on demand.
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {}
  /// Does nothing: text is laid out when it is needed.
  open func ensureLayout(for container: NSTextContainer) {}
  /// Does nothing: text is laid out when it is needed.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) {}
  /// Does nothing: text is laid out when it is needed.
  open func ensureLayout(forCharacterRange charRange: NSRange) {}

  // MARK: Drawing

  /// Does nothing: backgrounds are drawn with the glyphs.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

  /// Draws a part of the text into the current context, with the container's corner at `origin`.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let container = textContainers.first, let context = UIGraphicsGetCurrentContext(), let box = box(container)
    else { return }
    let corner = CGPoint(x: origin.x + container.lineFragmentPadding, y: origin.y)
    guard glyphsToShow != whole else { return box.draw(in: context, at: corner) }
    for rect in rects(glyphsToShow, in: container) {
      context.saveGState()
      context.clip(to: rect.offsetBy(dx: origin.x, dy: origin.y))
      box.draw(in: context, at: corner)
      context.restoreGState()
    }
  }
}
