import Foundation
@_spi(UIKit) import UIKitCore

/// Space around an item that moves its neighbours (content insets do not).
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/nscollectionlayoutedgespacing).
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
  /// The space before the item; nil for none.
  public let leading: NSCollectionLayoutSpacing?
  /// The space above the item; nil for none.
  public let top: NSCollectionLayoutSpacing?
  /// The space after the item; nil for none.
  public let trailing: NSCollectionLayoutSpacing?
  /// The space below the item; nil for none.
  public let bottom: NSCollectionLayoutSpacing?

  /// Creates spacing around an item; nil leaves a side without any.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
