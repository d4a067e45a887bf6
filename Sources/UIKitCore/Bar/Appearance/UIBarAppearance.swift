/// The background of a bar: its colour or material, its picture, and the line at its edge.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uibarappearance).
@preconcurrency @MainActor open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
  /// The interface idiom that the appearance is for. Stored; has no effect.
  open private(set) var idiom: UIUserInterfaceIdiom
  /// The material behind the bar; nil for none. It is drawn as a translucent colour here.
  open var backgroundEffect: UIBlurEffect?
  /// The colour on top of the material; nil for none.
  open var backgroundColor: UIColor?
  /// The picture on top of the colour; nil, the default, for none.
  open var backgroundImage: UIImage?
  /// The placement of the picture; stretched by default.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the line between bar and content; nil draws none.
  open var shadowColor: UIColor?
  /// The picture that replaces the line; nil, the default, for none. A template is drawn in `shadowColor`.
  open var shadowImage: UIImage?

  public override convenience init() {
    self.init(idiom: .unspecified)
  }

  /// Creates an appearance with the default background.
  public required init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    configureWithDefaultBackground()
  }

  /// Creates an appearance with the background of another.
  public required init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    super.init()
    backgroundEffect = barAppearance.backgroundEffect
    backgroundColor = barAppearance.backgroundColor
    backgroundImage = barAppearance.backgroundImage
    backgroundImageContentMode = barAppearance.backgroundImageContentMode
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
    takeRest(of: barAppearance)
  }

  /// Copies the properties that subclasses in this module add.
  func takeRest(of other: UIBarAppearance) {}

  /// Sets a translucent material and a line.
  open func configureWithDefaultBackground() {
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    backgroundColor = nil
    backgroundImage = nil
    shadowColor = .separator
    shadowImage = nil
  }

  /// Sets the system's background colour and a line.
  open func configureWithOpaqueBackground() {
    backgroundEffect = nil
    backgroundColor = .systemBackground
    backgroundImage = nil
    shadowColor = .separator
    shadowImage = nil
  }

  /// Removes the background and the line.
  open func configureWithTransparentBackground() {
    backgroundEffect = nil
    backgroundColor = nil
    backgroundImage = nil
    shadowColor = nil
    shadowImage = nil
  }

  /// Returns a copy of the appearance.
  open func copy(with zone: NSZone? = nil) -> Any { type(of: self).init(barAppearance: self) }
}
