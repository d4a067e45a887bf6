import Synchronization
import UIKit

/// A source of events about an open file or folder.
///
/// The kernel reports them by inotify. There are none of `revoke` and `funlock`, nor of the removal of a folder, which
/// the kernel reports when it is closed.
///
/// See [Apple's page](https://developer.apple.com/documentation/dispatch/dispatchsourcefilesystemobject).
public protocol DispatchSourceFileSystemObject: AnyObject, DispatchSourceProtocol {}

extension DispatchSourceFileSystemObject {
  /// The descriptor of the file or folder.
  public var handle: Int32 { FileWatch.watch(of: self)?.file ?? -1 }

  /// The events since the handler was last called.
  public var data: DispatchSource.FileSystemEvent {
    let bits: UInt = data
    return DispatchSource.FileSystemEvent(rawValue: bits)
  }

  /// The events for which the handler is called.
  public var mask: DispatchSource.FileSystemEvent { FileWatch.watch(of: self)?.mask ?? [] }
}

// The conforming object is the one from which the events come: Dispatch accepts only its own sources.
extension DispatchSource: DispatchSourceFileSystemObject {}

extension DispatchSource {
  /// Creates a source whose handler is called when a file or folder changes.
  ///
  /// - Parameters:
  ///   - fileDescriptor: the open file or folder, which the caller closes after the source was cancelled.
  ///   - eventMask: the events for which it is called.
  ///   - queue: the queue on which it is called; nil is a global queue.
  public static func makeFileSystemObjectSource(
    fileDescriptor: Int32, eventMask: FileSystemEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceFileSystemObject {
    let events: any DispatchSourceUserDataOr = DispatchSource.makeUserDataOrSource(queue: queue)
    guard let source = events as? DispatchSource else {
      preconditionFailure("Dispatch created a source of an unexpected class")
    }
    FileWatch.begin(fileDescriptor, eventMask, source)
    return source
  }
}

/// Reads the kernel's events about a file, and sends them to a source until it is cancelled or released.
///
/// Unchecked because of the references, which do not change, and of `changes`, which is used on one queue.
private final class FileWatch: @unchecked Sendable {
  let file: Int32
  let mask: DispatchSource.FileSystemEvent
  private weak var source: DispatchSource?
  private let reader: any DispatchSourceRead
  private let changes: FileChanges

  private static let watches = Mutex<[FileWatch]>([])
  private static let queue = DispatchQueue(label: "file-changes")

  static func watch(of source: any DispatchSourceProtocol) -> FileWatch? {
    watches.withLock { $0.first { $0.source === source as AnyObject } }
  }

  /// Begins a watch, and ends those of sources that are cancelled or gone. O(watches). Without effect if the system has
  /// no more watches, or the descriptor is not open.
  static func begin(_ file: Int32, _ mask: DispatchSource.FileSystemEvent, _ source: DispatchSource) {
    guard let watch = FileWatch(file, mask, source) else { return }
    let ended = watches.withLock { watches in
      let ended = watches.filter(\.isOver)
      watches.removeAll(where: \.isOver)
      watches.append(watch)
      return ended
    }
    for watch in ended { watch.reader.cancel() }
  }

  private init?(_ file: Int32, _ mask: DispatchSource.FileSystemEvent, _ source: DispatchSource) {
    (self.file, self.mask, self.source) = (file, mask, source)
    // The caller may close its own when the source is cancelled.
    let copy = fcntl(file, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0 else { return nil }
    let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    let wanted = IN_MODIFY | IN_ATTRIB | IN_MOVE_SELF | IN_DELETE_SELF | IN_CREATE | IN_DELETE | IN_MOVE
    guard descriptor >= 0, inotify_add_watch(descriptor, "/proc/self/fd/\(copy)", UInt32(wanted)) >= 0 else {
      if descriptor >= 0 { close(descriptor) }
      close(copy)
      return nil
    }
    reader = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: Self.queue)
    changes = FileChanges(copy)
    reader.setEventHandler { [weak self] in self?.read(from: descriptor) }
    reader.setCancelHandler {
      close(descriptor)
      close(copy)
    }
    reader.resume()
  }

  private var isOver: Bool { source?.isCancelled ?? true }

  private func read(from descriptor: Int32) {
    let events = changes.read(from: descriptor).intersection(mask)
    guard let source, !source.isCancelled else { return reader.cancel() }
    if !events.isEmpty { source.or(data: events.rawValue) }
  }
}

/// The last known size and number of names of a file, from which its changes follow. Used on one queue.
private final class FileChanges: @unchecked Sendable {
  private let file: Int32
  private var size: Int
  private var links: UInt

  init(_ file: Int32) {
    self.file = file
    (size, links) = Self.state(of: file)
  }

  private static func state(of file: Int32) -> (Int, UInt) {
    var state = stat()
    return fstat(file, &state) == 0 ? (Int(state.st_size), UInt(state.st_nlink)) : (0, 0)
  }

  /// Reads the events that have arrived.
  func read(from descriptor: Int32) -> DispatchSource.FileSystemEvent {
    var masks: Int32 = 0
    let capacity = 4096
    withUnsafeTemporaryAllocation(byteCount: capacity, alignment: MemoryLayout<inotify_event>.alignment) { buffer in
      while case let count = Glibc.read(descriptor, buffer.baseAddress, capacity), count > 0 {
        var place = 0
        while place + MemoryLayout<inotify_event>.size <= count {
          let event = buffer.loadUnaligned(fromByteOffset: place, as: inotify_event.self)
          masks |= Int32(truncatingIfNeeded: event.mask)
          place += MemoryLayout<inotify_event>.size + Int(event.len)
        }
      }
    }
    return events(masks)
  }

  private func events(_ mask: Int32) -> DispatchSource.FileSystemEvent {
    var result: DispatchSource.FileSystemEvent = []
    let (newSize, newLinks) = Self.state(of: file)
    if mask & (IN_MODIFY | IN_CREATE | IN_DELETE | IN_MOVE) != 0 {
      result.insert(.write)
      if newSize > size { result.insert(.extend) }
    }
    if mask & IN_ATTRIB != 0 { result.insert(newLinks == links ? .attrib : .link) }
    // An open file that was removed has no name left, and exists until it is closed.
    if mask & IN_DELETE_SELF != 0 || newLinks == 0 && links > 0 { result.insert(.delete) }
    if mask & IN_MOVE_SELF != 0 { result.insert(.rename) }
    (size, links) = (newSize, newLinks)
    return result
  }
}
