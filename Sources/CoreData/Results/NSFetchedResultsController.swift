import Foundation
import UIKit

/// The results of a fetch in sections, which follow the changes of a context.
///
/// Delegates get a controller of any kind of results that stands for this one, as types of results differ without
/// Objective-C: it is equal to this one, and has the same results.
///
/// See [Apple's page](https://developer.apple.com/documentation/coredata/nsfetchedresultscontroller).
open class NSFetchedResultsController<ResultType>: NSObject {
  final let core: ResultsCore

  /// Creates a controller without results.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    core = ResultsCore(fetchRequest.values, context, sectionNameKeyPath, name)
    super.init()
    core.controller = self
  }

  init(standingFor core: ResultsCore) {
    self.core = core
    super.init()
  }

  /// Returns a controller with another type of results that stands for the same one: `uikit` makes a cast a call of
  /// this. Nil if the object is no controller.
  public static func converted(_ controller: Any?) -> NSFetchedResultsController<ResultType>? {
    if let same = controller as? NSFetchedResultsController<ResultType> { return same }
    return (controller as? any ResultsController).map { NSFetchedResultsController(standingFor: $0.core) }
  }

  /// The request.
  open var fetchRequest: NSFetchRequest<ResultType> { NSFetchRequest(sharing: core.request) }
  /// The context whose changes the results follow.
  open var managedObjectContext: NSManagedObjectContext { core.context }
  /// The path of the property that names the sections.
  open var sectionNameKeyPath: String? { core.sectionPath }
  /// The name of a cache. Nothing is kept here.
  open var cacheName: String? { core.cacheName }
  /// The object that learns of changes.
  open weak var delegate: (any NSFetchedResultsControllerDelegate)? {
    get { core.delegate }
    set { core.delegate = newValue }
  }

  /// Does nothing: there are no caches.
  open class func deleteCache(withName name: String?) {}

  /// Fetches the results.
  open func performFetch() throws { try core.fetch() }

  /// The results.
  open var fetchedObjects: [ResultType]? {
    core.isFetched ? core.sections.flatMap(\.items).compactMap { $0 as? ResultType } : nil
  }
  /// The sections.
  open var sections: [any NSFetchedResultsSectionInfo]? { core.isFetched ? core.sections : nil }
  /// The titles in the index beside a table.
  open var sectionIndexTitles: [String] { core.indexTitles }

  /// Returns the result at a place, which must exist.
  open func object(at indexPath: IndexPath) -> ResultType {
    guard let object = core.sections[indexPath.section].items[indexPath.item] as? ResultType else {
      preconditionFailure("the result at \(indexPath) is no \(ResultType.self)")
    }
    return object
  }

  /// Returns the place of a result.
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    (object as? NSObject).flatMap { core.place(of: $0) }
  }

  /// Returns the title in the index beside a table for a section.
  open func sectionIndexTitle(forSectionName sectionName: String) -> String? { core.indexTitle(sectionName) }

  /// Returns the section for a title in the index beside a table.
  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
    core.sections.firstIndex { core.indexTitle($0.name) == title } ?? sectionIndex
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? any ResultsController)?.core === core }
  open override var hash: Int { ObjectIdentifier(core).hashValue }
}

/// A controller of any kind of results.
protocol ResultsController: NSObject {
  var core: ResultsCore { get }
}

extension NSFetchedResultsController: ResultsController {}
