import CoreGraphics
import Foundation
@_spi(UIKit) import UIKitCore

/// The data of a table view: how many sections and rows there are, the cells for them, and changes by the user.
@preconcurrency @MainActor public protocol UITableViewDataSource: AnyObject {
  /// The number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// A configured cell, best got from `dequeueReusableCell(withIdentifier:for:)`.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// The number of sections; 1 when not implemented.
  func numberOfSections(in tableView: UITableView) -> Int

  /// The text above a section, where the delegate has no view for it.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// The text below a section, where the delegate has no view for it.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  /// Whether a row can be edited; true when not implemented.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// Whether a row can be moved. Rows have a grip, while the table is edited, where this is implemented.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// The titles of the index bar.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?

  /// The section an index title leads to; the one of the same number when not implemented.
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int

  /// Inserts or deletes a row, as the user requested: in the data, and in the table view.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)

  /// A row was moved by the user; move it in the data, too.
  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

// The defaults behind the optional methods; see `OptionalMethod`.
extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int {
    OptionalMethod.isMissing(.numberOfSectionsInTableView)
    return 1
  }

  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    OptionalMethod.isMissing(.tableViewTitleForHeaderInSection)
    return nil
  }

  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    OptionalMethod.isMissing(.tableViewTitleForFooterInSection)
    return nil
  }

  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.isMissing(.tableViewCanEditRowAt)
    return true
  }

  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.isMissing(.tableViewCanMoveRowAt)
    return true
  }

  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    OptionalMethod.isMissing(.sectionIndexTitlesForTableView)
    return nil
  }

  public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    OptionalMethod.isMissing(.tableViewSectionForSectionIndexTitle)
    return index
  }

  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    OptionalMethod.isMissing(.tableViewCommit)
  }

  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    OptionalMethod.isMissing(.tableViewMoveRowAt)
  }
}

// `delegate?.method?(…)`, nil where the method is not implemented.
extension UITableViewDataSource {
  /// The optional methods of the name as a value: nil when the object implements none of them.
  @_disfavoredOverload public var numberOfSections: _UITableViewDataSource_numberOfSections? {
    _UITableViewDataSource_numberOfSections(target: self)
  }
  /// The optional methods of the name as a value: nil when the object implements none of them.
  @_disfavoredOverload public var tableView: _UITableViewDataSource_tableView? {
    _UITableViewDataSource_tableView(target: self)
  }
  /// The optional methods of the name as a value: nil when the object implements none of them.
  @_disfavoredOverload public var sectionIndexTitles: _UITableViewDataSource_sectionIndexTitles? {
    _UITableViewDataSource_sectionIndexTitles(target: self)
  }
}

/// The optional `numberOfSections` methods of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UITableViewDataSource_numberOfSections {
  let target: any UITableViewDataSource

  @discardableResult public func callAsFunction(in tableView: UITableView) -> Int? {
    OptionalMethod.call(.numberOfSectionsInTableView) { target.numberOfSections(in: tableView) }
  }
}

/// The optional `tableView` methods of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UITableViewDataSource_tableView {
  let target: any UITableViewDataSource

  @discardableResult public func callAsFunction(_ tableView: UITableView, titleForHeaderInSection section: Int)
    -> String?
  {
    OptionalMethod.call(.tableViewTitleForHeaderInSection) {
      target.tableView(tableView, titleForHeaderInSection: section)
    } ?? nil
  }

  @discardableResult public func callAsFunction(_ tableView: UITableView, titleForFooterInSection section: Int)
    -> String?
  {
    OptionalMethod.call(.tableViewTitleForFooterInSection) {
      target.tableView(tableView, titleForFooterInSection: section)
    } ?? nil
  }

  @discardableResult public func callAsFunction(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool? {
    OptionalMethod.call(.tableViewCanEditRowAt) { target.tableView(tableView, canEditRowAt: indexPath) }
  }

  @discardableResult public func callAsFunction(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool? {
    OptionalMethod.call(.tableViewCanMoveRowAt) { target.tableView(tableView, canMoveRowAt: indexPath) }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int? {
    OptionalMethod.call(.tableViewSectionForSectionIndexTitle) {
      target.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.call(.tableViewCommit) { target.tableView(tableView, commit: editingStyle, forRowAt: indexPath) }
  }

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

  @discardableResult public func callAsFunction(for tableView: UITableView) -> [String]? {
    OptionalMethod.call(.sectionIndexTitlesForTableView) { target.sectionIndexTitles(for: tableView) } ?? nil
  }
}
