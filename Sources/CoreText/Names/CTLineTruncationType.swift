/// The place at which a line is cut.
///
/// See [Apple's page](https://developer.apple.com/documentation/coretext/ctlinetruncationtype).
public enum CTLineTruncationType: UInt32, Sendable {
  /// Cuts the start of the line.
  case start = 0
  /// Cuts the end of the line.
  case end = 1
  /// Cuts the middle of the line.
  case middle = 2
}
