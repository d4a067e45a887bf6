import AppleNames
import Foundation
import UIKit

/// Errors of values that are not valid.
enum ValidationErrors {
  /// Throws an error, or one that has them all.
  static func throwAll(_ errors: [any Error]) throws {
    if errors.count == 1, let error = errors.first { throw error }
    guard errors.count > 1 else { return }
    throw CocoaErrors.error(
      NSValidationMultipleErrorsError, "Multiple validation errors occurred.", [NSDetailedErrorsKey: errors])
  }

  static func error(
    _ code: Int, _ object: NSManagedObject, _ key: String, _ value: Any?, _ reason: String,
    predicate: NSPredicate? = nil
  ) -> NSError {
    var values: [String: Any] = [
      NSValidationObjectErrorKey: object, NSValidationKeyErrorKey: key,
      NSLocalizedDescriptionKey: "The operation couldn’t be completed. (\(reason))",
    ]
    values[NSValidationValueErrorKey] = value
    values[NSValidationPredicateErrorKey] = predicate
    return CocoaErrors.error(code, reason, values)
  }
}

extension NSManagedObject {
  /// Checks all properties.
  final func validate() throws {
    var errors: [any Error] = []
    for key in state.plan.properties.keys.sorted() {
      do {
        let value = state.plan.relationships[key] == nil ? current(key) : nil
        let pointer = UnsafeMutablePointer<AnyObject?>.allocate(capacity: 1)
        pointer.initialize(to: value.map(Self.object))
        defer {
          pointer.deinitialize(count: 1)
          pointer.deallocate()
        }
        try validateValue(AutoreleasingUnsafeMutablePointer(pointer), forKey: key)
      } catch {
        errors.append(error)
      }
    }
    try ValidationErrors.throwAll(errors)
  }

  /// Returns a value as Objective-C has it.
  private static func object(_ value: Any) -> AnyObject {
    switch value {
    case let text as String: NSString(string: text)
    case let date as Date: NSDate(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate)
    case let data as Data: NSData(data: data)
    default: value as AnyObject
    }
  }

  /// Checks a property by its description.
  final func validate(_ value: Any?, _ key: String) throws {
    if let relationship = state.plan.relationships[key] { return try validate(relationship) }
    guard let attribute = state.plan.attributes[key] else { return }
    // A derived attribute has no value of its own.
    guard let value else {
      guard attribute.isOptional || attribute is NSDerivedAttributeDescription else {
        throw ValidationErrors.error(
          NSValidationMissingMandatoryPropertyError, self, key, nil, "\(key) is a required value.")
      }
      return
    }
    for (index, predicate) in attribute.validationPredicates.enumerated() where !predicate.evaluate(with: value) {
      let warning = attribute.validationWarnings.indices.contains(index) ? attribute.validationWarnings[index] : ""
      throw ValidationErrors.error(
        (warning as? NSNumber)?.intValue ?? NSManagedObjectValidationError, self, key, value,
        (warning as? String) ?? "\(key) is not valid.", predicate: predicate)
    }
  }

  private func validate(_ relationship: NSRelationshipDescription) throws {
    let key = relationship.name
    // Objects that were not read are those that were saved.
    guard isInserted || state.original[key] != nil else { return }
    let count = relationship.isToMany ? members(relationship).count : target(relationship) == nil ? 0 : 1
    if count == 0 {
      guard relationship.isOptional else {
        throw ValidationErrors.error(
          relationship.isToMany
            ? NSValidationRelationshipLacksMinimumCountError : NSValidationMissingMandatoryPropertyError, self, key,
          nil, "\(key) is a required value.")
      }
      return
    }
    guard relationship.isToMany else { return }
    if count < relationship.minCount {
      throw ValidationErrors.error(
        NSValidationRelationshipLacksMinimumCountError, self, key, nil, "Too few items in \(key).")
    }
    if relationship.maxCount > 0, count > relationship.maxCount {
      throw ValidationErrors.error(
        NSValidationRelationshipExceedsMaximumCountError, self, key, nil, "Too many items in \(key).")
    }
  }

  /// Checks that no relationship keeps the object from being deleted.
  final func validateDeletion() throws {
    for relationship in state.plan.relationships.values where relationship.deleteRule == .denyDeleteRule {
      guard related(relationship.name).contains(where: { $0.state.pending != .deleted }) else { continue }
      throw ValidationErrors.error(
        NSValidationRelationshipDeniedDeleteError, self, relationship.name, nil,
        "\(relationship.name) still has items.")
    }
  }
}
