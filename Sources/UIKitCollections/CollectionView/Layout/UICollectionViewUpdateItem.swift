import Foundation
@_spi(UIKit) import UIKitCore

/// One change of a batch update, as passed to a layout's `prepare(forCollectionViewUpdates:)`.
///
/// An index path whose second index is `NSNotFound` names a whole section.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uicollectionviewupdateitem).
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  /// The kind of change to the item or section.
  public enum Action: Int, Sendable {
    /// An insertion; there is no index path before the update.
    case insert = 0
    /// A deletion; there is no index path after the update.
    case delete = 1
    /// A replacement of the cell or of a section's cells.
    case reload = 2
    /// A move to another index path.
    case move = 3
    /// No change; the action of an item that was not made by a collection view.
    case none = 4
  }

  private var before: IndexPath?
  private var after: IndexPath?
  private var action: Action = .none

  public override init() {
    super.init()
  }

  /// Creates an update as the collection view reports it.
  convenience init(before: IndexPath?, after: IndexPath?, action: Action) {
    self.init()
    self.before = before
    self.after = after
    self.action = action
  }

  /// The item's index path before the update; nil for an insertion.
  open var indexPathBeforeUpdate: IndexPath? { before }

  /// The item's index path after the update; nil for a deletion.
  open var indexPathAfterUpdate: IndexPath? { after }

  /// The kind of change.
  open var updateAction: Action { action }

  /// Whether the update concerns a whole section.
  var isSectionUpdate: Bool {
    let path = indexPathBeforeUpdate ?? indexPathAfterUpdate
    return path.map { $0.count < 2 || $0.item == NSNotFound } ?? false
  }

  nonisolated open override var description: String {
    MainActor.assumeIsolated {
      let before = indexPathBeforeUpdate.map(String.init(describing:)) ?? "nil"
      let after = indexPathAfterUpdate.map(String.init(describing:)) ?? "nil"
      return "<\(type(of: self)): index path before update (\(before)) index path after update (\(after)) "
        + "action (\(updateAction))>"
    }
  }
}
