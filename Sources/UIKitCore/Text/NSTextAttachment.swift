/// A picture in an attributed text, in place of the character U+FFFC.
///
/// Unchecked as on iOS: it belongs to the thread that creates the text, and must not be changed once threads share it.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/nstextattachment).
open class NSTextAttachment: NSObject, NSSecureCoding, @unchecked Sendable {
  private let mark = CoreFoundationMark()

  /// The character that an attachment replaces.
  public static let character = 0xFFFC

  /// The data of a file. If they are a picture, it is shown where `image` is nil.
  open var contents: Data? { didSet { decoded = nil } }
  /// Whether the attachment can be displayed by a view. Stored; has no effect: attachments are images.
  open var allowsTextAttachmentView = true
  /// Whether the attachment is displayed by a view: always false.
  open var usesTextAttachmentView: Bool { false }
  /// The uniform type of `contents`; nil if unknown.
  open var fileType: String?
  /// The picture; nil for that of `contents`.
  open var image: UIImage?
  /// The rectangle in points, with y upwards from the baseline. Zero, the default, stands for the size of the image.
  open var bounds = CGRect.zero
  /// The space before and after the attachment in points; 0 by default.
  open var lineLayoutPadding: CGFloat = 0
  private var decoded: UIImage??

  /// Creates an attachment with the data of a file.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  public override convenience init() {
    self.init(data: nil, ofType: nil)
  }

  /// Creates an attachment with a picture.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  // MARK: Archives

  private enum CodingKey {
    static let contents = "NSContents"
    static let fileType = "NSFileType"
    static let image = "NSImage"
    static let bounds = "NSBounds"
    static let padding = "NSLineLayoutPadding"
    static let allowsView = "NSAllowsTextAttachmentView"
  }

  open class var supportsSecureCoding: Bool { true }

  /// Creates an attachment from an archive.
  public required init?(coder: NSCoder) {
    contents = coder.decodeObjectIfPresent(of: NSData.self, forKey: CodingKey.contents).map(\.copiedBytes)
    fileType = coder.decodeObjectIfPresent(of: NSString.self, forKey: CodingKey.fileType).map { String(describing: $0) }
    super.init()
    image = coder.decodeObjectIfPresent(of: UIImage.self, forKey: CodingKey.image)
    bounds = coder.decodeRect(forKey: CodingKey.bounds)
    lineLayoutPadding = CGFloat(coder.decodeDouble(forKey: CodingKey.padding))
    allowsTextAttachmentView = coder.decodeBool(forKey: CodingKey.allowsView)
  }

  open func encode(with coder: NSCoder) {
    if let contents { coder.encode(contents as NSData, forKey: CodingKey.contents) }
    if let fileType { coder.encode(NSString(string: fileType), forKey: CodingKey.fileType) }
    if let image { coder.encode(image, forKey: CodingKey.image) }
    coder.encode(bounds, forKey: CodingKey.bounds)
    coder.encode(Double(lineLayoutPadding), forKey: CodingKey.padding)
    coder.encode(allowsTextAttachmentView, forKey: CodingKey.allowsView)
  }

  private var shownImage: UIImage? {
    if let image { return image }
    if let decoded { return decoded }
    let made = contents.flatMap { UIImage(data: $0) }
    decoded = .some(made)
    return made
  }

  /// Returns the rectangle of the attachment, with y upwards from the baseline. Subclasses override it to adapt to the
  /// line.
  ///
  /// - Parameters:
  ///   - textContainer: nil in labels.
  ///   - lineFrag: as large as a line of the text's font.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    guard bounds == .zero, let image = shownImage else { return bounds }
    // A symbol is centred on the capital letters around it.
    let y = image.isSymbolImage ? ((lineFrag.height * 0.6 - image.size.height) / 2).rounded() : 0
    return CGRect(origin: CGPoint(x: 0, y: y), size: image.size)
  }

  /// Returns the picture to draw; nil leaves the space empty.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { shownImage }
}

extension NSAttributedString {
  /// Creates a text that consists of an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(attachment: attachment, attributes: [:])
  }

  /// Creates a text that consists of an attachment, with further attributes.
  public convenience init(attachment: NSTextAttachment, attributes: [NSAttributedString.Key: Any]) {
    self.init(string: "\u{FFFC}", attributes: attributes.merging([.attachment: attachment]) { $1 })
  }
}
