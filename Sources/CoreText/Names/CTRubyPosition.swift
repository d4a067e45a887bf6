/// The side of the text at which a note is. Stored; has no effect.
///
/// See [Apple's page](https://developer.apple.com/documentation/coretext/ctrubyposition).
public enum CTRubyPosition: UInt8, Sendable {
  /// Above the text.
  case before = 0
  /// Below the text.
  case after = 1
  /// Behind the text.
  case interCharacter = 2
  /// In the line of the text.
  case inline = 3
  /// The number of sides.
  case count = 4
}
