import Foundation

/// A function that receives the placemarks of an address, or an error.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Finds the addresses of locations, and the reverse. There is no service for it here, so that each request fails like
/// one on a phone without a network: with `CLError.network`, asynchronously on the main run loop.
///
/// See [Apple's page](https://developer.apple.com/documentation/corelocation/clgeocoder).
open class CLGeocoder: NSObject {
  /// Creates a geocoder.
  public override init() { super.init() }

  /// Whether a request is under way: false, as none is sent.
  open var isGeocoding: Bool { false }

  /// Fails to find the address of a location.
  @preconcurrency open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping @Sendable ([CLPlacemark]?, (any Error)?) -> Void
  ) { fail(completionHandler) }

  /// Fails to find the address of a location, in a language.
  @preconcurrency open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?,
    completionHandler: @escaping @Sendable ([CLPlacemark]?, (any Error)?) -> Void
  ) { fail(completionHandler) }

  /// Fails to find the location of an address.
  @preconcurrency open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping @Sendable ([CLPlacemark]?, (any Error)?) -> Void
  ) { fail(completionHandler) }

  /// Fails to find the location of an address in a region.
  @preconcurrency open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?,
    completionHandler: @escaping @Sendable ([CLPlacemark]?, (any Error)?) -> Void
  ) { fail(completionHandler) }

  /// Fails to find the location of an address in a region, in a language.
  @preconcurrency open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?,
    completionHandler: @escaping @Sendable ([CLPlacemark]?, (any Error)?) -> Void
  ) { fail(completionHandler) }

  /// Fails to find the address of a location.
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { throw CLError(.network) }

  /// Fails to find the address of a location, in a language.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?
  ) async throws -> [CLPlacemark] { throw CLError(.network) }

  /// Fails to find the location of an address.
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { throw CLError(.network) }

  /// Fails to find the location of an address in a region.
  open func geocodeAddressString(_ addressString: String, in region: CLRegion?) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }

  /// Cancels the request: none is under way.
  open func cancelGeocode() {}

  private func fail(_ handler: @escaping @Sendable ([CLPlacemark]?, (any Error)?) -> Void) {
    DispatchQueue.main.async { handler(nil, CLError(.network)) }
  }
}
