import CoreGraphics

/// An image that is part of a text like a letter.
package struct TextPicture: Hashable, Sendable {
  var image: CGImage
  /// The bounds in points, relative to the letter's place on the baseline; y points up.
  var bounds: CGRect
  /// The space after the image, in points.
  var padding: CGFloat

  package init(image: CGImage, bounds: CGRect, padding: CGFloat = 0) {
    self.image = image
    self.bounds = bounds
    self.padding = padding
  }

  package static func == (one: TextPicture, other: TextPicture) -> Bool {
    one.image === other.image && one.bounds == other.bounds && one.padding == other.padding
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(image))
  }
}
