extension UIBarButtonItem {
  /// Adds an effect played once or a number of times to the item's symbol while a bar shows it.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    shownSymbol?.play(effect, options: options, animated: animated, sender: self, completion: nil)
  }

  /// Removes the effect of a kind that is played once or a number of times.
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true
  ) {
    shownSymbol?.end(effect, options: options, animated: animated, completion: nil)
  }

  /// Adds an effect that lasts until it is removed to the item's symbol while a bar shows it.
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    shownSymbol?.play(effect, options: options, animated: animated, sender: self, completion: nil)
  }

  /// Removes the effect of a kind that lasts until it is removed.
  public func removeSymbolEffect(
    ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true
  ) {
    shownSymbol?.end(effect, options: options, animated: animated, completion: nil)
  }

  /// Adds an effect that can be played once or last to the item's symbol while a bar shows it.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    shownSymbol?.play(effect, options: options, animated: animated, sender: self, completion: nil)
  }

  /// Removes the effect of a kind that can be played once or last.
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    shownSymbol?.end(effect, options: options, animated: animated, completion: nil)
  }

  /// Removes all effects from the item's symbol.
  public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
    shownSymbol?.removeAllSymbolEffects(options: options, animated: animated)
  }

  /// Replaces the item's symbol by another one with an effect.
  public func setSymbolImage(
    _ symbolImage: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default
  ) {
    let bar = onChange
    // The bar would make its views again, without the transition.
    onChange = nil
    image = symbolImage
    onChange = bar
    if let button = shownView as? UIButton, let shownSymbol {
      let motion = contentTransition.configuration.motion
      shownSymbol.replaceSymbol(with: symbolImage, motion: motion, options: options) { [weak button] _ in
        button?.setImage(symbolImage, for: .normal)
      }
    } else {
      bar?()
    }
  }

  private var shownSymbol: UIImageView? { (shownView as? UIButton)?.imageView ?? customView as? UIImageView }
}
