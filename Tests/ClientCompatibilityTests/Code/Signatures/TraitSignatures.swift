import UIKit

struct PaddingTrait: UITraitDefinition {
  static let defaultValue: CGFloat = 4
  static let name = "padding"
  static let affectsColorAppearance = false
}
extension UITraitCollection {
  var padding: CGFloat { self[PaddingTrait.self] }
}
extension UIMutableTraits {
  var padding: CGFloat {
    get { self[PaddingTrait.self] }
    set { self[PaddingTrait.self] = newValue }
  }
}

@MainActor func traitSignatures(_ view: UIView) {
  readOnly(\UITraitCollection.userInterfaceStyle, UIUserInterfaceStyle.self)
  readOnly(\UITraitCollection.horizontalSizeClass, UIUserInterfaceSizeClass.self)
  readOnly(\UITraitCollection.verticalSizeClass, UIUserInterfaceSizeClass.self)
  readOnly(\UITraitCollection.displayScale, CGFloat.self)
  readOnly(\UITraitCollection.preferredContentSizeCategory, UIContentSizeCategory.self)
  readOnly(\UITraitCollection.layoutDirection, UITraitEnvironmentLayoutDirection.self)
  readOnly(\UITraitCollection.userInterfaceIdiom, UIUserInterfaceIdiom.self)
  readOnly(\UITraitCollection.accessibilityContrast, UIAccessibilityContrast.self)
  readOnly(\UITraitCollection.userInterfaceLevel, UIUserInterfaceLevel.self)
  readOnly(\UITraitCollection.legibilityWeight, UILegibilityWeight.self)
  readOnly(\UITraitCollection.activeAppearance, UIUserInterfaceActiveAppearance.self)
  readOnly(\UITraitCollection.forceTouchCapability, UIForceTouchCapability.self)
  readOnly(\UITraitCollection.displayGamut, UIDisplayGamut.self)
  requireCopying(UITraitCollection.self)
  requireHashable(UITraitCollection.self)
  requireSendable(UITraitCollection.self)
  let dark = UITraitCollection(userInterfaceStyle: .dark)
  let all = UITraitCollection(traitsFrom: [
    dark, UITraitCollection(displayScale: 2), UITraitCollection(horizontalSizeClass: .compact),
    UITraitCollection(verticalSizeClass: .regular), UITraitCollection(preferredContentSizeCategory: .large),
    UITraitCollection(layoutDirection: .rightToLeft), UITraitCollection(userInterfaceIdiom: .pad),
    UITraitCollection(accessibilityContrast: .high), UITraitCollection(legibilityWeight: .bold),
    UITraitCollection(userInterfaceLevel: .elevated),
  ])
  let made = UITraitCollection { (mutableTraits: inout any UIMutableTraits) in
    mutableTraits.userInterfaceStyle = .dark
    mutableTraits.padding = 3
  }
  let _: UITraitCollection = made.modifyingTraits { $0.displayScale = 3 }
  let _: Bool = all.hasDifferentColorAppearance(comparedTo: nil)
  let _: Bool = all.containsTraits(in: dark)
  let _: UITraitCollection = UITraitCollection.current
  all.performAsCurrent { _ = UIColor.label.cgColor }
  let _: UIImage.Configuration = all.imageConfiguration
  let _: any UITraitChangeRegistration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
    (view: UIView, previous: UITraitCollection) in
    _ = view.traitCollection == previous
  }
  let registration = view.registerForTraitChanges(
    [UITraitPreferredContentSizeCategory.self, UITraitHorizontalSizeClass.self, PaddingTrait.self]
  ) { (traitEnvironment: UIView, previousTraitCollection) in
    _ = traitEnvironment.traitCollection.padding
  }
  view.unregisterForTraitChanges(registration)
  view.registerForTraitChanges(UITraitCollection.systemTraitsAffectingColorAppearance) { (_: UIView, _) in }
  view.registerForTraitChanges(UITraitCollection.systemTraitsAffectingImageLookup) { (_: UIView, _) in }
  view.traitOverrides.userInterfaceStyle = .dark
  view.traitOverrides.padding = 9
  let _: Bool = view.traitOverrides.contains(PaddingTrait.self)
  view.traitOverrides.remove(PaddingTrait.self)
  view.updateTraitsIfNeeded()
  let _: [UITrait] = [UITraitDisplayScale.self, UITraitLayoutDirection.self]
  requireRaw(UIUserInterfaceStyle.self, Int.self)
  requireRaw(UIUserInterfaceSizeClass.self, Int.self)
  requireRaw(UIUserInterfaceIdiom.self, Int.self)
  requireRaw(UIContentSizeCategory.self, String.self)
  requireSendable(UIContentSizeCategory.self)
  let _: Bool = UIContentSizeCategory.large < .extraLarge
  let _: Bool = UIContentSizeCategory.large.isAccessibilityCategory
  let _: Notification.Name = UIContentSizeCategory.didChangeNotification
}
