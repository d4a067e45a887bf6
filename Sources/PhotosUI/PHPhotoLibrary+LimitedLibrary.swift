import Photos
import UIKit

extension PHPhotoLibrary {
  /// Does nothing: on iOS it lets a user who allowed some photos choose more, and here none are allowed.
  @preconcurrency @MainActor public func presentLimitedLibraryPicker(from controller: UIViewController) {}

  /// Calls the handler with no identifiers, on the main queue.
  @preconcurrency @MainActor public func presentLimitedLibraryPicker(
    from controller: UIViewController, completionHandler: @escaping @Sendable ([String]) -> Void
  ) {
    DispatchQueue.main.async { completionHandler([]) }
  }
}
