extension UICollectionView {
  /// Makes the changes in `updates` at once and returns when they are shown.
  @discardableResult public func performBatchUpdates(_ updates: (() -> Void)?) async -> Bool {
    await withCheckedContinuation { continuation in
      performBatchUpdates(updates, completion: { continuation.resume(returning: $0) })
    }
  }
}
