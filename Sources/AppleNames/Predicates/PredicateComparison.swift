import Foundation

extension PredicateComparison {
  /// Returns whether the comparison is true.
  func isTrue(in context: PredicateContext) -> Bool {
    let left = PredicateValue(left.value(in: context))
    let right = PredicateValue(right.value(in: context))
    guard let quantifier else { return isTrue(left, right) }
    // Nil has no elements; any other single value is a list of itself.
    let elements = left.elements?.map { PredicateValue($0) } ?? (left.isEqual(to: .none) ? [] : [left])
    switch quantifier {
    case .any: return elements.contains { isTrue($0, right) }
    case .all: return elements.allSatisfy { isTrue($0, right) }
    case .none: return !elements.contains { isTrue($0, right) }
    }
  }

  private func isTrue(_ left: PredicateValue, _ right: PredicateValue) -> Bool {
    switch relation {
    case .equal: return left.isEqual(to: right, options: options)
    case .notEqual: return !left.isEqual(to: right, options: options)
    case .less: return isOrdered(left, right, [.orderedAscending])
    case .lessOrEqual: return isOrdered(left, right, [.orderedAscending, .orderedSame])
    case .greater: return isOrdered(left, right, [.orderedDescending])
    case .greaterOrEqual: return isOrdered(left, right, [.orderedDescending, .orderedSame])
    case .between:
      guard let bounds = right.elements, bounds.count == 2 else { return false }
      return isOrdered(left, PredicateValue(bounds[0]), [.orderedDescending, .orderedSame])
        && isOrdered(left, PredicateValue(bounds[1]), [.orderedAscending, .orderedSame])
    case .isIn: return isFound(left, in: right)
    case .contains: return isFound(right, in: left)
    case .beginsWith, .endsWith, .like, .matches:
      guard case .text(let text) = left, case .text(let other) = right else { return false }
      return isTrue(text, other)
    }
  }

  private func isOrdered(_ left: PredicateValue, _ right: PredicateValue, _ orders: [ComparisonResult]) -> Bool {
    left.order(to: right, options: options).map(orders.contains) ?? false
  }

  /// Returns whether a value is an element of a collection, or a text a part of another one.
  private func isFound(_ value: PredicateValue, in whole: PredicateValue) -> Bool {
    if let elements = whole.elements {
      return elements.contains { PredicateValue($0).isEqual(to: value, options: options) }
    }
    guard case .text(let whole) = whole, case .text(let part) = value else { return false }
    return contains(part, in: whole)
  }

  private func isTrue(_ text: String, _ other: String) -> Bool {
    switch relation {
    case .beginsWith: return contains(other, in: text, .anchored)
    case .endsWith: return contains(other, in: text, [.anchored, .backwards])
    case .like: return WildcardPattern(folded(other)).matches(folded(text))
    default: return matches(text, other)
    }
  }

  private func contains(_ part: String, in text: String, _ place: String.CompareOptions = []) -> Bool {
    // No text contains the empty one, as on Apple's platforms.
    !part.isEmpty && text.range(of: part, options: options.union(place)) != nil
  }

  private func folded(_ text: String) -> String {
    options.isEmpty ? text : text.folding(options: options, locale: nil)
  }

  private func matches(_ text: String, _ pattern: String) -> Bool {
    guard let expression = try? expression ?? NSRegularExpression(wholePattern: pattern, options) else {
      NSException(
        name: .invalidArgumentException, reason: "Can't do regex matching, because the pattern '\(pattern)' is invalid."
      ).raise()
      return false
    }
    let text =
      options.contains(.diacriticInsensitive) ? text.folding(options: .diacriticInsensitive, locale: nil) : text
    return expression.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count)) != nil
  }
}

extension NSRegularExpression {
  /// Creates an expression that matches whole texts only.
  convenience init(wholePattern pattern: String, _ options: String.CompareOptions) throws {
    let pattern =
      options.contains(.diacriticInsensitive)
      ? pattern.folding(options: .diacriticInsensitive, locale: nil) : pattern
    // Checked without the group around it, which could close a parenthesis that the pattern leaves open.
    _ = try NSRegularExpression(pattern: pattern)
    try self.init(
      pattern: "\\A(?:\(pattern))\\z", options: options.contains(.caseInsensitive) ? .caseInsensitive : [])
  }
}

/// A pattern of `LIKE`: `?` stands for any character and `*` for any number of them.
private struct WildcardPattern {
  private enum Element: Equatable {
    case one
    case many
    case character(Character)

    func stands(for character: Character) -> Bool { self == .one || self == .character(character) }
  }

  private var elements: [Element] = []

  init(_ pattern: String) {
    var isEscaped = false
    for character in pattern {
      if isEscaped {
        elements.append(.character(character))
        isEscaped = false
        continue
      }
      switch character {
      case "\\": isEscaped = true
      case "?": elements.append(.one)
      case "*": elements.append(.many)
      default: elements.append(.character(character))
      }
    }
  }

  /// Returns whether the pattern matches a whole text.
  ///
  /// - Complexity: the product of their lengths at most.
  func matches(_ text: String) -> Bool {
    let characters = Array(text)
    var (element, position) = (0, 0)
    // The last run and what it stands for until now: if the rest does not match, it takes another character. Earlier
    // runs need not be tried again, because the last one can take the characters they would.
    var run: (element: Int, end: Int)?
    while position < characters.count {
      if element < elements.count, elements[element] == .many {
        run = (element, position)
        element += 1
      } else if element < elements.count, elements[element].stands(for: characters[position]) {
        element += 1
        position += 1
      } else if let last = run {
        run = (last.element, last.end + 1)
        (element, position) = (last.element + 1, last.end + 1)
      } else {
        return false
      }
    }
    return elements[element...].allSatisfy { $0 == .many }
  }
}
