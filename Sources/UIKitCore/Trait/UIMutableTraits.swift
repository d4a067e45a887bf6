/// Traits that can be set, in `UITraitCollection(mutations:)` and as `traitOverrides`.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uimutabletraits-13ja5).
public protocol UIMutableTraits {
  /// The value of a trait of the system's or an app's own.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// Light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The reading direction.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// The number of pixels per point.
  var displayScale: CGFloat { get set }
  /// The range of colours of the screen.
  var displayGamut: UIDisplayGamut { get set }
  /// Whether the width is compact or regular.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// Whether the height is compact or regular.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The preferred text size.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// Whether the user prefers a higher contrast.
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// Whether the content is in front of other content.
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  /// Whether the user prefers bold text.
  var legibilityWeight: UILegibilityWeight { get set }
  /// Whether the window is active.
  var activeAppearance: UIUserInterfaceActiveAppearance { get set }
}

/// Traits that a view, controller or scene has in place of inherited ones.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitraitoverrides-swift.struct).
public protocol UITraitOverrides: UIMutableTraits {
  /// Returns whether the trait is overridden.
  func contains(_ trait: UITrait) -> Bool
  /// Removes the override, so that the trait is inherited.
  mutating func remove(_ trait: UITrait)
}

extension UITraitCollection.Values: UITraitOverrides {
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get {
      if let system = trait as? any SystemTrait.Type, let value = read(system) as? Trait.Value { return value }
      return custom[trait] ?? trait.defaultValue
    }
    set {
      if let system = trait as? any SystemTrait.Type { write(system, newValue) } else { custom[trait] = newValue }
    }
  }

  private func read<Trait: SystemTrait>(_ trait: Trait.Type) -> Any { self[keyPath: trait.path] }

  private mutating func write<Trait: SystemTrait>(_ trait: Trait.Type, _ value: Any) {
    if let value = value as? Trait.Value { self[keyPath: trait.path] = value }
  }

  public func contains(_ trait: UITrait) -> Bool {
    guard let system = trait as? any SystemTrait.Type else { return custom.contains(trait) }
    return isSpecified(system)
  }

  private func isSpecified<Trait: SystemTrait>(_ trait: Trait.Type) -> Bool {
    self[keyPath: trait.path] != trait.defaultValue
  }

  public mutating func remove(_ trait: UITrait) {
    guard let system = trait as? any SystemTrait.Type else {
      custom.remove(trait)
      return
    }
    clear(system)
  }

  private mutating func clear<Trait: SystemTrait>(_ trait: Trait.Type) {
    self[keyPath: trait.path] = trait.defaultValue
  }

  /// Returns whether `trait` has another value in `other`.
  func differs(from other: Self, in trait: UITrait) -> Bool {
    guard let system = trait as? any SystemTrait.Type else { return custom.differs(from: other.custom, in: trait) }
    return differs(other, system)
  }

  private func differs<Trait: SystemTrait>(_ other: Self, _ trait: Trait.Type) -> Bool {
    self[keyPath: trait.path] != other[keyPath: trait.path]
  }
}

extension UITraitCollection {
  /// The value of a trait of the system's or an app's own.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

  /// Returns those of the system's traits whose values differ from `traitCollection`'s.
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    systemTraits.filter { values.differs(from: traitCollection?.values ?? Values(), in: $0) }
  }

  /// The traits that dynamic colours depend on.
  public class var systemTraitsAffectingColorAppearance: [UITrait] {
    systemTraits.filter { $0.affectsColorAppearance }
  }

  /// The traits that images of asset catalogues depend on.
  public class var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayScale.self,
      UITraitDisplayGamut.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitLayoutDirection.self, UITraitAccessibilityContrast.self,
    ]
  }
}

enum UITraitChanges {
  static func apply(
    _ mutations: (inout any UIMutableTraits) -> Void, to values: UITraitCollection.Values
  ) -> UITraitCollection.Values {
    var mutable: any UIMutableTraits = values
    mutations(&mutable)
    return mutable as? UITraitCollection.Values ?? values
  }
}
