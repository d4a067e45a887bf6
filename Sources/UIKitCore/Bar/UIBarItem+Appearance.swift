extension UIBarItem: UIAppearance {}

extension UIAppearance where Self: UIBarItem {
  /// Returns the proxy of the class: items show the attributes of titles and the tint set on it where they have none of
  /// their own.
  public static func appearance() -> Self { BarItemProxies.item(of: self) }

  /// Returns the proxy for items in bars within objects of the given classes: items do not know their bars, so it is
  /// that of all items.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    BarItemProxies.item(of: self)
  }

  /// Returns the proxy for items with traits: items do not know theirs, so it is that of all items.
  public static func appearance(for trait: UITraitCollection) -> Self { BarItemProxies.item(of: self) }

  /// Returns the proxy for items with traits in bars within objects of the given classes: that of all items.
  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    BarItemProxies.item(of: self)
  }
}

/// The proxies that `appearance()` gave out of classes of bar items.
@MainActor enum BarItemProxies {
  private static var items: [ObjectIdentifier: UIBarItem] = [:]

  static func item<Item: UIBarItem>(of type: Item.Type) -> Item {
    if let present = items[ObjectIdentifier(type)] as? Item { return present }
    let item = RuntimeInstance.make(type)
    items[ObjectIdentifier(type)] = item
    return item
  }

  /// Returns what the proxies of an item's class and the classes above it have, nearest first.
  static func value<Item: UIBarItem, Value>(for item: Item, _ get: (Item) -> Value?) -> Value? {
    if items.isEmpty { return nil }
    var current: AnyClass? = type(of: item)
    while let candidate = current {
      if let proxy = items[ObjectIdentifier(candidate)] as? Item {
        // A proxy shows what was set on it alone.
        if proxy === item { return nil }
        if let value = get(proxy) { return value }
      }
      current = _getSuperclass(candidate)
    }
    return nil
  }
}
