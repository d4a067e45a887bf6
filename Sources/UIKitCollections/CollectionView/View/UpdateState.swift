import CollectionCore
@_spi(UIKit) import UIKitCore

/// The batch of updates being announced, and what carrying one out needs to remember.
@MainActor struct UpdateState {
  var batch = UpdateBatch()
  /// How many blocks of `performBatchUpdates` are running.
  var depth = 0
  var completions: [(Bool) -> Void] = []
  /// How many updates are being animated.
  var animations = 0
  /// Views of elements that have left while an update was animated, but are seen until it ends.
  var leaving: [UICollectionReusableView] = []

  /// Returns the announced batch and the completions that wait for it, and begins both anew.
  mutating func take() -> (batch: UpdateBatch, completions: [(Bool) -> Void]) {
    defer { (batch, completions) = (UpdateBatch(), []) }
    return (batch, completions)
  }
}
