/// A command's arguments while they are being parsed.
struct Options {
  private(set) var rest: [String]

  init(_ arguments: [String]) { rest = arguments }

  /// Removes an option and its value, and returns the value; nil if it is missing.
  mutating func value(of names: String...) throws -> String? {
    guard let index = rest.firstIndex(where: names.contains) else { return nil }
    guard index + 1 < rest.count else { throw Failure("\(rest[index]) needs a value") }
    let value = rest[index + 1]
    rest.removeSubrange(index...(index + 1))
    return value
  }

  /// Removes an option without a value; returns false if it is missing.
  mutating func flag(_ name: String) -> Bool {
    guard let index = rest.firstIndex(of: name) else { return false }
    rest.remove(at: index)
    return true
  }
}
