import Foundation

/// The ways to resolve conflicts.
public enum NSMergePolicyType: UInt, Sendable {
  case errorMergePolicyType = 0
  case mergeByPropertyStoreTrumpMergePolicyType = 1
  case mergeByPropertyObjectTrumpMergePolicyType = 2
  case overwriteMergePolicyType = 3
  case rollbackMergePolicyType = 4
}

/// The resolution of conflicts between an object's changes and what others have saved. Subclasses are asked for
/// conflicts, and then resolve them by their type.
///
/// See [Apple's page](https://developer.apple.com/documentation/coredata/nsmergepolicy).
open class NSMergePolicy: NSObject, @unchecked Sendable {
  /// The way to resolve conflicts.
  public let mergeType: NSMergePolicyType

  /// Creates a policy.
  public init(merge ty: NSMergePolicyType) {
    mergeType = ty
    super.init()
  }

  /// Saving fails with a list of conflicts.
  open class var error: NSMergePolicy { fixed[0] }
  /// Saved values win over the object's, property by property.
  open class var mergeByPropertyStoreTrump: NSMergePolicy { fixed[1] }
  /// The object's changed values win over saved ones, property by property.
  open class var mergeByPropertyObjectTrump: NSMergePolicy { fixed[2] }
  /// All values of the object win.
  open class var overwrite: NSMergePolicy { fixed[3] }
  /// The object's changes are given up.
  open class var rollback: NSMergePolicy { fixed[4] }

  private static let fixed = (0..<5).map {
    NSMergePolicy(merge: NSMergePolicyType(rawValue: $0) ?? .errorMergePolicyType)
  }

  /// Resolves conflicts of either kind.
  open func resolve(mergeConflicts list: [Any]) throws {
    try resolve(optimisticLockingConflicts: list.compactMap { $0 as? NSMergeConflict })
    try resolve(constraintConflicts: list.compactMap { $0 as? NSConstraintConflict })
  }

  /// Resolves conflicts with what others have saved.
  /// - Throws: an error that lists them, if the policy resolves none.
  open func resolve(optimisticLockingConflicts list: [NSMergeConflict]) throws {
    guard mergeType == .errorMergePolicyType, !list.isEmpty else { return }
    throw CocoaErrors.error(
      NSManagedObjectMergeError, "Could not merge changes.", [NSPersistentStoreSaveConflictsErrorKey: list])
  }

  /// Resolves conflicts between objects whose values have to be unique.
  /// - Throws: an error that lists them, if the policy resolves none.
  open func resolve(constraintConflicts list: [NSConstraintConflict]) throws {
    guard mergeType == .errorMergePolicyType, !list.isEmpty else { return }
    throw CocoaErrors.error(
      NSManagedObjectConstraintMergeError, "Could not merge changes.", [NSPersistentStoreSaveConflictsErrorKey: list])
  }
}

public let NSErrorMergePolicy: AnyObject & Sendable = NSMergePolicy.error
public let NSMergeByPropertyStoreTrumpMergePolicy: AnyObject & Sendable = NSMergePolicy.mergeByPropertyStoreTrump
public let NSMergeByPropertyObjectTrumpMergePolicy: AnyObject & Sendable = NSMergePolicy.mergeByPropertyObjectTrump
public let NSOverwriteMergePolicy: AnyObject & Sendable = NSMergePolicy.overwrite
public let NSRollbackMergePolicy: AnyObject & Sendable = NSMergePolicy.rollback

/// An object that others have saved since it was read.
///
/// See [Apple's page](https://developer.apple.com/documentation/coredata/nsmergeconflict).
open class NSMergeConflict: NSObject {
  /// The changed object.
  public let sourceObject: NSManagedObject
  /// The values that the object had when it was read, as saved.
  public let cachedSnapshot: [String: Any]?
  /// The saved values.
  public let persistedSnapshot: [String: Any]?
  /// The number of the object's version; zero if it was deleted.
  public let newVersionNumber: Int
  /// The number of the version that was read.
  public let oldVersionNumber: Int
  /// The object's values.
  open var objectSnapshot: [String: Any]? { sourceObject.plainValues }

  /// Creates a conflict.
  public init(
    source srcObject: NSManagedObject, newVersion newvers: Int, oldVersion oldvers: Int,
    cachedSnapshot cachesnap: [String: Any]?, persistedSnapshot persnap: [String: Any]?
  ) {
    sourceObject = srcObject
    newVersionNumber = newvers
    oldVersionNumber = oldvers
    cachedSnapshot = cachesnap
    persistedSnapshot = persnap
    super.init()
  }
}

/// Objects with equal values where these have to be unique.
///
/// See [Apple's page](https://developer.apple.com/documentation/coredata/nsconstraintconflict).
open class NSConstraintConflict: NSObject {
  /// The names of the attributes.
  public let constraint: [String]
  /// The saved object, if there is one.
  public let databaseObject: NSManagedObject?
  /// The values of the saved object.
  public let databaseSnapshot: [String: Any]?
  /// The objects that were to be saved.
  public let conflictingObjects: [NSManagedObject]
  /// The values of the objects that were to be saved.
  public let conflictingSnapshots: [[AnyHashable: Any]]
  /// The values that have to be unique.
  open var constraintValues: [String: Any] {
    conflictingObjects.first.map { object in
      constraint.reduce(into: [:]) { $0[$1] = object.value(forKey: $1) }
    } ?? [:]
  }

  /// Creates a conflict.
  public init(
    constraint contraint: [String], database databaseObject: NSManagedObject?, databaseSnapshot: [AnyHashable: Any]?,
    conflicting conflictingObjects: [NSManagedObject], conflictingSnapshots: [Any]
  ) {
    constraint = contraint
    self.databaseObject = databaseObject
    self.databaseSnapshot = databaseSnapshot as? [String: Any]
    self.conflictingObjects = conflictingObjects
    self.conflictingSnapshots = conflictingSnapshots.compactMap { $0 as? [AnyHashable: Any] }
    super.init()
  }
}
