import UIKitCore

/// The space that a run's delegate wants for a character, as an attachment without a visible picture.
final class RunDelegateSpace: NSTextAttachment, @unchecked Sendable {
  private let delegate: CTRunDelegate

  init(_ delegate: CTRunDelegate) {
    self.delegate = delegate
    super.init(data: nil, ofType: nil)
  }

  /// Functions, which a delegate consists of, cannot be read from an archive.
  required init?(coder: NSCoder) { nil }

  /// One transparent pixel.
  private static let nothing = CGContext(size: CGSize(width: 1, height: 1), scale: 1, opaque: false)?.makeImage()

  override func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    // An attachment without a size would be shown as the character.
    CGRect(
      x: 0, y: -delegate.descent, width: max(delegate.width, 0.01),
      height: max(delegate.ascent + delegate.descent, 0.01))
  }

  override func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { Self.nothing.map { UIImage(cgImage: $0) } }
}
