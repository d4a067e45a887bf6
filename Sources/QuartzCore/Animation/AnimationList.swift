import CoreGraphics

/// The animations of one layer, in the order in which they were added: later ones take precedence.
@MainActor package final class AnimationList {
  struct Entry {
    let key: String?
    let animation: CAAnimation
    let group: CompletionGroup?
    /// The context in which the animation was added; its delegate is called in it.
    let context: AnyObject?
    /// Whether the animation has ended, so that only its values remain.
    var hasEnded = false
    var hasStarted = false
  }

  var entries: [Entry] = []

  var keys: [String]? {
    let keys = entries.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  subscript(key: String) -> CAAnimation? { entries.last { $0.key == key }?.animation }

  var isRunning: Bool { entries.contains { !$0.hasEnded } }

  /// The time at which the next animation begins or ends, on the layer's clock: a delegate may have to be called then,
  /// even for a layer that is not on screen. Nil: never.
  var nextEvent: CFTimeInterval? {
    var next: CFTimeInterval?
    for entry in entries where !entry.hasEnded {
      let event = entry.hasStarted ? entry.animation.beginTime + entry.animation.span : entry.animation.beginTime
      if event.isFinite { next = min(next ?? event, event) }
    }
    return next
  }

  /// The first keys of all animated properties.
  var animatedKeys: Set<String> { Set(entries.flatMap(\.animation.animatedKeys)) }
}
