import CollectionCore
@_spi(UIKit) import UIKitCore

/// The batch of updates being announced, and the state of carrying one out.
@MainActor struct UpdateState {
  var batch = UpdateBatch()
  /// The number of running blocks of `performBatchUpdates`.
  var depth = 0
  var completions: [(Bool) -> Void] = []
  /// The number of updates being animated.
  var animations = 0
  /// Views of elements that have left during an animated update and stay visible until it ends.
  var leaving: [UICollectionReusableView] = []

  /// Returns the announced batch and its completions, and starts new ones.
  mutating func take() -> (batch: UpdateBatch, completions: [(Bool) -> Void]) {
    defer { (batch, completions) = (UpdateBatch(), []) }
    return (batch, completions)
  }
}
