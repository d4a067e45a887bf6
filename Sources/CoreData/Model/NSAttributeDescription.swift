import AppleNames
import Foundation

/// An attribute of an entity.
///
/// See [Apple's page](https://developer.apple.com/documentation/coredata/nsattributedescription).
open class NSAttributeDescription: NSPropertyDescription {
  /// The type of the values.
  open var attributeType = NSAttributeType.undefinedAttributeType { willSet { willEdit() } }
  private var storedClassName: String?
  /// The name of the class of values.
  open var attributeValueClassName: String? {
    get { storedClassName ?? attributeType.valueClassName }
    set {
      willEdit()
      storedClassName = newValue
    }
  }
  /// The value that new objects have.
  open var defaultValue: Any? { willSet { willEdit() } }
  /// The name of the transformer of a transformable attribute.
  open var valueTransformerName: String? { willSet { willEdit() } }
  /// Whether large values may be in files of their own; a hint that has no effect here.
  open var allowsExternalBinaryDataStorage = false
  /// Whether the value stays in the history of a deleted object.
  open var preservesValueInHistoryOnDeletion = false
  /// Whether the value would be encrypted in iCloud.
  open var allowsCloudEncryption = false

  override var versionText: String {
    super.versionText + "|attribute|\(attributeType.rawValue)|\(valueTransformerName ?? "")"
  }

  override func fill(_ copy: NSPropertyDescription) {
    super.fill(copy)
    guard let copy = copy as? NSAttributeDescription else { return }
    copy.attributeType = attributeType
    copy.storedClassName = storedClassName
    copy.defaultValue = defaultValue
    copy.valueTransformerName = valueTransformerName
    copy.allowsExternalBinaryDataStorage = allowsExternalBinaryDataStorage
    copy.preservesValueInHistoryOnDeletion = preservesValueInHistoryOnDeletion
    copy.allowsCloudEncryption = allowsCloudEncryption
  }
}

/// An attribute whose value is computed from others when the object is saved. The expression is kept, and not computed
/// here.
///
/// See [Apple's page](https://developer.apple.com/documentation/coredata/nsderivedattributedescription).
open class NSDerivedAttributeDescription: NSAttributeDescription {
  /// The expression of the value.
  open var derivationExpression: AppleNames.NSExpression?

  override func fill(_ copy: NSPropertyDescription) {
    super.fill(copy)
    (copy as? NSDerivedAttributeDescription)?.derivationExpression = derivationExpression
  }
}
