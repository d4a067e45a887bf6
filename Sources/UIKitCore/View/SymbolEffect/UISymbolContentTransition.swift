/// The effect with which a symbol replaces another one.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uisymbolcontenttransition-swift.struct).
public struct UISymbolContentTransition: Sendable {
  /// The effect.
  public let transition: any ContentTransitionSymbolEffect & SymbolEffect
  /// The speed and repetition of the effect.
  public let options: SymbolEffectOptions

  /// Creates a transition.
  public init(
    _ transition: some ContentTransitionSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default
  ) {
    self.transition = transition
    self.options = options
  }
}
