import CollectionCore
@_spi(UIKit) import UIKitCore

/// The batch of updates being announced, and the state of carrying one out.
@MainActor struct TableUpdateState {
  var batch = UpdateBatch()
  var animations = RowAnimations()
  /// The number of open batches, one within the other.
  var depth = 0
  var completions: [(Bool) -> Void] = []
  /// Whether the data source has ever deleted a row by `commit`, and so implements it.
  var hasCommitted = false
  /// The number of updates being animated.
  var animated = 0
}
