/// The effect that suits the use: a fade.
///
/// See [Apple's page](https://developer.apple.com/documentation/symbols/automaticsymboleffect).
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect, Hashable {
  var motion = SymbolMotion.automatic
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(motion: motion) }

}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The effect that suits the use.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
