extension UILabel: WrappingContent {
  package var wrapsContent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }

  package func contentHeight(forWidth width: CGFloat) -> CGFloat {
    sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }
}

extension UILabel: BaselineContent {
  var firstBaselineFromTop: CGFloat { font.ascender }
  var lastBaselineFromBottom: CGFloat { -font.descender }
}
