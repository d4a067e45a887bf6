/// A view whose text follows the size of text that the user prefers.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether the font is made anew when the preferred size of text changes; of effect for fonts that a text style gave.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
