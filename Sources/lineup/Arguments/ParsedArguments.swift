import GuideModel

/// A parsed command line: switches, values, and the other arguments in order. `--` ends the options; `-` is no option.
struct ParsedArguments {
  private(set) var positional: [String] = []
  /// The value of the option that takes everything after it, followed by the rest.
  private(set) var rest: [String] = []
  private var switches: Set<String> = []
  private var values: [String: [String]] = [:]

  /// - Throws: `UsageError` if an option is unknown or repeated, lacks its value, or has one too many.
  init(_ arguments: [String], options: [Option]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        positional += rest
        return
      }
      guard argument.hasPrefix("-"), argument != "-", !Self.isNumber(argument, among: options) else {
        positional.append(argument)
        continue
      }
      let (option, attached) = try Self.option(in: argument, among: options)
      guard !switches.contains(option.name), values[option.name] == nil || option.repeats else {
        throw UsageError(localized("--\(option.name) is given twice"))
      }
      guard let placeholder = option.value else {
        if attached != nil { throw UsageError(localized("--\(option.name) takes no value")) }
        switches.insert(option.name)
        continue
      }
      guard let value = attached ?? rest.popFirst(), !value.isEmpty else {
        throw UsageError(localized("--\(option.name) needs a value: --\(option.name) \(placeholder)"))
      }
      values[option.name, default: []].append(value)
      if option.takesRest {
        self.rest = [value] + rest
        return
      }
    }
  }

  /// Whether it is a negative number rather than an option: -5, but not the option -5 where there is one.
  private static func isNumber(_ argument: String, among options: [Option]) -> Bool {
    guard let digit = argument.dropFirst().first, digit.isASCII, digit.isNumber else { return false }
    return !options.contains { $0.letter == digit }
  }

  func has(_ name: String) -> Bool { switches.contains(name) }

  subscript(name: String) -> String? { values[name]?.first }

  /// Every value of an option that may be given more than once, in order.
  func all(_ name: String) -> [String] { values[name] ?? [] }

  private static func option(in argument: String, among options: [Option]) throws -> (Option, String?) {
    if argument.hasPrefix("--") {
      let parts = argument.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard let option = options.first(where: { $0.name == name }) else {
        throw UsageError(
          Spelling.withSuggestion(
            localized("unknown option '\("--\(name)")'"), for: "--\(name)", among: options.map { "--\($0.name)" }))
      }
      return (option, parts.count > 1 ? String(parts[1]) : nil)
    }
    let letter = argument[argument.index(after: argument.startIndex)]
    guard let option = options.first(where: { $0.letter == letter }) else {
      throw UsageError(localized("unknown option '\(argument)'"))
    }
    let attached = argument.dropFirst(2)
    return (option, attached.isEmpty ? nil : String(attached.first == "=" ? attached.dropFirst() : attached))
  }
}
