/// Leaves out the words of a method's or property's name that repeat types, and divides it at prepositions, as the
/// Swift compiler does (SE-0005).
struct NeedlessWords {
  /// The parts of a type that a name may repeat.
  struct TypeName: Equatable {
    var name = ""
    /// The type of the elements of an array or set.
    var element = ""
    var isBoolean = false
    var isFunction = false
    /// Whether the parameter has a default value.
    var hasDefault = false

    static func == (a: TypeName, b: TypeName) -> Bool {
      a.name.lowercased() == b.name.lowercased() && a.element.lowercased() == b.element.lowercased()
    }
  }

  private enum Role {
    case base, firstLabel, label, property, partial
  }

  /// The names of the properties of the class, which methods do not repeat: `addItem(_:)` stays if there are `items`.
  let properties: (String) -> Bool

  /// Returns the name without words of types.
  ///
  /// - Parameters:
  ///   - base: the first piece of the selector.
  ///   - labels: the pieces after it, the first empty; no more than there are parameters.
  ///   - context: the class or protocol.
  func name(
    _ base: String, _ labels: [String], firstParameter: String, result: TypeName, context: TypeName,
    parameters: [TypeName], isProperty: Bool = false
  ) -> (base: String, labels: [String]) {
    guard base.utf8.count <= Words.lengthLimit, labels.allSatisfy({ $0.utf8.count <= Words.lengthLimit }) else {
      return (base, labels)
    }
    var base = base
    var labels = labels
    let matchesContext = result == context && !context.name.isEmpty
    if matchesContext { base = withoutLeadingType(base, context) }
    if !isProperty { base = withoutOwnType(base, context) }
    if parameters.isEmpty {
      if matchesContext { base = withoutTrailingType(base, result, .property) }
      return lowercased(base, labels)
    }
    if Words.split(base).first == "set" { base = withoutTrailingType(base, context, .property) }
    if let first = labels.first, first.isEmpty, let type = parameters.first,
      let (newBase, label) = split(base, type, firstParameter)
    {
      base = newBase
      labels[0] = label
    }
    for index in labels.indices where index < parameters.count {
      let role: Role =
        index > 0
        ? .label : labels[0].isEmpty ? .base : base == "init" || parameters[0].hasDefault ? .label : .firstLabel
      if role == .base {
        base = withoutTrailingType(base, parameters[index], role)
      } else {
        labels[index] = withoutTrailingType(labels[index], parameters[index], role)
      }
    }
    return lowercased(base, labels)
  }

  private func lowercased(_ base: String, _ labels: [String]) -> (String, [String]) {
    (Words.lowercasingInitialism(base), labels.map(Words.lowercasingInitialism))
  }

  // MARK: Matching

  /// Returns whether a word of a name is one of a type, without a prefix such as `NS` and digits at the end.
  private static func matches(_ nameWord: String, _ typeWord: String) -> Bool {
    let name = Array(nameWord.utf8)
    let type = Array(typeWord.utf8)
    guard name.count <= type.count else { return false }
    if name.count == type.count { return nameWord.lowercased() == typeWord.lowercased() }
    let split = type.count - name.count
    func equal(_ slice: ArraySlice<UInt8>) -> Bool {
      Words.text(slice).lowercased() == nameWord.lowercased()
    }
    if equal(type[split...]), !Words.isLower(type[split]) {
      return !type[..<min(name.count, type.count)].prefix(split).contains {
        Words.isLower($0) || $0 == UInt8(ascii: "_")
      }
    }
    return equal(type[..<name.count]) && type[name.count...].allSatisfy(Words.isDigit)
  }

  /// Returns a type's name without an ending that says nothing, such as `Ref` or `3D`.
  private static func withoutSuffix(_ name: String) -> String? {
    let last = Words.split(name).last ?? ""
    for suffix in ["Type", "Ref", "Mask"] where last == suffix && name.utf8.count > suffix.utf8.count {
      return String(name.dropLast(suffix.count))
    }
    let bytes = Array(name.utf8)
    if bytes.last == UInt8(ascii: "D"), bytes.count > 1 {
      let digits = bytes.dropLast().reversed().prefix(while: Words.isDigit).count
      if digits > 0 { return Words.text(bytes.dropLast(digits + 1)) }
    }
    return name.hasSuffix("_t") && bytes.count > 2 ? String(name.dropLast(2)) : nil
  }

