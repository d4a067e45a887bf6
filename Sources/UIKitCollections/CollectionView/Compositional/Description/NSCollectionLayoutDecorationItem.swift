import Foundation
@_spi(UIKit) import UIKitCore

/// A view behind a section, registered with the layout.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/nscollectionlayoutdecorationitem).
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind under which the decoration view is registered with the layout.
  public let elementKind: String
  /// The position in front of or behind other elements; −1 by default, behind cells.
  open var zIndex = -1

  /// Required, so that `background` creates an instance of the class on which it is called. Not for clients.
  public required init(_elementKind elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  /// Creates a decoration behind a whole section, headers and footers included, less the decoration's `contentInsets`.
  open class func background(elementKind: String) -> Self {
    self.init(_elementKind: elementKind)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self(_elementKind: elementKind)
    copy.zIndex = zIndex
    copy.contentInsets = contentInsets
    copy.edgeSpacing = edgeSpacing
    return copy
  }
}
