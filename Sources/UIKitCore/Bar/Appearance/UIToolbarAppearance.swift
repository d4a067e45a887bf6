/// The look of a toolbar.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitoolbarappearance).
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  /// The look of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The look of buttons that finish a task.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

  override func takeRest(of other: UIBarAppearance) {
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.copied
    doneButtonAppearance = other.doneButtonAppearance.copied
  }
}
