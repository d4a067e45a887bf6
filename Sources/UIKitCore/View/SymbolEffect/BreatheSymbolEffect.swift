/// A symbol that slowly becomes larger and smaller.
///
/// See [Apple's page](https://developer.apple.com/documentation/symbols/breathesymboleffect).
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  var motion = SymbolMotion.breathe(pulses: false)
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(motion: motion) }

  /// The effect on the size only.
  public var plain: BreatheSymbolEffect { BreatheSymbolEffect(motion: .breathe(pulses: false)) }
  /// The effect on size and opacity.
  public var pulse: BreatheSymbolEffect { BreatheSymbolEffect(motion: .breathe(pulses: true)) }
  /// The effect, which moves the whole symbol here.
  public var byLayer: BreatheSymbolEffect { self }
  /// The effect on the whole symbol.
  public var wholeSymbol: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// An effect that slowly enlarges and shrinks the symbol.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
