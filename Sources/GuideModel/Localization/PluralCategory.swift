/// The forms of words after a number: Unicode CLDR's cardinal plural categories.
public enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  case zero, one, two, few, many, other

  /// Returns the category of a whole number, by the rules of CLDR 44 for the guide's languages.
  public static func category(of number: Int64, language: String) -> PluralCategory {
    let n = number.magnitude
    switch language.prefix(2) {
    case "ja", "ko", "zh": return .other
    case "fr", "pt": return n < 2 ? .one : .other
    case "he": return n == 1 ? .one : n == 2 ? .two : .other
    case "pl":
      if n == 1 { return .one }
      return (2...4).contains(n % 10) && !(12...14).contains(n % 100) ? .few : .many
    case "ar":
      if n < 3 { return n == 0 ? .zero : n == 1 ? .one : .two }
      return (3...10).contains(n % 100) ? .few : (11...99).contains(n % 100) ? .many : .other
    default: return n == 1 ? .one : .other
    }
  }

  /// Returns the categories of whole numbers in a language: a translation needs a form for each.
  public static func categories(of language: String) -> Set<PluralCategory> {
    Set((0...200).map { category(of: $0, language: language) })
  }
}
