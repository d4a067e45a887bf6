/// A symbol that turns.
///
/// See [Apple's page](https://developer.apple.com/documentation/symbols/rotatesymboleffect).
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  var motion = SymbolMotion.rotate(clockwise: true)
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(motion: motion) }

  /// The effect to the right.
  public var clockwise: RotateSymbolEffect { RotateSymbolEffect(motion: .rotate(clockwise: true)) }
  /// The effect to the left.
  public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(motion: .rotate(clockwise: false)) }
  /// The effect, which moves the whole symbol here.
  public var byLayer: RotateSymbolEffect { self }
  /// The effect on the whole symbol.
  public var wholeSymbol: RotateSymbolEffect { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// An effect that turns the symbol.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
