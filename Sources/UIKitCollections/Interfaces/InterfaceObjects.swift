@_spi(UIKit) import UIKitCore

// Reads the parts of interface documents that concern classes of this module.

extension UICollectionView: InterfaceObject {
  package static var ownMethods: [Selector] { [Selector("reloadData", UICollectionView.reloadData)] }

  package func applyInterface(_ element: InterfaceElement, by builder: InterfaceBuilder) {
    builder.applyCollectionView(element, self)
  }

  package func connectOutlet(_ property: String, to object: NSObject) -> Bool {
    switch (property, object) {
    case ("dataSource", let source as any UICollectionViewDataSource): dataSource = source
    case ("prefetchDataSource", let source as any UICollectionViewDataSourcePrefetching): prefetchDataSource = source
    case ("delegate", let object as any UICollectionViewDelegate): delegate = object
    case ("collectionViewLayout", let layout as UICollectionViewLayout): collectionViewLayout = layout
    case ("backgroundView", let view as UIView): backgroundView = view
    default: return false
    }
    return true
  }

  package func performOwnAction(_ name: String) -> Bool {
    guard name == "reloadData" else { return false }
    reloadData()
    return true
  }
}

extension UITableView: InterfaceObject {
  package static var ownMethods: [Selector] { [Selector("reloadData", UITableView.reloadData)] }

  package func applyInterface(_ element: InterfaceElement, by builder: InterfaceBuilder) {
    builder.applyTableView(element, self)
  }

  package func connectOutlet(_ property: String, to object: NSObject) -> Bool {
    switch (property, object) {
    case ("dataSource", let source as any UITableViewDataSource): dataSource = source
    case ("prefetchDataSource", let source as any UITableViewDataSourcePrefetching): prefetchDataSource = source
    case ("delegate", let object as any UITableViewDelegate): delegate = object
    case ("backgroundView", let view as UIView): backgroundView = view
    default: return false
    }
    return true
  }

  package func performOwnAction(_ name: String) -> Bool {
    guard name == "reloadData" else { return false }
    reloadData()
    return true
  }
}

extension UICollectionReusableView: InterfaceObject {
  package func applyInterface(_ element: InterfaceElement, by builder: InterfaceBuilder) {
    if let cell = self as? UICollectionViewCell { builder.applyCell(element, cell) }
  }

  package func connectOutlet(_ property: String, to object: NSObject) -> Bool {
    switch (property, self, object) {
    case ("backgroundView", let cell as UICollectionViewCell, let view as UIView): cell.backgroundView = view
    case ("selectedBackgroundView", let cell as UICollectionViewCell, let view as UIView):
      cell.selectedBackgroundView = view
    default: return false
    }
    return true
  }

  package func whenChosen(_ body: @escaping @MainActor (NSObject?) -> Void) {
    (self as? any ConfiguredView)?.parts.selectionTrigger = { body($0) }
  }
}

extension UITableViewCell: InterfaceObject {
  package func applyInterface(_ element: InterfaceElement, by builder: InterfaceBuilder) {
    builder.applyTableCell(element, self)
  }

  package func connectOutlet(_ property: String, to object: NSObject) -> Bool {
    switch (property, object) {
    case ("backgroundView", let view as UIView): backgroundView = view
    case ("selectedBackgroundView", let view as UIView): selectedBackgroundView = view
    case ("accessoryView", let view as UIView): accessoryView = view
    case ("editingAccessoryView", let view as UIView): editingAccessoryView = view
    default: return false
    }
    return true
  }

  package func whenChosen(_ body: @escaping @MainActor (NSObject?) -> Void) {
    parts.selectionTrigger = { body($0) }
  }
}

extension UICollectionViewController: InterfaceObject {
  package func applyInterface(_ element: InterfaceElement, by builder: InterfaceBuilder) {
    if let value = element.bool("clearsSelectionOnViewWillAppear") { clearsSelectionOnViewWillAppear = value }
  }

  package func connectOutlet(_ property: String, to object: NSObject) -> Bool {
    guard property == "collectionView", let view = object as? UICollectionView else { return false }
    collectionView = view
    return true
  }
}

extension UITableViewController: InterfaceObject {
  package func applyInterface(_ element: InterfaceElement, by builder: InterfaceBuilder) {
    if let value = element.bool("clearsSelectionOnViewWillAppear") { clearsSelectionOnViewWillAppear = value }
    if let child = element.child(key: "refreshControl") { refreshControl = builder.view(child) as? UIRefreshControl }
  }

  package func connectOutlet(_ property: String, to object: NSObject) -> Bool {
    switch (property, object) {
    case ("tableView", let view as UITableView): tableView = view
    case ("refreshControl", let control as UIRefreshControl): refreshControl = control
    default: return false
    }
    return true
  }
}

extension UICollectionViewLayout: InterfaceObject {
  package func setOwnAttribute(_ keyPath: String, _ value: Any?) -> Bool {
    guard let layout = self as? UICollectionViewFlowLayout else { return false }
    switch keyPath {
    case "sectionHeadersPinToVisibleBounds": layout.sectionHeadersPinToVisibleBounds = value as? Bool ?? false
    case "sectionFootersPinToVisibleBounds": layout.sectionFootersPinToVisibleBounds = value as? Bool ?? false
    default: return false
    }
    return true
  }

  package func wakeFromInterface() { awakeFromNib() }
}
