/// The circumstances in which a view is shown: light or dark, pixels per point, size classes, text size.
///
/// A collection cannot be changed. Traits that are not given are unspecified.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitraitcollection).
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  struct Values: Hashable, Sendable {
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    /// The number of pixels per point; 0 is unspecified.
    var displayScale: CGFloat = 0
    var displayGamut = UIDisplayGamut.unspecified
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var forceTouchCapability = UIForceTouchCapability.unknown
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    var accessibilityContrast = UIAccessibilityContrast.unspecified
    var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    var legibilityWeight = UILegibilityWeight.unspecified
    var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
    var listEnvironment = UIListEnvironment.unspecified
    var custom = CustomTraits()
  }

  let values: Values

  public override init() {
    values = Values()
    super.init()
  }

  init(values: Values) {
    self.values = values
    super.init()
  }

  /// Creates a collection with the traits of several. Later ones replace earlier ones.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var merged = Values()
    for collection in traitCollections { merged.take(collection.values) }
    self.init(values: merged)
  }

  /// Creates a collection with the kind of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(changing: { $0.userInterfaceIdiom = idiom })
  }

  /// Creates a collection with the light or dark style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(changing: { $0.userInterfaceStyle = userInterfaceStyle })
  }

  /// Creates a collection with the reading direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(changing: { $0.layoutDirection = layoutDirection })
  }

  /// Creates a collection with the number of pixels per point.
  public convenience init(displayScale scale: CGFloat) {
    self.init(changing: { $0.displayScale = scale })
  }

  /// Creates a collection with the screen's range of colours.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(changing: { $0.displayGamut = displayGamut })
  }

  /// Creates a collection with the width's size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(changing: { $0.horizontalSizeClass = horizontalSizeClass })
  }

  /// Creates a collection with the height's size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(changing: { $0.verticalSizeClass = verticalSizeClass })
  }

  /// Creates a collection with the ability to measure the force of touches.
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init(changing: { $0.forceTouchCapability = capability })
  }

  /// Creates a collection with the preferred text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(changing: { $0.preferredContentSizeCategory = preferredContentSizeCategory })
  }

  /// Creates a collection with the preferred contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(changing: { $0.accessibilityContrast = accessibilityContrast })
  }

  /// Creates a collection with the level of the content.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(changing: { $0.userInterfaceLevel = userInterfaceLevel })
  }

  /// Creates a collection with the preferred weight of text.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(changing: { $0.legibilityWeight = legibilityWeight })
  }

  /// Creates a collection with the activity of the window.
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init(changing: { $0.activeAppearance = activeAppearance })
  }

  /// Creates a collection with the traits that a closure sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(values: UITraitChanges.apply(mutations, to: Values()))
  }

  private convenience init(changing change: (inout Values) -> Void) {
    var values = Values()
    change(&values)
    self.init(values: values)
  }

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// Light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The reading direction.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// The number of pixels per point; 0 if unspecified.
  open var displayScale: CGFloat { values.displayScale }
  /// The range of colours of the screen.
  open var displayGamut: UIDisplayGamut { values.displayGamut }
  /// Whether the width is compact or regular.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// Whether the height is compact or regular.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// Whether the screen measures the force of touches.
  open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
  /// The preferred text size.
  open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
  /// Whether the user prefers a higher contrast.
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// Whether the content is in front of other content.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// Whether the user prefers bold text.
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  /// Whether the window is active.
  open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }

  /// Returns whether every trait that is specified in `trait` has the same value here.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    var merged = values
    merged.take(trait.values)
    return merged == values
  }

  /// Returns whether dynamic colours can differ under `traitCollection`.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let other = traitCollection?.values else { return true }
    return values.userInterfaceStyle != other.userInterfaceStyle
      || values.accessibilityContrast != other.accessibilityContrast
      || values.userInterfaceLevel != other.userInterfaceLevel || values.displayGamut != other.displayGamut
      || values.custom.colorsDiffer(from: other.custom)
  }

  /// Returns a copy changed by `mutations`.
  open func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(values: UITraitChanges.apply(mutations, to: values))
  }

  func modified(_ change: (inout Values) -> Void) -> UITraitCollection {
    var copy = values
    change(&copy)
    return copy == values ? self : UITraitCollection(values: copy)
  }

  /// Returns the collection itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return self === other || values == other.values
  }

  open override var hash: Int { values.hashValue }
}

extension UITraitCollection.Values {
  /// Copies every specified trait of `other`.
  mutating func take(_ other: Self) {
    if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
    if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
    if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
    if other.displayScale != 0 { displayScale = other.displayScale }
    if other.displayGamut != .unspecified { displayGamut = other.displayGamut }
    if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
    if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
    if other.forceTouchCapability != .unknown { forceTouchCapability = other.forceTouchCapability }
    if other.preferredContentSizeCategory != .unspecified {
      preferredContentSizeCategory = other.preferredContentSizeCategory
    }
    if other.accessibilityContrast != .unspecified { accessibilityContrast = other.accessibilityContrast }
    if other.userInterfaceLevel != .unspecified { userInterfaceLevel = other.userInterfaceLevel }
    if other.legibilityWeight != .unspecified { legibilityWeight = other.legibilityWeight }
    if other.activeAppearance != .unspecified { activeAppearance = other.activeAppearance }
    if other.listEnvironment != .unspecified { listEnvironment = other.listEnvironment }
    custom.take(other.custom)
  }
}
