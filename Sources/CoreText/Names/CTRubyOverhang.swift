/// Whether a note extends over neighbouring text. Stored; has no effect.
///
/// See [Apple's page](https://developer.apple.com/documentation/coretext/ctrubyoverhang).
public enum CTRubyOverhang: UInt8, Sendable {
  /// No valid way.
  case invalid = 255
  /// At both sides.
  case auto = 0
  /// At the start.
  case start = 1
  /// At the end.
  case end = 2
  /// At no side.
  case none = 3
}
