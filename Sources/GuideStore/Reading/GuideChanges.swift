import Foundation

/// Notices other programs' writes to a guide's file without polling it.
///
/// The kernel reports writes in the file's folder. If it cannot, and for folders on other computers, whose writes it
/// does not see, the guide is checked from time to time.
///
/// Unchecked because of `watch`, which is set during initialisation and never again; the work is done on `queue`.
public final class GuideChanges: @unchecked Sendable {
  private let store: GuideStore
  private let onChange: @Sendable () -> Void
  private let queue = DispatchQueue(label: "writes to the guide", qos: .utility)
  private let timer: any DispatchSourceTimer
  #if os(Linux)
    private var watch: FolderWatch?
  #endif

  /// Seconds from the first of several writes to the check, because an import writes for a while.
  private static let pause = 1.0
  /// Seconds between checks if nothing reports writes, and if something does.
  private static let interval = (alone: 5.0, watched: 60.0)

  /// Starts at once.
  /// - Parameter onChange: called on a background thread when something in the guide has changed, also by this program.
  public init(of store: GuideStore, onChange: @escaping @Sendable () -> Void) {
    self.store = store
    self.onChange = onChange
    timer = DispatchSource.makeTimerSource(queue: queue)
    var interval = Self.interval.alone
    #if os(Linux)
      watch = FolderWatch(path: store.path, queue: queue, pause: Self.pause) { [weak self] in self?.look() }
      if watch != nil { interval = Self.interval.watched }
    #endif
    if let server = store.server {
      // The watch reports changes. The timer is for when it cannot, and costs nothing as long as it can.
      interval = Self.interval.alone
      server.watch { [weak self] in
        guard let self else { return }
        queue.async { self.look() }
      }
    }
    timer.setEventHandler { [weak self] in self?.look() }
    timer.schedule(deadline: .now() + interval, repeating: interval)
    timer.resume()
  }

  deinit { stop() }

  /// Stops it; a call that has begun may still arrive.
  public func stop() {
    timer.cancel()
    #if os(Linux)
      watch?.stop()
    #endif
  }

  private func look() {
    // A check that fails now is repeated with the next write, or by the timer.
    if (try? store.reloadIfChanged()) == true { onChange() }
  }
}
