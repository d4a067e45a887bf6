import Foundation

/// An object that shows or edits a file, and is notified when others change it through a file coordinator of the
/// program.
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/nsfilepresenter).
public protocol NSFilePresenter: NSObjectProtocol {
  /// The address of the file; nil for none.
  var presentedItemURL: URL? { get }
  /// The queue on which the presenter is notified of changes.
  var presentedItemOperationQueue: OperationQueue { get }
  /// Called when another presenter wants to read the file; it continues once its closure is called.
  func relinquishPresentedItem(toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void)
  /// Called when another presenter wants to write the file; it continues once its closure is called.
  func relinquishPresentedItem(toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void)
  /// Called before another presenter reads the file, so that this one saves its changes.
  func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  /// Called before the file is deleted.
  func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  /// Called when the file has moved.
  func presentedItemDidMove(to newURL: URL)
  /// Called when the file has changed.
  func presentedItemDidChange()
  /// Called when a file in the folder has changed.
  func presentedSubitemDidChange(at url: URL)
  /// Called when a file has appeared in the folder.
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

  /// Notifies the presenters of a file, and of the folders that contain it, on their queues.
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
