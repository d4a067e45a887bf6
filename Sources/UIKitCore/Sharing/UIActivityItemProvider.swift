/// A shared item that is created on demand: a subclass overrides `item`.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiactivityitemprovider).
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
  /// A placeholder of the item's type.
  open private(set) var placeholderItem: Any?
  /// The activity for which the item is created, while `item` is evaluated.
  @preconcurrency @MainActor open private(set) var activityType: UIActivity.ActivityType?

  /// Creates a provider with a placeholder of the item's type.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  /// The item; the placeholder unless overridden.
  @preconcurrency @MainActor open var item: Any { placeholderItem as Any }

  /// Returns the placeholder.
  open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
    placeholderItem as Any
  }

  /// Returns the item.
  open func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    self.activityType = activityType
    defer { self.activityType = nil }
    return item
  }
}
