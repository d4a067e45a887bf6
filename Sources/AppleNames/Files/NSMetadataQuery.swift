import Foundation

/// A search for files in the user's cloud. It finds none, as on a device without an account.
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/nsmetadataquery).
open class NSMetadataQuery: NSObject, @unchecked Sendable {
  // Unchecked because it is used on one thread only, as Apple's is.
  /// The delegate, which replaces results. It is not retained, and never called here.
  open weak var delegate: (any NSMetadataQueryDelegate)?
  /// The condition of files; nil by default. A query needs one before it starts.
  open var predicate: NSPredicate?
  /// The order of the results; none by default.
  open var sortDescriptors: [NSSortDescriptor] = []
  /// The attributes whose values are collected; none by default.
  open var valueListAttributes: [String] = []
  /// The attributes by which results are grouped; none by default.
  open var groupingAttributes: [String]?
  /// The time between reports of progress, in seconds; 1 by default.
  open var notificationBatchingInterval: TimeInterval = 1
  /// The places to search; none by default.
  open var searchScopes: [Any] = []
  /// The items to search; nil by default, for all.
  open var searchItems: [Any]?
  /// The queue on which notifications are posted; nil by default, for the main queue.
  open var operationQueue: OperationQueue?
  /// Whether the query was started.
  open private(set) var isStarted = false
  /// Whether the first search goes on.
  open private(set) var isGathering = false
  /// Whether the query was stopped.
  open private(set) var isStopped = false

  /// Creates a query.
  public override init() { super.init() }

  /// The number of results: 0.
  open var resultCount: Int { 0 }
  /// The results: none.
  open var results: [Any] { [] }
  /// Returns a result. There is none, so every index stops the program, as one out of range does on Apple's platforms.
  open func result(at idx: Int) -> Any { preconditionFailure("a query has no result at \(idx)") }
  /// Returns the index of a result: `NSNotFound`.
  open func index(ofResult result: Any) -> Int { NSNotFound }
  /// The values of the attributes that are collected: none.
  open var valueLists: [String: [NSMetadataQueryAttributeValueTuple]] { [:] }
  /// The groups of results: none.
  open var groupedResults: [NSMetadataQueryResultGroup] { [] }
  /// Returns the value of a result's attribute: nil.
  open func value(ofAttribute attrName: String, forResultAt idx: Int) -> Any? { nil }
  /// Calls a block with each result: not at all.
  open func enumerateResults(_ block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
  /// Calls a block with each result: not at all.
  open func enumerateResults(
    options opts: NSEnumerationOptions = [], using block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}

  /// Starts the search, which ends at once: the two notifications are posted asynchronously.
  ///
  /// - Returns: false for a query without a condition, and one that goes on already.
  @discardableResult open func start() -> Bool {
    guard predicate != nil, !isStarted || isStopped else { return false }
    (isStarted, isStopped, isGathering) = (true, false, true)
    (operationQueue ?? .main).addOperation { [weak self] in
      guard let self, self.isGathering else { return }
      NotificationCenter.default.post(name: .NSMetadataQueryDidStartGathering, object: self)
      self.isGathering = false
      NotificationCenter.default.post(name: .NSMetadataQueryDidFinishGathering, object: self)
    }
    return true
  }

  /// Ends the search.
  open func stop() { (isStopped, isGathering) = (isStarted, false) }
  /// Does nothing: results do not change.
  open func disableUpdates() {}
  /// Does nothing: results do not change.
  open func enableUpdates() {}
}

/// Replaces the results of a query. Both methods are optional, and none is called here.
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/nsmetadataquerydelegate).
public protocol NSMetadataQueryDelegate: NSObjectProtocol {
  /// Never called here.
  func metadataQuery(_ query: NSMetadataQuery, replacementObjectForResultObject result: NSMetadataItem) -> Any
  /// Never called here.
  func metadataQuery(
    _ query: NSMetadataQuery, replacementValueForAttribute attrName: String, value attrValue: Any
  ) -> Any
}

extension NSMetadataQueryDelegate {
  public func metadataQuery(
    _ query: NSMetadataQuery, replacementObjectForResultObject result: NSMetadataItem
  ) -> Any { result }
  public func metadataQuery(
    _ query: NSMetadataQuery, replacementValueForAttribute attrName: String, value attrValue: Any
  ) -> Any { attrValue }
}

/// The value of an attribute, and how often results have it.
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/nsmetadataqueryattributevaluetuple).
open class NSMetadataQueryAttributeValueTuple: NSObject {
  /// The attribute: empty.
  open var attribute: String { "" }
  /// The value: nil.
  open var value: Any? { nil }
  /// The number of results with the value: 0.
  open var count: Int { 0 }
}

/// Results that have the same value of an attribute.
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/nsmetadataqueryresultgroup).
open class NSMetadataQueryResultGroup: NSObject {
  /// The attribute: empty.
  open var attribute: String { "" }
  /// The value: nothing.
  open var value: Any { NSNull() }
  /// The groups in it: none.
  open var subgroups: [NSMetadataQueryResultGroup]? { nil }
  /// The number of results: 0.
  open var resultCount: Int { 0 }
  /// The results: none.
  open var results: [Any] { [] }
}

extension NSNotification.Name {
  /// Posted when a search begins.
  public static let NSMetadataQueryDidStartGathering =
    NSNotification.Name("NSMetadataQueryDidStartGatheringNotification")
  /// Posted on devices while a search goes on.
  public static let NSMetadataQueryGatheringProgress =
    NSNotification.Name("NSMetadataQueryGatheringProgressNotification")
  /// Posted when a search has found all.
  public static let NSMetadataQueryDidFinishGathering =
    NSNotification.Name("NSMetadataQueryDidFinishGatheringNotification")
  /// Posted on devices when results change.
  public static let NSMetadataQueryDidUpdate = NSNotification.Name("NSMetadataQueryDidUpdateNotification")
}

/// The key of new results, in notifications.
public let NSMetadataQueryUpdateAddedItemsKey = "kMDQueryUpdateAddedItems"
/// The key of changed results, in notifications.
public let NSMetadataQueryUpdateChangedItemsKey = "kMDQueryUpdateChangedItems"
/// The key of results that are gone, in notifications.
public let NSMetadataQueryUpdateRemovedItemsKey = "kMDQueryUpdateRemovedItems"
/// The place of the app's documents in the cloud.
public let NSMetadataQueryUbiquitousDocumentsScope = "NSMetadataQueryUbiquitousDocumentsScope"
/// The place of the app's other files in the cloud.
public let NSMetadataQueryUbiquitousDataScope = "NSMetadataQueryUbiquitousDataScope"
/// The place of other apps' documents that the user has opened.
public let NSMetadataQueryAccessibleUbiquitousExternalDocumentsScope =
  "NSMetadataQueryAccessibleUbiquitousExternalDocumentsScope"
/// The attribute of how well a result matches.
public let NSMetadataQueryResultContentRelevanceAttribute = "kMDQueryResultContentRelevance"
