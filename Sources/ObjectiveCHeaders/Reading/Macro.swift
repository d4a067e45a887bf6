/// A macro that a header defines.
struct Macro {
  /// Macros with more parameters are not replaced.
  private static let parameterLimit = 64

  /// The names of its parameters, or nil if it is used without brackets.
  let parameters: [String]?
  let isVariadic: Bool
  let body: [Token]

  /// Reads what follows `#define NAME`.
  init(_ tokens: ArraySlice<Token>) {
    guard let first = tokens.first, first.isMark("("), !first.followsBlank,
      let end = tokens.firstIndex(where: { $0.isMark(")") })
    else {
      parameters = nil
      isVariadic = false
      body = Array(tokens)
      return
    }
    guard end - tokens.startIndex < Self.parameterLimit * 2 else {
      parameters = nil
      isVariadic = false
      body = []
      return
    }
    let inside = tokens[(tokens.startIndex + 1)..<end]
    isVariadic = inside.contains { $0.isMark("...") }
    parameters = inside.filter { $0.kind == .word }.map(\.text) + (isVariadic ? ["__VA_ARGS__"] : [])
    body = Array(tokens[(end + 1)...])
  }
}
