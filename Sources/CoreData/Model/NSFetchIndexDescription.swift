import Foundation

/// The kind of an index.
public enum NSFetchIndexElementType: UInt, Sendable {
  case binary = 0
  case rTree = 1
}

/// An index of an entity: a hint for stores that has no effect here.
///
/// See [Apple's page](https://developer.apple.com/documentation/coredata/nsfetchindexdescription).
open class NSFetchIndexDescription: NSObject, NSCopying {
  /// The index's name.
  open var name: String
  /// The indexed properties.
  open var elements: [NSFetchIndexElementDescription] { didSet { for one in elements { one.owner = self } } }
  /// The entity that has the index.
  open internal(set) weak var entity: NSEntityDescription?
  /// The condition of objects in the index.
  open var partialIndexPredicate: NSPredicate?

  /// Creates an index.
  public init(name: String, elements: [NSFetchIndexElementDescription]?) {
    self.name = name
    self.elements = elements ?? []
    super.init()
    for one in self.elements { one.owner = self }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSFetchIndexDescription(
      name: name, elements: elements.compactMap { $0.copy() as? NSFetchIndexElementDescription })
    copy.partialIndexPredicate = partialIndexPredicate
    return copy
  }
}

/// A property in an index.
///
/// See [Apple's page](https://developer.apple.com/documentation/coredata/nsfetchindexelementdescription).
open class NSFetchIndexElementDescription: NSObject, NSCopying {
  final weak var owner: NSFetchIndexDescription?
  /// The indexed property.
  open private(set) var property: NSPropertyDescription?
  /// The kind of index.
  open var collationType: NSFetchIndexElementType
  /// Whether the order is ascending.
  open var isAscending = true
  /// The property's name.
  open var propertyName: String? { property?.name }
  /// The index that contains the element.
  open var indexDescription: NSFetchIndexDescription? { owner }

  /// Creates an element for a property.
  public init(property: NSPropertyDescription, collationType: NSFetchIndexElementType) {
    self.property = property
    self.collationType = collationType
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    guard let property else { return self }
    let copy = NSFetchIndexElementDescription(property: property, collationType: collationType)
    copy.isAscending = isAscending
    return copy
  }
}
