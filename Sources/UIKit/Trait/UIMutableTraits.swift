/// Traits one can set: inside `UITraitCollection(mutations:)` and as `traitOverrides`.
public protocol UIMutableTraits {
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  var displayScale: CGFloat { get set }
  var displayGamut: UIDisplayGamut { get set }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  var accessibilityContrast: UIAccessibilityContrast { get set }
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  var legibilityWeight: UILegibilityWeight { get set }
  var activeAppearance: UIUserInterfaceActiveAppearance { get set }
}

extension UITraitCollection.Values: UIMutableTraits {}

enum UITraitChanges {
  static func apply(
    _ mutations: (inout any UIMutableTraits) -> Void, to values: UITraitCollection.Values
  ) -> UITraitCollection.Values {
    var mutable: any UIMutableTraits = values
    mutations(&mutable)
    return mutable as? UITraitCollection.Values ?? values
  }
}
