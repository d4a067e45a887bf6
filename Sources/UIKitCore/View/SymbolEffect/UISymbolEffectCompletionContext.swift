/// The end of a symbol's effect.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uisymboleffectcompletioncontext).
@preconcurrency @MainActor open class UISymbolEffectCompletionContext: NSObject {
  /// Whether the effect was played to its end; false if it was removed or replaced.
  public let isFinished: Bool
  /// The image view or bar item with the symbol.
  public private(set) weak var sender: AnyObject?
  /// The effect; nil for the replacement of a symbol.
  public let effect: (any SymbolEffect)?
  /// The effect that replaced a symbol; nil for others.
  public let contentTransition: (any ContentTransitionSymbolEffect & SymbolEffect)?

  init(
    isFinished: Bool, sender: AnyObject?, effect: (any SymbolEffect)?,
    contentTransition: (any ContentTransitionSymbolEffect & SymbolEffect)? = nil
  ) {
    self.isFinished = isFinished
    self.sender = sender
    self.effect = effect
    self.contentTransition = contentTransition
    super.init()
  }
}

/// A closure that is called when a symbol's effect has ended.
public typealias UISymbolEffectCompletion = @MainActor (UISymbolEffectCompletionContext) -> Void
