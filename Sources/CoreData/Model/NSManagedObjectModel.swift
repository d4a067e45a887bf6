import AppleNames
import Foundation
import UIKit

/// The entities of an app's data.
///
/// See [Apple's page](https://developer.apple.com/documentation/coredata/nsmanagedobjectmodel).
///
/// Unchecked: models are changed only until a coordinator uses them.
open class NSManagedObjectModel: NSObject, NSCopying, @unchecked Sendable {
  /// Whether a coordinator uses the model, so that it cannot change any more.
  final private(set) var isFrozen = false
  private var storedEntities: [NSEntityDescription] = []
  private var members: [String: [String]] = [:]
  private var templates: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]
  private var byName: [String: NSEntityDescription] = [:]

  /// Creates a model without entities.
  public override init() { super.init() }

  /// Creates a model with copies of the entities of models; nil if two entities of one name differ.
  public init?(byMerging models: [NSManagedObjectModel]?) {
    super.init()
    let models = models ?? Bundle.allBundles.flatMap(ModelFiles.models(in:))
    guard merge(models) else { return nil }
  }

  /// Creates a model with copies of those of the models that made a store; nil if one of them is missing.
  public init?(byMerging models: [NSManagedObjectModel], forStoreMetadata metadata: [String: Any]) {
    super.init()
    guard let hashes = metadata[NSStoreModelVersionHashesKey] as? [String: Data] else { return nil }
    let fitting = models.filter { model in
      !model.storedEntities.isEmpty && model.entityVersionHashesByName.allSatisfy { hashes[$0.key] == $0.value }
    }
    guard merge(fitting), Set(byName.keys) == Set(hashes.keys) else { return nil }
  }

  /// Creates the model of a file: a compiled `momd` or `mom` as `uikit` makes them, or a `xcdatamodeld` or
  /// `xcdatamodel` of Xcode. Nil if there is none or it cannot be read.
  public convenience init?(contentsOf url: URL) {
    self.init()
    guard ModelFiles.fill(self, from: url) else { return nil }
  }

  /// Returns the models in bundles, by default all, as one; nil if there is none.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let models = ModelFiles.models(in: bundles)
    return models.isEmpty ? nil : NSManagedObjectModel(byMerging: models)
  }

  /// Returns the model in bundles, versions included, that made a store; nil if there is none.
  open class func mergedModel(
    from bundles: [Bundle]?, forStoreMetadata metadata: [String: Any]
  ) -> NSManagedObjectModel? {
    let models = ModelFiles.versions(in: bundles)
    return models.first { $0.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata) }
      ?? NSManagedObjectModel(byMerging: models, forStoreMetadata: metadata)
  }

  /// The entities, subentities included.
  open var entities: [NSEntityDescription] {
    get { storedEntities }
    set {
      willEdit()
      for old in storedEntities where old.model === self { old.model = nil }
      storedEntities = newValue
      for entity in newValue { entity.model = self }
      byName = Dictionary(newValue.map { ($0.name ?? "", $0) }, uniquingKeysWith: { first, _ in first })
    }
  }
  /// The entities by their names.
  open var entitiesByName: [String: NSEntityDescription] {
    if isFrozen { return byName }
    // Names may have changed.
    return Dictionary(storedEntities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { first, _ in first })
  }
  /// The names of configurations.
  open var configurations: [String] { members.keys.sorted() }
  /// Texts for names and errors; kept, and not used here.
  open var localizationDictionary: [String: String]?
  /// The identifiers of the model's version.
  open var versionIdentifiers: Set<AnyHashable> = []
  /// The hashes of the entities, by their names.
  open var entityVersionHashesByName: [String: Data] { entitiesByName.mapValues(\.versionHash) }

  /// Returns the entities of a configuration; all of them for nil. Nil if there is no such configuration.
  open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
    guard let configuration, configuration != "PF_DEFAULT_CONFIGURATION_NAME" else { return storedEntities }
    return members[configuration].map { names in
      let all = entitiesByName
      return names.compactMap { all[$0] }
    }
  }

  /// Sets the entities of a configuration.
  open func setEntities(_ entities: [NSEntityDescription], forConfigurationName configuration: String) {
    willEdit()
    members[configuration] = entities.compactMap(\.name)
    let known = Set(storedEntities.map(ObjectIdentifier.init))
    let added = entities.filter { !known.contains(ObjectIdentifier($0)) }
    if !added.isEmpty { self.entities = storedEntities + added }
  }

  /// Returns whether a store's metadata have the hashes of a configuration's entities.
  open func isConfiguration(
    withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any]
  ) -> Bool {
    guard let hashes = metadata[NSStoreModelVersionHashesKey] as? [String: Data],
      let entities = entities(forConfigurationName: configuration)
    else { return false }
    return hashes
      == Dictionary(
        entities.map { ($0.name ?? "", $0.versionHash) }, uniquingKeysWith: { first, _ in first })
  }

  /// The requests kept with the model, by their names.
  open var fetchRequestTemplatesByName: [String: NSFetchRequest<any NSFetchRequestResult>] { templates }

  /// Keeps a request with the model.
  open func setFetchRequestTemplate(
    _ fetchRequestTemplate: NSFetchRequest<any NSFetchRequestResult>?, forName name: String
  ) {
    willEdit()
    templates[name] = fetchRequestTemplate
  }

  /// Returns a request that is kept with the model.
  open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<any NSFetchRequestResult>? { templates[name] }

  /// Returns a copy of a request that is kept with the model, with values for the variables of its predicate.
  open func fetchRequestFromTemplate(
    withName name: String, substitutionVariables variables: [String: Any]
  ) -> NSFetchRequest<any NSFetchRequestResult>? {
    guard let copy = templates[name]?.copy() as? NSFetchRequest<any NSFetchRequestResult> else { return nil }
    copy.predicate = copy.predicate?.withSubstitutionVariables(variables)
    return copy
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSManagedObjectModel()
    _ = copy.merge([self])
    copy.versionIdentifiers = versionIdentifiers
    return copy
  }

  /// Lets a coordinator use the model.
  final func freeze() {
    guard !isFrozen else { return }
    byName = entitiesByName
    isFrozen = true
    ManagedClasses.register(self)
  }

  private func willEdit() {
    guard isFrozen else { return }
    NSException(
      name: .internalInconsistencyException, reason: "Can't modify an immutable model: a store coordinator uses it."
    ).raise()
  }

  /// Adds copies of the entities of models. Returns false if two entities of one name differ.
  final func merge(_ models: [NSManagedObjectModel]) -> Bool {
    var all: [NSEntityDescription] = storedEntities
    var names = entitiesByName
    var sources: [(NSEntityDescription, NSEntityDescription)] = []
    for model in models {
      for entity in model.storedEntities {
        if let known = names[entity.name ?? ""] {
          guard known.versionHash == entity.versionHash || sources.contains(where: { $0.1 === known }) else {
            return false
          }
          continue
        }
        let copy = NSEntityDescription()
        entity.fill(copy)
        names[entity.name ?? ""] = copy
        all.append(copy)
        sources.append((entity, copy))
      }
      for (name, list) in model.members { members[name, default: []] += list }
      for (name, request) in model.templates { templates[name] = request }
      versionIdentifiers.formUnion(model.versionIdentifiers)
    }
    for (entity, copy) in sources { copy.subentities = entity.subentities.compactMap { names[$0.name ?? ""] } }
    for (_, copy) in sources {
      for case let relationship as NSRelationshipDescription in copy.ownProperties {
        relationship.destinationEntity = relationship.destinationName.flatMap { names[$0] }
      }
    }
    for (_, copy) in sources { copy.connectInverses() }
    entities = all
    return true
  }
}

extension NSEntityDescription {
  /// Connects relationships to their inverses by name, once their destinations are known.
  func connectInverses() {
    for case let relationship as NSRelationshipDescription in ownProperties {
      guard let name = relationship.inverseName else { continue }
      relationship.inverseRelationship = relationship.destinationEntity?.relationshipsByName[name]
    }
  }
}
