@_spi(UIKit) import UIKitCore

/// A cell that a collection view shows in place of an item which is not there yet.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uicollectionviewplaceholder).
@preconcurrency @MainActor open class UICollectionViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  let reuseIdentifier: String

  /// Creates a placeholder for a position, with the identifier that its cell is dequeued with.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }

  /// Configures the placeholder's cell when it is shown, and after `setNeedsCellUpdate()`; nil by default.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?
}
