import Foundation
@_spi(UIKit) import UIKitCore

/// A data source whose items have identifiers that outlive the program, for restoring selection and scroll position.
/// UIKit never calls its methods here: there is no state restoration.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uidatasourcemodelassociation).
@preconcurrency @MainActor public protocol UIDataSourceModelAssociation: AnyObject {
  /// Returns the identifier of an item.
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?

  /// Returns the current index path of the item with an identifier; nil if it no longer exists.
  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}
