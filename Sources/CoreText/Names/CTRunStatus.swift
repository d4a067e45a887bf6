/// The state of a run's text.
///
/// See [Apple's page](https://developer.apple.com/documentation/coretext/ctrunstatus).
public struct CTRunStatus: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The text runs from right to left.
  public static let rightToLeft = CTRunStatus(rawValue: 1 << 0)
  /// The order of glyphs differs from that of the characters. No run here has it.
  public static let nonMonotonic = CTRunStatus(rawValue: 1 << 1)
  /// The glyphs need a transform. No run here has it.
  public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 1 << 2)
}
