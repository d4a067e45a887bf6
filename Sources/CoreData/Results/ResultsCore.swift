import AppleNames
import Foundation
import UIKit

/// The results of controllers of one request.
final class ResultsCore {
  let request: FetchValues
  let context: NSManagedObjectContext
  let sectionPath: String?
  let cacheName: String?
  weak var delegate: (any NSFetchedResultsControllerDelegate)?
  weak var controller: NSObject?
  private(set) var sections: [ResultsSection] = []
  private(set) var isFetched = false
  private var places: [ObjectIdentifier: IndexPath]?
  private var token: (any NSObjectProtocol)?
  private var standIn: NSFetchedResultsController<any NSFetchRequestResult>?

  init(_ request: FetchValues, _ context: NSManagedObjectContext, _ sectionPath: String?, _ cacheName: String?) {
    self.request = request
    self.context = context
    self.sectionPath = sectionPath
    self.cacheName = cacheName
  }

  deinit { if let token { NotificationCenter.default.removeObserver(token) } }

  /// The controller that delegates get.
  private var shown: NSFetchedResultsController<any NSFetchRequestResult> {
    if let same = controller as? NSFetchedResultsController<any NSFetchRequestResult> { return same }
    if let standIn { return standIn }
    let made = NSFetchedResultsController<any NSFetchRequestResult>(standingFor: self)
    standIn = made
    return made
  }

