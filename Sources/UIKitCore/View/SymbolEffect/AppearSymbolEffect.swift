/// The appearance of a symbol.
///
/// See [Apple's page](https://developer.apple.com/documentation/symbols/appearsymboleffect).
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
  var motion = SymbolMotion.appear(.none)
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(motion: motion) }

  /// The effect upwards.
  public var up: AppearSymbolEffect { AppearSymbolEffect(motion: .appear(.up)) }
  /// The effect downwards.
  public var down: AppearSymbolEffect { AppearSymbolEffect(motion: .appear(.down)) }
  /// The effect, which moves the whole symbol here.
  public var byLayer: AppearSymbolEffect { self }
  /// The effect on the whole symbol.
  public var wholeSymbol: AppearSymbolEffect { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// An effect with which the symbol appears.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
