/// For each opening bracket of a list of tokens, where it is closed: found once, so that skipping a pair takes no time
/// however deep the brackets are.
struct Brackets {
  private let ends: [Int32]

  init(_ tokens: [Token]) {
    var ends = [Int32](repeating: -1, count: tokens.count)
    var open: [(index: Int, mark: UInt8)] = []
    for (index, token) in tokens.enumerated() where token.kind == .mark && token.text.utf8.count == 1 {
      switch token.text {
      case "(": open.append((index, UInt8(ascii: ")")))
      case "[": open.append((index, UInt8(ascii: "]")))
      case "{": open.append((index, UInt8(ascii: "}")))
      case ")", "]", "}":
        // A bracket of another kind closes nothing: `( { )` leaves both open.
        guard let last = open.last, last.mark == token.text.utf8.first else { continue }
        ends[last.index] = Int32(truncatingIfNeeded: index)
        open.removeLast()
      default: break
      }
    }
    self.ends = ends
  }

  /// Returns where the bracket at an index is closed, or nil if it never is.
  func end(of index: Int) -> Int? {
    guard index < ends.count, ends[index] >= 0 else { return nil }
    return Int(ends[index])
  }
}
