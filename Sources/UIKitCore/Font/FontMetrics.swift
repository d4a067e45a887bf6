import QuartzCore

extension UIFont.Values {
  /// The description of the font for the layer below.
  var description: FontDescription {
    var families = family
    if family == nil {
      if isMonospaced {
        families = FontDescription.monospacedFamilies
      } else if isSerif {
        families = FontMetrics.serifFamilies
      } else if isRounded {
        families = "Nunito,Quicksand,Cantarell," + FontDescription.systemFamilies
      }
    }
    return FontDescription(
      family: families, size: size, weight: weight.cssWeight, isItalic: isItalic,
      hasMonospacedDigits: hasMonospacedDigits,
      features: features.isEmpty
        ? "" : features.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ", "))
  }
}

/// A font's measures, in points, and the families there are.
struct FontMetrics {
  static let serifFamilies = "Noto Serif,DejaVu Serif,serif"

  let ascender: CGFloat
  /// Negative, as in UIKit.
  let descender: CGFloat
  let capHeight: CGFloat
  let xHeight: CGFloat
  var lineHeight: CGFloat { ascender - descender }

  init(_ values: UIFont.Values) {
    let metrics = values.description.metrics
    ascender = metrics.ascent
    descender = -metrics.descent
    capHeight = metrics.capHeight
    xHeight = metrics.xHeight
  }

  /// The families that UIKit itself uses here. The layer below cannot list all installed ones; `UIFont(name:size:)`
  /// finds them all the same.
  static var familyNames: [String] {
    let candidates = [nil, FontDescription.monospacedFamilies, serifFamilies]
    return Set(candidates.map { FontDescription(family: $0, size: 12).resolvedFamily }).sorted()
  }

  /// Returns the installed family with a name written with or without spaces ("NotoSans", "Noto Sans"); nil for none.
  static func family(named name: String) -> String? {
    var spaced = ""
    for character in name {
      if character.isUppercase, let last = spaced.last, last.isLowercase { spaced.append(" ") }
      spaced.append(character)
    }
    for candidate in name == spaced ? [name] : [name, spaced] {
      let found = FontDescription(family: candidate, size: 12).resolvedFamily
      if found.caseInsensitiveCompare(candidate) == .orderedSame { return found }
    }
    return nil
  }

  /// Returns whether a family's name is one of those of iOS's system font.
  static func isNameOfSystem(_ name: String) -> Bool {
    [".sfui", ".sfuitext", ".sfuidisplay", "sfpro", "sfprotext", "sfprodisplay"]
      .contains(name.replacingOccurrences(of: " ", with: "").lowercased())
  }
}
