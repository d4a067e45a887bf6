/// A symbol in another size until the effect is removed.
///
/// See [Apple's page](https://developer.apple.com/documentation/symbols/scalesymboleffect).
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable {
  var motion = SymbolMotion.scale(.none)
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(motion: motion) }

  /// The effect that enlarges the symbol.
  public var up: ScaleSymbolEffect { ScaleSymbolEffect(motion: .scale(.up)) }
  /// The effect that shrinks the symbol.
  public var down: ScaleSymbolEffect { ScaleSymbolEffect(motion: .scale(.down)) }
  /// The effect, which moves the whole symbol here.
  public var byLayer: ScaleSymbolEffect { self }
  /// The effect on the whole symbol.
  public var wholeSymbol: ScaleSymbolEffect { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// An effect that shows the symbol larger.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
