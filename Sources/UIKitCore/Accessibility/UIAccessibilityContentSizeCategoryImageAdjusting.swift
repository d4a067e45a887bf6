/// An object whose picture can grow with the text sizes for accessibility.
///
/// See [Apple's
/// page](https://developer.apple.com/documentation/uikit/uiaccessibilitycontentsizecategoryimageadjusting).
@preconcurrency @MainActor public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
  /// Whether the picture is enlarged at the text sizes for accessibility; false by default.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

extension UIImageView: UIAccessibilityContentSizeCategoryImageAdjusting {}
extension UIButton: UIAccessibilityContentSizeCategoryImageAdjusting {}

extension CGSize {
  /// Returns the size of a picture that is enlarged with the text if `traits` have a text size for accessibility.
  func adjusted(toTextSizeOf traits: UITraitCollection) -> CGSize {
    guard traits.preferredContentSizeCategory.isAccessibilityCategory else { return self }
    let metrics = UIFontMetrics.default
    return CGSize(
      width: metrics.scaledValue(for: width, compatibleWith: traits),
      height: metrics.scaledValue(for: height, compatibleWith: traits))
  }
}
