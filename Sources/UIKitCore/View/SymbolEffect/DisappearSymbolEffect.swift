/// The disappearance of a symbol, until the effect is removed.
///
/// See [Apple's page](https://developer.apple.com/documentation/symbols/disappearsymboleffect).
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
  var motion = SymbolMotion.disappear(.none)
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(motion: motion) }

  /// The effect upwards.
  public var up: DisappearSymbolEffect { DisappearSymbolEffect(motion: .disappear(.up)) }
  /// The effect downwards.
  public var down: DisappearSymbolEffect { DisappearSymbolEffect(motion: .disappear(.down)) }
  /// The effect, which moves the whole symbol here.
  public var byLayer: DisappearSymbolEffect { self }
  /// The effect on the whole symbol.
  public var wholeSymbol: DisappearSymbolEffect { self }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// An effect with which the symbol disappears.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
