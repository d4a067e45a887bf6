import UIKit

/// A button to log in with an account at Apple. It shows a text in English only, without Apple's logo.
///
/// See [Apple's page](https://developer.apple.com/documentation/authenticationservices/asauthorizationappleidbutton).
@preconcurrency @MainActor open class ASAuthorizationAppleIDButton: UIControl {
  /// The button's text.
  public enum ButtonType: Int, Sendable {
    case signIn = 0, `continue`, signUp

    /// The usual text, that of `signIn`.
    public static let `default` = ButtonType.signIn

    fileprivate var title: String {
      switch self {
      case .signIn: "Sign in with Apple"
      case .continue: "Continue with Apple"
      case .signUp: "Sign up with Apple"
      }
    }
  }

  /// The button's colours.
  public enum Style: Int, Sendable { case white = 0, whiteOutline, black }

  /// The radius of the corners in points; 6 by default.
  open var cornerRadius: CGFloat = 6 { didSet { layer.cornerRadius = cornerRadius } }

  private let label = UILabel()

  /// Creates a button with a text and colours.
  public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
    super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
    label.text = type.title
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 15, weight: .medium)
    label.adjustsFontSizeToFitWidth = true
    label.textColor = style == .black ? .white : .black
    addSubview(label)
    backgroundColor = style == .black ? .black : .white
    layer.borderColor = UIColor.black.cgColor
    layer.borderWidth = style == .whiteOutline ? 1 : 0
    layer.cornerRadius = cornerRadius
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = type.title
  }

  /// Creates a button with a text and colours.
  public convenience init(type: ButtonType, style: Style) {
    self.init(authorizationButtonType: type, authorizationButtonStyle: style)
  }

  /// Creates a button of the usual text in black.
  public convenience override init(frame: CGRect) {
    self.init(authorizationButtonType: .default, authorizationButtonStyle: .black)
    self.frame = frame
  }

  /// Creates a button of the usual text in black, for storyboards.
  public required convenience init?(coder: NSCoder) {
    self.init(authorizationButtonType: .default, authorizationButtonStyle: .black)
  }

  open override var isHighlighted: Bool { didSet { label.alpha = isHighlighted ? 0.5 : 1 } }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: max(140, label.intrinsicContentSize.width + 24), height: 30)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 8, dy: 0)
  }
}
