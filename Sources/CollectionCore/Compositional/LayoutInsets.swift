import Foundation

/// The space inside the edges of an item or group, in points.
package struct LayoutInsets: Equatable, Sendable {
  package var top: CGFloat
  package var leading: CGFloat
  package var bottom: CGFloat
  package var trailing: CGFloat

  package init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Returns what the insets leave of a size; never below 0.
  package func reduced(_ size: CGSize) -> CGSize {
    CGSize(width: max(0, size.width - leading - trailing), height: max(0, size.height - top - bottom))
  }

  /// Returns the size that the insets leave as `size`.
  package func enlarged(_ size: CGSize) -> CGSize {
    CGSize(width: size.width + leading + trailing, height: size.height + top + bottom)
  }
}
