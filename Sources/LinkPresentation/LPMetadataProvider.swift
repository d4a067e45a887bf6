import UIKit

/// Describes web pages. Pages are not loaded here: each request fails with `LPError.metadataFetchFailed`, as on a phone
/// without a network.
///
/// See [Apple's page](https://developer.apple.com/documentation/linkpresentation/lpmetadataprovider).
open class LPMetadataProvider: NSObject, @unchecked Sendable {
  // Unchecked like Apple's: the variables are to be set before a request.
  /// The seconds for which a request waits; 30 by default. Stored; has no effect.
  open var timeout: TimeInterval = 30
  /// Whether pictures are loaded, too; true by default. Stored; has no effect.
  open var shouldFetchSubresources = true

  /// Creates a provider.
  public override init() { super.init() }

  /// Calls the handler with an error, on another queue.
  @preconcurrency open func startFetchingMetadata(
    for URL: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) {
    DispatchQueue.global().async { completionHandler(nil, LPError(.metadataFetchFailed)) }
  }

  /// Throws an error.
  open func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata { throw LPError(.metadataFetchFailed) }

  /// Does nothing: the request has failed.
  open func cancel() {}
}
