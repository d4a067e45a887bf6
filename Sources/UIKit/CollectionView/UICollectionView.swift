import Foundation

/// Shows elements where a layout places them.
@preconcurrency @MainActor open class UICollectionView: NSObject {}
