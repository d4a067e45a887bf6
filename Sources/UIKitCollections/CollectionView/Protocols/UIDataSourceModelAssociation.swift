import Foundation
@_spi(UIKit) import UIKitCore

/// A data source whose items have identifiers that outlive the program: for restoring what was selected and where it
/// was scrolled to.
@preconcurrency @MainActor public protocol UIDataSourceModelAssociation: AnyObject {
  /// The identifier of an item.
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?

  /// Where the item with an identifier is now; nil if it is gone.
  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}
