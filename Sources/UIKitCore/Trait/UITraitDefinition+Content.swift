/// The trait for the recording of a scene. A desktop does not report it to programs, so it stays as it was set.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitraitscenecapturestate-swift.struct).
public enum UITraitSceneCaptureState: UITraitDefinition {
  /// Not recorded.
  public static var defaultValue: UISceneCaptureState { .inactive }
}

/// The trait for the language that texts are set in; nil follows the user's. Inherited, but without effect on layout.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitraittypesettinglanguage-swift.struct).
public enum UITraitTypesettingLanguage: UITraitDefinition {
  /// Not specified.
  public static var defaultValue: Locale.Language? { nil }
}
