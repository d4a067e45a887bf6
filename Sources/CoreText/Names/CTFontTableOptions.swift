/// The tag of a table in a font's file, of four letters: "head" is 0x68656164.
public typealias CTFontTableTag = UInt32

/// The options for reading tables of fonts. Stored; has no effect.
///
/// See [Apple's page](https://developer.apple.com/documentation/coretext/ctfonttableoptions).
public struct CTFontTableOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Leaves out tables that are made up.
  public static let excludeSynthetic = CTFontTableOptions(rawValue: 1 << 0)
}
