import AppleNames
import Foundation
import UIKit

/// The migration of a store to another model by mappings.
///
/// See [Apple's page](https://developer.apple.com/documentation/coredata/nsmigrationmanager).
open class NSMigrationManager: NSObject {
  /// The older model.
  public let sourceModel: NSManagedObjectModel
  /// The newer model.
  public let destinationModel: NSManagedObjectModel
  /// The older objects.
  open private(set) var sourceContext: NSManagedObjectContext
  /// The newer objects.
  open private(set) var destinationContext: NSManagedObjectContext
  /// The mappings.
  open private(set) var mappingModel = NSMappingModel()
  /// The mapping of the objects that are being mapped.
  open private(set) var currentEntityMapping = NSEntityMapping()
  /// The part of the mappings that is done, from 0 to 1.
  open private(set) var migrationProgress: Float = 0
  /// Any information of the app's.
  open var userInfo: [AnyHashable: Any]?
  /// Whether a store may migrate itself; it has no effect here.
  open var usesStoreSpecificMigrationManager = true
  private var cancellation: (any Error)?
  private var pairs: [(source: NSManagedObject, destination: NSManagedObject, mapping: String)] = []
  private var bySource: [ObjectIdentifier: [Int]] = [:]
  private var byDestination: [ObjectIdentifier: Int] = [:]

  /// Creates a manager for two models.
  public init(sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel) {
    self.sourceModel = sourceModel
    self.destinationModel = destinationModel
    sourceContext = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    destinationContext = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    super.init()
  }

  /// Writes the objects of a store into a new one of the newer model.
  open func migrateStore(
    from sourceURL: URL, sourceType sStoreType: String, options sOptions: [AnyHashable: Any]? = nil,
    with mappings: NSMappingModel?, toDestinationURL dURL: URL, destinationType dStoreType: String,
    destinationOptions dOptions: [AnyHashable: Any]? = nil
  ) throws {
    guard let mappings else {
      throw CocoaErrors.error(NSMigrationMissingMappingModelError, "There is no mapping model.")
    }
    mappingModel = mappings
    let source = NSPersistentStoreCoordinator(managedObjectModel: sourceModel)
    let destination = NSPersistentStoreCoordinator(managedObjectModel: destinationModel)
    try source.addPersistentStore(
      ofType: sStoreType, configurationName: nil, at: sourceURL, options: sOptions)
    try destination.addPersistentStore(ofType: dStoreType, configurationName: nil, at: dURL, options: dOptions)
    sourceContext.persistentStoreCoordinator = source
    destinationContext.persistentStoreCoordinator = destination
    defer { reset() }
    do {
      try destinationContext.performAndWait { try sourceContext.performAndWait { try map(mappings.entityMappings) } }
    } catch {
      for store in destination.persistentStores { try? destination.remove(store) }
      if dStoreType != NSInMemoryStoreType { try? StoreFiles.remove(dURL) }
      throw error
    }
    for store in source.persistentStores { try source.remove(store) }
    for store in destination.persistentStores { try destination.remove(store) }
  }

  /// Writes the objects of a store into a new one of the newer model.
  public final func migrateStore(
    from sourceURL: URL, type sourceType: NSPersistentStore.StoreType, options sourceOptions: [AnyHashable: Any]? = nil,
    mapping: NSMappingModel, to destinationURL: URL, type destinationType: NSPersistentStore.StoreType,
    options destinationOptions: [AnyHashable: Any]? = nil
  ) throws {
    try migrateStore(
      from: sourceURL, sourceType: sourceType.rawValue, options: sourceOptions, with: mapping,
      toDestinationURL: destinationURL, destinationType: destinationType.rawValue,
      destinationOptions: destinationOptions)
  }

