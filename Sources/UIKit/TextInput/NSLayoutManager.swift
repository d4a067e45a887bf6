/// Sets the text of a storage in a container: says where its characters are, and draws them.
///
/// A glyph is a UTF-16 unit of the text here. Only the first container is filled. Nothing is kept: the layers below
/// keep layouts by content, so asking again is cheap, apart from a pass over the text's attributes.
@preconcurrency @MainActor open class NSLayoutManager: NSObject {
  /// The text; set by the storage that the manager is added to.
  open weak var textStorage: NSTextStorage?
  open private(set) var textContainers: [NSTextContainer] = []

  open func addTextContainer(_ container: NSTextContainer) { textContainers.append(container) }

  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: index)
  }

  open func removeTextContainer(at index: Int) { textContainers.remove(at: index) }

  // MARK: Glyphs

  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  private var whole: NSRange { NSRange(location: 0, length: numberOfGlyphs) }

  open func glyphRange(for container: NSTextContainer) -> NSRange {
    container === textContainers.first ? whole : NSRange(location: 0, length: 0)
  }

  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }

  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  // MARK: Places

  /// The text set in the container; nil without any.
  private func box(_ container: NSTextContainer) -> TextBox? {
    guard let textStorage, textStorage.length > 0, container === textContainers.first else { return nil }
    let traits = UITraitCollection.current
    let text = TextBox.Text(textStorage, font: .systemFont(ofSize: 12), color: .black, traits: traits)
    let room = container.size.width > 0 ? container.size.width - 2 * container.lineFragmentPadding : 1e7
    let layout = TextBox.Layout(
      width: max(room, 1), lineLimit: container.maximumNumberOfLines, lineBreakMode: container.lineBreakMode,
      alignment: .natural, isRightToLeft: traits.layoutDirection == .rightToLeft)
    return TextBox(text: text, layout: layout)
  }

  /// The room that the text takes in the container, the padding at the lines' ends included.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard let size = box(container)?.size else { return .zero }
    return CGRect(x: 0, y: 0, width: size.width + 2 * container.lineFragmentPadding, height: size.height)
  }

  /// The rectangle around a part of the text.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    rects(glyphRange, in: container).reduce(nil as CGRect?) { $0?.union($1) ?? $1 } ?? .zero
  }

  /// Calls `block` with a rectangle for each line that has some of a part of the text, until it sets its second
  /// argument.
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

  /// A rectangle for each line that has some of the part. Linear in its length.
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

  /// The glyph nearest to a point of the container.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

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

  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction:
      UnsafeMutablePointer<CGFloat>?
  ) -> Int { glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction) }

  /// Does nothing: text is laid out when it is asked for.
  open func ensureLayout(for container: NSTextContainer) {}

  // MARK: Drawing

  /// Does nothing: backgrounds are drawn with the glyphs.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

  /// Draws a part of the text into the current context, the container's corner at `origin`.
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
