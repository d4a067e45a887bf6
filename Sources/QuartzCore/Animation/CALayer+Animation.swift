import CoreGraphics

extension CALayer {
  final func addAnimation(_ animation: CAAnimation, forKey key: String?) {
    guard !isPresentation, let copy = animation.copy(with: nil) as? CAAnimation else { return }
    copy.resolve(defaultDuration: CATransaction.animationDuration())
    if copy.timingFunction == nil, let function = CATransaction.explicitTimingFunction {
      copy.timingFunction = function
    }
    let now = localTime(atAbsolute: frames.now)
    if copy.beginTime == 0 { copy.beginTime = now }
    let key = copy is CATransition ? kCATransition : key
    if let key { removeAnimations { $0 == key } }
    if copy is CATransition { cache.before = compose(at: frames.now) }
    let group = CATransaction.currentGroup
    group?.enter()
    let list = animations ?? AnimationList()
    list.entries.append(
      AnimationList.Entry(key: key, animation: copy, group: group, context: AmbientContext.current))
    animations = list
    animationsMoved()
    frames.animations.add(self, list)
  }

  final func removeAnimations(where matches: (String?) -> Bool) {
    guard let list = animations else { return }
    let removed = list.entries.filter { matches($0.key) }
    guard !removed.isEmpty else { return }
    animationsMoved()
    list.entries.removeAll { matches($0.key) }
    if list.entries.isEmpty { animations = nil }
    animationsMoved(removed)
    // The delegate is called later, not within this call, as on iOS.
    let running = removed.filter { !$0.hasEnded }
    if running.isEmpty { return }
    CATransaction.afterCommit {
      for item in running { item.animation.delegate?.animationDidStop(item.animation, finished: false) }
      for item in running { item.group?.leave() }
    }
  }

  /// Removes the animations that have ended and need not stay.
  final func dropEndedAnimations() {
    guard let list = animations else { return }
    let dropped = list.entries.filter { $0.hasEnded && $0.animation.isRemovedOnCompletion }
    if dropped.isEmpty { return }
    list.entries.removeAll { $0.hasEnded && $0.animation.isRemovedOnCompletion }
    if dropped.contains(where: { $0.animation is CATransition }) { cache.before = nil }
    if list.entries.isEmpty { animations = nil }
    animationsMoved(dropped)
  }

  /// Marks the properties that running animations change.
  final func animationsMoved() {
    animationsMoved(animations?.entries ?? [])
  }

  private func animationsMoved(_ entries: [AnimationList.Entry]) {
    presentationCache = nil
    for entry in entries {
      if entry.animation is CATransition { invalidateSubtree() }
      for key in entry.animation.animatedKeys { invalidate(forKey: key) }
    }
  }

  /// Returns a copy of the layer with the values of animations at the absolute `time`.
  final func presentationLayer(at time: CFTimeInterval) -> CALayer? {
    if isPresentation { return self }
    guard animations != nil || wasComposed || CATransaction.hasCommitted(self) else { return nil }
    if let presentationCache, presentationCache.time == time { return presentationCache.layer }
    let copy = type(of: self).makePresentation(of: self)
    copy.isPresentation = true
    copy.modelLayer = self
    let local = localTime(atAbsolute: time)
    for entry in animations?.entries ?? [] { entry.animation.apply(to: copy, at: local) }
    if animations != nil { presentationCache = PresentationCache(time: time, layer: copy) }
    return copy
  }

  /// Returns the running transition, if any, and its progress.
  final func runningTransition(at time: CFTimeInterval) -> (transition: CATransition, progress: CGFloat)? {
    guard let entry = animations?.entries.last(where: { $0.animation is CATransition }),
      let transition = entry.animation as? CATransition
    else { return nil }
    guard let (seconds, _) = transition.runTime(at: localTime(atAbsolute: time)), transition.timing.duration > 0 else {
      return nil
    }
    let share = CGFloat(seconds / transition.timing.duration)
    let paced = transition.timingFunction?.value(at: share) ?? share
    let (start, end) = (CGFloat(transition.startProgress), CGFloat(transition.endProgress))
    return (transition, start + (end - start) * paced)
  }

