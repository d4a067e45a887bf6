import Foundation

extension DateComponentsFormatter {
  /// A way of writing units.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/foundation/datecomponentsformatter/unitsstyle).
  public enum UnitsStyle: Int, Sendable {
    /// Units by their position, as in “9:41:30”; larger ones than hours are abbreviated, as in “1d 9:41:30”.
    case positional
    /// Letters, as in “9h 41m 30s”.
    case abbreviated
    /// Short names, as in “9 hr, 41 min, 30 sec”.
    case short
    /// Names, as in “9 hours, 41 minutes, 30 seconds”.
    case full
    /// Names and numbers as words, as in “nine hours, forty-one minutes, thirty seconds”.
    case spellOut
    /// Short names without spaces, as in “9hr 41min 30sec”.
    case brief
  }

  /// Treatments of units of which there are none.
  ///
  /// See [Apple's
  /// page](https://developer.apple.com/documentation/foundation/nsdatecomponentsformatter/zeroformattingbehavior).
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Drops leading zeros in the positional style, and all zeros in other styles.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    /// Drops zeros before the first other number: “10m 0s” for ten minutes.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    /// Drops zeros between other numbers: “0d 1h 5s” for one hour and five seconds.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    /// Drops zeros after the last other number: “0d 1h” for one hour.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    /// Drops all zeros; the smallest unit remains where there is nothing else.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Keeps zeros, unless they are dropped by another option, and writes two digits in the positional style:
    /// “01:00:00”.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)

    /// The behaviour with `default` replaced by what it stands for in a style.
    func resolved(for style: UnitsStyle) -> ZeroFormattingBehavior {
      guard contains(.default) else { return self }
      return union(style == .positional ? .dropLeading : .dropAll)
    }
  }
}
