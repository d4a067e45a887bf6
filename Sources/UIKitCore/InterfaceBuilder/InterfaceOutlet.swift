// Stands in for `@IBOutlet`, `@IBAction` and `@IBSegueAction`. The compiler has them built in, and needs Objective-C's
// runtime to make them work: on Linux `@IBOutlet` is an error on properties of class types, and the other two do
// nothing. Property wrappers take their place, and the loader finds them by their property's name:
//
//     final class AlbumCell: UICollectionViewCell {
//       @InterfaceOutlet var cover: UIImageView!                           // @IBOutlet var cover: UIImageView!
//       @InterfaceOutlet(.weak) var delegate: (any AlbumCellDelegate)?     // @IBOutlet weak var delegate: …
//       @InterfaceOutletCollection var stars: [UIImageView]                // @IBOutlet var stars: [UIImageView]!
//
//       @InterfaceAction("rate:") var rateAction = AlbumCell.rate(_:)      // @IBAction func rate(_ sender: UIButton)
//       func rate(_ sender: UIButton) { … }
//     }
//
// Code for Apple's platforms too writes the declarations twice, within `#if canImport(ObjectiveC)`; bodies stay as they
// are.

/// A property that a storyboard or nib sets to the object connected to it.
///
/// It is nil until the object was connected: for a controller's views, until its view is loaded. Not part of Apple's
/// API; see the beginning of this file. It is isolated like the class that declares the property, and not more, because
/// in the Swift 5 mode that isolation is not strict.
@propertyWrapper public struct InterfaceOutlet<Value> {
  /// Whether the outlet retains its object.
  public enum Ownership: Sendable {
    /// Retains the object.
    case strong
    /// Does not retain the object, which owns this one, directly or not: a delegate, a controller.
    case weak
  }

  /// The storage, a class because reflection copies the wrapper.
  private final class Slot {
    var strong: Value?
    weak var weak: AnyObject?
  }

  private let slot = Slot()
  private let ownership: Ownership

  /// Creates an outlet that retains its object.
  public init() { ownership = .strong }
  /// Creates an outlet with a kind of reference.
  public init(_ ownership: Ownership) { self.ownership = ownership }

  /// Creates an outlet with an initial object, which it retains.
  public init(wrappedValue: Value?) {
    ownership = .strong
    slot.strong = wrappedValue
  }

  /// The connected object; nil before it was connected.
  public var wrappedValue: Value? {
    get { ownership == .weak ? slot.weak as? Value : slot.strong }
    nonmutating set {
      if ownership == .weak { slot.weak = newValue as AnyObject? } else { slot.strong = newValue }
    }
  }
}

extension InterfaceOutlet: OutletSlot {
  @MainActor func connect(_ object: NSObject, appending: Bool) -> Bool {
    guard let value = object as? Value else { return false }
    wrappedValue = value
    return true
  }
}

/// A property that a storyboard or nib sets to all objects connected to it, in the document's order. Not part of
/// Apple's API.
@propertyWrapper public struct InterfaceOutletCollection<Element> {
  private final class Slot {
    var elements: [Element] = []
  }

  private let slot = Slot()

  /// Creates an empty collection.
  public init() {}

  /// The connected objects.
  public var wrappedValue: [Element] {
    get { slot.elements }
    nonmutating set { slot.elements = newValue }
  }
}

extension InterfaceOutletCollection: OutletSlot {
  @MainActor func connect(_ object: NSObject, appending: Bool) -> Bool {
    guard let element = object as? Element else { return false }
    slot.elements.append(element)
    return true
  }
}

/// An outlet, as the loader uses it.
protocol OutletSlot {
  /// Connects an object. Returns false if it is not of the outlet's type.
  @MainActor func connect(_ object: NSObject, appending: Bool) -> Bool
}
