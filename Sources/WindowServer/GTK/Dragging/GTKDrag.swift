import CGTK
import Foundation
import QuartzCore

/// A drag that began in a window of this program and can go anywhere on the desktop.
@MainActor final class GTKDrag {
  /// The drags in progress; seldom more than one.
  private static var running: [GTKDrag] = []

  private let offer: DragOffer
  /// The `GdkDrag`, which this object keeps.
  private let pointer: OpaquePointer
  /// The seconds after a drop in which the other program reports that it has taken the data. GDK waits without end.
  private static let patience: TimeInterval = 60
  private var timer: (any PacerTimer)?

  static func offer(of pointer: OpaquePointer) -> DragOffer? { running.first { $0.pointer == pointer }?.offer }

  /// Begins a drag with a device whose button is pressed, or whose finger is down, on a window.
  static func begin(_ offer: DragOffer, from window: UnsafeMutablePointer<GtkWidget>, with device: OpaquePointer)
    -> Bool
  {
    guard let surface = gtk_native_get_surface(OpaquePointer(window)), let content = DragContent.make(offer) else {
      return false
    }
    defer { g_object_unref(content) }
    // Copies only, because items are moved within one app only (facts 22.1).
    guard let pointer = gdk_drag_begin(surface, device, content, GDK_ACTION_COPY, 0, 0) else { return false }
    let drag = GTKDrag(offer, pointer)
    running.append(drag)
    drag.connect()
    drag.showPicture()
    return true
  }

  private init(_ offer: DragOffer, _ pointer: OpaquePointer) {
    (self.offer, self.pointer) = (offer, pointer)
  }

  private var data: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  private func connect() {
    let source = UnsafeMutableRawPointer(pointer)
    let finished: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void = { _, data in
      MainActor.assumeIsolated { object(GTKDrag.self, from: data)?.finish() }
    }
    Signal.connect(source, "dnd-finished", data: data, finished)
    let performed: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void = { _, data in
      MainActor.assumeIsolated { object(GTKDrag.self, from: data)?.waitForTheOther() }
    }
    Signal.connect(source, "drop-performed", data: data, performed)
    let cancelled: @convention(c) (UnsafeMutableRawPointer?, GdkDragCancelReason, UnsafeMutableRawPointer?) -> Void = {
      _, _, data in
      MainActor.assumeIsolated { object(GTKDrag.self, from: data)?.end(isTaken: false) }
    }
    Signal.connect(source, "cancel", data: data, cancelled)
  }

  private func showPicture() {
    guard let node = offer.picture?.renderNode() else { return }
    let bounds = node.bounds
    let snapshot = GTKSnapshot()
    // Shadows and badges may begin before the origin.
    snapshot.translated(x: -bounds.minX, y: -bounds.minY) { snapshot.append(node) }
    guard let paintable = snapshot.picture(size: bounds.size) else { return }
    gtk_drag_icon_set_from_paintable(
      pointer, paintable, Int32((offer.hotSpot.x - bounds.minX).rounded()),
      Int32((offer.hotSpot.y - bounds.minY).rounded()))
    g_object_unref(UnsafeMutableRawPointer(paintable))
  }

  private func waitForTheOther() {
    timer = FrameScheduler.standard.schedule(after: Self.patience) { [weak self] in self?.finish() }
  }

  /// Called when the other program has answered, or may not answer any more though it has got the data. On X11 GDK
  /// reports a refusal in the same way as a success, so whoever has read counts, even before the drop: file managers
  /// read while the drag is over them, and not again.
  private func finish() { end(isTaken: offer.wasTaken) }

  private func end(isTaken: Bool) {
    timer?.cancel()
    guard let index = Self.running.firstIndex(where: { $0 === self }) else { return }
    g_signal_handlers_disconnect_matched(
      UnsafeMutableRawPointer(pointer), G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, data)
    gdk_drag_drop_done(pointer, isTaken ? 1 : 0)
    let kept = Self.running.remove(at: index)
    g_object_unref(UnsafeMutableRawPointer(pointer))
    kept.offer.didEnd(isTaken)
  }
}