  /// Returns a name without the type at its beginning, as factory methods have it.
  static func withoutLeadingMatch(_ name: String, _ type: String) -> String {
    let words = Words.split(name)
    let typeWords = Words.split(type)
    guard let first = words.first, let start = typeWords.lastIndex(where: { matches(first, $0) }) else { return name }
    var index = 1
    for typeWord in typeWords[(start + 1)...] {
      guard index < words.count, matches(words[index], typeWord) else { return name }
      index += 1
    }
    return words[index...].joined()
  }

  private func withoutLeadingType(_ name: String, _ type: TypeName) -> String {
    let rest = Self.withoutLeadingMatch(name, type.name)
    guard rest != name else { return name }
    let words = Words.split(rest)
    guard words.count > 1, PartOfSpeech.of(words[0]) == .preposition else { return name }
    if words[0] == "By", words[1].hasSuffix("ing") { return words[1...].joined() }
    return rest
  }

  /// Returns the index of the first of the last words that repeat a type, or the number of words.
  private func match(_ words: [String], _ type: TypeName) -> Int {
    var typeName = type.name
    var typeWords = Words.split(typeName)
    var index = words.count
    var typeIndex = typeWords.count
    while index > 0, typeIndex > 0 {
      let word = words[index - 1]
      let typeWord = typeWords[typeIndex - 1]
      if Self.matches(word, typeWord) {
        (index, typeIndex) = (index - 1, typeIndex - 1)
        continue
      }
      if Self.matches(word, "Indexes") || Self.matches(word, "Indices"), typeWord == "Set", typeIndex > 1,
        Self.matches("Index", typeWords[typeIndex - 2])
      {
        (index, typeIndex) = (index - 1, typeIndex - 2)
        continue
      }
      if Self.matches(word, "Index"), Self.matches("Int", typeWord) || Self.matches("Integer", typeWord) {
        (index, typeIndex) = (index - 1, typeIndex - 1)
        continue
      }
      if Self.matches("Object", typeWord), Self.matches(word, "Value"), index > 1,
        Self.matches(words[index - 2], "Object")
      {
        (index, typeIndex) = (index - 2, typeIndex - 1)
        continue
      }
      if !type.element.isEmpty, word.utf8.count > 2, word.hasSuffix("s") {
        let singular = String(words[..<index].joined().dropLast())
        let rest = withoutTrailingType(singular, TypeName(name: type.element), .partial)
        if rest != singular {
          var length = 0
          index =
            words.firstIndex { word in
              if length >= rest.utf8.count { return true }
              length += word.utf8.count
              return false
            } ?? words.count
          continue
        }
      }
      if index == words.count, let shorter = Self.withoutSuffix(typeName) {
        typeName = shorter
        typeWords = Words.split(typeName)
        typeIndex = typeWords.count
        continue
      }
      break
    }
    return index
  }

  private func isMemberName(_ name: String) -> Bool { !["init", "Protocol", "self", "Type"].contains(name) }
  private func isVacuous(_ name: String) -> Bool {
    ["get", "for", "set", "using", "with"].contains { Words.same($0, name) }
  }

  private func isProperty(_ text: String) -> Bool {
    let name = Words.lowercasingWord(text)
    if name.isEmpty { return false }
    if properties(name) { return true }
    if name.hasSuffix("y") { return properties(name.dropLast() + "ies") }
    // The compiler takes the `s` away again before it adds `es`.
    return properties(name + "s") || properties(name + "es")
  }

