import CGTK
import CoreGraphics

/// The description of a font, resolved to an installed one when text is laid out.
package struct FontDescription: Hashable, Sendable {
  /// The name of a family, or several separated by commas, of which the first installed one is used; nil is the
  /// system's.
  package var family: String?
  /// The size in points, which are pixels at scale 1.
  package var size: CGFloat
  /// The weight, from 100 to 1000; 400 is regular, 700 bold.
  package var weight: Int
  package var isItalic: Bool
  /// Whether all digits have the same width.
  var hasMonospacedDigits: Bool
  /// OpenType features that differ from the font's defaults, in the form "smcp=1, ss02=1"; empty for none.
  package var features: String

  package init(
    family: String? = nil, size: CGFloat, weight: Int = 400, isItalic: Bool = false, hasMonospacedDigits: Bool = false,
    features: String = ""
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
    self.features = features
  }

  /// All features in Pango's form; nil for none.
  var shapingFeatures: String? {
    if features.isEmpty { return hasMonospacedDigits ? "tnum=1" : nil }
    return hasMonospacedDigits ? "tnum=1, " + features : features
  }

  /// The system's families, of which the first installed one is used.
  package static let systemFamilies = "Inter,Cantarell,Noto Sans,DejaVu Sans,sans-serif"
  package static let monospacedFamilies = "Noto Sans Mono,DejaVu Sans Mono,monospace"

  /// The vertical measures of a font, in points.
  package struct Metrics: Hashable, Sendable {
    /// The distance from the baseline up, positive.
    package var ascent: CGFloat
    /// The distance from the baseline down, positive.
    package var descent: CGFloat
    package var capHeight: CGFloat
    package var xHeight: CGFloat
    package var lineHeight: CGFloat { ascent + descent }
  }

  /// The vertical measures. O(1) after the first use of a font on a thread.
  package var metrics: Metrics { TextEngine.current.font(self).metrics }

  /// The name of the family found for this description.
  package var resolvedFamily: String { TextEngine.current.font(self).familyName }
}
