@_spi(UIKit) import UIKitCore

extension RuntimeInstance {
  /// Declares `UICollectionView.init(frame:collectionViewLayout:)` required.
  @MainActor open class CollectionStandIn: UICollectionView {
    public required override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
      super.init(frame: frame, collectionViewLayout: layout)
    }

    public required init?(coder: NSCoder) {
      super.init(coder: coder)
    }
  }

  /// Returns a collection view of `type`.
  @MainActor @inline(never) @_optimize(none) static func makeCollectionView(
    _ type: UICollectionView.Type, frame: CGRect, layout: UICollectionViewLayout
  ) -> UICollectionView {
    unsafeBitCast(type, to: CollectionStandIn.Type.self).init(frame: frame, collectionViewLayout: layout)
  }
}

extension UIViewMaking where Self: UICollectionView {
  /// Creates a collection view of the class it is called on.
  @_silgen_name("UIKit_makeCollectionView")
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout)

  @_silgen_name("UIKit_makeCollectionView")
  @usableFromInline static func makeCollectionView(_ frame: CGRect, _ layout: __owned UICollectionViewLayout) -> Self {
    guard let view = RuntimeInstance.makeCollectionView(self, frame: frame, layout: layout) as? Self else {
      preconditionFailure("\(self).init(frame:collectionViewLayout:) created a view of another class")
    }
    return view
  }
}