  private func map(_ mappings: [NSEntityMapping]) throws {
    let policies = mappings.map(policy)
    let steps = Float(max(1, mappings.count * 2))
    for (mapping, policy) in zip(mappings, policies) {
      currentEntityMapping = mapping
      try check()
      try policy.begin(mapping, with: self)
      for object in try objects(mapping) {
        try policy.createDestinationInstances(forSource: object, in: mapping, manager: self)
      }
      try policy.endInstanceCreation(forMapping: mapping, manager: self)
      migrationProgress += 1 / steps
    }
    let made = Dictionary(grouping: pairs, by: \.mapping)
    for (mapping, policy) in zip(mappings, policies) {
      currentEntityMapping = mapping
      try check()
      for pair in made[mapping.name ?? ""] ?? [] {
        try policy.createRelationships(forDestination: pair.destination, in: mapping, manager: self)
      }
      try policy.endRelationshipCreation(forMapping: mapping, manager: self)
      migrationProgress += 1 / steps
    }
    for (mapping, policy) in zip(mappings, policies) {
      try policy.performCustomValidation(forMapping: mapping, manager: self)
      try policy.end(mapping, manager: self)
    }
    try destinationContext.save()
  }

  private func check() throws {
    guard let cancellation else { return }
    throw CocoaErrors.error(
      NSMigrationCancelledError, "The migration was cancelled.", [NSUnderlyingErrorKey: cancellation])
  }

  private func policy(of mapping: NSEntityMapping) -> NSEntityMigrationPolicy {
    guard let name = mapping.entityMigrationPolicyClassName,
      let type = NSClassFromString·registered(name) as? NSEntityMigrationPolicy.Type
    else { return NSEntityMigrationPolicy() }
    return RuntimeInstance.makeObject(type) as? NSEntityMigrationPolicy ?? NSEntityMigrationPolicy()
  }

  private func objects(_ mapping: NSEntityMapping) throws -> [NSManagedObject] {
    guard let name = mapping.sourceEntityName, mapping.mappingType != .removeEntityMappingType else { return [] }
    let request = NSFetchRequest<NSManagedObject>(entityName: name)
    request.includesSubentities = false
    return try sourceContext.fetch(request)
  }

  /// Gives up the migration.
  open func cancelMigrationWithError(_ error: any Error) { cancellation = error }

  /// Forgets the objects.
  open func reset() {
    pairs = []
    bySource = [:]
    byDestination = [:]
    sourceContext.reset()
    destinationContext.reset()
  }

  /// Takes note of the newer object of an older one.
  open func associate(
    sourceInstance: NSManagedObject, withDestinationInstance destinationInstance: NSManagedObject,
    for entityMapping: NSEntityMapping
  ) {
    bySource[ObjectIdentifier(sourceInstance), default: []].append(pairs.count)
    byDestination[ObjectIdentifier(destinationInstance)] = pairs.count
    pairs.append((sourceInstance, destinationInstance, entityMapping.name ?? ""))
  }

  /// Returns the newer objects of older ones that a mapping made; of all older ones for nil.
  open func destinationInstances(
    forEntityMappingName mappingName: String, sourceInstances: [NSManagedObject]?
  ) -> [NSManagedObject] {
    let found = sourceInstances?.flatMap { bySource[ObjectIdentifier($0)] ?? [] } ?? Array(pairs.indices)
    return found.map { pairs[$0] }.filter { $0.mapping == mappingName }.map(\.destination)
  }

  /// Returns the older objects of newer ones that a mapping made; of all newer ones for nil.
  open func sourceInstances(
    forEntityMappingName mappingName: String, destinationInstances: [NSManagedObject]?
  ) -> [NSManagedObject] {
    let found = destinationInstances?.compactMap { byDestination[ObjectIdentifier($0)] } ?? Array(pairs.indices)
    return found.map { pairs[$0] }.filter { $0.mapping == mappingName }.map(\.source)
  }

  /// Returns the entity of the older objects of a mapping.
  open func sourceEntity(for mEntity: NSEntityMapping) -> NSEntityDescription? {
    mEntity.sourceEntityName.flatMap { sourceModel.entitiesByName[$0] }
  }

  /// Returns the entity of the newer objects of a mapping.
  open func destinationEntity(for mEntity: NSEntityMapping) -> NSEntityDescription? {
    mEntity.destinationEntityName.flatMap { destinationModel.entitiesByName[$0] }
  }

  final func source(of destination: NSManagedObject) -> NSManagedObject? {
    byDestination[ObjectIdentifier(destination)].map { pairs[$0].source }
  }

  final func destinations(of source: NSManagedObject) -> [NSManagedObject] {
    (bySource[ObjectIdentifier(source)] ?? []).map { pairs[$0].destination }
  }
}
