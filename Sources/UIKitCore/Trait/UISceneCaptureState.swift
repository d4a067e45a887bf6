/// The state of recording or mirroring a scene.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiscenecapturestate).
public enum UISceneCaptureState: Int, Sendable {
  case unspecified = -1
  /// The scene is not recorded.
  case inactive = 0
  /// The scene is recorded.
  case active = 1
}
