import CoreGraphics
@_spi(UIKit) import UIKitCore

/// The environment of a section, for its provider.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: AnyObject {
  /// The container's size in points, before insets.
  var contentSize: CGSize { get }
  /// The size less the insets.
  var effectiveContentSize: CGSize { get }
  /// The container's insets in points.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets in force, in points: `contentInsets`, as nothing here changes them.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The surroundings of a compositional layout.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: AnyObject {
  /// The area that sections are laid out in.
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
