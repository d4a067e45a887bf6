/// Something that stands in an attributed text in the place of one character, U+FFFC: a picture.
///
/// Nothing guards it, as nothing does on iOS: it belongs to the thread that sets the text.
///
/// Unchecked as on iOS: an attachment that threads share must not change any more.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  private let mark = CoreFoundationMark()

  /// The character in whose place attachments are.
  public static let character = 0xFFFC

  /// A file's bytes; a picture is shown when `image` is nil and they are one.
  open var contents: Data? { didSet { decoded = nil } }
  /// Kept. Attachments are pictures.
  open var allowsTextAttachmentView = true
  open var usesTextAttachmentView: Bool { false }
  /// The uniform type of `contents`.
  open var fileType: String?
  open var image: UIImage?
  /// The place from the text's baseline up, in points. With zero, the default, it has the image's size.
  open var bounds = CGRect.zero
  /// Points left free before and after.
  open var lineLayoutPadding: CGFloat = 0
  private var decoded: UIImage??

  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  public override convenience init() {
    self.init(data: nil, ofType: nil)
  }

  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  private var shownImage: UIImage? {
    if let image { return image }
    if let decoded { return decoded }
    let made = contents.flatMap { UIImage(data: $0) }
    decoded = .some(made)
    return made
  }

  /// Where the attachment is from the baseline up. Subclasses override it to adapt to the line.
  ///
  /// - Parameters:
  ///   - textContainer: nil in labels.
  ///   - lineFrag: as large as a line of the text's font.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    guard bounds == .zero, let image = shownImage else { return bounds }
    // A symbol is in the middle of the capital letters around it.
    let y = image.isSymbolImage ? ((lineFrag.height * 0.6 - image.size.height) / 2).rounded() : 0
    return CGRect(origin: CGPoint(x: 0, y: y), size: image.size)
  }

  /// The picture drawn there; nil leaves the place empty.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { shownImage }
}

extension NSAttributedString {
  /// The text of one attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(attachment: attachment, attributes: [:])
  }

  /// The text of one attachment with other attributes, too.
  public convenience init(attachment: NSTextAttachment, attributes: [NSAttributedString.Key: Any]) {
    self.init(string: "\u{FFFC}", attributes: attributes.merging([.attachment: attachment]) { $1 })
  }
}
