/// The speed and repetition of a symbol's effect.
///
/// See [Apple's page](https://developer.apple.com/documentation/symbols/symboleffectoptions).
public struct SymbolEffectOptions: Hashable, Sendable {
  /// The repetition of an effect.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/symbols/symboleffectoptions/repeatbehavior).
  public struct RepeatBehavior: Hashable, Sendable {
    var count: Int?
    var delay: Double

    /// Without end, one run after the other.
    public static var continuous: RepeatBehavior { RepeatBehavior(count: nil, delay: 0) }
    /// Without end, with pauses.
    public static var periodic: RepeatBehavior { RepeatBehavior(count: nil, delay: 0.5) }

    /// Returns a repetition with pauses.
    ///
    /// - Parameters:
    ///   - count: the number of runs; nil for no end.
    ///   - delay: the length of the pauses in seconds; nil for the usual one.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count, delay: delay ?? 0.5)
    }
  }

  private(set) var speed = 1.0
  /// The number of runs: 0 without end, nil for that of the effect.
  private(set) var count: Int?
  /// The pause between two runs in seconds.
  private(set) var delay = 0.0

  /// The usual speed and repetition.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
  /// Repetition without end.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }
  /// No repetition.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }
  /// Returns options with a number of runs; nil without end.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
  /// Returns options with a repetition.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(behavior)
  }
  /// Returns options with a factor of the usual speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

  /// The options with repetition without end.
  public var repeating: SymbolEffectOptions { with(count: 0, delay: 0) }
  /// The options without repetition.
  public var nonRepeating: SymbolEffectOptions { with(count: 1, delay: 0) }
  /// Returns the options with a number of runs; nil without end.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { with(count: max(count ?? 0, 0), delay: 0) }
  /// Returns the options with a repetition.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    with(count: max(behavior.count ?? 0, 0), delay: behavior.delay)
  }
  /// Returns the options with a factor of the usual speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var copy = self
    copy.speed = speed
    return copy
  }

  private func with(count: Int, delay: Double) -> SymbolEffectOptions {
    var copy = self
    copy.count = count
    copy.delay = delay
    return copy
  }
}
