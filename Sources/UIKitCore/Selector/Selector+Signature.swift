extension Selector {
  /// Creates the selector of a method from its Swift name, such as `tableView(_:didSelectRowAt:)`, by the rule that
  /// names `@objc` methods. The `uikit` command uses the same rule for `#selector`, so that the two are equal.
  init(signature: String) {
    let name = signature.prefix { $0 != "(" }
    let labels = signature.dropFirst(name.count + 1).prefix { $0 != ")" }.split(separator: ":")
    guard let first = labels.first else {
      self.init(String(name))
      return
    }
    var result = String(name)
    if first != "_" {
      if !Self.prepositions.contains(String(first.prefix { $0.isLowercase })) { result += "With" }
      result += first.prefix(1).uppercased() + first.dropFirst()
    }
    result += ":"
    for label in labels.dropFirst() { result += (label == "_" ? "" : label) + ":" }
    self.init(result)
  }

  /// The words before which `With` is left out.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in",
    "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using",
    "via",
    "when", "with", "within",
  ]
}
