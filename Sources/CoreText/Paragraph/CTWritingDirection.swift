/// The direction in which text runs.
///
/// See [Apple's page](https://developer.apple.com/documentation/coretext/ctwritingdirection).
public enum CTWritingDirection: Int8, Sendable {
  // In memory, a case is its number in this list. Settings are read from memory, so that has to be the raw value where
  // it can be.

  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
  /// The direction of the text's first strong character.
  case natural = -1
}
