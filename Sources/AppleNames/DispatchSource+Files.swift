import UIKit

/// A source of events about an open file or folder.
///
/// The kernel reports them by inotify. There are none of `revoke` and `funlock`.
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
    FileWatch(fileDescriptor, eventMask, source).keep()
    return source
  }
}

/// Reads the kernel's events about a file, and sends them to a source while it exists.
private final class FileWatch {
  nonisolated(unsafe) private static let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

  let file: Int32
  let mask: DispatchSource.FileSystemEvent
  private weak var source: DispatchSource?
  private let reader: (any DispatchSourceRead)?

  static func watch(of source: any DispatchSourceProtocol) -> FileWatch? {
    objc_getAssociatedObject(source, UnsafeRawPointer(key)) as? FileWatch
  }

  init(_ file: Int32, _ mask: DispatchSource.FileSystemEvent, _ source: DispatchSource) {
    (self.file, self.mask, self.source) = (file, mask, source)
    let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    let wanted = IN_MODIFY | IN_ATTRIB | IN_MOVE_SELF | IN_DELETE_SELF | IN_CREATE | IN_DELETE | IN_MOVE
    guard descriptor >= 0, inotify_add_watch(descriptor, "/proc/self/fd/\(file)", UInt32(wanted)) >= 0 else {
      if descriptor >= 0 { close(descriptor) }
      reader = nil
      return
    }
    let reader = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: Self.queue)
    let changes = FileChanges(file)
    // The source keeps this object, and so the reader.
    reader.setEventHandler { [weak source] in
      let events = changes.read(from: descriptor).intersection(mask)
      if let source, !source.isCancelled, !events.isEmpty { source.or(data: events.rawValue) }
    }
    reader.setCancelHandler { close(descriptor) }
    reader.resume()
    self.reader = reader
  }

  deinit { reader?.cancel() }

  func keep() {
    if let source { objc_setAssociatedObject(source, UnsafeRawPointer(Self.key), self, .OBJC_ASSOCIATION_RETAIN) }
  }

  private static let queue = DispatchQueue(label: "file-changes")
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
    var result: DispatchSource.FileSystemEvent = []
    let capacity = 4096
    withUnsafeTemporaryAllocation(byteCount: capacity, alignment: MemoryLayout<inotify_event>.alignment) { buffer in
      while case let count = Glibc.read(descriptor, buffer.baseAddress, capacity), count > 0 {
        var place = 0
        while place + MemoryLayout<inotify_event>.size <= count {
          let event = buffer.loadUnaligned(fromByteOffset: place, as: inotify_event.self)
          result.formUnion(events(Int32(truncatingIfNeeded: event.mask)))
          place += MemoryLayout<inotify_event>.size + Int(event.len)
        }
      }
    }
    return result
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
