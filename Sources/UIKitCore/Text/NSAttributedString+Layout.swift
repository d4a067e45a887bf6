import QuartzCore

// What Core Text takes from UIKit: one layout of texts, and one description of fonts.

extension NSAttributedString {
  /// Returns the text laid out as `draw(in:)` draws it at a width in points, and the colour of parts without their own.
  ///
  /// - Parameter keepsSpaces: whether spaces at the ends of lines take up space.
  package func textLayout(width: CGFloat, keepsSpaces: Bool = false) -> (layout: TextLayout, color: CGColor) {
    let box = textBox(width: width, keepsSpaces: keepsSpaces)
    return (box.layout, box.color)
  }
}

extension UIFont {
  /// The description of the font for the layer below.
  package var layoutDescription: FontDescription { values.description }
}
