/// A symbol that disappears as if it was erased. Here it fades out.
///
/// See [Apple's page](https://developer.apple.com/documentation/symbols/drawoffsymboleffect).
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
  var motion = SymbolMotion.disappear(.none)
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(motion: motion) }

  /// The effect, which moves the whole symbol here.
  public var byLayer: DrawOffSymbolEffect { self }
  /// The effect on the whole symbol.
  public var wholeSymbol: DrawOffSymbolEffect { self }
  /// The effect, in which iOS removes one layer after the other.
  public var individually: DrawOffSymbolEffect { self }
  /// The effect in the opposite direction.
  public var reversed: DrawOffSymbolEffect { self }
  /// The effect in its usual direction.
  public var nonReversed: DrawOffSymbolEffect { self }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// An effect with which the symbol disappears. It is not removed stroke by stroke here.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
