import CoreGraphics

/// A group of changes to layers: their duration and pacing, whether they animate, and a block to run when they are
/// done.
///
/// Outside of `begin()` and `commit()` changes belong to an implicit transaction, which ends with the next frame's
/// layout phase.
///
/// See [Apple's page](https://developer.apple.com/documentation/quartzcore/catransaction).
@preconcurrency @MainActor open class CATransaction: NSObject {
  struct Level {
    var duration: CFTimeInterval?
    var timingFunction: CAMediaTimingFunction?
    var disableActions: Bool?
    var block: (() -> Void)?
    var group: CompletionGroup?
    var values: [String: Any] = [:]
  }

  private static var levels: [Level] = []
  /// Whether the innermost level that says so disables actions.
  private static var explicitlyDisabled: Bool?
  /// Layers that have been added to another since the last commit.
  private static var uncommitted: Set<ObjectIdentifier> = []

  private static var current: ImplicitTransaction { FrameScheduler.current.transaction }
  private static var implicit: Level {
    get { current.level }
    _modify { yield &current.level }
  }

  /// Begins a transaction, nested in the current one.
  open class func begin() {
    var level = Level()
    level.group = currentGroup
    levels.append(level)
  }

  /// Ends the innermost transaction; does nothing without `begin()`.
  open class func commit() {
    guard let level = levels.popLast() else { return }
    updateDisabled()
    finish(level, outer: currentGroup)
  }

  /// Commits the implicit transaction: lays out all shown trees with pending layout.
  open class func flush() {
    let current = current
    current.layOut()
    guard levels.isEmpty else { return }
    uncommitted.removeAll(keepingCapacity: true)
    let level = current.level
    current.level = Level()
    finish(level, outer: nil)
  }

  private class func finish(_ level: Level, outer: CompletionGroup?) {
    if let group = level.group, group !== outer { group.commit() }
  }

  // MARK: Properties

  /// Returns the duration of animations in seconds; 0.25 unless set.
  open class func animationDuration() -> CFTimeInterval {
    levels.last { $0.duration != nil }?.duration ?? implicit.duration ?? 0.25
  }

  /// Sets the duration of animations added from now on in this transaction, in seconds.
  open class func setAnimationDuration(_ dur: CFTimeInterval) { change { $0.duration = dur } }

  /// Returns the pacing of implicit animations; nil, the default, stands for the default pacing.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { explicitTimingFunction }

  /// Sets the pacing of implicit animations; nil stands for the default pacing.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    change { $0.timingFunction = function }
  }

  /// Returns whether changes do not animate; false by default.
  open class func disableActions() -> Bool { explicitlyDisabled ?? implicit.disableActions ?? false }

  /// Sets whether changes do not animate.
  open class func setDisableActions(_ flag: Bool) {
    change { $0.disableActions = flag }
    updateDisabled()
  }

  /// Returns the block that runs when the animations of the transaction have ended.
  open class func completionBlock() -> (() -> Void)? { levels.last?.block ?? implicit.block }

  /// Sets a block that runs on the main actor when all animations added from now on in this transaction have ended.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    let outer = levels.count > 1 ? levels[levels.count - 2].group : (levels.isEmpty ? nil : implicit.group)
    let replaced = levels.last?.group ?? implicit.group
    // A replaced block runs when the animations up to now have ended.
    if let replaced, replaced !== outer { replaced.commit() }
    let group = block.map { block in CompletionGroup(block: block, parent: outer) }
    change {
      $0.block = block
      $0.group = group ?? outer
    }
  }

  /// Returns a property by one of the `kCATransaction…` keys, or the value stored under any other key.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: return animationDuration()
    case kCATransactionDisableActions: return disableActions()
    case kCATransactionAnimationTimingFunction: return animationTimingFunction()
    case kCATransactionCompletionBlock: return completionBlock()
    default: return levels.last { $0.values[key] != nil }?.values[key] ?? implicit.values[key]
    }
  }

  /// Sets a property by one of the `kCATransaction…` keys, or stores a value under any other key.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      if let value = anObject.map(AnimatableValue.init), case .scalar(let seconds) = value {
        setAnimationDuration(CFTimeInterval(seconds))
      }
    case kCATransactionDisableActions:
      if let value = anObject.map(AnimatableValue.init), case .scalar(let flag) = value { setDisableActions(flag != 0) }
    case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
    default: change { $0.values[key] = anObject }
    }
  }

  /// Does nothing: layers are used on the main actor only.
  open class func lock() {}
  /// Does nothing: layers are used on the main actor only.
  open class func unlock() {}

  private class func change(_ body: (inout Level) -> Void) {
    if levels.isEmpty {
      body(&implicit)
      current.noteChange()
    } else {
      body(&levels[levels.count - 1])
    }
  }

  private class func updateDisabled() {
    explicitlyDisabled = levels.last { $0.disableActions != nil }?.disableActions
  }

  // MARK: Inner workings

  static var explicitTimingFunction: CAMediaTimingFunction? {
    levels.last { $0.timingFunction != nil }?.timingFunction ?? implicit.timingFunction
  }

  static var currentGroup: CompletionGroup? { levels.isEmpty ? implicit.group : levels[levels.count - 1].group }

  static func noteJoined(_ layer: CALayer) { uncommitted.insert(ObjectIdentifier(layer)) }

  /// Returns whether a layer was part of a shown tree when a transaction was last committed. O(depth).
  static func hasCommitted(_ layer: CALayer) -> Bool {
    var layer = layer
    while !uncommitted.contains(ObjectIdentifier(layer)) {
      guard let parent = layer.parentLayer else { return layer.onNeedsRender != nil }
      layer = parent
    }
    return false
  }

  /// Runs `body` on the main actor after the current call has ended.
  package static func afterCommit(_ body: @escaping () -> Void) { current.afterCommit(body) }
}

/// The key of the duration, in seconds.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of whether changes do not animate.
public let kCATransactionDisableActions = "disableActions"
/// The key of the pacing.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the completion block.
public let kCATransactionCompletionBlock = "completionBlock"
