// Re-exported, as the framework's header does.
@_exported import AVFoundation
@_exported import Foundation

/// Whether the user allows an app to use the photo library.
///
/// See [Apple's page](https://developer.apple.com/documentation/photos/phauthorizationstatus).
public enum PHAuthorizationStatus: Int, Sendable { case notDetermined = 0, restricted, denied, authorized, limited }

/// The access to the photo library that an app requests.
///
/// See [Apple's page](https://developer.apple.com/documentation/photos/phaccesslevel).
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }

/// The user's photos. As on a phone whose user denies access, there is no library here.
///
/// See [Apple's page](https://developer.apple.com/documentation/photos/phphotolibrary).
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  // Unchecked because `NSObject` is a class; there are no variables.
  private static let library = PHPhotoLibrary()

  override init() { super.init() }

  /// Returns the library.
  open class func shared() -> PHPhotoLibrary { library }
  /// Returns whether the user allows access: denied.
  open class func authorizationStatus() -> PHAuthorizationStatus { .denied }
  /// Returns whether the user allows access: denied.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .denied }

  /// Calls the handler with `.denied`, on another queue.
  @preconcurrency open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
    DispatchQueue.global().async { handler(.denied) }
  }

  /// Calls the handler with `.denied`, on another queue.
  @preconcurrency open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    DispatchQueue.global().async { handler(.denied) }
  }

  /// Returns `.denied`.
  open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus { .denied }

  /// Fails, without calling the block, and calls the handler on another queue.
  @preconcurrency open func performChanges(
    _ changeBlock: @escaping @Sendable () -> Void,
    completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    DispatchQueue.global().async { completionHandler(false, PHPhotosError(.accessUserDenied)) }
  }

  /// Throws an error, without calling the block.
  open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
    throw PHPhotosError(.accessUserDenied)
  }

  /// Throws an error, without calling the block.
  open func performChangesAndWait(_ changeBlock: () -> Void) throws { throw PHPhotosError(.accessUserDenied) }

  /// Adds an observer, which is never called.
  open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  /// Removes an observer.
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}

/// Receives changes of the photo library. Here there are none.
///
/// See [Apple's page](https://developer.apple.com/documentation/photos/phphotolibrarychangeobserver).
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  /// Never called.
  func photoLibraryDidChange(_ changeInstance: PHChange)
}
