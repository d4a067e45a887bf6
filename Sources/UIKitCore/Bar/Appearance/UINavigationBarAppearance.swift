/// The look of a navigation bar.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uinavigationbarappearance).
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of a centred title, on top of the default ones: 17 points, semibold.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The distance in points by which the title is moved; zero by default.
  open var titlePositionAdjustment = UIOffset.zero
  /// The attributes of a large title, on top of the default ones: 34 points, bold.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of a subtitle, on top of the default ones: 12 points, in the secondary colour.
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of a large title's subtitle, on top of the default ones: 15 points, in the secondary colour.
  open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The look of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The look of buttons that finish a task.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// The look of prominent buttons, which are those that finish a task.
  open var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { doneButtonAppearance }
    set { doneButtonAppearance = newValue }
  }
  /// The look of the back button.
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The symbol on a back button; an empty image, the default, stands for a chevron.
  open private(set) var backIndicatorImage = UIImage()
  /// The mask of the symbol in transitions. Stored; has no effect.
  open private(set) var backIndicatorTransitionMaskImage = UIImage()

  /// Sets the symbol on a back button and its mask; nil for the chevron.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    self.backIndicatorImage = backIndicatorImage ?? UIImage()
    backIndicatorTransitionMaskImage = transitionMaskImage ?? UIImage()
  }

  override func takeRest(of other: UIBarAppearance) {
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    largeTitleTextAttributes = other.largeTitleTextAttributes
    subtitleTextAttributes = other.subtitleTextAttributes
    largeSubtitleTextAttributes = other.largeSubtitleTextAttributes
    buttonAppearance = other.buttonAppearance.copied
    doneButtonAppearance = other.doneButtonAppearance.copied
    backButtonAppearance = other.backButtonAppearance.copied
    backIndicatorImage = other.backIndicatorImage
    backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
  }
}
