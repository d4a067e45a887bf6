/// A short change of a symbol's size.
///
/// See [Apple's page](https://developer.apple.com/documentation/symbols/bouncesymboleffect).
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  var motion = SymbolMotion.bounce(.none)
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(motion: motion) }

  /// The effect that enlarges the symbol.
  public var up: BounceSymbolEffect { BounceSymbolEffect(motion: .bounce(.up)) }
  /// The effect that shrinks the symbol.
  public var down: BounceSymbolEffect { BounceSymbolEffect(motion: .bounce(.down)) }
  /// The effect, which moves the whole symbol here.
  public var byLayer: BounceSymbolEffect { self }
  /// The effect on the whole symbol.
  public var wholeSymbol: BounceSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// An effect that enlarges the symbol for a moment.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
