/// The reading of a dropped drag's data, which decides the answer to the program they are from.
struct IncomingReads {
  /// Whether the window's delegate takes the drop.
  var isTaken = false
  private var open = 0
  private var failed = 0
  private var succeeded = 0

  init(isTaken: Bool = false) { self.isTaken = isTaken }

  mutating func begin() { open += 1 }

  mutating func end(hasData: Bool) {
    open -= 1
    if hasData { succeeded += 1 } else { failed += 1 }
  }

  /// Whether the drop was a success; nil until that is known. It was none if data were asked for and none came. A drag
  /// of this program needs no reading.
  var isSuccess: Bool? {
    guard isTaken, open == 0 else { return nil }
    return failed == 0 || succeeded > 0
  }
}
