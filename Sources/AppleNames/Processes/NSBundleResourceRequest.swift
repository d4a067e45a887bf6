import Foundation

/// A request for resources that the App Store delivers when they are needed. Here they are part of the program: each
/// request succeeds at once.
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/nsbundleresourcerequest).
open class NSBundleResourceRequest: NSObject, ProgressReporting, @unchecked Sendable {
  // Unchecked because of the priority, which has no effect.
  /// The names of the groups of resources.
  public let tags: Set<String>
  /// The bundle with the resources.
  public let bundle: Bundle
  /// The progress, which is complete.
  public let progress: Progress
  /// The priority from 0 to 1; 0.5 by default. It has no effect here.
  open var loadingPriority: Double = 0.5

  /// Creates a request for resources of a bundle.
  public init(tags: Set<String>, bundle: Bundle = .main) {
    (self.tags, self.bundle) = (tags, bundle)
    progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
  }

  /// Calls the handler asynchronously on another thread, without an error.
  open func beginAccessingResources(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    DispatchQueue.global().async { completionHandler(nil) }
  }
  /// Returns at once.
  open func beginAccessingResources() async throws {}
  /// Calls the handler asynchronously on another thread, with true.
  open func conditionallyBeginAccessingResources(completionHandler: @escaping @Sendable (Bool) -> Void) {
    DispatchQueue.global().async { completionHandler(true) }
  }
  /// Returns true: the resources are there.
  open func conditionallyBeginAccessingResources() async -> Bool { true }
  /// Does nothing: the resources stay.
  open func endAccessingResources() {}
}

/// The priority of resources for which the user waits.
public let NSBundleResourceRequestLoadingPriorityUrgent = 1.0
