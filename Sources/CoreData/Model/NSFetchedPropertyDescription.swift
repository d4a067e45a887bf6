import AppleNames
import Foundation

/// A property whose value is the result of a fetch.
///
/// See [Apple's page](https://developer.apple.com/documentation/coredata/nsfetchedpropertydescription).
open class NSFetchedPropertyDescription: NSPropertyDescription {
  /// The request; variables `$FETCH_SOURCE` stand for the object.
  open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?

  override func fill(_ copy: NSPropertyDescription) {
    super.fill(copy)
    (copy as? NSFetchedPropertyDescription)?.fetchRequest = fetchRequest
  }
}

/// A computed column of a fetch with dictionaries as its results.
///
/// See [Apple's page](https://developer.apple.com/documentation/coredata/nsexpressiondescription).
open class NSExpressionDescription: NSPropertyDescription {
  /// The expression: a key path, or a function such as `sum:` of all objects or of each group.
  open var expression: AppleNames.NSExpression?
  /// The type of the result.
  open var expressionResultType = NSAttributeType.undefinedAttributeType
  /// The type of the result.
  open var resultType: NSAttributeDescription.AttributeType {
    get { .init(rawValue: expressionResultType) }
    set { expressionResultType = newValue.rawValue }
  }

  override func fill(_ copy: NSPropertyDescription) {
    super.fill(copy)
    guard let copy = copy as? NSExpressionDescription else { return }
    copy.expression = expression
    copy.expressionResultType = expressionResultType
  }
}