  func fetch() throws {
    if !context.updatedObjects.isEmpty || context.hasChanges { context.processPendingChanges() }
    sections = divide(try context.results(of: request).compactMap { $0 as? NSObject })
    places = nil
    isFetched = true
    guard token == nil else {
      tellSnapshot(old: [])
      return
    }
    // Called in the context's queue, in which the controller is used.
    nonisolated(unsafe) weak let core = self
    token = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
    ) { notification in core?.follow(notification) }
    tellSnapshot(old: [])
  }

  // MARK: Sections and places

  private func divide(_ objects: [NSObject]) -> [ResultsSection] {
    guard let sectionPath else { return [ResultsSection(name: "", items: objects, core: self)] }
    var result: [ResultsSection] = []
    for object in objects {
      let name = Self.name(object.value(forKeyPath: sectionPath))
      if let last = result.last, last.name == name {
        last.items.append(object)
      } else {
        result.append(ResultsSection(name: name, items: [object], core: self))
      }
    }
    return result
  }

  private static func name(_ value: Any?) -> String {
    switch StoredAttribute.plain(value) {
    case nil: ""
    case let text as String: text
    case let value?: "\(value)"
    }
  }

  func indexTitle(_ name: String) -> String? {
    delegate?.controller(shown, sectionIndexTitleForSectionName: name)
      ?? name.first.map { String($0).uppercased() }
  }

  var indexTitles: [String] {
    var seen: Set<String> = []
    return sections.compactMap { indexTitle($0.name) }.filter { seen.insert($0).inserted }
  }

  func place(of object: NSObject) -> IndexPath? {
    let known = places ?? Self.places(sections)
    places = known
    return known[ObjectIdentifier(object)]
  }

  private static func places(_ sections: [ResultsSection]) -> [ObjectIdentifier: IndexPath] {
    var result: [ObjectIdentifier: IndexPath] = [:]
    for (number, section) in sections.enumerated() {
      for (item, object) in section.items.enumerated() {
        result[ObjectIdentifier(object)] = IndexPath(item: item, section: number)
      }
    }
    return result
  }

  // MARK: Changes

  private func follow(_ notification: Notification) {
    let values = notification.userInfo ?? [:]
    if values[NSInvalidatedAllObjectsKey] != nil {
      let old = sections
      sections = []
      return report(old, [], updated: [])
    }
    func objects(_ key: String) -> Set<NSManagedObject> { values[key] as? Set<NSManagedObject> ?? [] }
    let gone = objects(NSDeletedObjectsKey)
    let changed = objects(NSInsertedObjectsKey).union(objects(NSUpdatedObjectsKey)).union(
      objects(NSRefreshedObjectsKey))
    guard let entity = context.model?.entitiesByName[request.entityName ?? request.entity?.name ?? ""] else { return }
    let concerned = changed.filter { $0.entity.isKindOf(entity: entity) }
    guard !concerned.isEmpty || gone.contains(where: { $0.entity.isKindOf(entity: entity) }) else { return }
    let old = sections
    let present = old.flatMap(\.items)
    let left = present.filter { object in
      (object as? NSManagedObject).map { !gone.contains($0) && !concerned.contains($0) } ?? true
    }
    let fitting = concerned.subtracting(gone).filter { object in
      object.managedObjectContext != nil && !object.isDeleted
        && (request.includesSubentities || object.entity.name == entity.name)
        && request.predicate?.evaluate(with: object) ?? true
    }
    let known = Set(present.map(ObjectIdentifier.init))
    // In the order that they had, new ones last, so that equal ones do not change places.
    let order = present.compactMap { $0 as? NSManagedObject }.filter { fitting.contains($0) }
    let new = fitting.filter { !known.contains(ObjectIdentifier($0)) }.sorted { $0.objectID.row < $1.objectID.row }
    guard !order.isEmpty || !new.isEmpty || left.count != present.count else { return }
    var merged = merge(left, order + new, present)
    if request.limit > 0 { merged = Array(merged.prefix(request.limit)) }
    sections = divide(merged)
    report(old, sections, updated: Set(concerned.map(ObjectIdentifier.init)))
  }

  private func isBefore(_ first: NSObject, _ second: NSObject) -> Bool? {
    for descriptor in request.sortDescriptors ?? [] {
      switch descriptor.compare(first, to: second) {
      case .orderedAscending: return true
      case .orderedDescending: return false
      case .orderedSame: continue
      }
    }
    return nil
  }

  /// Returns objects that are sorted with changed ones among them.
  private func merge(_ sorted: [NSObject], _ changed: [NSObject], _ before: [NSObject]) -> [NSObject] {
    let rank = Dictionary(
      before.enumerated().map { (ObjectIdentifier($1), $0) }, uniquingKeysWith: { first, _ in first })
    return (sorted + changed).sorted { first, second in
      if let isBefore = isBefore(first, second) { return isBefore }
      return (rank[ObjectIdentifier(first)] ?? .max) < (rank[ObjectIdentifier(second)] ?? .max)
    }
  }

  private func report(_ old: [ResultsSection], _ new: [ResultsSection], updated: Set<ObjectIdentifier>) {
    let (before, after) = (Self.places(old), Self.places(new))
    places = after
    guard let delegate else { return }
    let change = ResultsChange(old, new, before, after, updated: updated)
    guard !change.isEmpty else { return }
    delegate.controllerWillChangeContent(shown)
    for (section, index, type) in change.sections {
      delegate.controller(shown, didChange: section, atSectionIndex: index, for: type)
    }
    for item in change.items {
      delegate.controller(shown, didChange: item.object, at: item.from, for: item.type, newIndexPath: item.to)
    }
    tellSnapshot(old: old.flatMap(\.items), updated: updated)
    delegate.controllerDidChangeContent(shown)
  }

  private func tellSnapshot(old: [NSObject], updated: Set<ObjectIdentifier> = []) {
    guard let delegate else { return }
    let snapshot = NSDiffableDataSourceSnapshotReference()
    var changed: [NSManagedObjectID] = []
    let known = Set(old.map(ObjectIdentifier.init))
    for section in sections {
      let identities = section.items.compactMap { ($0 as? NSManagedObject)?.objectID }
      snapshot.appendSections(withIdentifiers: [section.name])
      snapshot.appendItems(withIdentifiers: identities, intoSectionWithIdentifier: section.name)
      changed += section.items.filter {
        updated.contains(ObjectIdentifier($0)) && known.contains(ObjectIdentifier($0))
      }.compactMap { ($0 as? NSManagedObject)?.objectID }
    }
    if !changed.isEmpty { snapshot.reloadItems(withIdentifiers: changed) }
    delegate.controller(shown, didChangeContentWith: snapshot)
    guard sectionPath == nil else { return }
    let before = old.compactMap { ($0 as? NSManagedObject)?.objectID }
    let after = sections.flatMap(\.items).compactMap { ($0 as? NSManagedObject)?.objectID }
    delegate.controller(shown, didChangeContentWith: after.difference(from: before).inferringMoves())
  }
}

/// A section of results.
final class ResultsSection: NSObject, NSFetchedResultsSectionInfo {
  let name: String
  var items: [NSObject]
  private weak var core: ResultsCore?

  init(name: String, items: [NSObject], core: ResultsCore) {
    self.name = name
    self.items = items
    self.core = core
    super.init()
  }

  var indexTitle: String? { core?.indexTitle(name) }
  var numberOfObjects: Int { items.count }
  var objects: [Any]? { items }
}
