extension UITraitCollection {
  /// The initial traits of a process. The screen's traits replace them.
  nonisolated(unsafe) private static var mainCurrent = UITraitCollection(values: .initial)
  private static let key = "UITraitCollection.current"

  /// The traits for resolving dynamic colours: those of a view while it draws or lays out, otherwise the screen's. Each
  /// thread has its own.
  public static var current: UITraitCollection {
    get {
      if MainContext.isCurrent { return mainCurrent }
      return Thread.current.threadDictionary[key] as? UITraitCollection ?? UITraitCollection(values: .initial)
    }
    set {
      if MainContext.isCurrent { mainCurrent = newValue } else { Thread.current.threadDictionary[key] = newValue }
    }
  }

  /// Calls `actions` with these traits as `current`.
  public func performAsCurrent(_ actions: () -> Void) {
    let previous = UITraitCollection.current
    if previous === self {
      actions()
      return
    }
    UITraitCollection.current = self
    actions()
    UITraitCollection.current = previous
  }
}

extension UITraitCollection.Values {
  static let initial: Self = {
    var values = Self()
    values.userInterfaceIdiom = .pad
    values.userInterfaceStyle = .light
    values.layoutDirection = .leftToRight
    values.displayScale = 1
    values.displayGamut = .SRGB
    values.horizontalSizeClass = .regular
    values.verticalSizeClass = .regular
    values.forceTouchCapability = .unavailable
    values.preferredContentSizeCategory = .large
    values.accessibilityContrast = .normal
    values.userInterfaceLevel = .base
    values.legibilityWeight = .regular
    values.activeAppearance = .active
    values.listEnvironment = .none
    return values
  }()
}
