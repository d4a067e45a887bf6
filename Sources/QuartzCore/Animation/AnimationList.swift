import CoreGraphics

/// The animations of one layer, in the order they were added: later ones win.
@MainActor package final class AnimationList {
  struct Entry {
    let key: String?
    let animation: CAAnimation
    let group: CompletionGroup?
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

  /// Whether somebody may be told of a beginning or an end to come: such animations go on where nobody sees them.
  var isAwaited: Bool { entries.contains { !$0.hasEnded && (!$0.hasStarted || $0.animation.span.isFinite) } }

  /// The first keys of all properties that change.
  var animatedKeys: Set<String> { Set(entries.flatMap(\.animation.animatedKeys)) }
}
