/// A channel's number as users compare it: by its numbers, not its letters. "5.1" comes after "5" and before "10".
struct ChannelNumber: Comparable, Equatable {
  private enum Part: Equatable {
    case number(Int)
    case text(String)
  }

  private let parts: [Part]

  /// - Complexity: O(letters).
  init(_ text: String) {
    var parts: [Part] = []
    // A point ends a number: "5.1" has two.
    var goesOn = false
    for character in text {
      if character.isNumber, let digit = character.wholeNumberValue {
        if goesOn, case .number(let value) = parts.last {
          let (product, overflows) = value.multipliedReportingOverflow(by: 10)
          let (sum, exceeds) = product.addingReportingOverflow(digit)
          parts[parts.count - 1] = .number(overflows || exceeds ? Int.max : sum)
        } else {
          parts.append(.number(digit))
        }
        goesOn = true
      } else if character.isLetter {
        // Spaces between words are ignored.
        if case .text(let letters) = parts.last {
          parts[parts.count - 1] = .text(letters + character.lowercased())
        } else {
          parts.append(.text(character.lowercased()))
        }
        goesOn = true
      } else {
        goesOn = false
      }
    }
    self.parts = parts
  }

  /// Whether there is neither a number nor a letter.
  var isEmpty: Bool { parts.isEmpty }

  static func < (left: ChannelNumber, right: ChannelNumber) -> Bool {
    if left.isEmpty || right.isEmpty { return !left.isEmpty && right.isEmpty }
    for (one, other) in zip(left.parts, right.parts) where one != other {
      switch (one, other) {
      case (.number(let a), .number(let b)): return a < b
      case (.text(let a), .text(let b)): return a < b
      case (.number, .text): return true
      case (.text, .number): return false
      }
    }
    return left.parts.count < right.parts.count
  }
}
