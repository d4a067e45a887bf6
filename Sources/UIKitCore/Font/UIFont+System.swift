extension UIFont {
  // Facts 16.2.
  /// The size of a label's font in points: 17.
  public static var labelFontSize: CGFloat { 17 }
  /// The size of a button's font in points: 18.
  public static var buttonFontSize: CGFloat { 18 }
  /// The size of the small system font in points: 12.
  public static var smallSystemFontSize: CGFloat { 12 }
  /// The size of the system font in points: 14.
  public static var systemFontSize: CGFloat { 14 }

  /// Returns the system font at a size in points; one that is not positive stands for 14.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// Returns the system font at a size in points, with a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(Values(size: validSize(fontSize), weight: weight))
  }

  /// Returns the system font at a size in points, with a weight and a width: condensed, normal or expanded.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    var values = Values(size: validSize(fontSize), weight: weight)
    values.isCondensed = width.rawValue < 0
    values.isExpanded = width.rawValue > 0
    return UIFont(values)
  }

  /// Returns the semibold system font at a size in points, as on iOS.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  /// Returns the italic system font at a size in points.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    var values = Values(size: validSize(fontSize))
    values.isItalic = true
    return UIFont(values)
  }

  /// Returns the system font with digits of equal width, so that changing numbers do not move.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    var values = Values(size: validSize(fontSize), weight: weight)
    values.hasMonospacedDigits = true
    return UIFont(values)
  }

  /// Returns the system's monospaced font at a size in points, with a weight.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    var values = Values(size: validSize(fontSize), weight: weight)
    values.isMonospaced = true
    return UIFont(values)
  }

  /// Returns the font of a text style at the user's preferred text size.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of a text style at the preferred text size of `traitCollection`, or of the current traits for
  /// nil.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    var values = Values(size: style.size(for: category), weight: style.weight)
    values.textStyle = style
    return UIFont(values)
  }

  /// The names of the families that UIKit itself uses. Other installed ones are found by `UIFont(name:size:)`.
  public class var familyNames: [String] { FontMetrics.familyNames }

  /// Returns the names of a family's fonts: its weights and slopes, as far as the system distinguishes them.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    let family = FontMetrics.family(named: familyName)
    guard family != nil || AppleFontFamily.values(named: familyName) != nil else { return [] }
    return [Weight.regular, .bold].flatMap { weight in
      [false, true].map { italic in
        var values = Values(size: systemFontSize, weight: weight)
        values.setFamily(named: family ?? familyName)
        values.isItalic = italic
        return UIFont(values).fontName
      }
    }
  }

  static func values(named name: String, size: CGFloat) -> Values? {
    if let family = FontMetrics.family(named: name) {
      var values = Values(family: family, size: size)
      // Icon fonts often have one face, whose PostScript name is the family's.
      if !name.contains(" "), ApplicationFonts.face(named: name)?.family == family { values.postScriptName = name }
      return values
    }
    let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
    guard let first = parts.first else { return nil }
    var values: Values
    if parts.count == 2, let family = FontMetrics.family(named: first) {
      values = Values(family: family, size: size)
    } else if let face = ApplicationFonts.face(named: name) {
      values = Values(family: face.family, size: size, weight: Weight(cssWeight: face.weight))
      values.isItalic = face.isItalic
      values.postScriptName = name
      return values
    } else if FontMetrics.isNameOfSystem(first) {
      values = Values(size: size)
    } else if var standIn = AppleFontFamily.values(named: name) {
      standIn.size = size
      return standIn
    } else if let family = familyNames.first(where: { $0.replacing(" ", with: "") == first }) {
      // A name that `fontName` made of a family's, whose spaces do not show in it.
      values = Values(family: family, size: size)
    } else {
      return nil
    }
    guard parts.count == 2 else { return values }
    let style = parts[1].lowercased()
    values.isItalic = style.contains("italic") || style.contains("oblique")
    values.isCondensed = style.contains("condensed")
    let weights: [(String, Weight)] = [
      ("ultralight", .ultraLight), ("thin", .thin), ("semibold", .semibold), ("demibold", .semibold),
      ("light", .light), ("medium", .medium), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ]
    if let weight = weights.first(where: { style.contains($0.0) }) { values.weight = weight.1 }
    return values
  }
}

extension UIFont.TextStyle {
  var weight: UIFont.Weight {
    switch self {
    case .headline: .semibold
    case .extraLargeTitle, .extraLargeTitle2: .bold
    default: .regular
    }
  }

  /// The size in points at the default text size.
  var defaultSize: CGFloat { size(for: .large) }

  /// Returns the size in points at a text size, from Apple's table (Human Interface Guidelines, Typography) of the
  /// styles from extra small to the largest accessibility size.
  func size(for category: UIContentSizeCategory) -> CGFloat {
    let sizes: [CGFloat] =
      switch self {
      case .extraLargeTitle: [36, 36, 36, 36, 38, 40, 42, 46, 50, 54, 58, 62]
      case .extraLargeTitle2: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
      case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
      case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
      case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
      case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
      case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
      case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
      case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
      case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
      case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
      default: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
      }
    return sizes[category.index]
  }
}
