/// A symbol that shakes.
///
/// See [Apple's page](https://developer.apple.com/documentation/symbols/wigglesymboleffect).
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  var motion = SymbolMotion.swing(12)
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(motion: motion) }

  /// The effect that swings to the right first.
  public var clockwise: WiggleSymbolEffect { WiggleSymbolEffect(motion: .swing(12)) }
  /// The effect that swings to the left first.
  public var counterClockwise: WiggleSymbolEffect { WiggleSymbolEffect(motion: .swing(-12)) }
  /// The effect to the left and right.
  public var left: WiggleSymbolEffect { WiggleSymbolEffect(motion: .wiggle(.left)) }
  /// The effect to the right and left.
  public var right: WiggleSymbolEffect { WiggleSymbolEffect(motion: .wiggle(.right)) }
  /// The effect up and down.
  public var up: WiggleSymbolEffect { WiggleSymbolEffect(motion: .wiggle(.up)) }
  /// The effect down and up.
  public var down: WiggleSymbolEffect { WiggleSymbolEffect(motion: .wiggle(.down)) }
  /// The effect in the reading direction.
  public var forward: WiggleSymbolEffect { WiggleSymbolEffect(motion: .wiggle(.forward)) }
  /// The effect against the reading direction.
  public var backward: WiggleSymbolEffect { WiggleSymbolEffect(motion: .wiggle(.backward)) }
  /// The effect, which moves the whole symbol here.
  public var byLayer: WiggleSymbolEffect { self }
  /// The effect on the whole symbol.
  public var wholeSymbol: WiggleSymbolEffect { self }

  /// Returns the effect along an angle in degrees, clockwise from the right. The nearest axis is used.
  public func custom(angle: Double) -> WiggleSymbolEffect {
    let quarter = Int((angle / 90).rounded()) % 4
    let directions: [SymbolMotion.Direction] = [.right, .down, .left, .up]
    return WiggleSymbolEffect(motion: .wiggle(directions[(quarter + 4) % 4]))
  }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// An effect that shakes the symbol.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
