// Stands in for `@IBOutlet` and `@IBAction`. The compiler has the two built in, and needs Objective-C's runtime to make
// them work: on Linux `@IBOutlet` is an error on properties of class types, and `@IBAction` does nothing. Property
// wrappers take their place, and the loader finds them by their property's name:
//
//     final class AlbumCell: UICollectionViewCell {
//       @Outlet var cover: UIImageView!                           // @IBOutlet var cover: UIImageView!
//       @Outlet(.weak) var delegate: (any AlbumCellDelegate)?     // @IBOutlet weak var delegate: …
//       @OutletCollection var stars: [UIImageView]                // @IBOutlet var stars: [UIImageView]!
//
//       @Action("rate:") var rateAction = AlbumCell.rate(_:)      // @IBAction func rate(_ sender: UIButton)
//       func rate(_ sender: UIButton) { … }
//     }
//
// Code for Apple's platforms too writes the declarations twice, within `#if canImport(ObjectiveC)`; bodies stay as they
// are.

/// A property that a storyboard or nib fills with the object connected to it.
///
/// Nil until the object was connected: for a controller's views, until its view is loaded. Not Apple's; see this file's
/// beginning. Isolated as the class that it is a property of is, and not more: in Swift 5's mode that is not strict.
@propertyWrapper public struct Outlet<Value> {
  /// Whether the outlet keeps its object alive.
  public enum Ownership: Sendable {
    case strong
    /// For objects that own this one, directly or not: a delegate, a controller.
    case weak
  }

  /// The place itself. Reflection copies the wrapper, not this.
  private final class Slot {
    var strong: Value?
    weak var weak: AnyObject?
  }

  private let slot = Slot()
  private let ownership: Ownership

  public init() { ownership = .strong }
  public init(_ ownership: Ownership) { self.ownership = ownership }

  public init(wrappedValue: Value?) {
    ownership = .strong
    slot.strong = wrappedValue
  }

  public var wrappedValue: Value? {
    get { ownership == .weak ? slot.weak as? Value : slot.strong }
    nonmutating set {
      if ownership == .weak { slot.weak = newValue as AnyObject? } else { slot.strong = newValue }
    }
  }
}

extension Outlet: OutletSlot {
  @MainActor func connect(_ object: NSObject, appending: Bool) -> Bool {
    guard let value = object as? Value else { return false }
    wrappedValue = value
    return true
  }
}

/// A property that a storyboard or nib fills with all objects connected to it, in the document's order. Not Apple's.
@propertyWrapper public struct OutletCollection<Element> {
  private final class Slot {
    var elements: [Element] = []
  }

  private let slot = Slot()

  public init() {}

  public var wrappedValue: [Element] {
    get { slot.elements }
    nonmutating set { slot.elements = newValue }
  }
}

extension OutletCollection: OutletSlot {
  @MainActor func connect(_ object: NSObject, appending: Bool) -> Bool {
    guard let element = object as? Element else { return false }
    slot.elements.append(element)
    return true
  }
}

/// An outlet, as the loader sees it.
protocol OutletSlot {
  /// False if the object is not of the outlet's type.
  @MainActor func connect(_ object: NSObject, appending: Bool) -> Bool
}
