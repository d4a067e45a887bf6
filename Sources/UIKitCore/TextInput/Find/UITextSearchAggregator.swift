/// Collects the results of a search. It can be used on any thread.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitextsearchaggregator-swift.struct).
///
/// Unchecked because of the documents' identifiers, which its lock guards.
public struct UITextSearchAggregator<DocumentIdentifier: Hashable>: @unchecked Sendable {
  private let collected: FoundRangeCollection<DocumentIdentifier>

  init(_ collected: FoundRangeCollection<DocumentIdentifier>) {
    self.collected = collected
  }

  /// The results in the order in which they were added.
  public var allFoundRanges: [UITextRange] { collected.ranges.map(\.range) }

  /// Adds a result. One that was added before is ignored.
  public func foundRange(_ range: UITextRange, searchString: String, document: DocumentIdentifier) {
    collected.add(FoundRange(range: range, document: document))
  }

  /// Removes a result. If it is the highlighted one, the next is highlighted.
  public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier) {
    collected.remove(FoundRange(range: range, document: document))
  }

  /// Removes all results, and searches again if the search was finished.
  public func invalidate() { collected.removeAll() }

  /// Ends the search: no more results will be added.
  public func finishedSearching() { collected.finish() }
}

/// A result in a document.
struct FoundRange<DocumentIdentifier: Hashable>: Hashable {
  let range: UITextRange
  let document: DocumentIdentifier
}

/// The results of one search, guarded by a lock.
///
/// Unchecked because of its variables, which `lock` guards.
final class FoundRangeCollection<DocumentIdentifier: Hashable>: @unchecked Sendable {
  /// A change after which the results should be read.
  enum Change {
    case some
    case finished
    case invalidated
  }

  typealias Found = FoundRange<DocumentIdentifier>
  private let lock = NSLock()
  /// The results, with nil for removed ones, so that removing one does not move the others.
  private var found: [Found?] = []
  private var places: [Found: Int] = [:]
  private var isFinished = false
  /// Whether the main actor is about to be notified. Many results found on another thread are one notification.
  private var isAnnounced = false
  private let onChange: @MainActor (Change) -> Void

  init(onChange: @escaping @MainActor (Change) -> Void) {
    self.onChange = onChange
  }

  var ranges: [Found] { lock.withLock { found.compactMap { $0 } } }

  func add(_ one: Found) {
    let announces = lock.withLock {
      guard places[one] == nil else { return false }
      places[one] = found.count
      found.append(one)
      return announce()
    }
    if announces { announceLater() }
  }

  func remove(_ one: Found) {
    let announces = lock.withLock {
      guard let place = places.removeValue(forKey: one) else { return false }
      found[place] = nil
      return announce()
    }
    if announces { announceLater() }
  }

  func removeAll() {
    let wasFinished = lock.withLock {
      found = []
      places = [:]
      defer { isFinished = false }
      return isFinished
    }
    notify(wasFinished ? .invalidated : .some)
  }

  func finish() {
    lock.withLock { isFinished = true }
    notify(.finished)
  }

  /// Returns whether the main actor must be notified. Called with the lock.
  private func announce() -> Bool {
    guard !isAnnounced else { return false }
    isAnnounced = true
    return true
  }

  private func announceLater() {
    Task { @MainActor in
      lock.withLock { isAnnounced = false }
      onChange(.some)
    }
  }

  private func notify(_ change: Change) {
    guard MainContext.isCurrent else {
      Task { @MainActor in onChange(change) }
      return
    }
    MainActor.assumeIsolated { onChange(change) }
  }
}
