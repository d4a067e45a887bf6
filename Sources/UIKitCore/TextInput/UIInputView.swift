/// A view for `inputView` or `inputAccessoryView`, with the look of a keyboard.
@preconcurrency @MainActor open class UIInputView: UIView {
  /// The look of the view's ground.
  public enum Style: Int, Sendable { case `default` = 0, keyboard }

  open private(set) var inputViewStyle = Style.default
  /// Whether the height follows the view's constraints, and not its frame.
  open var allowsSelfSizing = false

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, inputViewStyle: .default)
  }

  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    if inputViewStyle == .keyboard { backgroundColor = .systemGray5 }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// An input view whose keys may click.
@preconcurrency @MainActor public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  public var enableInputClicksWhenVisible: Bool { false }
}

extension UIDevice {
  /// Makes no sound: a desktop's keys have their own.
  public func playInputClick() {}
}
