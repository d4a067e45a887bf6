@_spi(UIKit) import UIKitCore

/// The objects that provide a table's data and decide about its rows, held weakly.
@MainActor struct TableDelegates {
  weak var delegate: (any UITableViewDelegate)?
  weak var dataSource: (any UITableViewDataSource)?
  weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
}
