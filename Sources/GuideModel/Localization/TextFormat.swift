#if !canImport(Darwin)
  import Foundation

  /// A format string of translations: `%@`, `%lld`, `%lf`, with positions (`%2$@`), and `%%`.
  struct TextFormat {
    private let format: String

    init(_ format: String) { self.format = format }

    /// Returns the text with values in place of the specifiers. A specifier without a value stays.
    func filled(_ arguments: [String.LocalizationValue.Argument]) -> String {
      guard format.utf8.contains(UInt8(ascii: "%")) else { return format }
      var text = ""
      var next = 0
      var rest = format[...]
      while let percent = rest.firstIndex(of: "%") {
        text += rest[..<percent]
        rest = rest[percent...].dropFirst()
        if rest.first == "%" {
          text += "%"
          rest = rest.dropFirst()
          continue
        }
        let digits = rest.prefix { $0.isNumber }
        var specifier = rest
        var index = next
        if !digits.isEmpty, rest.dropFirst(digits.count).first == "$", let position = Int(digits) {
          index = position - 1
          specifier = rest.dropFirst(digits.count + 1)
        }
        guard let ending = ["@", "lld", "lf", "ld", "d"].first(where: { specifier.hasPrefix($0) }),
          arguments.indices.contains(index)
        else {
          text += "%"
          continue
        }
        if digits.isEmpty || index == next { next = index + 1 }
        text += Self.text(arguments[index])
        rest = specifier.dropFirst(ending.count)
      }
      return text + rest
    }

    private static func text(_ argument: String.LocalizationValue.Argument) -> String {
      switch argument {
      case .text(let text): return text
      case .integer(let number): return number.formatted(.number.locale(GuideLocale.current.formats))
      case .number(let number):
        return number.formatted(.number.precision(.fractionLength(0...1)).locale(GuideLocale.current.formats))
      }
    }
  }
#endif
