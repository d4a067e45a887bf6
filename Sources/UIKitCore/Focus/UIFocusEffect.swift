/// How the system shows that an item has the focus; made as such, by a halo of the item's own shape.
@preconcurrency @MainActor open class UIFocusEffect: NSObject, @preconcurrency NSCopying {
  public override init() {
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
