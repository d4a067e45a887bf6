import Foundation
@_spi(UIKit) import UIKitCore

/// A view behind a section, registered with the layout.
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind by which the layout makes the decoration view.
  public let elementKind: String
  /// Behind cells by default.
  open var zIndex = -1

  /// Required, so that `background` makes the class that it is called on. Not for clients.
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
