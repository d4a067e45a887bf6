import CoreGraphics

/// Advances the animations that follow a server's clock, in the frame's first phase, and ends them.
@MainActor final class AnimationClock: FrameScheduler.Client {
  private unowned let frames: FrameScheduler

  init(frames: FrameScheduler) { self.frames = frames }

  private struct Entry {
    weak var layer: CALayer?
    /// Strong, so that an animation of a deallocated layer still ends.
    let list: AnimationList
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var order: [ObjectIdentifier] = []
  /// The timer that requests the frame in which the next animation of an invisible layer begins or ends.
  private var wakeUp: (any PacerTimer)?

  func add(_ layer: CALayer, _ list: AnimationList) {
    let id = ObjectIdentifier(list)
    if entries[id] == nil {
      entries[id] = Entry(layer: layer, list: list)
      order.append(id)
    }
    frames.add(self, phase: .animate, in: nil)
    frames.requestFrame()
  }

  func frame(at now: TimeInterval) -> Bool {
    var ended: [(AnimationList.Entry, finished: Bool)] = []
    var started: [AnimationList.Entry] = []
    var isMoving = false
    var wakeDate = TimeInterval.infinity
    for id in order {
      guard let entry = entries[id] else { continue }
      guard let layer = entry.layer, layer.animations === entry.list else {
        // The delegates of removed animations were called when they were removed; the others belonged to a layer that
        // has been deallocated.
        for item in entry.list.entries where !item.hasEnded { ended.append((item, false)) }
        entry.list.entries = []
        entries[id] = nil
        continue
      }
      let local = layer.localTime(atAbsolute: now)
      for index in entry.list.entries.indices where !entry.list.entries[index].hasStarted {
        if entry.list.entries[index].animation.beginTime <= local {
          entry.list.entries[index].hasStarted = true
          started.append(entry.list.entries[index])
        }
      }
      let done = entry.list.entries.filter { item in
        !item.hasEnded && local >= item.animation.beginTime + item.animation.span
      }
      layer.animationsMoved()
      if !done.isEmpty {
        ended.append(contentsOf: done.map { ($0, true) })
        for index in entry.list.entries.indices
        where done.contains(where: { $0.animation === entry.list.entries[index].animation }) {
          entry.list.entries[index].hasEnded = true
        }
        layer.dropEndedAnimations()
      }
      if layer.animations?.isRunning == true {
        if layer.effectiveSpeed == 0 { continue }
        if layer.isOnScreen {
          isMoving = true
        } else if let event = entry.list.nextEvent {
          let date = layer.absoluteTime(atLocal: event)
          // Time that runs backwards in the layer never reaches the event.
          if date > now { wakeDate = min(wakeDate, date) }
        }
      } else {
        entries[id] = nil
      }
    }
    order.removeAll { entries[$0] == nil }
    wakeUp?.cancel()
    wakeUp = nil
    if !isMoving, wakeDate.isFinite {
      wakeUp = frames.schedule(after: wakeDate - now) { [weak frames] in frames?.requestFrame() }
    }
    for item in started {
      guard let delegate = item.animation.delegate else { continue }
      AmbientContext.perform(in: item.context) { delegate.animationDidStart(item.animation) }
    }
    for (item, finished) in ended {
      guard let delegate = item.animation.delegate else { continue }
      AmbientContext.perform(in: item.context) { delegate.animationDidStop(item.animation, finished: finished) }
    }
    for (item, _) in ended { item.group?.leave() }
    return isMoving
  }

  /// Marks the properties that animations have changed since the last frame, in a tree that is about to be drawn
  /// without a host and so requests no frames.
  func catchUp(_ root: CALayer) {
    for id in order {
      guard let layer = entries[id]?.layer, !layer.isOnScreen, layer.isWithin(root) else { continue }
      layer.animationsMoved()
    }
  }
}
