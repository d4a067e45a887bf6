/// A view whose text follows the user's preferred text size.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting).
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether a font of a text style follows changes of the preferred text size; false by default.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
