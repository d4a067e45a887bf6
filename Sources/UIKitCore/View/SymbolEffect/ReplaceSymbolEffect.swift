/// The replacement of a symbol by another one.
///
/// See [Apple's page](https://developer.apple.com/documentation/symbols/replacesymboleffect).
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable {
  var motion = SymbolMotion.replace(.none)
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(motion: motion) }

  /// The effect in which the old symbol shrinks and the new one grows.
  public var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect(motion: .replace(.none)) }
  /// The effect in which the old symbol grows as it disappears.
  public var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect(motion: .replace(.up)) }
  /// The effect in which the old symbol disappears at once.
  public var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect(motion: .replace(.down)) }
  /// The effect, which moves the whole symbol here.
  public var byLayer: ReplaceSymbolEffect { self }
  /// The effect on the whole symbol.
  public var wholeSymbol: ReplaceSymbolEffect { self }

  /// The effect in which parts that both symbols have stay in place.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/symbols/replacesymboleffect/magicreplace).
  public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect, Hashable {
    let fallback: ReplaceSymbolEffect
    public var configuration: SymbolEffectConfiguration { fallback.configuration }
  }

  /// Returns the effect in which parts that both symbols have stay in place. Symbols have no parts here, so it is the
  /// other effect.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace(fallback: fallback) }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// An effect in which the old symbol shrinks and the new one grows.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
