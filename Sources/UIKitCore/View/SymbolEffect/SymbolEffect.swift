/// An animation of a symbol image. Apple declares the effects in the module Symbols, which UIKit exports.
///
/// See [Apple's page](https://developer.apple.com/documentation/symbols/symboleffect).
public protocol SymbolEffect: Sendable {
  /// The parameters of the effect.
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that lasts until it is removed.
///
/// See [Apple's page](https://developer.apple.com/documentation/symbols/indefinitesymboleffect).
public protocol IndefiniteSymbolEffect {}

/// An effect that is played once or a number of times.
///
/// See [Apple's page](https://developer.apple.com/documentation/symbols/discretesymboleffect).
public protocol DiscreteSymbolEffect {}

/// An effect with which a symbol appears or disappears.
///
/// See [Apple's page](https://developer.apple.com/documentation/symbols/transitionsymboleffect).
public protocol TransitionSymbolEffect {}

/// An effect with which a symbol replaces another one.
///
/// See [Apple's page](https://developer.apple.com/documentation/symbols/contenttransitionsymboleffect).
public protocol ContentTransitionSymbolEffect {}

/// The parameters of an effect.
///
/// See [Apple's page](https://developer.apple.com/documentation/symbols/symboleffectconfiguration).
public struct SymbolEffectConfiguration: Hashable, Sendable {
  let motion: SymbolMotion
}
