@_spi(UIKit) import UIKitCore

// Lets the initialisers reach the class on which they are called; see `UIObjectMaking`.

extension UIObjectMaking where Self: UICollectionViewLayout {
  /// Creates an instance of the class or a subclass.
  @_silgen_name("UIKit_makeLayout")
  public init()

  @_silgen_name("UIKit_makeLayout")
  @usableFromInline static func makeLayout() -> Self { RuntimeInstance.make(self) }
}

extension UIObjectMaking where Self: UICollectionViewLayoutInvalidationContext {
  /// Creates an instance of the class or a subclass.
  @_silgen_name("UIKit_makeInvalidationContext")
  public init()

  @_silgen_name("UIKit_makeInvalidationContext")
  @usableFromInline static func makeInvalidationContext() -> Self { RuntimeInstance.make(self) }
}

extension UIObjectMaking where Self: UICollectionViewLayoutAttributes {
  /// Creates attributes of the class or a subclass for the cell of an item.
  @_silgen_name("UIKit_makeCellAttributes")
  public init(forCellWith indexPath: IndexPath)

  /// Creates attributes of the class or a subclass for a supplementary view.
  @_silgen_name("UIKit_makeSupplementaryAttributes")
  public init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)

  /// Creates attributes of the class or a subclass for a decoration view.
  @_silgen_name("UIKit_makeDecorationAttributes")
  public init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath)

  @_silgen_name("UIKit_makeCellAttributes")
  @usableFromInline static func makeAttributes(_ indexPath: __owned IndexPath) -> Self {
    made(category: .cell, kind: nil, indexPath: indexPath)
  }

  @_silgen_name("UIKit_makeSupplementaryAttributes")
  @usableFromInline static func makeSupplementaryAttributes(
    _ kind: __owned String, _ indexPath: __owned IndexPath
  ) -> Self {
    made(category: .supplementaryView, kind: kind, indexPath: indexPath)
  }

  @_silgen_name("UIKit_makeDecorationAttributes")
  @usableFromInline static func makeDecorationAttributes(
    _ kind: __owned String, _ indexPath: __owned IndexPath
  ) -> Self {
    made(category: .decorationView, kind: kind, indexPath: indexPath)
  }

  private static func made(category: UICollectionView.ElementCategory, kind: String?, indexPath: IndexPath) -> Self {
    let made = UICollectionViewLayoutAttributes.make(self, category: category, kind: kind, indexPath: indexPath)
    guard let attributes = made as? Self else {
      preconditionFailure("\(self).init() made an object of another class")
    }
    return attributes
  }
}

extension UICollectionViewLayout: UIObjectMaking {}
extension UICollectionViewLayoutAttributes: UIObjectMaking {}
extension UICollectionViewLayoutInvalidationContext: UIObjectMaking {}
