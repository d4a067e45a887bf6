/// The baselines of an image view whose image has one.
extension UIImageView: BaselineContent {
  var hasBaselines: Bool { image?.baselineOffsetFromBottom != nil }
  var firstBaselineFromTop: CGFloat {
    (bounds.isEmpty ? image?.size.height ?? 0 : bounds.height) - lastBaselineFromBottom
  }
  var lastBaselineFromBottom: CGFloat { image?.baselineOffsetFromBottom ?? 0 }
}
