/// The circumstances for which a variant is meant.
struct AssetSlot: Decodable, Sendable {
  struct Appearance: Decodable, Sendable {
    var appearance: String
    var value: String
  }

  /// The kind of device; "universal" for all.
  var idiom: String?
  var appearances: [Appearance]?
  /// "sRGB" or "display-P3".
  var gamut: String?

  enum CodingKeys: String, CodingKey {
    case idiom, appearances
    case gamut = "display-gamut"
  }

  /// Returns how well the slot fits: nil if it does not, otherwise larger the more specific it is. The kind of device
  /// matters most, then light or dark, then contrast, then gamut.
  func rank(for traits: UITraitCollection) -> Int? {
    var rank = 0
    if let idiom, idiom != "universal" {
      guard idiom == Self.name(of: traits.userInterfaceIdiom) else { return nil }
      rank += 8
    }
    for appearance in appearances ?? [] {
      switch (appearance.appearance, appearance.value) {
      case ("luminosity", "dark"):
        guard traits.userInterfaceStyle == .dark else { return nil }
        rank += 4
      case ("luminosity", "light"):
        guard traits.userInterfaceStyle != .dark else { return nil }
        rank += 4
      case ("contrast", "high"):
        guard traits.accessibilityContrast == .high else { return nil }
        rank += 2
      default: return nil
      }
    }
    switch gamut {
    case "display-P3":
      guard traits.displayGamut == .P3 else { return nil }
      rank += 1
    case "sRGB": if traits.displayGamut == .P3 { rank -= 1 }
    default: break
    }
    return rank
  }

  private static func name(of idiom: UIUserInterfaceIdiom) -> String {
    switch idiom {
    case .phone: "iphone"
    // A desktop is laid out like an iPad.
    case .pad, .unspecified: "ipad"
    case .tv: "tv"
    case .carPlay: "car"
    case .mac: "mac"
    case .vision: "vision"
    }
  }
}
