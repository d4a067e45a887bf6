/// A font family that every iOS device has or can load, for which another one is drawn here unless it is installed.
struct AppleFontFamily: Hashable, Sendable {
  /// The kind of font that is drawn instead.
  enum Look: Hashable, Sendable { case sansSerif, serif, monospaced, rounded }

  /// The name that people see.
  let name: String
  /// The part of its fonts' names before the style.
  let base: String
  let look: Look
  /// The style in the name of the regular font; empty if its name is the base alone.
  var regular = ""
  /// The word for a slanted style.
  var slanted = "Italic"
  /// The end of every font's name.
  var suffix = ""

  /// Returns the name of the font with a weight and a slope.
  func fontName(weight: UIFont.Weight, isItalic: Bool) -> String {
    var style = weight.styleName == "Regular" ? "" : weight.styleName
    if isItalic { style += slanted }
    if style.isEmpty { style = regular }
    return base + (style.isEmpty ? "" : "-" + style) + suffix
  }

  /// Returns the values of a font with the family's or a font's name, at the usual size; nil for another name, or
  /// one of more than 100 bytes.
  ///
  /// - Complexity: O(n²), where n is the length of the name.
  static func values(named name: String) -> UIFont.Values? {
    guard name.utf8.count <= 100 else { return nil }
    var family = name.lowercased().filter { $0 != " " && $0 != "-" }
    var style = ""
    while !family.isEmpty {
      if let found = AppleFontFamilies.byKey[family], let style = FontStyle(words: style) {
        var values = UIFont.Values(size: UIFont.systemFontSize, weight: style.weight)
        values.isItalic = style.isItalic
        values.isCondensed = style.isCondensed
        values.setFamily(found)
        if name.contains("-") || !name.contains(" "), name != found.name { values.postScriptName = name }
        return values
      }
      style.insert(family.removeLast(), at: style.startIndex)
    }
    return nil
  }
}

extension UIFont.Values {
  /// Makes the font one of a family of Apple's, drawn by another that looks alike.
  mutating func setFamily(_ new: AppleFontFamily) {
    family = nil
    postScriptName = nil
    appleFamily = new
    isMonospaced = new.look == .monospaced
    isSerif = new.look == .serif
    isRounded = new.look == .rounded
  }

  /// Makes the font one of the family with a name, whether it is installed or not.
  mutating func setFamily(named name: String) {
    if FontMetrics.family(named: name) == nil, let known = AppleFontFamily.values(named: name)?.appleFamily {
      setFamily(known)
      return
    }
    family = name
    appleFamily = nil
    postScriptName = nil
  }
}
