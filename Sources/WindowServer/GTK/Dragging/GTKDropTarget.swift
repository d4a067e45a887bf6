import CGTK
import QuartzCore

/// Tells a surface's delegate of the drags that come over its window.
@MainActor final class GTKDropTarget {
  private unowned let surface: GTKSurface
  private let controller: OpaquePointer
  private var drop: GTKDrop?

  init?(surface: GTKSurface) {
    // Every format, because views decide which they take.
    guard let target = gtk_drop_target_async_new(nil, GDK_ACTION_COPY) else { return nil }
    self.surface = surface
    controller = target
    gtk_widget_add_controller(surface.content, controller)
    let data = Unmanaged.passUnretained(self).toOpaque()
    let source = UnsafeMutableRawPointer(controller)
    let accept:
      @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> gboolean = {
        _, _, _ in gboolean(1)
      }
    Signal.connect(source, "accept", data: data, accept)
    typealias Move =
      @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, Double, Double, UnsafeMutableRawPointer?) ->
      GdkDragAction
    let move: Move = { _, drop, x, y, data in
      MainActor.assumeIsolated {
        guard let drop, let target = object(GTKDropTarget.self, from: data) else { return GdkDragAction(0) }
        return target.move(drop, to: CGPoint(x: x, y: y))
      }
    }
    Signal.connect(source, "drag-enter", data: data, move)
    Signal.connect(source, "drag-motion", data: data, move)
    let leave: @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void = {
      _, drop, data in
      MainActor.assumeIsolated { object(GTKDropTarget.self, from: data)?.leave() }
    }
    Signal.connect(source, "drag-leave", data: data, leave)
    let dropped:
      @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, Double, Double, UnsafeMutableRawPointer?) ->
        gboolean = { _, drop, x, y, data in
          MainActor.assumeIsolated {
            guard let drop, let target = object(GTKDropTarget.self, from: data) else { return gboolean(0) }
            target.take(drop, at: CGPoint(x: x, y: y))
            return gboolean(1)
          }
        }
    Signal.connect(source, "drop", data: data, dropped)
  }

  /// Stops accepting drops.
  func detach() {
    leave()
    gtk_widget_remove_controller(surface.content, controller)
  }

  private func drop(for pointer: OpaquePointer) -> GTKDrop {
    if let drop, drop.pointer == pointer { return drop }
    leave()
    let made = GTKDrop(pointer)
    drop = made
    made.prepare { [weak self, weak made] in if let made { self?.addressesDidCome(to: made) } }
    return made
  }

  private func move(_ pointer: OpaquePointer, to location: CGPoint) -> GdkDragAction {
    let drop = drop(for: pointer)
    drop.location = location
    return action(of: drop)
  }

  /// Returns what a drop would do now, and tells the delegate where the drag is.
  private func action(of drop: GTKDrop) -> GdkDragAction {
    guard drop.isReady, drop.allowsCopy, let delegate = surface.delegate else { return GdkDragAction(0) }
    drop.isKnown = true
    return delegate.surface(surface, drag: drop, didMoveTo: drop.location) ? GDK_ACTION_COPY : GdkDragAction(0)
  }

  private func addressesDidCome(to drop: GTKDrop) {
    if drop.isDropped { return perform(drop) }
    guard self.drop === drop else { return }
    drop.propose(action(of: drop))
  }

  private func leave() {
    guard let drop else { return }
    self.drop = nil
    if drop.isKnown, !drop.isDropped { surface.delegate?.surface(surface, dragDidLeave: drop) }
  }

  private func take(_ pointer: OpaquePointer, at location: CGPoint) {
    let drop = drop(for: pointer)
    self.drop = nil
    drop.location = location
    drop.isDropped = true
    if drop.isReady { perform(drop) }
  }

  private func perform(_ drop: GTKDrop) {
    // A view may have become interested only now, if the addresses came after the drop.
    guard action(of: drop) == GDK_ACTION_COPY, let delegate = surface.delegate else {
      if drop.isKnown { surface.delegate?.surface(surface, dragDidLeave: drop) }
      return drop.refuse()
    }
    drop.perform { delegate.surface(surface, didDrop: drop, at: drop.location) }
  }
}
