extension UIImageView {
  /// Adds an effect played once or a number of times, in place of one of the same kind. It moves the layer of the view.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    play(effect, options: options, animated: animated, completion: completion)
  }

  /// Removes the effect of a kind that is played once or a number of times.
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    end(effect, options: options, animated: animated, completion: completion)
  }

  /// Adds an effect that lasts until it is removed, in place of one of the same kind. It moves the layer of the view.
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    play(effect, options: options, animated: animated, completion: completion)
  }

  /// Removes the effect of a kind that lasts until it is removed.
  public func removeSymbolEffect(
    ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    end(effect, options: options, animated: animated, completion: completion)
  }

  /// Adds an effect that can be played once or last, in place of one of the same kind. It moves the layer of the view.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    play(effect, options: options, animated: animated, completion: completion)
  }

  /// Removes the effect of a kind that can be played once or last.
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    end(effect, options: options, animated: animated, completion: completion)
  }

  /// Removes all effects.
  public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
    symbolEffects?.removeAll(options: options, animated: animated)
  }

  /// Replaces the symbol by another one with an effect.
  public func setSymbolImage(
    _ symbolImage: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    let motion = contentTransition.configuration.motion
    replaceSymbol(with: symbolImage, motion: motion, options: options) { [weak self] finished in
      completion?(
        UISymbolEffectCompletionContext(
          isFinished: finished, sender: self, effect: nil, contentTransition: contentTransition))
    }
  }

  func play(
    _ effect: any SymbolEffect, options: SymbolEffectOptions, animated: Bool, sender: AnyObject? = nil,
    completion: UISymbolEffectCompletion?
  ) {
    let player = symbolEffects ?? SymbolEffectPlayer(view: self)
    symbolEffects = player
    player.add(effect.configuration.motion, options: options, animated: animated && window != nil) { [weak self] in
      completion?(UISymbolEffectCompletionContext(isFinished: $0, sender: sender ?? self, effect: effect))
    }
  }

  func end(
    _ effect: any SymbolEffect, options: SymbolEffectOptions, animated: Bool, completion: UISymbolEffectCompletion?
  ) {
    let finish: @MainActor (Bool) -> Void = { [weak self] in
      completion?(UISymbolEffectCompletionContext(isFinished: $0, sender: self, effect: effect))
    }
    guard let symbolEffects else { return finish(true) }
    symbolEffects.remove(
      effect.configuration.motion.kind, options: options, animated: animated && window != nil, completion: finish)
  }

  /// Shows the old symbol in front, which shrinks or grows as it fades, while the new one grows.
  func replaceSymbol(
    with symbol: UIImage, motion: SymbolMotion, options: SymbolEffectOptions,
    completion: @escaping @MainActor (Bool) -> Void
  ) {
    guard window != nil, image != nil, UIView.areAnimationsEnabled else {
      image = symbol
      completion(true)
      return
    }
    let old = UIImageView(frame: bounds)
    old.contentMode = contentMode
    old.preferredSymbolConfiguration = preferredSymbolConfiguration
    old.tintColor = tintColor
    old.image = image
    image = symbol
    addSubview(old)
    var direction = SymbolMotion.Direction.none
    if case .replace(let wanted) = motion { direction = wanted }
    let isFade = motion == .automatic
    let duration = 0.35 / max(options.speed, 0.01)
    if direction == .down { old.alpha = 0 }
    UIView.animate(withDuration: duration, delay: 0, options: .allowUserInteraction) {
      old.alpha = 0
      guard !isFade else { return }
      let scale: CGFloat = direction == .up ? 1.3 : 0.5
      old.transform = CGAffineTransform(scaleX: scale, y: scale)
    } completion: { finished in
      old.removeFromSuperview()
      completion(finished)
    }
    guard !isFade else { return }
    let enter = CAKeyframeAnimation(keyPath: "transform.scale")
    enter.values = [0.5, 1.05, 1]
    enter.duration = duration
    layer.add(enter, forKey: "symbol replacement")
  }
}
