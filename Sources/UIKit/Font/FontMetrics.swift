/// A font's measures, in points.
struct FontMetrics {
  var ascender: CGFloat
  var descender: CGFloat
  var lineHeight: CGFloat
  var capHeight: CGFloat
  var xHeight: CGFloat

  init(_ values: UIFont.Values) {
    ascender = values.size * 0.952
    descender = -values.size * 0.241
    lineHeight = ascender - descender
    capHeight = values.size * 0.705
    xHeight = values.size * 0.526
  }

  static var familyNames: [String] { [] }
  static func family(named name: String) -> String? { nil }
}
