/// An item to share that a subclass makes by overriding `item`.
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
  /// Something of the item's kind.
  open private(set) var placeholderItem: Any?
  /// The activity that the item is made for, while `item` is called.
  @preconcurrency @MainActor open private(set) var activityType: UIActivity.ActivityType?

  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  /// The item; the placeholder unless overridden.
  @preconcurrency @MainActor open var item: Any { placeholderItem as Any }

  open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
    placeholderItem as Any
  }

  open func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    self.activityType = activityType
    defer { self.activityType = nil }
    return item
  }
}
