/// A symbol that fades out and in.
///
/// See [Apple's page](https://developer.apple.com/documentation/symbols/pulsesymboleffect).
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  var motion = SymbolMotion.pulse
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(motion: motion) }

  /// The effect, which moves the whole symbol here.
  public var byLayer: PulseSymbolEffect { self }
  /// The effect on the whole symbol.
  public var wholeSymbol: PulseSymbolEffect { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// An effect that fades the symbol out and in.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
