import CoreGraphics
@_spi(UIKit) import UIKitCore

/// The area in which a section is laid out.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/nscollectionlayoutcontainer).
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: AnyObject {
  /// The container's size in points, before insets.
  var contentSize: CGSize { get }
  /// The container's size in points, less its insets.
  var effectiveContentSize: CGSize { get }
  /// The container's insets in points.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets in effect, in points; equal to `contentInsets` here.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The container and traits for which a section provider describes a section.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/nscollectionlayoutenvironment).
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: AnyObject {
  /// The area in which sections are laid out.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}

@MainActor final class CompositionalEnvironment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  let traitCollection: UITraitCollection

  init(contentSize: CGSize, contentInsets: NSDirectionalEdgeInsets, traitCollection: UITraitCollection) {
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.traitCollection = traitCollection
  }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize {
    CGSize(
      width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
  }
}
