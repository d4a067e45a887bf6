/// Makes objects of UIKit classes that are parameters or values: `Layout()` where `Layout: UICollectionViewLayout`,
/// `attributesClass.init(forCellWith: path)`, and the like.
///
/// On Apple's platforms any initialiser can be called on a class that is a parameter or a value. Swift's own rule is
/// that it must be `required`, and these must not be: subclasses with initialisers of their own would have to repeat
/// them. Where the class is known, its own initialisers win; see `UIViewMaking` for views. A class that has no `init()`
/// stops the program.
@preconcurrency @MainActor public protocol UIObjectMaking {}

// In an initialiser of a protocol, `Self` is the class that the compiler knows of. Which class it is called on, as in
// `(layoutAttributesClass as! UICollectionViewLayoutAttributes.Type).init(forCellWith: path)`, is handed to it all the
// same, but there is no way to say so; in a static method it is `self`. So each initialiser is one: the same
// symbol, and the same arguments in the same places, for which an initialiser's have to be `__owned`.

extension UIObjectMaking where Self: UICollectionViewLayout {
  @_silgen_name("UIKit_makeLayout")
  public init()

  @_silgen_name("UIKit_makeLayout")
  @usableFromInline static func makeLayout() -> Self { RuntimeInstance.make(self) }
}

extension UIObjectMaking where Self: UIViewController {
  @_silgen_name("UIKit_makeController")
  public init()

  @_silgen_name("UIKit_makeController")
  @usableFromInline static func makeController() -> Self { RuntimeInstance.make(self) }

  @_silgen_name("UIKit_makeControllerWithNib")
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)

  @_silgen_name("UIKit_makeControllerWithNib")
  @usableFromInline static func makeController(_ nibName: __owned String?, _ bundle: __owned Bundle?) -> Self {
    guard let controller = RuntimeInstance.makeController(self, nibName: nibName, bundle: bundle) as? Self else {
      preconditionFailure("\(self).init(nibName:bundle:) made a controller of another class")
    }
    return controller
  }
}

extension UIObjectMaking where Self: UICollectionViewLayoutInvalidationContext {
  @_silgen_name("UIKit_makeInvalidationContext")
  public init()

  @_silgen_name("UIKit_makeInvalidationContext")
  @usableFromInline static func makeInvalidationContext() -> Self { RuntimeInstance.make(self) }
}

extension UIObjectMaking where Self: UICollectionViewLayoutAttributes {
  @_silgen_name("UIKit_makeCellAttributes")
  public init(forCellWith indexPath: IndexPath)

  @_silgen_name("UIKit_makeSupplementaryAttributes")
  public init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)

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

extension RuntimeInstance {
  fileprivate static func make<Object: NSObject>(_ type: Object.Type) -> Object {
    guard let object = makeObject(type) as? Object else {
      preconditionFailure("\(type).init() made an object of another class")
    }
    return object
  }
}

extension UIViewController: UIObjectMaking {}
extension UICollectionViewLayout: UIObjectMaking {}
extension UICollectionViewLayoutAttributes: UIObjectMaking {}
extension UICollectionViewLayoutInvalidationContext: UIObjectMaking {}
