/// A symbol that appears as if it was drawn. Here it fades in.
///
/// See [Apple's page](https://developer.apple.com/documentation/symbols/drawonsymboleffect).
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
  var motion = SymbolMotion.appear(.none)
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(motion: motion) }

  /// The effect, which moves the whole symbol here.
  public var byLayer: DrawOnSymbolEffect { self }
  /// The effect on the whole symbol.
  public var wholeSymbol: DrawOnSymbolEffect { self }
  /// The effect, in which iOS draws one layer after the other.
  public var individually: DrawOnSymbolEffect { self }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// An effect with which the symbol appears. It is not drawn stroke by stroke here.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}
