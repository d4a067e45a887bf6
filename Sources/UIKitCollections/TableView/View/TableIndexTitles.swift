@_spi(UIKit) import UIKitCore

/// The column of index titles: its look, and its view once there are titles.
@MainActor struct TableIndexTitles {
  var bar: IndexTitleBar?
  /// Whether the titles have to be read from the data source.
  var needsReading = true
  /// The number of rows from which on the index is shown.
  var minimumRowCount = 0
  var color: UIColor?
  var backgroundColor: UIColor?
  var trackingBackgroundColor: UIColor?
}
