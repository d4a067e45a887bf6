import Foundation

/// Orders the accesses of a program's parts to files: one writes a file, or several read it.
///
/// Other programs are not waited for: none of Linux takes part in it.
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/nsfilecoordinator).
open class NSFileCoordinator: NSObject {
  /// Choices for reading; without effect here.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Does not request presenters to save.
    public static let withoutChanges = ReadingOptions(rawValue: 1 << 0)
    /// Reads what a symbolic link points to.
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 1 << 1)
    /// Reads attributes only.
    public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 1 << 2)
    /// Reads for sending the file.
    public static let forUploading = ReadingOptions(rawValue: 1 << 3)
  }

  /// The purposes of writing.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Deletes the file.
    public static let forDeleting = WritingOptions(rawValue: 1 << 0)
    /// Moves the file.
    public static let forMoving = WritingOptions(rawValue: 1 << 1)
    /// Writes after presenters have saved.
    public static let forMerging = WritingOptions(rawValue: 1 << 2)
    /// Replaces the file.
    public static let forReplacing = WritingOptions(rawValue: 1 << 3)
    /// Changes attributes only.
    public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 1 << 4)
  }

  private let presenter: (any NSFilePresenter)?
  private let state = CancellationState()
  /// The name of the part of the program on whose behalf files are accessed.
  open var purposeIdentifier = UUID().uuidString

  /// Creates a coordinator for a presenter, which is not notified of its own changes; nil for none.
  public init(filePresenter: (any NSFilePresenter)? = nil) { presenter = filePresenter }

  /// The presenters of the program.
  open class var filePresenters: [any NSFilePresenter] { FilePresenters.shared.all }

  /// Registers a presenter, which is retained until it is removed.
  open class func addFilePresenter(_ filePresenter: any NSFilePresenter) { FilePresenters.shared.add(filePresenter) }

  /// Ends the registration of a presenter.
  open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {
    FilePresenters.shared.remove(filePresenter)
  }

  /// Waits until nothing writes a file, and calls a closure that reads it.
  ///
  /// - Parameter outError: receives the error after a cancellation.
  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
    byAccessor reader: (URL) -> Void
  ) {
    access([url], [], outError) { reader(url) }
  }

  /// Waits until nothing accesses a file, and calls a closure that writes it; then notifies presenters.
  ///
  /// - Parameter outError: receives the error after a cancellation.
  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
    byAccessor writer: (URL) -> Void
  ) {
    access([], [url], outError) { writer(url) }
    tellOfChange(at: url)
  }

  /// Waits until nothing writes one file or accesses another, and calls a closure that reads the first and writes the
  /// second; then notifies presenters.
  open func coordinate(
    readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL,
    options writingOptions: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
    byAccessor readerWriter: (URL, URL) -> Void
  ) {
    access([readingURL], [writingURL], outError) { readerWriter(readingURL, writingURL) }
    tellOfChange(at: writingURL)
  }

  /// Waits until nothing accesses two files, and calls a closure that writes them; then notifies presenters.
  open func coordinate(
    writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL,
    options options2: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
    byAccessor writer: (URL, URL) -> Void
  ) {
    access([], [url1, url2], outError) { writer(url1, url2) }
    for url in [url1, url2] { tellOfChange(at: url) }
  }

  /// Notifies presenters that a file has moved.
  open func item(at oldURL: URL, didMoveTo newURL: URL) {
    FilePresenters.shared.tell(of: oldURL, except: presenter) {
      $0.presentedItemDidMove(to: newURL)
    } subitem: {
      $0.presentedSubitemDidChange(at: newURL)
    }
  }

  /// Cancels the coordinator's pending calls: their closures are not called.
  open func cancel() { state.cancel() }

  private func tellOfChange(at url: URL) {
    FilePresenters.shared.tell(of: url, except: presenter) {
      $0.presentedItemDidChange()
    } subitem: {
      $0.presentedSubitemDidChange(at: url)
    }
  }

  private func access(
    _ reading: [URL], _ writing: [URL], _ outError: UnsafeMutablePointer<NSError?>?, _ body: () -> Void
  ) {
    let (reads, writes) = (reading.map(\.standardizedFileURL.path), writing.map(\.standardizedFileURL.path))
    guard FileAccesses.shared.begin(reads, writes, until: { self.state.isCancelled }) else {
      outError?.pointee = CocoaError(.userCancelled) as NSError
      return
    }
    defer { FileAccesses.shared.end(reads, writes) }
    body()
  }
}

/// Whether a coordinator was cancelled.
///
/// Unchecked: a lock protects the value.
private final class CancellationState: @unchecked Sendable {
  private let lock = NSLock()
  private var value = false

  var isCancelled: Bool { lock.withLock { value } }

  func cancel() {
    lock.withLock { value = true }
    FileAccesses.shared.look()
  }
}

/// The accesses to files that are under way.
///
/// Unchecked: a condition protects the counts.
private final class FileAccesses: @unchecked Sendable {
  static let shared = FileAccesses()

  private let condition = NSCondition()
  private var readers: [String: Int] = [:]
  /// The writing thread of each file: it may access the file again.
  private var writers: [String: (thread: pthread_t, count: Int)] = [:]

  /// Waits until the accesses can begin; returns false if they are cancelled before.
  func begin(_ reads: [String], _ writes: [String], until isCancelled: () -> Bool) -> Bool {
    let own = pthread_self()
    condition.lock()
    defer { condition.unlock() }
    while true {
      if isCancelled() { return false }
      // All at once, so that two accesses cannot each wait for a file of the other.
      let isFree =
        (reads + writes).allSatisfy { path in writers[path].map { $0.thread == own } ?? true }
        && writes.allSatisfy { readers[$0] == nil || writers[$0]?.thread == own }
      if isFree { break }
      condition.wait()
    }
    for path in reads { readers[path, default: 0] += 1 }
    for path in writes { writers[path] = (own, (writers[path]?.count ?? 0) + 1) }
    return true
  }

  func end(_ reads: [String], _ writes: [String]) {
    condition.lock()
    for path in reads {
      let count = (readers[path] ?? 1) - 1
      readers[path] = count == 0 ? nil : count
    }
    for path in writes {
      let count = (writers[path]?.count ?? 1) - 1
      writers[path] = count == 0 ? nil : writers[path].map { ($0.thread, count) }
    }
    condition.broadcast()
    condition.unlock()
  }

  /// Wakes waiting accesses so that they check whether they are cancelled.
  func look() {
    condition.lock()
    condition.broadcast()
    condition.unlock()
  }
}
