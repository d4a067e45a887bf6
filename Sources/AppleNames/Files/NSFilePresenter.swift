import Foundation

/// An object that shows or edits a file, and is told when others change it by a file coordinator of the program.
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/nsfilepresenter).
public protocol NSFilePresenter: NSObjectProtocol {
  /// The address of the file; nil for none.
  var presentedItemURL: URL? { get }
  /// The queue on which the presenter is told of changes.
  var presentedItemOperationQueue: OperationQueue { get }
  /// Tells the presenter that another one wants to read the file; it continues when that calls its closure.
  func relinquishPresentedItem(toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void)
  /// Tells the presenter that another one wants to write the file; it continues when that calls its closure.
  func relinquishPresentedItem(toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void)
  /// Tells the presenter to save its changes before another one reads the file.
  func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  /// Tells the presenter that the file will be deleted.
  func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  /// Tells the presenter that the file has moved.
  func presentedItemDidMove(to newURL: URL)
  /// Tells the presenter that the file has changed.
  func presentedItemDidChange()
  /// Tells the presenter that a file in the folder has changed.
  func presentedSubitemDidChange(at url: URL)
  /// Tells the presenter that a file has appeared in the folder.
  func presentedSubitemDidAppear(at url: URL)
}

extension NSFilePresenter {
  public func relinquishPresentedItem(toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void) {
    reader(nil)
  }

  public func relinquishPresentedItem(toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void) {
    writer(nil)
  }

  public func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    completionHandler(nil)
  }

  public func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    completionHandler(nil)
  }

  public func presentedItemDidMove(to newURL: URL) {}

  public func presentedItemDidChange() {}

  public func presentedSubitemDidChange(at url: URL) {}

  public func presentedSubitemDidAppear(at url: URL) {}
}

/// The presenters of the program.
///
/// Unchecked: a lock protects the list.
final class FilePresenters: @unchecked Sendable {
  static let shared = FilePresenters()

  private let lock = NSLock()
  private var list: [any NSFilePresenter] = []

  var all: [any NSFilePresenter] { lock.withLock { list } }

  func add(_ presenter: any NSFilePresenter) { lock.withLock { list.append(presenter) } }

  func remove(_ presenter: any NSFilePresenter) { lock.withLock { list.removeAll { $0 === presenter } } }

  /// Tells presenters of a file, and of the folders that contain it, on their queues.
  func tell(
    of url: URL, except own: (any NSFilePresenter)?, item: @escaping @Sendable (any NSFilePresenter) -> Void,
    subitem: @escaping @Sendable (any NSFilePresenter) -> Void
  ) {
    let path = url.standardizedFileURL.path
    for presenter in all where presenter !== own {
      guard let shown = presenter.presentedItemURL?.standardizedFileURL.path else { continue }
      nonisolated(unsafe) let presenter = presenter
      if shown == path {
        presenter.presentedItemOperationQueue.addOperation { item(presenter) }
      } else if path.hasPrefix(shown.hasSuffix("/") ? shown : shown + "/") {
        presenter.presentedItemOperationQueue.addOperation { subitem(presenter) }
      }
    }
  }
}
