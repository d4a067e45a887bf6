/// Haptic feedback. Nothing that runs this has a motor, so nothing is felt, as on an iPad.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }

  /// Readies the motor for what follows within a second or two.
  open func prepare() {}
}
