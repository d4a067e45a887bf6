import Foundation

/// A relationship of an entity to one or many objects of another.
///
/// See [Apple's page](https://developer.apple.com/documentation/coredata/nsrelationshipdescription).
open class NSRelationshipDescription: NSPropertyDescription {
  /// The name of the destination while a model is copied or read, before there is an entity.
  final var destinationName: String?
  final var inverseName: String?
  private weak var storedDestination: NSEntityDescription?
  private weak var storedInverse: NSRelationshipDescription?

  /// The entity of the related objects.
  open var destinationEntity: NSEntityDescription? {
    get { storedDestination }
    set {
      willEdit()
      storedDestination = newValue
    }
  }
  /// The relationship back; changes on one side change the other one.
  open var inverseRelationship: NSRelationshipDescription? {
    get { storedInverse }
    set {
      willEdit()
      storedInverse = newValue
    }
  }
  /// The highest number of related objects: one makes the relationship to-one, zero sets no limit.
  open var maxCount = 0 { willSet { willEdit() } }
  /// The lowest number of related objects.
  open var minCount = 0 { willSet { willEdit() } }
  /// The effect of deleting an object on the related ones.
  open var deleteRule = NSDeleteRule.nullifyDeleteRule { willSet { willEdit() } }
  /// Whether related objects have an order.
  open var isOrdered = false { willSet { willEdit() } }
  /// Whether there may be several related objects.
  open var isToMany: Bool { maxCount != 1 }

  override var versionText: String {
    super.versionText
      + "|relationship|\(storedDestination?.name ?? "")|\(storedInverse?.name ?? "")|\(isToMany)|\(isOrdered)"
  }

  override func fill(_ copy: NSPropertyDescription) {
    super.fill(copy)
    guard let copy = copy as? NSRelationshipDescription else { return }
    copy.destinationName = storedDestination?.name ?? destinationName
    copy.inverseName = storedInverse?.name ?? inverseName
    copy.storedDestination = storedDestination
    copy.storedInverse = storedInverse
    copy.maxCount = maxCount
    copy.minCount = minCount
    copy.deleteRule = deleteRule
    copy.isOrdered = isOrdered
  }

  /// Whether the related objects are found by their references back, and not listed in the object's own row.
  final var isDerived: Bool { isToMany && !isOrdered && storedInverse.map { !$0.isToMany } ?? false }
}
