import CoreGraphics

/// The animations of one layer, in the order they were added: later ones win.
@MainActor package final class AnimationList {
  struct Entry {
    let key: String?
    let animation: CAAnimation
    let group: CompletionGroup?
    /// That the animation was added in; its delegate is called in it.
    let context: AnyObject?
    /// The clock keeps a layer's animations in step until they end; this one has ended and only its values stay.
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

  /// When the next animation begins or ends, in the layer's time: a delegate may have to be called then, even for a
  /// layer that is not on screen. Nil: never.
  var nextEvent: CFTimeInterval? {
    var next: CFTimeInterval?
    for entry in entries where !entry.hasEnded {
      let event = entry.hasStarted ? entry.animation.beginTime + entry.animation.span : entry.animation.beginTime
      if event.isFinite { next = min(next ?? event, event) }
    }
    return next
  }

  /// The first keys of all properties that change.
  var animatedKeys: Set<String> { Set(entries.flatMap(\.animation.animatedKeys)) }
}
