/// A group of bar button items, and an item that replaces them where space is scarce.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uibarbuttonitemgroup).
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
  /// The items of the group.
  open var barButtonItems: [UIBarButtonItem]
  /// The item that would replace the group; nil for none.
  open var representativeItem: UIBarButtonItem?
  /// Whether the group is hidden; false by default.
  open var isHidden = false
  /// Whether the user cannot remove the group; false by default. Stored; has no effect.
  open var alwaysAvailable = false
  /// The group's element in overflow menus; nil by default. Stored; has no effect.
  open var menuRepresentation: UIMenuElement?

  /// Creates a group of items.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
  }

  /// Returns nil: groups are not archived.
  public required init?(coder: NSCoder) { nil }

  /// Whether the group is replaced by its representative item: always false.
  open var isDisplayingRepresentativeItem: Bool { false }

  /// Creates a group that cannot be moved.
  public static func fixedGroup(representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem])
    -> UIBarButtonItemGroup
  { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }

  /// Returns a space of a width in points as a group; nil for the usual width.
  public static func fixedSpace(_ width: CGFloat? = nil) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: [.fixedSpace(width ?? 8)], representativeItem: nil)
  }

  /// Creates a group that the user can move, in bars that can be customised.
  public static func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup { fixedGroup(representativeItem: representativeItem, items: items) }

  /// Creates a group that the user can remove, in bars that can be customised.
  public static func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup { fixedGroup(representativeItem: representativeItem, items: items) }
}

extension UIBarButtonItem {
  /// Creates a group of only this item that cannot be moved.
  public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

  /// Creates a group of only this item that the user can move.
  public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }

  /// Creates a group of only this item that the user can remove.
  public func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    .optionalGroup(
      customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefaultCustomization,
      items: [self])
  }
}
