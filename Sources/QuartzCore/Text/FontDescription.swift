import CGTK
import CoreGraphics

/// Which font: a value, resolved to an installed one where text is laid out.
package struct FontDescription: Hashable, Sendable {
  /// A family's name, or several with commas between, the first installed one counting; `nil` is the system's.
  package var family: String?
  /// In points, which are pixels at scale 1.
  package var size: CGFloat
  /// 100 to 1000; 400 is regular, 700 bold.
  package var weight: Int
  package var isItalic: Bool
  /// Whether all digits are equally wide.
  var hasMonospacedDigits: Bool
  /// OpenType features that are not the font's own choice, as "smcp=1, ss02=1"; empty for none.
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

  /// All features as Pango takes them; nil for none.
  var shapingFeatures: String? {
    if features.isEmpty { return hasMonospacedDigits ? "tnum=1" : nil }
    return hasMonospacedDigits ? "tnum=1, " + features : features
  }

  /// The system's families, the first installed one counting.
  package static let systemFamilies = "Inter,Cantarell,Noto Sans,DejaVu Sans,sans-serif"
  package static let monospacedFamilies = "Noto Sans Mono,DejaVu Sans Mono,monospace"

  /// The vertical measures of a font, in points.
  package struct Metrics: Hashable, Sendable {
    /// From the baseline up, positive.
    package var ascent: CGFloat
    /// From the baseline down, positive.
    package var descent: CGFloat
    package var capHeight: CGFloat
    package var xHeight: CGFloat
    package var lineHeight: CGFloat { ascent + descent }
  }

  /// O(1) after the first use of a font on a thread.
  package var metrics: Metrics { TextEngine.current.font(self).metrics }

  /// The name of the family that was found for this description.
  package var resolvedFamily: String { TextEngine.current.font(self).familyName }
}
