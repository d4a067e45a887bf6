extension UITextView: WrappingContent {
  package var wrapsContent: Bool { !isScrollEnabled }

  package func contentHeight(forWidth width: CGFloat) -> CGFloat { textSize(width: width).height }
}

extension UITextView: BaselineContent {
  var firstBaselineFromTop: CGFloat { textContainerInset.top + shownFont.ascender }
  var lastBaselineFromBottom: CGFloat { textContainerInset.bottom - shownFont.descender }
}
