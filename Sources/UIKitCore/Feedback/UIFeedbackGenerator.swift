/// A generator of haptic feedback. The devices that this runs on have no motor, so it does nothing, as on an iPad.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uifeedbackgenerator).
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }

  /// Prepares the motor for feedback in the next two seconds. Does nothing here.
  open func prepare() {}
}
