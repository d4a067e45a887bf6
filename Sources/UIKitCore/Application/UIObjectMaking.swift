/// Makes objects of UIKit classes that are parameters or values: `Layout()` where `Layout: UICollectionViewLayout`,
/// `attributesClass.init(forCellWith: path)`, and the like.
///
/// On Apple's platforms any initialiser can be called on a class that is a parameter or a value. Swift's own rule is
/// that it must be `required`, and these must not be: subclasses with initialisers of their own would have to repeat
/// them. Where the class is known, its own initialisers win; see `UIViewMaking` for views. A class that has no `init()`
/// stops the program.
@preconcurrency @MainActor public protocol UIObjectMaking {}

// In an initialiser of a protocol, `Self` is the class that the compiler infers. Which class it is called on, as in
// `(layoutAttributesClass as! UICollectionViewLayoutAttributes.Type).init(forCellWith: path)`, is handed to it all the
// same, but there is no way to say so; in a static method it is `self`. So each initialiser is one: the same symbol,
// and the same arguments in the same places, for which an initialiser's have to be `__owned`.

extension RuntimeInstance {
  package static func make<Object: NSObject>(_ type: Object.Type) -> Object {
    guard let object = makeObject(type) as? Object else {
      preconditionFailure("\(type).init() made an object of another class")
    }
    return object
  }
}
