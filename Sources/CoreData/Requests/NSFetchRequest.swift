import AppleNames
import Foundation

/// A search for objects of an entity.
///
/// The type of results has no constraint, as a protocol's type conforms to none without Objective-C.
///
/// See [Apple's page](https://developer.apple.com/documentation/coredata/nsfetchrequest).
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  /// The values, which requests share that differ in the type of results only.
  final let values: FetchValues

  /// Creates a request without an entity.
  public override init() {
    values = FetchValues()
    super.init()
  }

  /// Creates a request for the objects of an entity.
  public init(entityName: String) {
    values = FetchValues()
    values.entityName = entityName
    super.init()
  }

  init(sharing values: FetchValues) {
    self.values = values
    super.init()
  }

  /// Returns a request with another type of results: `uikit` makes `request as! NSFetchRequest<Film>` a call of this,
  /// as Objective-C ignores the type there. Nil if the object is no request.
  public static func converted(_ request: Any?) -> NSFetchRequest<ResultType>? {
    if let same = request as? NSFetchRequest<ResultType> { return same }
    return (request as? any FetchRequesting).map { NSFetchRequest(sharing: $0.fetchValues) }
  }

  /// The entity's name.
  open var entityName: String? { values.entityName ?? values.entity?.name }
  /// The entity.
  open var entity: NSEntityDescription? {
    get { values.entity ?? values.entityName.flatMap(ManagedClasses.entity(named:)) }
    set { values.entity = newValue }
  }
  /// The condition of results.
  open var predicate: NSPredicate? {
    get { values.predicate }
    set { values.predicate = newValue }
  }
  /// The order of results.
  open var sortDescriptors: [NSSortDescriptor]? {
    get { values.sortDescriptors }
    set { values.sortDescriptors = newValue }
  }
  /// The highest number of results; zero sets no limit.
  open var fetchLimit: Int {
    get { values.limit }
    set { values.limit = newValue }
  }
  /// The number of results that are skipped.
  open var fetchOffset: Int {
    get { values.offset }
    set { values.offset = newValue }
  }
  /// The number of objects to read at once; a hint that has no effect here.
  open var fetchBatchSize: Int {
    get { values.batchSize }
    set { values.batchSize = newValue }
  }
  /// The kind of results.
  open var resultType: NSFetchRequestResultType {
    get { values.resultType }
    set { values.resultType = newValue }
  }
  /// Whether objects of entities that inherit from the entity are results.
  open var includesSubentities: Bool {
    get { values.includesSubentities }
    set { values.includesSubentities = newValue }
  }
  /// Whether changes that are not saved count.
  open var includesPendingChanges: Bool {
    get { values.includesPendingChanges }
    set { values.includesPendingChanges = newValue }
  }
  /// Whether values are read at once.
  open var includesPropertyValues: Bool {
    get { values.includesPropertyValues }
    set { values.includesPropertyValues = newValue }
  }
  /// Whether results are faults, whose values are read when they are used.
  open var returnsObjectsAsFaults: Bool {
    get { values.returnsObjectsAsFaults }
    set { values.returnsObjectsAsFaults = newValue }
  }
  /// Whether equal dictionaries are one result.
  open var returnsDistinctResults: Bool {
    get { values.returnsDistinctResults }
    set { values.returnsDistinctResults = newValue }
  }
  /// The properties in dictionaries: names or descriptions.
  open var propertiesToFetch: [Any]? {
    get { values.propertiesToFetch }
    set { values.propertiesToFetch = newValue }
  }
  /// The properties by whose values dictionaries are grouped: names or descriptions.
  open var propertiesToGroupBy: [Any]? {
    get { values.propertiesToGroupBy }
    set { values.propertiesToGroupBy = newValue }
  }
  /// The condition of groups.
  open var havingPredicate: NSPredicate? {
    get { values.havingPredicate }
    set { values.havingPredicate = newValue }
  }
  /// The relationships to read with the results; a hint that has no effect here.
  open var relationshipKeyPathsForPrefetching: [String]? {
    get { values.prefetched }
    set { values.prefetched = newValue }
  }
  /// Whether objects that are in the context already get the store's values.
  open var shouldRefreshRefetchedObjects: Bool {
    get { values.refreshes }
    set { values.refreshes = newValue }
  }

  open override var requestType: NSPersistentStoreRequestType { .fetchRequestType }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSFetchRequest(sharing: values.copy())
    copy.affectedStores = affectedStores
    return copy
  }

  open override var description: String {
    "<\(type(of: self))> (entity: \(entityName ?? "nil"); predicate: (\(predicate.map { "\($0)" } ?? ""))"
  }
}

/// A request with any type of results.
protocol FetchRequesting: NSPersistentStoreRequest {
  var fetchValues: FetchValues { get }
}

extension NSFetchRequest: FetchRequesting {
  final var fetchValues: FetchValues { values }
}

/// The values of a request.
final class FetchValues {
  var entityName: String?
  var entity: NSEntityDescription?
  var predicate: NSPredicate?
  var sortDescriptors: [NSSortDescriptor]?
  var limit = 0
  var offset = 0
  var batchSize = 0
  var resultType: NSFetchRequestResultType = .managedObjectResultType
  var includesSubentities = true
  var includesPendingChanges = true
  var includesPropertyValues = true
  var returnsObjectsAsFaults = true
  var returnsDistinctResults = false
  var propertiesToFetch: [Any]?
  var propertiesToGroupBy: [Any]?
  var havingPredicate: NSPredicate?
  var prefetched: [String]?
  var refreshes = false

  func copy() -> FetchValues {
    let copy = FetchValues()
    copy.entityName = entityName
    copy.entity = entity
    copy.predicate = predicate
    copy.sortDescriptors = sortDescriptors
    copy.limit = limit
    copy.offset = offset
    copy.batchSize = batchSize
    copy.resultType = resultType
    copy.includesSubentities = includesSubentities
    copy.includesPendingChanges = includesPendingChanges
    copy.includesPropertyValues = includesPropertyValues
    copy.returnsObjectsAsFaults = returnsObjectsAsFaults
    copy.returnsDistinctResults = returnsDistinctResults
    copy.propertiesToFetch = propertiesToFetch
    copy.propertiesToGroupBy = propertiesToGroupBy
    copy.havingPredicate = havingPredicate
    copy.prefetched = prefetched
    copy.refreshes = refreshes
    return copy
  }
}
