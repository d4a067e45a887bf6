import Foundation

/// The result of a request that is answered later.
open class NSPersistentStoreAsynchronousResult: NSPersistentStoreResult {
  /// The context that executed the request.
  public let managedObjectContext: NSManagedObjectContext
  /// The error of the request.
  open internal(set) var operationError: (any Error)?
  /// The progress of the request.
  open private(set) var progress: Progress?
  private(set) var isCancelled = false

  init(_ context: NSManagedObjectContext) {
    managedObjectContext = context
    super.init()
  }

  /// Gives up the request, unless it has begun.
  open func cancel() { isCancelled = true }
}

/// The result of a fetch that is answered later.
///
/// See [Apple's page](https://developer.apple.com/documentation/coredata/nsasynchronousfetchresult).
open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreAsynchronousResult {
  /// The request.
  public let fetchRequest: NSAsynchronousFetchRequest<ResultType>
  /// The results, once they are there.
  open internal(set) var finalResult: [ResultType]?

  init(_ request: NSAsynchronousFetchRequest<ResultType>, _ context: NSManagedObjectContext) {
    fetchRequest = request
    super.init(context)
  }
}

/// A fetch that is answered later, in the context's queue.
///
/// See [Apple's page](https://developer.apple.com/documentation/coredata/nsasynchronousfetchrequest).
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest {
  /// The request for objects.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// The closure that is called with the results.
  public let completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)?
  /// The number of results that the app expects.
  open var estimatedResultCount = 0

  /// Creates a request.
  public init(
    fetchRequest request: NSFetchRequest<ResultType>,
    completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
  ) {
    fetchRequest = request
    completionBlock = blk
    super.init()
  }
}

/// A request that a context answers later.
protocol LaterFetching: NSPersistentStoreRequest {
  func begin(in context: NSManagedObjectContext) -> NSPersistentStoreAsynchronousResult
}

extension NSAsynchronousFetchRequest: LaterFetching {
  final func begin(in context: NSManagedObjectContext) -> NSPersistentStoreAsynchronousResult {
    let result = NSAsynchronousFetchResult(self, context)
    nonisolated(unsafe) let (unsafeResult, request) = (result, self)
    context.perform {
      if unsafeResult.isCancelled { return }
      do {
        unsafeResult.finalResult = try context.fetch(request.fetchRequest)
      } catch {
        unsafeResult.operationError = error
      }
      request.completionBlock?(unsafeResult)
    }
    return result
  }
}

public typealias NSPersistentStoreAsynchronousFetchResultCompletionBlock = (
  NSAsynchronousFetchResult<any NSFetchRequestResult>
) -> Void
