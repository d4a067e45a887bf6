import Foundation

/// Whether the app may use the user's music.
///
/// See [Apple's page](https://developer.apple.com/documentation/storekit/skcloudserviceauthorizationstatus).
public enum SKCloudServiceAuthorizationStatus: Int, Sendable { case notDetermined = 0, denied, restricted, authorized }

/// The functions of the user's subscription of music.
///
/// See [Apple's page](https://developer.apple.com/documentation/storekit/skcloudservicecapability).
public struct SKCloudServiceCapability: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The catalogue can be played.
  public static let musicCatalogPlayback = SKCloudServiceCapability(rawValue: 1 << 0)
  /// A subscription can be bought.
  public static let musicCatalogSubscriptionEligible = SKCloudServiceCapability(rawValue: 1 << 1)
  /// Music can be added to the user's library.
  public static let addToCloudMusicLibrary = SKCloudServiceCapability(rawValue: 1 << 8)
}

/// The user's subscription of music, the use of which is denied here.
///
/// Handlers are called asynchronously on the main run loop.
///
/// See [Apple's page](https://developer.apple.com/documentation/storekit/skcloudservicecontroller).
open class SKCloudServiceController: NSObject, @unchecked Sendable {
  // Unchecked because `NSObject` is a class; there are no variables.
  /// Returns whether the app may use the user's music: denied.
  open class func authorizationStatus() -> SKCloudServiceAuthorizationStatus { .denied }
  /// Requests the permission to use the user's music, which is denied.
  open class func requestAuthorization(
    _ completionHandler: @escaping @Sendable (SKCloudServiceAuthorizationStatus) -> Void
  ) {
    DispatchQueue.main.async { completionHandler(.denied) }
  }
  /// Requests the permission to use the user's music, which is denied.
  open class func requestAuthorization() async -> SKCloudServiceAuthorizationStatus { .denied }

  /// Requests the functions of the subscription: none, with `SKError.cloudServicePermissionDenied`.
  open func requestCapabilities(
    completionHandler: @escaping @Sendable (SKCloudServiceCapability, (any Error)?) -> Void
  ) {
    DispatchQueue.main.async { completionHandler([], SKError(.cloudServicePermissionDenied)) }
  }
  /// Throws `SKError.cloudServicePermissionDenied`.
  open func requestCapabilities() async throws -> SKCloudServiceCapability {
    throw SKError(.cloudServicePermissionDenied)
  }

  /// Requests the country of the user's store: nil, with `SKError.cloudServicePermissionDenied`.
  open func requestStorefrontCountryCode(
    completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
  ) { deny(completionHandler) }
  /// Throws `SKError.cloudServicePermissionDenied`.
  open func requestStorefrontCountryCode() async throws -> String { throw SKError(.cloudServicePermissionDenied) }

  /// Requests the identifier of the user's store: nil, with `SKError.cloudServicePermissionDenied`.
  open func requestStorefrontIdentifier(
    completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
  ) { deny(completionHandler) }
  /// Throws `SKError.cloudServicePermissionDenied`.
  open func requestStorefrontIdentifier() async throws -> String { throw SKError(.cloudServicePermissionDenied) }

  /// Requests the token of the user: nil, with `SKError.cloudServicePermissionDenied`.
  open func requestUserToken(
    forDeveloperToken developerToken: String, completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
  ) { deny(completionHandler) }
  /// Throws `SKError.cloudServicePermissionDenied`.
  open func requestUserToken(forDeveloperToken developerToken: String) async throws -> String {
    throw SKError(.cloudServicePermissionDenied)
  }

  private func deny(_ handler: @escaping @Sendable (String?, (any Error)?) -> Void) {
    DispatchQueue.main.async { handler(nil, SKError(.cloudServicePermissionDenied)) }
  }
}

extension NSNotification.Name {
  /// Posted on devices when the functions of the subscription change.
  public static let SKCloudServiceCapabilitiesDidChange =
    NSNotification.Name("SKCloudServiceCapabilitiesDidChangeNotification")
  /// Posted on devices when the country of the user's store changes.
  public static let SKStorefrontCountryCodeDidChange =
    NSNotification.Name("SKStorefrontCountryCodeDidChangeNotification")
  /// Posted on devices when the identifier of the user's store changes.
  public static let SKStorefrontIdentifierDidChange =
    NSNotification.Name("SKStorefrontIdentifierDidChangeNotification")
}
