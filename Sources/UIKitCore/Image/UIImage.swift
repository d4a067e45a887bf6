/// A picture: pixels, or something that draws itself, with a size in points.
///
/// Immutable; shared freely between threads.
open class UIImage: NSObject, @unchecked Sendable {
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  public enum Orientation: Int, Sendable {
    case up = 0, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  public enum ResizingMode: Int, Sendable {
    case tile = 0
    case stretch = 1
  }

  open private(set) var cgImage: CGImage?
  /// Pixels per point.
  open private(set) var scale: CGFloat
  open private(set) var imageOrientation: Orientation
  open private(set) var renderingMode = RenderingMode.automatic
  open private(set) var capInsets = UIEdgeInsets.zero
  open private(set) var resizingMode = ResizingMode.tile
  open private(set) var alignmentRectInsets = UIEdgeInsets.zero
  open private(set) var isSymbolImage = false
  open private(set) var flipsForRightToLeftLayoutDirection = false
  /// The other variants of the picture, if it comes from an asset catalogue or was registered with an asset.
  open internal(set) var imageAsset: UIImageAsset?
  let tintCache = TintCache()
  /// The frames of an animated image; nil of a still one.
  open private(set) var images: [UIImage]?
  /// Seconds an animated image's frames take; 0 of a still one.
  open private(set) var duration: TimeInterval = 0
  /// Points from the lower edge to the line that the image stands on beside text; nil if it says none.
  public private(set) final var baselineOffsetFromBottom: CGFloat?
  /// For a symbol.
  private(set) var symbol: SymbolOrigin?
  /// The colour a template is drawn in when it was given one.
  var ownTint: UIColor?

  /// A name for tests; shown to nobody.
  open var accessibilityIdentifier: String?

  public override init() {
    scale = 1
    imageOrientation = .up
    super.init()
  }

  public init(cgImage: CGImage) {
    self.cgImage = cgImage
    scale = 1
    imageOrientation = .up
    super.init()
  }

  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.cgImage = cgImage
    self.scale = scale > 0 ? scale : 1
    imageOrientation = orientation
    super.init()
  }

  /// Nil for bytes that are no picture, a damaged one, or one that claims too many pixels.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  public init?(data: Data, scale: CGFloat) {
    guard let image = UIImage.decode(data) else { return nil }
    cgImage = image
    self.scale = scale > 0 ? scale : 1
    imageOrientation = .up
    super.init()
  }

  /// A picture file; the scale is what the name says ("cover@2x.png").
  public init?(contentsOfFile path: String) {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe),
      let image = UIImage.decode(data)
    else { return nil }
    cgImage = image
    scale = ImageFiles.scale(of: path)
    imageOrientation = .up
    super.init()
  }

  /// An image of an asset catalogue, else of a file named with or without extension and scale, in the main bundle or in
  /// those of the program's targets beside it. Kept in memory.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }

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

  /// An image literal: an image of the main bundle, which has to be there.
  public required convenience init(imageLiteralResourceName name: String) {
    guard let image = UIImage(named: name) else {
      raise(
        "NSInvalidArgumentException",
        "there is no image named \"\(name)\" in the main bundle, which an image literal names")
    }
    self.init(copying: image)
  }

  /// One of Apple's symbols: drawn here, or as the desktop's icon theme has it; nil when neither has it.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

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

  /// Takes tint and rendering mode from another image.
  func takeRendering(of other: UIImage) {
    renderingMode = other.renderingMode
    if let tint = other.ownTint { ownTint = tint }
  }

  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: nil)
  }

  init(copying other: UIImage) {
    cgImage = other.cgImage
    scale = other.scale
    imageOrientation = other.imageOrientation
    renderingMode = other.renderingMode
    capInsets = other.capInsets
    resizingMode = other.resizingMode
    alignmentRectInsets = other.alignmentRectInsets
    isSymbolImage = other.isSymbolImage
    flipsForRightToLeftLayoutDirection = other.flipsForRightToLeftLayoutDirection
    ownTint = other.ownTint
    symbol = other.symbol
    images = other.images
    duration = other.duration
    baselineOffsetFromBottom = other.baselineOffsetFromBottom
    imageAsset = other.imageAsset
    super.init()
  }

  /// The picture under other traits, drawn in the same way; itself when that is the same picture.
  func variant(for traits: UITraitCollection) -> UIImage {
    guard let variant = imageAsset?.variant(for: traits), variant.cgImage !== cgImage else { return self }
    let image = UIImage(copying: self)
    image.cgImage = variant.cgImage
    image.scale = variant.scale
    image.imageOrientation = variant.imageOrientation
    return image
  }

  init(symbol cgImage: CGImage, scale: CGFloat) {
    self.cgImage = cgImage
    self.scale = scale
    imageOrientation = .up
    isSymbolImage = true
    renderingMode = .alwaysTemplate
    super.init()
  }

  /// Points.
  open var size: CGSize {
    guard let cgImage else { return .zero }
    let pixels = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    switch imageOrientation {
    case .left, .right, .leftMirrored, .rightMirrored: return CGSize(width: pixels.height, height: pixels.width)
    default: return pixels
    }
  }

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    let copy = UIImage(copying: self)
    copy.renderingMode = renderingMode
    return copy
  }

  /// The image as a template drawn in `color`.
  open func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    let copy = UIImage(copying: self)
    copy.ownTint = color
    copy.renderingMode = renderingMode
    return copy
  }

  /// The image with edges `capInsets` wide, in points, that keep their size when it is stretched.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    let copy = UIImage(copying: self)
    copy.capInsets = capInsets
    copy.resizingMode = resizingMode
    return copy
  }

  open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let left = CGFloat(leftCapWidth)
    let top = CGFloat(topCapHeight)
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: max(0, size.height - top - 1), right: max(0, size.width - left - 1)),
      resizingMode: .stretch)
  }

  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    let copy = UIImage(copying: self)
    copy.alignmentRectInsets = alignmentInsets
    return copy
  }

  /// An image whose frames an image view shows one after the other, `duration` seconds for a round; nil without frames.
  /// With a duration of 0 each frame takes a thirtieth of a second.
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    let image = UIImage(copying: first)
    image.images = images
    image.duration = duration > 0 ? duration : Double(images.count) / 30
    return image
  }

  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    let copy = UIImage(copying: self)
    copy.baselineOffsetFromBottom = baselineOffset
    return copy
  }

  open func imageWithoutBaseline() -> UIImage {
    let copy = UIImage(copying: self)
    copy.baselineOffsetFromBottom = nil
    return copy
  }

  /// The image mirrored, left for right.
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

  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    let copy = UIImage(copying: self)
    copy.flipsForRightToLeftLayoutDirection = true
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other
      || (cgImage != nil && cgImage === other.cgImage && scale == other.scale
        && imageOrientation == other.imageOrientation && renderingMode == other.renderingMode
        && capInsets == other.capInsets)
  }

  open override var hash: Int { cgImage.map { ObjectIdentifier($0).hashValue } ?? ObjectIdentifier(self).hashValue }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// The type of `#imageLiteral(resourceName:)`.
public typealias _ImageLiteralType = UIImage
