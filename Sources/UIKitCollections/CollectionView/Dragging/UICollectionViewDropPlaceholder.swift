@_spi(UIKit) import UIKitCore

/// A placeholder for a dropped item.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uicollectionviewdropplaceholder).
@preconcurrency @MainActor open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// Returns the parameters of the preview that moves to the placeholder's cell; nil, the default, for the usual ones.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}
