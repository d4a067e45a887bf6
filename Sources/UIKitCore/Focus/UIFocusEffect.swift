/// The look of a focused item. The class itself stands for a halo of the item's own shape.
@preconcurrency @MainActor open class UIFocusEffect: NSObject, @preconcurrency NSCopying {
  public override init() {
    super.init()
  }

  /// Returns the effect itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
