/// The look of a focused item. The class itself stands for a halo of the item's own shape.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uifocuseffect).
@preconcurrency @MainActor open class UIFocusEffect: NSObject, @preconcurrency NSCopying {
  public override init() {
    super.init()
  }

  /// Returns the effect itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