  /// Returns the first piece of a selector without the class's own name, where that follows a verb.
  private func withoutOwnType(_ name: String, _ type: TypeName) -> String {
    guard !name.isEmpty, !type.name.isEmpty else { return name }
    let words = Words.split(name)
    var type = type
    type.element = ""
    var found: Range<Int>?
    for end in stride(from: words.count, to: 0, by: -1) {
      let start = match(Array(words[..<end]), type)
      if start < end {
        found = start..<end
        break
      }
      while let shorter = Self.withoutSuffix(type.name) { type.name = shorter }
    }
    guard let found, found.lowerBound > 0 else { return name }
    if found.upperBound == words.count, found.count == 1, words[found.lowerBound] == "Error" { return name }
    guard PartOfSpeech.of(words[found.lowerBound - 1]) == .verb else { return name }
    if isProperty(words[found].joined()) { return name }
    let result = words[..<found.lowerBound].joined() + words[found.upperBound...].joined()
    return isMemberName(result) && !isVacuous(result) ? result : name
  }

  private func withoutTrailingType(_ name: String, _ type: TypeName, _ role: Role) -> String {
    guard !name.isEmpty, !type.name.isEmpty else { return name }
    let words = Words.split(name)
    let start = match(words, type)
    if start == words.count { return name }
    if start == 0 { return role == .partial || role == .firstLabel ? "" : name }
    if start + 1 == words.count, words[start] == "Error" { return name }
    let kind = PartOfSpeech.of(words[start - 1])
    switch role {
    case .property: break
    case .firstLabel, .partial, .label: if kind == .unknown { return name }
    case .base:
      switch kind {
      case .preposition: if start == 1 { return name }
      case .verb, .gerund: if isProperty(words[start...].joined()) { return name }
      case .unknown: return name
      }
    }
    let result = words[..<start].joined()
    if role == .base || role == .property, !isMemberName(result) || isVacuous(result) { return name }
    return result
  }

  // MARK: Dividing

  private func split(_ base: String, _ type: TypeName, _ firstParameter: String) -> (base: String, label: String)? {
    let words = Words.split(base)
    if type.isBoolean, words.last == "Animated" { return (words.dropLast().joined(), "animated") }
    if words.first == "set" || firstParameter == "sender" && Words.split(type.name).last == "Object" { return nil }
    guard var index = lastPreposition(words) else { return nil }
    let preposition = words[index].lowercased()
    let before = index > 0 ? words[index - 1].lowercased() : ""
    let after = index + 1 < words.count ? words[index + 1].lowercased() : ""
    if preposition == "in", before == "plug" { return nil }
    switch (preposition, after) {
    case ("with", "error"), ("with", "no"), ("to", "visible"), ("to", "backing"), ("from", "backing"): return nil
    default: break
    }
    var length = 1
    let extended: Set<String> = ["compatible with", "best matching", "according to", "bound by", "separated by"]
    if extended.contains("\(before) \(preposition)") {
      index -= 1
      length = 2
    }
    let rest = words[(index + length)...]
    let isDropped =
      length == 1 && (preposition == "with" || preposition == "using")
      && !(preposition == "with" && rest.first?.lowercased() == "zone") && (type.hasDefault || type.isFunction)
    var baseWords = words[..<index]
    var label = words[index...].joined()
    if ["X", "Y", "Z"].contains(rest.joined()) {
      baseWords = isDropped ? words[..<index] : words[..<(index + length)]
      label = rest.joined()
    } else if isDropped {
      label = rest.joined()
    }
    guard let first = baseWords.first else { return nil }
    let vacuous = isVacuous(first)
    if vacuous || !isMemberName(first), baseWords.count == 1 || baseWords.count == 2 && vacuous { return nil }
    return (baseWords.joined(), label)
  }

  private func lastPreposition(_ words: [String]) -> Int? {
    func last(before end: Int) -> Int? { words[..<end].lastIndex { PartOfSpeech.of($0) == .preposition } }
    guard let index = last(before: words.count) else { return nil }
    if words[index].lowercased() == "of", let previous = last(before: index),
      !["of", "for"].contains(words[previous].lowercased())
    {
      return previous
    }
    return index
  }
}
