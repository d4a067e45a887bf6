#if os(Linux)
  import Foundation

  /// Reports writes to a file, and to files next to it whose names begin with its name, such as SQLite's logs
  /// (`inotify`).
  ///
  /// Unchecked because Dispatch sources are not `Sendable`: it contains only constants, and the work is done on
  /// `queue`.
  final class FolderWatch: @unchecked Sendable {
    private let watch: CInt
    private let prefix: [UInt8]
    private let queue: DispatchQueue
    private let pause: TimeInterval
    private let onWrite: @Sendable () -> Void
    private let source: any DispatchSourceRead

    /// - Parameters:
    ///   - queue: serial; writes are reported on it.
    ///   - pause: seconds from a write to the report, which includes all writes until then.
    /// - Returns: `nil` if the folder cannot be watched.
    init?(path: String, queue: DispatchQueue, pause: TimeInterval, onWrite: @escaping @Sendable () -> Void) {
      let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
      let watch = inotify_init1(CInt(IN_NONBLOCK) | CInt(IN_CLOEXEC))
      guard watch >= 0 else { return nil }
      let events = UInt32(IN_MODIFY) | UInt32(IN_MOVED_TO)
      guard inotify_add_watch(watch, file.deletingLastPathComponent().path, events) >= 0 else {
        close(watch)
        return nil
      }
      self.watch = watch
      self.queue = queue
      self.pause = pause
      self.onWrite = onWrite
      prefix = Array(file.lastPathComponent.utf8)
      source = DispatchSource.makeReadSource(fileDescriptor: watch, queue: queue)
      source.setCancelHandler { close(watch) }
      source.setEventHandler { [weak self] in self?.eventsAreThere() }
      source.resume()
    }

    func stop() { source.cancel() }

    private func eventsAreThere() {
      guard readEvents() else { return }
      // Other writes to the folder wake no thread.
      source.suspend()
      queue.asyncAfter(deadline: .now() + pause) { [self] in
        if !source.isCancelled {
          _ = readEvents()
          onWrite()
        }
        source.resume()
      }
    }

    /// Reads the events that have arrived.
    /// - Returns: whether any of them concerns the file.
    private func readEvents() -> Bool {
      let head = MemoryLayout<inotify_event>.size
      var isConcerned = false
      withUnsafeTemporaryAllocation(byteCount: 8_192, alignment: 8) { buffer in
        while true {
          let count = read(watch, buffer.baseAddress, buffer.count)
          guard count > 0 else { return }
          var place = 0
          while place + head <= count {
            let event = buffer.loadUnaligned(fromByteOffset: place, as: inotify_event.self)
            let name = buffer[min(place + head, count)..<min(place + head + Int(event.len), count)]
            if event.mask & UInt32(IN_Q_OVERFLOW) != 0 || name.starts(with: prefix) { isConcerned = true }
            place += head + Int(event.len)
          }
        }
      }
      return isConcerned
    }
  }
#endif
