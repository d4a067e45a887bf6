/// Creates objects of UIKit classes that are parameters or values: `Layout()` where `Layout: UICollectionViewLayout`,
/// `attributesClass.init(forCellWith: path)`, and similar calls.
///
/// On Apple's platforms any initialiser can be called on a class that is a parameter or a value. Swift requires it to
/// be `required`, and these must not be: subclasses with initialisers of their own would have to repeat them. Where the
/// class is known, its own initialisers win; see `UIViewMaking` for views. A class without `init()` stops the program.
@preconcurrency @MainActor public protocol UIObjectMaking {}

// In an initialiser of a protocol, `Self` is the class that the compiler infers. The class on which it is called, as in
// `(layoutAttributesClass as! UICollectionViewLayoutAttributes.Type).init(forCellWith: path)`, is passed to it all the
// same, but cannot be named; in a static method it is `self`. So each initialiser is a static method: the same symbol
// with the same arguments in the same places, for which an initialiser's must be `__owned`.

extension RuntimeInstance {
  package static func make<Object: NSObject>(_ type: Object.Type) -> Object {
    guard let object = makeObject(type) as? Object else {
      preconditionFailure("\(type).init() made an object of another class")
    }
    return object
  }
}
