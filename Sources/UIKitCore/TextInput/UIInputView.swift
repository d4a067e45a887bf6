/// A view for `inputView` or `inputAccessoryView` that looks like a keyboard.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiinputview).
@preconcurrency @MainActor open class UIInputView: UIView {
  /// The appearance of the background.
  public enum Style: Int, Sendable { case `default` = 0, keyboard }

  /// The appearance of the background.
  open private(set) var inputViewStyle = Style.default
  /// Whether the height follows from the view's constraints rather than its frame.
  open var allowsSelfSizing = false

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, inputViewStyle: .default)
  }

  /// Creates a view.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    if inputViewStyle == .keyboard { backgroundColor = .systemGray5 }
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// An input view whose keys can click.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiinputviewaudiofeedback).
@preconcurrency @MainActor public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  /// Whether the keys click while the view is visible.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  public var enableInputClicksWhenVisible: Bool { false }
}

extension UIDevice {
  /// Does nothing: a desktop's keys make their own sound.
  public func playInputClick() {}
}
