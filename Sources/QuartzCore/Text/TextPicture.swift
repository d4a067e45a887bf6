import CoreGraphics

/// An image that is part of a text like a letter.
package struct TextPicture: Hashable, Sendable {
  var image: CGImage
  /// Points, from where the letter stands on the baseline; y goes up.
  var bounds: CGRect
  /// Points left free after it.
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
