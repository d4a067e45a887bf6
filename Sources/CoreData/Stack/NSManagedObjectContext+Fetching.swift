import Foundation

extension NSManagedObjectContext {
  /// Returns the results of a request.
  public final func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    try results(of: request.values).compactMap { $0 as? T }
  }

  /// Returns the results of a request.
  @_disfavoredOverload
  public final func fetch(_ request: NSFetchRequest<any NSFetchRequestResult>) throws -> [Any] {
    try results(of: request.values)
  }

  /// Returns the number of results of a request.
  public final func count<T>(for request: NSFetchRequest<T>) throws -> Int {
    let values = request.values
    let entity = try entity(of: values)
    return try queuedWithParent { self.part(try candidates(entity, values), values).count }
  }

  final func answer(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    if let later = request as? any LaterFetching { return later.begin(in: self) }
    if let parent { return try parent.queue.wait { try parent.execute(request) } }
    guard let coordinator = persistentStoreCoordinator else { throw Self.noStores() }
    guard let result = try coordinator.execute(request, with: self) as? NSPersistentStoreResult else {
      throw CocoaErrors.error(
        NSPersistentStoreUnsupportedRequestTypeError, "A context does not execute requests of \(type(of: request)).")
    }
    return result
  }

  static func noStores() -> NSError {
    CocoaErrors.error(
      NSPersistentStoreOperationError, "This NSPersistentStoreCoordinator has no persistent stores.")
  }

  /// Calls a closure in the parent's queue, if there is one: the parent's objects are compared with this context's.
  private func queuedWithParent<T>(_ body: () throws -> T) throws -> T {
    guard let parent else { return try body() }
    return try parent.queue.wait { try parent.queuedWithParent(body) }
  }

  private func entity(of values: FetchValues) throws -> NSEntityDescription {
    let name = values.entityName ?? values.entity?.name ?? ""
    if let entity = model?.entitiesByName[name] { return entity }
    throw CocoaErrors.error(
      NSCoreDataError, "NSFetchRequest could not locate an NSEntityDescription for entity name '\(name)'")
  }

  /// Returns results of the kind that a request wants.
  final func results(of values: FetchValues) throws -> [Any] {
    let entity = try entity(of: values)
    return try queuedWithParent {
      let items = try candidates(entity, values)
      if values.resultType.contains(.dictionaryResultType) {
        return try DictionaryFetch(values, entity).results(of: sorted(items, values))
      }
      let part = self.part(sorted(items, values), values)
      if values.resultType.contains(.countResultType) { return [NSNumber(value: part.count)] }
      if values.resultType.contains(.managedObjectIDResultType) {
        return part.compactMap { ($0 as? any ObjectWithIdentity)?.identity }
      }
      return part.compactMap { item -> NSManagedObject? in
        if let own = item as? NSManagedObject, own.managedObjectContext === self { return own }
        guard let identity = (item as? any ObjectWithIdentity)?.identity else { return nil }
        let object = object(with: identity)
        if values.refreshes, !object.isFault { mergeSaved(into: object) }
        if !values.returnsObjectsAsFaults { object.fulfill() }
        return object
      }
    }
  }

  private func sorted(_ items: [NSObject], _ values: FetchValues) -> [NSObject] {
    guard let descriptors = values.sortDescriptors, !descriptors.isEmpty else { return items }
    func isBefore(_ first: NSObject, _ second: NSObject) -> Bool {
      for descriptor in descriptors {
        switch descriptor.compare(first, to: second) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: continue
        }
      }
      return false
    }
    // Key paths of a class read its objects, and not rows.
    guard descriptors.contains(where: \.readsManagedObjects) else { return items.sorted(by: isBefore) }
    let pairs = items.map { item -> (item: NSObject, object: NSObject) in
      if item is NSManagedObject { return (item, item) }
      return (item, (item as? any ObjectWithIdentity).map { object(with: $0.identity) } ?? item)
    }
    return pairs.sorted { isBefore($0.object, $1.object) }.map(\.item)
  }

  private func part(_ items: [NSObject], _ values: FetchValues) -> [NSObject] {
    let rest = items.dropFirst(max(0, values.offset))
    return Array(values.limit > 0 ? rest.prefix(values.limit) : rest)
  }

  /// Returns what may be a result: rows of stores, objects of the parent, and changed objects of this context.
  private func candidates(_ entity: NSEntityDescription, _ values: FetchValues) throws -> [NSObject] {
    let countsChanges = values.includesPendingChanges && !values.resultType.contains(.dictionaryResultType)
    if countsChanges { processPendingChanges() }
    let saved: [NSObject]
    if let parent {
      saved = try parent.candidates(parent.model?.entitiesByName[entity.name ?? ""] ?? entity, values)
    } else {
      guard let coordinator = persistentStoreCoordinator else { throw Self.noStores() }
      saved = try coordinator.locked { try coordinator.find(entity, values) }
    }
    guard countsChanges, !changes.isEmpty else { return saved }
    let names = Set((values.includesSubentities ? entity.family : [entity]).map { $0.name ?? "" })
    func isConcerned(_ object: NSManagedObject) -> Bool { names.contains(object.entity.name ?? "") }
    let present = (changes.inserted.objects + changes.updated.objects).filter(isConcerned)
    let changed = Set((present + changes.deleted.objects.filter(isConcerned)).map(\.objectID))
    let unchanged = saved.filter { item in
      (item as? any ObjectWithIdentity).map { !changed.contains($0.identity) } ?? false
    }
    return unchanged + present.filter { values.predicate?.evaluate(with: $0) ?? true }
  }
}

extension NSFetchRequest {
  /// Returns the results in the context whose closure is being called.
  public final func execute() throws -> [ResultType] {
    guard let context = CurrentContext.current else {
      throw CocoaErrors.error(NSCoreDataError, "A request is executed within perform(_:) of a context only.")
    }
    return try context.fetch(self)
  }
}

/// The context whose closure the thread is calling.
enum CurrentContext {
  private static let key = "CoreData.CurrentContext"

  static var current: NSManagedObjectContext? {
    Thread.current.threadDictionary[key] as? NSManagedObjectContext
  }

  static func with<T, Failure: Error>(
    _ context: NSManagedObjectContext, _ body: () throws(Failure) -> T
  ) throws(Failure) -> T {
    let thread = Thread.current
    let before = thread.threadDictionary[key]
    thread.threadDictionary[key] = context
    defer { thread.threadDictionary[key] = before }
    return try body()
  }
}

extension NSPersistentStoreCoordinator {
  final func find(_ entity: NSEntityDescription, _ values: FetchValues) throws -> [RowObject] {
    let stores = persistentStores
    guard !stores.isEmpty else { throw NSManagedObjectContext.noStores() }
    return try stores.flatMap { store -> [RowObject] in
      guard let store = store as? RowStore else { return [] }
      try store.refresh()
      return try store.find(entity, withSubentities: values.includesSubentities, values.predicate)
    }
  }
}

extension NSSortDescriptor {
  /// Whether the descriptor has a key path of a class of managed objects.
  var readsManagedObjects: Bool { type(of: keyPath).rootType is NSManagedObject.Type }
}
