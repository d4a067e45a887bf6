/// Lets generic code make objects of UIKit classes: `Layout()` where `Layout: UICollectionViewLayout`, and the like.
///
/// On Apple's platforms any initialiser can be called on a class that is a parameter. Swift's own rule is that it must be
/// `required`, and these must not be: subclasses with initialisers of their own would have to repeat them. Where the class
/// is known, its own initialisers win; see `UIViewMaking` for views. A class that has no `init()` stops the program.
@preconcurrency @MainActor public protocol UIObjectMaking {}

extension UIObjectMaking where Self: UICollectionViewLayout {
  public init() { self = RuntimeInstance.make() }
}

extension UIObjectMaking where Self: UIViewController {
  public init() { self = RuntimeInstance.make() }
}

extension UIObjectMaking where Self: UICollectionViewLayoutAttributes {
  public init(forCellWith indexPath: IndexPath) {
    self = Self.made(category: .cell, kind: nil, indexPath: indexPath)
  }

  public init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self = Self.made(category: .supplementaryView, kind: elementKind, indexPath: indexPath)
  }

  public init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self = Self.made(category: .decorationView, kind: decorationViewKind, indexPath: indexPath)
  }

  private static func made(category: UICollectionView.ElementCategory, kind: String?, indexPath: IndexPath) -> Self {
    let made = UICollectionViewLayoutAttributes.make(Self.self, category: category, kind: kind, indexPath: indexPath)
    guard let attributes = made as? Self else {
      preconditionFailure("\(Self.self).init() made an object of another class")
    }
    return attributes
  }
}

extension UIObjectMaking where Self: UICollectionViewLayoutInvalidationContext {
  public init() { self = RuntimeInstance.make() }
}

extension RuntimeInstance {
  fileprivate static func make<Object: NSObject>() -> Object {
    guard let object = makeObject(Object.self) as? Object else {
      preconditionFailure("\(Object.self).init() made an object of another class")
    }
    return object
  }
}

extension UIViewController: UIObjectMaking {}
extension UICollectionViewLayout: UIObjectMaking {}
extension UICollectionViewLayoutAttributes: UIObjectMaking {}
extension UICollectionViewLayoutInvalidationContext: UIObjectMaking {}
