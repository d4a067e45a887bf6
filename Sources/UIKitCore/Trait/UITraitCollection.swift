/// The circumstances a view is shown in: light or dark, pixels per point, size classes, text size.
///
/// Immutable. A trait left out is unspecified; `init(traitsFrom:)` takes later collections' traits over earlier ones'.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  struct Values: Hashable, Sendable {
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    /// 0 is unspecified.
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

  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var merged = Values()
    for collection in traitCollections { merged.take(collection.values) }
    self.init(values: merged)
  }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(changing: { $0.userInterfaceIdiom = idiom })
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(changing: { $0.userInterfaceStyle = userInterfaceStyle })
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(changing: { $0.layoutDirection = layoutDirection })
  }

  public convenience init(displayScale scale: CGFloat) {
    self.init(changing: { $0.displayScale = scale })
  }

  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(changing: { $0.displayGamut = displayGamut })
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(changing: { $0.horizontalSizeClass = horizontalSizeClass })
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(changing: { $0.verticalSizeClass = verticalSizeClass })
  }

  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init(changing: { $0.forceTouchCapability = capability })
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(changing: { $0.preferredContentSizeCategory = preferredContentSizeCategory })
  }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(changing: { $0.accessibilityContrast = accessibilityContrast })
  }

  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(changing: { $0.userInterfaceLevel = userInterfaceLevel })
  }

  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(changing: { $0.legibilityWeight = legibilityWeight })
  }

  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init(changing: { $0.activeAppearance = activeAppearance })
  }

  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(values: UITraitChanges.apply(mutations, to: Values()))
  }

  private convenience init(changing change: (inout Values) -> Void) {
    var values = Values()
    change(&values)
    self.init(values: values)
  }

  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// Pixels per point; 0 when unspecified.
  open var displayScale: CGFloat { values.displayScale }
  open var displayGamut: UIDisplayGamut { values.displayGamut }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
  open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }

  /// Whether every trait `trait` specifies has the same value here.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    var merged = values
    merged.take(trait.values)
    return merged == values
  }

  /// Whether dynamic colours may look different under `traitCollection`.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let other = traitCollection?.values else { return true }
    return values.userInterfaceStyle != other.userInterfaceStyle
      || values.accessibilityContrast != other.accessibilityContrast
      || values.userInterfaceLevel != other.userInterfaceLevel || values.displayGamut != other.displayGamut
      || values.custom.colorsDiffer(from: other.custom)
  }

  /// This collection with `mutations` applied.
  open func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(values: UITraitChanges.apply(mutations, to: values))
  }

  func modified(_ change: (inout Values) -> Void) -> UITraitCollection {
    var copy = values
    change(&copy)
    return copy == values ? self : UITraitCollection(values: copy)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return self === other || values == other.values
  }

  open override var hash: Int { values.hashValue }
}

extension UITraitCollection.Values {
  /// Takes every specified trait of `other`.
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
    custom.take(other.custom)
  }
}
