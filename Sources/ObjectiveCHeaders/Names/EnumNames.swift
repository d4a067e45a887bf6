/// The names of an enumeration's cases without what they have in common with its name.
enum EnumNames {
  /// Returns the beginning that is left out of the names of the cases.
  ///
  /// - Parameter cases: the names of those that are neither deprecated nor have names for Swift; if there are none, of
  ///   those without names for Swift.
  static func prefix(of cases: [String], in name: String) -> String {
    guard var common = cases.first, !name.isEmpty else { return "" }
    var meetsNumber = false
    for other in cases.dropFirst() {
      common = commonWords(common, other, &meetsNumber)
      if common.isEmpty { return "" }
    }
    guard !common.isEmpty else { return "" }
    var checked = common
    if checked.hasPrefix("k") {
      let bytes = Array(checked.utf8)
      if bytes.count >= 2 ? Words.isUpper(bytes[1]) : !meetsNumber { checked = String(checked.dropFirst()) }
    }
    let shared = commonOrPlural(checked, name)
    var length = shared.utf8.count + common.utf8.count - checked.utf8.count
    let bytes = Array(checked.utf8)
    if shared.utf8.count < bytes.count, bytes[shared.utf8.count] == UInt8(ascii: "_"), !meetsNumber { length += 1 }
    return Words.text(Array(common.utf8).prefix(length))
  }

  /// Returns the name of a constant without a beginning.
  static func name(_ constant: String, without prefix: String) -> String {
    guard !prefix.isEmpty, constant.hasPrefix(prefix), constant != prefix else { return constant }
    let rest = String(constant.dropFirst(prefix.count))
    return rest.utf8.contains(where: Words.isLower) ? Words.lowercasingInitialism(rest) : rest
  }

  static func commonWords(_ a: String, _ b: String, _ meetsNumber: inout Bool) -> String {
    let (aWords, bWords) = (Words.split(a), Words.split(b))
    var count = 0
    while count < aWords.count, count < bWords.count, aWords[count] == bWords[count] { count += 1 }
    if count < aWords.count, count < bWords.count { meetsNumber = false }
    func isNumber(_ words: [String]) -> Bool {
      guard count < words.count, let first = words[count].utf8.first else { return false }
      return Words.isDigit(first)
    }
    // A name cannot begin with a digit.
    if isNumber(aWords) || isNumber(bWords) {
      meetsNumber = true
      count = max(0, count - 1)
    }
    return aWords[..<count].joined()
  }

  private static func commonOrPlural(_ singular: String, _ plural: String) -> String {
    var ignored = false
    let common = commonWords(singular, plural, &ignored)
    guard common.utf8.count < singular.utf8.count, plural.hasSuffix("s") else { return common }
    let leftover = Words.split(String(singular.dropFirst(common.count))).first ?? ""
    let longer = common + leftover
    var stem = String(plural.dropLast())
    if stem.hasSuffix(leftover) { return longer }
    guard stem.hasSuffix("e") else { return common }
    stem = String(stem.dropLast())
    if stem.hasSuffix(leftover) { return longer }
    guard stem.hasSuffix("i"), singular.hasSuffix("y") else { return common }
    return String(stem.dropLast()).hasSuffix(String(leftover.dropLast())) ? longer : common
  }
}
