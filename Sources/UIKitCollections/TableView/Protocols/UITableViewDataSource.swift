import CoreGraphics
import Foundation
@_spi(UIKit) import UIKitCore

/// The data of a table view: the numbers of sections and rows, the cells for them, and changes by the user.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitableviewdatasource).
@preconcurrency @MainActor public protocol UITableViewDataSource: AnyObject {
  /// Returns the number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// Returns a configured cell, preferably dequeued with `dequeueReusableCell(withIdentifier:for:)`.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// Returns the number of sections; 1 if not implemented.
  func numberOfSections(in tableView: UITableView) -> Int

  /// Returns the text above a section, used if the delegate provides no view; nil for none.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// Returns the text below a section, used if the delegate provides no view; nil for none.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  /// Returns whether a row can be edited; true if not implemented.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// Returns whether a row can be moved. Rows have a grip during editing only if this is implemented.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// Returns the titles of the index bar; nil for none.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?

  /// Returns the section to which an index title leads; the one of the same index if not implemented.
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int

  /// Called when the user has inserted or deleted a row: make the change in the data and in the table view.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)

  /// Called when the user has moved a row: move it in the data, too.
  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

// The defaults behind the optional methods; see `OptionalMethod`.
extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int {
    OptionalMethod.handleMissing(
      .numberOfSectionsInTableView, of: self as any UITableViewDataSource, [tableView], else: 1
    ) {
      $0.numberOfSections(in: tableView)
    }
  }

  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    OptionalMethod.handleMissing(
      .tableViewTitleForHeaderInSection, of: self as any UITableViewDataSource, [tableView, section], else: nil
    ) {
      $0.tableView(tableView, titleForHeaderInSection: section)
    }
  }

  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    OptionalMethod.handleMissing(
      .tableViewTitleForFooterInSection, of: self as any UITableViewDataSource, [tableView, section], else: nil
    ) {
      $0.tableView(tableView, titleForFooterInSection: section)
    }
  }

  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.handleMissing(
      .tableViewCanEditRowAt, of: self as any UITableViewDataSource, [tableView, indexPath], else: true
    ) {
      $0.tableView(tableView, canEditRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.handleMissing(
      .tableViewCanMoveRowAt, of: self as any UITableViewDataSource, [tableView, indexPath], else: true
    ) {
      $0.tableView(tableView, canMoveRowAt: indexPath)
    }
  }

  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    OptionalMethod.handleMissing(
      .sectionIndexTitlesForTableView, of: self as any UITableViewDataSource, [tableView], else: nil
    ) {
      $0.sectionIndexTitles(for: tableView)
    }
  }

  public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    OptionalMethod.handleMissing(
      .tableViewSectionForSectionIndexTitle, of: self as any UITableViewDataSource, [tableView, title, index],
      else: index
    ) {
      $0.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
    }
  }

  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    OptionalMethod.handleMissing(
      .tableViewCommit, of: self as any UITableViewDataSource, [tableView, editingStyle, indexPath]
    ) {
      $0.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
    }
  }

  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    OptionalMethod.handleMissing(
      .tableViewMoveRowAt, of: self as any UITableViewDataSource, [tableView, sourceIndexPath, destinationIndexPath]
    ) {
      $0.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
    }
  }
}

// `delegate?.method?(…)`, nil where the method is not implemented.
extension UITableViewDataSource {
  /// The optional methods of this name as a value; nil if the object implements none of them.
  @_disfavoredOverload public var numberOfSections: _UITableViewDataSource_numberOfSections? {
    _UITableViewDataSource_numberOfSections(target: self)
  }
  /// The optional methods of this name as a value; nil if the object implements none of them.
  @_disfavoredOverload public var tableView: _UITableViewDataSource_tableView? {
    _UITableViewDataSource_tableView(target: self)
  }
  /// The optional methods of this name as a value; nil if the object implements none of them.
  @_disfavoredOverload public var sectionIndexTitles: _UITableViewDataSource_sectionIndexTitles? {
    _UITableViewDataSource_sectionIndexTitles(target: self)
  }
}

/// The optional `numberOfSections` methods of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UITableViewDataSource_numberOfSections {
  let target: any UITableViewDataSource

  /// Calls `numberOfSections(in:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(in tableView: UITableView) -> Int? {
    OptionalMethod.call(.numberOfSectionsInTableView) { target.numberOfSections(in: tableView) }
  }
}

/// The optional `tableView` methods of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UITableViewDataSource_tableView {
  let target: any UITableViewDataSource

  /// Calls `tableView(_:titleForHeaderInSection:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(_ tableView: UITableView, titleForHeaderInSection section: Int)
    -> String?
  {
    OptionalMethod.call(.tableViewTitleForHeaderInSection) {
      target.tableView(tableView, titleForHeaderInSection: section)
    } ?? nil
  }

  /// Calls `tableView(_:titleForFooterInSection:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(_ tableView: UITableView, titleForFooterInSection section: Int)
    -> String?
  {
    OptionalMethod.call(.tableViewTitleForFooterInSection) {
      target.tableView(tableView, titleForFooterInSection: section)
    } ?? nil
  }

  /// Calls `tableView(_:canEditRowAt:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool? {
    OptionalMethod.call(.tableViewCanEditRowAt) { target.tableView(tableView, canEditRowAt: indexPath) }
  }

  /// Calls `tableView(_:canMoveRowAt:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool? {
    OptionalMethod.call(.tableViewCanMoveRowAt) { target.tableView(tableView, canMoveRowAt: indexPath) }
  }

  /// Calls `tableView(_:sectionForSectionIndexTitle:at:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int? {
    OptionalMethod.call(.tableViewSectionForSectionIndexTitle) {
      target.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
    }
  }

  /// Calls `tableView(_:commit:forRowAt:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.call(.tableViewCommit) { target.tableView(tableView, commit: editingStyle, forRowAt: indexPath) }
  }

  /// Calls `tableView(_:moveRowAt:to:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) -> Void? {
    OptionalMethod.call(.tableViewMoveRowAt) {
      target.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
    }
  }
}

/// The optional `sectionIndexTitles` methods of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UITableViewDataSource_sectionIndexTitles {
  let target: any UITableViewDataSource

  /// Calls `sectionIndexTitles(for:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(for tableView: UITableView) -> [String]? {
    OptionalMethod.call(.sectionIndexTitlesForTableView) { target.sectionIndexTitles(for: tableView) } ?? nil
  }
}
