/// The place of a note along its text. Stored; has no effect.
///
/// See [Apple's page](https://developer.apple.com/documentation/coretext/ctrubyalignment).
public enum CTRubyAlignment: UInt8, Sendable {
  /// No valid place.
  case invalid = 255
  /// The usual one.
  case auto = 0
  /// At the start.
  case start = 1
  /// In the middle.
  case center = 2
  /// At the end.
  case end = 3
  /// With space between letters.
  case distributeLetter = 4
  /// With space between letters and at the ends.
  case distributeSpace = 5
  /// At the line's edge.
  case lineEdge = 6
}
