/// The style of a line below text.
///
/// See [Apple's page](https://developer.apple.com/documentation/coretext/ctunderlinestyle).
public struct CTUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int32
  public init(rawValue: Int32) { self.rawValue = rawValue }
  /// A single line.
  public static let single = CTUnderlineStyle(rawValue: 0x01)
  /// A thick line, drawn like a single one.
  public static let thick = CTUnderlineStyle(rawValue: 0x02)
  /// A double line.
  public static let double = CTUnderlineStyle(rawValue: 0x09)
}
