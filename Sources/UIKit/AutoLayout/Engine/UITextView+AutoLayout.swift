extension UITextView: WrappingContent {
  var wrapsContent: Bool { !isScrollEnabled }

  func contentHeight(forWidth width: CGFloat) -> CGFloat { textSize(width: width).height }
}

extension UITextView: BaselineContent {
  var firstBaselineFromTop: CGFloat { textContainerInset.top + shownFont.ascender }
  var lastBaselineFromBottom: CGFloat { textContainerInset.bottom - shownFont.descender }
}
