/// The platform that a control's look and behaviour follow.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uibehavioralstyle).
public enum UIBehavioralStyle: UInt, Sendable {
  /// The style that suits the app: that of an iPad here.
  case automatic = 0
  /// The style of an iPad.
  case pad = 1
  /// The style of a Mac.
  case mac = 2
}
