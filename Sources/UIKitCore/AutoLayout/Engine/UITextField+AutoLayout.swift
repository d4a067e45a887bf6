extension UITextField: BaselineContent {
  private var fieldSize: CGSize { bounds.isEmpty ? intrinsicContentSize : bounds.size }

  /// The line is centred in its rectangle.
  var firstBaselineFromTop: CGFloat {
    let text = textRect(forBounds: CGRect(origin: .zero, size: fieldSize))
    return text.midY - shownFont.lineHeight / 2 + shownFont.ascender
  }

  var lastBaselineFromBottom: CGFloat { fieldSize.height - firstBaselineFromTop }
}
