import AppleNames
import Foundation
import UIKit

/// A property of an entity: an attribute, a relationship, a fetched property or an expression.
///
/// See [Apple's page](https://developer.apple.com/documentation/coredata/nspropertydescription).
open class NSPropertyDescription: NSObject, NSCopying {
  final weak var owner: NSEntityDescription?
  private var storedName = ""

  /// Creates a property without a name.
  public override init() { super.init() }

  /// The entity that declares the property.
  open var entity: NSEntityDescription { owner ?? NSEntityDescription() }

  /// The property's name.
  open var name: String {
    get { storedName }
    set {
      willEdit()
      storedName = newValue
    }
  }
  /// Whether the property may be nil when it is saved.
  open var isOptional = true { willSet { willEdit() } }
  /// Whether the property is left out of the store.
  open var isTransient = false { willSet { willEdit() } }
  /// Any information of the app's.
  open var userInfo: [AnyHashable: Any]?
  /// Whether the property is searched for often; a hint that has no effect here.
  open var isIndexed = false
  /// Whether Spotlight should find the property; there is none here.
  open var isIndexedBySpotlight = false
  /// Kept for older code.
  open var isStoredInExternalRecord = false
  /// A text that changes the version hash.
  open var versionHashModifier: String? { willSet { willEdit() } }
  private var storedRenamingIdentifier: String?
  /// The name that the property had in an earlier model; by default its name.
  open var renamingIdentifier: String? {
    get { storedRenamingIdentifier ?? storedName }
    set {
      willEdit()
      storedRenamingIdentifier = newValue
    }
  }

  /// The conditions of valid values.
  open private(set) var validationPredicates: [NSPredicate] = []
  /// The texts or codes of errors, one for each predicate.
  open private(set) var validationWarnings: [Any] = []

  /// Sets the conditions of valid values, with the texts of errors.
  open func setValidationPredicates(
    _ validationPredicates: [NSPredicate]?, withValidationWarnings validationWarnings: [String]?
  ) {
    setConditions(validationPredicates ?? [], validationWarnings ?? [])
  }

  /// Sets the conditions of valid values, with the texts or codes of errors.
  final func setConditions(_ predicates: [NSPredicate], _ warnings: [Any]) {
    willEdit()
    validationPredicates = predicates
    validationWarnings = warnings
  }

  /// A hash of all that a store depends on.
  open var versionHash: Data { VersionHash.of(versionText) }

  /// The parts of a property on which a store depends, as a text.
  var versionText: String {
    "\(storedName)|\(isOptional)|\(isTransient)|\(versionHashModifier ?? "")"
  }

  final func willEdit() { owner?.willEdit() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = RuntimeInstance.makeObject(type(of: self))
    if let copy = copy as? NSPropertyDescription { fill(copy) }
    return copy
  }

  /// Puts the property's values into a copy.
  func fill(_ copy: NSPropertyDescription) {
    copy.storedName = storedName
    copy.isOptional = isOptional
    copy.isTransient = isTransient
    copy.userInfo = userInfo
    copy.isIndexed = isIndexed
    copy.isIndexedBySpotlight = isIndexedBySpotlight
    copy.versionHashModifier = versionHashModifier
    copy.storedRenamingIdentifier = storedRenamingIdentifier
    copy.validationPredicates = validationPredicates
    copy.validationWarnings = validationWarnings
  }

  open override var description: String { "(<\(type(of: self))>, name \(storedName))" }
}
