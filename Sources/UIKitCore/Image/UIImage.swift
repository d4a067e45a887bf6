/// A picture with a size in points, consisting of pixels or of drawing commands.
///
/// It cannot be changed, and can be shared between threads.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiimage).
open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
  /// Whether an image is drawn in its own colours.
  public enum RenderingMode: Int, Sendable {
    /// As a template where the view usually does so, else in its own colours.
    case automatic = 0
    /// In its own colours.
    case alwaysOriginal = 1
    /// As a template: its shape in the tint colour.
    case alwaysTemplate = 2
  }

  /// The edge at which an image's first row is.
  public enum Orientation: Int, Sendable {
    case up = 0, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// The brightness that an image view may use for images of a high dynamic range, of which there are none here.
  public enum DynamicRange: Int, Sendable { case unspecified = -1, standard, constrainedHigh, high }
  /// The way in which a resizable image fills its middle.
  public enum ResizingMode: Int, Sendable {
    /// Repeats the middle.
    case tile = 0
    /// Stretches the middle.
    case stretch = 1
  }

  /// The pixels; nil for an image without any.
  open private(set) var cgImage: CGImage?
  /// The number of pixels per point.
  open private(set) var scale: CGFloat
  /// The edge at which the first row is.
  open private(set) var imageOrientation: Orientation
  /// Whether the image is drawn in its own colours; automatic by default.
  open private(set) var renderingMode = RenderingMode.automatic
  /// The edges in points that keep their size when the image is stretched; zero by default.
  open private(set) var capInsets = UIEdgeInsets.zero
  /// The way in which the middle of a resizable image is filled; `.tile` by default.
  open private(set) var resizingMode = ResizingMode.tile
  /// The distances in points from the edges to the part that constraints on an image view align; zero by default.
  open private(set) var alignmentRectInsets = UIEdgeInsets.zero
  /// Whether the image is a symbol.
  open private(set) var isSymbolImage = false
  /// Whether image views mirror the image in right-to-left interfaces; false by default.
  open private(set) var flipsForRightToLeftLayoutDirection = false
  /// The variants of the picture, if it comes from an asset catalogue or was registered with an asset; else nil.
  open internal(set) var imageAsset: UIImageAsset?
  let tintCache = TintCache()
  /// The frames of an animated image; nil for a still one.
  open private(set) var images: [UIImage]?
  /// The duration of an animated image's frames in seconds; 0 for a still one.
  open private(set) var duration: TimeInterval = 0
  /// The distance in points from the lower edge to the baseline used by constraints on an image view; nil for none.
  public private(set) final var baselineOffsetFromBottom: CGFloat?
  /// Whether the image was made by `resizableImage`.
  private(set) var isResizable = false
  /// The origin of a symbol image; nil for others.
  private(set) var symbol: SymbolOrigin?
  /// The colour in which a template is drawn; nil for the tint of its surroundings.
  var ownTint: UIColor?

  /// A name for tests, which is never displayed.
  open var accessibilityIdentifier: String?

  public override init() {
    scale = 1
    imageOrientation = .up
    super.init()
  }

  /// Creates an image from an archive; nil if that has no picture under the key of `encode(with:)`.
  public required init?(coder: NSCoder) {
    guard let data = coder.decodeObject(of: NSData.self, forKey: CodingKey.data),
      let image = UIImage.decode(data.copiedBytes)
    else { return nil }
    let archivedScale = coder.decodeDouble(forKey: CodingKey.scale)
    cgImage = image
    scale = archivedScale > 0 ? archivedScale : 1
    imageOrientation = .up
    super.init()
  }

  private enum CodingKey {
    static let data = "UIImageData"
    static let scale = "UIScale"
  }

  /// Writes the upright picture as PNG, and its scale. Archives of images from iOS cannot be read.
  open func encode(with coder: NSCoder) {
    guard let data = pngData() else { return }
    coder.encode(data as NSData, forKey: CodingKey.data)
    coder.encode(Double(scale), forKey: CodingKey.scale)
  }

  open class var supportsSecureCoding: Bool { true }

  /// Creates an image of a scale of 1.
  public init(cgImage: CGImage) {
    self.cgImage = cgImage
    scale = 1
    imageOrientation = .up
    super.init()
  }

  /// Creates an image with a number of pixels per point. A scale of 0 stands for 1.
  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.cgImage = cgImage
    self.scale = scale > 0 ? scale : 1
    imageOrientation = orientation
    super.init()
  }

  /// Creates an image from the data of a file; nil for data that are not a picture, are damaged, or claim too many
  /// pixels.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Creates an image from the data of a file, with a number of pixels per point; nil for data that cannot be decoded.
  public init?(data: Data, scale: CGFloat) {
    guard let image = UIImage.decode(data) else { return nil }
    cgImage = image
    self.scale = scale > 0 ? scale : 1
    imageOrientation = .up
    super.init()
  }

  /// Creates an image from a file, with the scale in its name ("cover@2x.png"); nil if it cannot be read.
  public init?(contentsOfFile path: String) {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe),
      let image = UIImage.decode(data)
    else { return nil }
    cgImage = image
    scale = ImageFiles.scale(of: path)
    imageOrientation = .up
    super.init()
  }

  /// Creates an image from an asset catalogue, or else from a file named with or without extension and scale. Both are
  /// looked up in the main bundle and those of the program's targets next to it. It is kept in memory.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates an image from an asset catalogue or file of a bundle; see `init(named:)`. The configuration is ignored.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }

  /// Creates an image from an asset catalogue or file of a bundle, in the variant for the traits; see `init(named:)`.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let traits = traitCollection ?? .current
    let wanted = max(traits.displayScale, 1)
    if let set = AssetCatalogs.shared.image(named: name, in: bundle) {
      let look =
        "\(traits.userInterfaceStyle.rawValue),\(traits.accessibilityContrast.rawValue),"
        + "\(traits.userInterfaceIdiom.rawValue),\(traits.displayGamut.rawValue),\(wanted)"
      if let image = NamedImages.shared.image("\(set.folder.path)|\(look)", make: { set.image(for: traits) }) {
        self.init(copying: image)
        imageAsset = UIImageAsset(set)
        return
      }
    }
    let image = NamedImages.shared.image("\(bundle?.bundlePath ?? "")|\(name)|\(wanted)") {
      for bundle in bundle.map({ [$0] }) ?? ResourceBundles.all {
        guard let (url, scale) = ImageFiles.url(named: name, in: bundle, scale: wanted) else { continue }
        return (try? Data(contentsOf: url)).flatMap { UIImage(data: $0, scale: scale) }
      }
      return nil
    }
    guard let image else { return nil }
    self.init(copying: image)
  }

  /// Creates the image of a literal, which must be in the main bundle.
  public required convenience init(imageLiteralResourceName name: String) {
    guard let image = UIImage(named: name) else {
      raise(
        "NSInvalidArgumentException",
        "there is no image named \"\(name)\" in the main bundle, which an image literal names")
    }
    self.init(copying: image)
  }

  /// Creates one of Apple's symbols, drawn here or by the desktop's icon theme; nil if neither has it.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates one of Apple's symbols with a size and a weight; nil if there is none of that name.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    let wanted = configuration as? SymbolConfiguration
    let size = wanted?.height ?? SymbolConfiguration.unspecified.height
    let weight = wanted?.weight ?? .regular
    let scale = max(UITraitCollection.current.displayScale, 1)
    let image = NamedImages.shared.image("symbol|\(name)|\(size)|\(weight.rawValue)|\(scale)") {
      SymbolImages.image(for: name, size: size, weight: weight, scale: scale).map { UIImage(symbol: $0, scale: scale) }
    }
    guard let image else { return nil }
    self.init(copying: image)
    symbol = SymbolOrigin(name: name, configuration: wanted)
    ownTint = wanted?.colors.first
  }

  /// Copies tint and rendering mode from another image.
  func takeRendering(of other: UIImage) {
    renderingMode = other.renderingMode
    if let tint = other.ownTint { ownTint = tint }
  }

  /// Creates one of Apple's symbols; nil if there is none of that name. The traits are ignored.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: nil)
  }

  // No designated initialiser is internal, so that subclasses outside of this module inherit all.
  convenience init(copying other: UIImage) {
    self.init()
    cgImage = other.cgImage
    scale = other.scale
    imageOrientation = other.imageOrientation
    renderingMode = other.renderingMode
    capInsets = other.capInsets
    resizingMode = other.resizingMode
    isResizable = other.isResizable
    alignmentRectInsets = other.alignmentRectInsets
    isSymbolImage = other.isSymbolImage
    flipsForRightToLeftLayoutDirection = other.flipsForRightToLeftLayoutDirection
    ownTint = other.ownTint
    symbol = other.symbol
    images = other.images
    duration = other.duration
    baselineOffsetFromBottom = other.baselineOffsetFromBottom
    imageAsset = other.imageAsset
  }

  /// Returns the variant of the picture for other traits, drawn in the same way; the image itself if that is the same
  /// picture.
  func variant(for traits: UITraitCollection) -> UIImage {
    guard let variant = imageAsset?.variant(for: traits), variant.cgImage !== cgImage else { return self }
    let image = UIImage(copying: self)
    image.cgImage = variant.cgImage
    image.scale = variant.scale
    image.imageOrientation = variant.imageOrientation
    return image
  }

  convenience init(symbol cgImage: CGImage, scale: CGFloat) {
    self.init()
    self.cgImage = cgImage
    self.scale = scale
    isSymbolImage = true
    renderingMode = .alwaysTemplate
  }

  /// The size in points.
  open var size: CGSize {
    guard let cgImage else { return .zero }
    let pixels = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    switch imageOrientation {
    case .left, .right, .leftMirrored, .rightMirrored: return CGSize(width: pixels.height, height: pixels.width)
    default: return pixels
    }
  }

  /// Returns the image with another rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    let copy = UIImage(copying: self)
    copy.renderingMode = renderingMode
    return copy
  }

  /// Returns the image as a template drawn in `color`.
  open func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// Returns the image with a tint colour and a rendering mode.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    let copy = UIImage(copying: self)
    copy.ownTint = color
    copy.renderingMode = renderingMode
    return copy
  }

  /// Returns the image with edges of `capInsets`, in points, that keep their size when it is stretched.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the image with edges in points that keep their size, and a way of filling the middle.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    let copy = UIImage(copying: self)
    copy.capInsets = capInsets
    copy.isResizable = true
    copy.resizingMode = resizingMode
    return copy
  }

  /// Returns the image with edges in points that keep their size around a middle of one point, which is stretched.
  open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let left = CGFloat(leftCapWidth)
    let top = CGFloat(topCapHeight)
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: max(0, size.height - top - 1), right: max(0, size.width - left - 1)),
      resizingMode: .stretch)
  }

  /// Returns the image with distances in points from its edges to the part that constraints align.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    let copy = UIImage(copying: self)
    copy.alignmentRectInsets = alignmentInsets
    return copy
  }

  /// Returns an image whose frames an image view shows one after the other in `duration` seconds; nil without frames.
  /// With a duration of 0 each frame takes a thirtieth of a second.
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    let image = UIImage(copying: first)
    image.images = images
    image.duration = duration > 0 ? duration : Double(images.count) / 30
    return image
  }

  /// Returns the image with a baseline at a distance in points from its lower edge.
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    let copy = UIImage(copying: self)
    copy.baselineOffsetFromBottom = baselineOffset
    return copy
  }

  /// Returns the image without a baseline.
  open func imageWithoutBaseline() -> UIImage {
    let copy = UIImage(copying: self)
    copy.baselineOffsetFromBottom = nil
    return copy
  }

  /// Returns the image mirrored horizontally.
  open func withHorizontallyFlippedOrientation() -> UIImage {
    let copy = UIImage(copying: self)
    copy.imageOrientation =
      switch imageOrientation {
      case .up: .upMirrored
      case .down: .downMirrored
      case .left: .leftMirrored
      case .right: .rightMirrored
      case .upMirrored: .up
      case .downMirrored: .down
      case .leftMirrored: .left
      case .rightMirrored: .right
      }
    return copy
  }

  /// Returns the image so that it is mirrored in right-to-left interfaces.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    let copy = UIImage(copying: self)
    copy.flipsForRightToLeftLayoutDirection = true
    return copy
  }

  open override dynamic func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other
      || (cgImage != nil && cgImage === other.cgImage && scale == other.scale
        && imageOrientation == other.imageOrientation && renderingMode == other.renderingMode
        && capInsets == other.capInsets)
  }

  open override dynamic var hash: Int {
    cgImage.map { ObjectIdentifier($0).hashValue } ?? ObjectIdentifier(self).hashValue
  }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// The type of `#imageLiteral(resourceName:)`.
public typealias _ImageLiteralType = UIImage