  // MARK: Actions

  final func actionBeforeChange(_ key: String) -> (any CAAction)? {
    if isPresentation || CATransaction.disableActions() { return nil }
    return action(forKey: key)
  }

  final func searchAction(forKey event: String) -> (any CAAction)? {
    if let action = delegate?.action(for: self, forKey: event) {
      // The usual answer of a view, recognised without a cast.
      return action === Self.noAction || action is NSNull ? nil : action
    }
    if let action = actions?[event] { return action is NSNull ? nil : action }
    if let action = (style?["actions"] as? [String: any CAAction])?[event] { return action is NSNull ? nil : action }
    if let action = type(of: self).defaultAction(forKey: event) { return action is NSNull ? nil : action }
    guard wasComposed, delegate == nil, isAnimatable(event) else { return nil }
    return implicitAnimation(forKey: event)
  }

  /// The delegate's answer for no action.
  package static let noAction: any CAAction = NSNull()

  /// Returns an animation from the value on screen to the value that is about to be set.
  private func implicitAnimation(forKey key: String) -> CAAction? {
    let duration = CATransaction.animationDuration()
    guard duration > 0 else { return nil }
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = (animations == nil ? self : presentationLayer(at: frames.now))?.value(
      forKeyPath: key)
    animation.duration = duration
    animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }

  // MARK: Time

  /// The clock of the server that shows the layer's tree, otherwise the current one. O(depth).
  package final var frames: FrameScheduler {
    var layer = self
    while let above = layer.parentLayer ?? layer.maskOwner { layer = above }
    return layer.serverFrames ?? .current
  }

  final func changeTiming(_ change: (inout Timing) -> Void) {
    var value = timing ?? Timing()
    change(&value)
    guard value != timing else { return }
    timing = value
    presentationCache = nil
    frames.requestFrame()
  }

  /// Converts an absolute time to the layer's clock, through its ancestors' clocks.
  final func localTime(atAbsolute time: CFTimeInterval) -> CFTimeInterval {
    let parent = parentLayer?.localTime(atAbsolute: time) ?? time
    guard let timing else { return parent }
    return (parent - timing.beginTime) * Double(timing.speed) + timing.timeOffset
  }

  final func absoluteTime(atLocal time: CFTimeInterval) -> CFTimeInterval {
    var parent = time
    if let timing, timing.speed != 0 {
      parent = (time - timing.timeOffset) / Double(timing.speed) + timing.beginTime
    }
    return parentLayer?.absoluteTime(atLocal: parent) ?? parent
  }

  /// Whether a host shows the layer's tree, and neither the layer nor an ancestor is hidden or transparent.
  final var isOnScreen: Bool {
    var layer = self
    if layer.isUnseen { return false }
    while let above = layer.parentLayer ?? layer.maskOwner {
      if above.isUnseen { return false }
      layer = above
    }
    return layer.onNeedsRender != nil
  }

  private var isUnseen: Bool {
    guard appearance.isHidden || appearance.opacity <= 0 else { return false }
    guard let keys = animations?.animatedKeys else { return true }
    return keys.isDisjoint(with: ["hidden", "isHidden", "opacity"])
  }

  final func isWithin(_ root: CALayer) -> Bool {
    var layer = self
    while layer !== root {
      guard let above = layer.parentLayer ?? layer.maskOwner else { return false }
      layer = above
    }
    return true
  }

  final var effectiveSpeed: Float {
    var speed: Float = 1
    var layer: CALayer? = self
    while let current = layer {
      speed *= current.timing?.speed ?? 1
      layer = current.parentLayer
    }
    return speed
  }
}

/// A presentation layer, valid for one instant.
package struct PresentationCache {
  let time: CFTimeInterval
  let layer: CALayer
}
