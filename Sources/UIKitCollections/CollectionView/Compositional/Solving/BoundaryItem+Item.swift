import CollectionCore
import CoreGraphics
@_spi(UIKit) import UIKitCore

extension BoundaryItem {
  /// Describes an item of an app.
  @MainActor init(_ item: NSCollectionLayoutBoundarySupplementaryItem, size: CGSize) {
    self.init(
      size: size, alignment: item.alignment.edgeAlignment, offset: item.offset, extendsBoundary: item.extendsBoundary,
      isPinned: item.pinToVisibleBounds)
  }
}

extension NSRectAlignment {
  fileprivate var edgeAlignment: EdgeAlignment {
    switch self {
    case .none: .none
    case .top: .top
    case .topLeading: .topLeading
    case .leading: .leading
    case .bottomLeading: .bottomLeading
    case .bottom: .bottom
    case .bottomTrailing: .bottomTrailing
    case .trailing: .trailing
    case .topTrailing: .topTrailing
    }
  }
}
