/// A symbol whose layers are highlighted in turn. Here the whole symbol fades.
///
/// See [Apple's page](https://developer.apple.com/documentation/symbols/variablecolorsymboleffect).
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  var motion = SymbolMotion.variableColor(reverses: false)
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(motion: motion) }

  /// The effect, in which iOS highlights one layer after the other.
  public var iterative: VariableColorSymbolEffect { self }
  /// The effect, in which iOS keeps layers highlighted.
  public var cumulative: VariableColorSymbolEffect { self }
  /// The effect that runs back after it has run.
  public var reversing: VariableColorSymbolEffect { VariableColorSymbolEffect(motion: .variableColor(reverses: true)) }
  /// The effect that starts again after it has run.
  public var nonReversing: VariableColorSymbolEffect {
    VariableColorSymbolEffect(motion: .variableColor(reverses: false))
  }
  /// The effect, in which iOS hides the layers that are not highlighted.
  public var hideInactiveLayers: VariableColorSymbolEffect { self }
  /// The effect, in which iOS dims the layers that are not highlighted.
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// An effect that fades the symbol, because symbols have no layers here.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
