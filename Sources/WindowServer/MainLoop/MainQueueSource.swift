import CGTK
import Dispatch

@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func dispatchMainQueueHandle() -> Int32

@_silgen_name("_dispatch_main_queue_callback_4CF")
private func dispatchMainQueueCallback(_ message: UnsafeMutableRawPointer?)

/// libdispatch's main queue as a source of GLib's main loop.
///
/// libdispatch offers two functions for other run loops (CoreFoundation's uses the same): a descriptor that becomes
/// readable when the main queue has work, and a function that does the work. `MainActor` runs on this queue, so it is
/// served, too.
@MainActor final class MainQueueSource {
  private var source: guint = 0

  /// Serves the main queue whenever GLib's default context is iterated. Call it on the process's main thread.
  func attach() {
    guard source == 0 else { return }
    let handle = dispatchMainQueueHandle()
    source = g_unix_fd_add(
      handle, G_IO_IN,
      { descriptor, _, _ in
        MainQueueSource.acknowledge(descriptor)
        dispatchMainQueueCallback(nil)
        return gboolean(1)
      }, nil)
    // Blocks queued before there was a descriptor have not woken any thread.
    dispatchMainQueueCallback(nil)
  }

  func detach() {
    if source != 0 { g_source_remove(source) }
    source = 0
  }

  /// Resets the event counter, without which the loop would spin.
  private nonisolated static func acknowledge(_ descriptor: Int32) {
    var count: UInt64 = 0
    _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
  }
}
