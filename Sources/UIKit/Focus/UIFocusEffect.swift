/// How the system shows focus.
@preconcurrency @MainActor open class UIFocusEffect: NSObject, @preconcurrency NSCopying {
  public override init() {
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
