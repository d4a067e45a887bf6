import CGIO
import CoreLocation
import UIKit

/// A place that can be opened in a map.
///
/// See [Apple's page](https://developer.apple.com/documentation/mapkit/mkmapitem).
open class MKMapItem: NSObject, @unchecked Sendable {
  // Unchecked like Apple's: the variables are to be set before the item is shared.
  /// The place's address and coordinate.
  public let placemark: MKPlacemark
  /// Whether this is the user's location.
  public let isCurrentLocation: Bool
  /// The name of the place; nil by default.
  open var name: String?
  /// The telephone number of the place; nil by default.
  open var phoneNumber: String?
  /// The web page of the place; nil by default.
  open var url: URL?
  /// The time zone of the place; nil by default.
  open var timeZone: TimeZone?

  /// Creates an item of a place.
  public init(placemark: MKPlacemark) {
    (self.placemark, isCurrentLocation, name) = (placemark, false, placemark.name)
  }

  private init(isCurrentLocation: Bool) {
    placemark = MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid)
    self.isCurrentLocation = isCurrentLocation
  }

  /// Returns the item of the user's location, which is not known here.
  open class func forCurrentLocation() -> MKMapItem { MKMapItem(isCurrentLocation: true) }

  /// Opens the place in the desktop's map program, or else in OpenStreetMap in the browser.
  ///
  /// - Parameter launchOptions: have no effect: neither accepts them.
  /// - Returns: whether there is a program that opens it.
  @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
    MainActor.assumeIsolated {
      guard let url = address(inMap: Self.hasProgram("geo")), Self.hasProgram(url.scheme ?? "") else { return false }
      UIApplication.shared.open(url)
      return true
    }
  }

  /// Opens the first place that has a valid coordinate.
  ///
  /// - Returns: whether there is a program that opens it.
  @discardableResult open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool {
    mapItems.first { !$0.isCurrentLocation }?.openInMaps(launchOptions: launchOptions) ?? false
  }

  /// Returns the `geo:` address of the place (RFC 5870) or its address at OpenStreetMap; nil if its coordinate is not
  /// valid.
  func address(inMap: Bool) -> URL? {
    let place = placemark.coordinate
    guard CLLocationCoordinate2DIsValid(place) else { return nil }
    let (latitude, longitude) = (String(format: "%.6f", place.latitude), String(format: "%.6f", place.longitude))
    return URL(
      string: inMap
        ? "geo:\(latitude),\(longitude)"
        : "https://www.openstreetmap.org/?mlat=\(latitude)&mlon=\(longitude)#map=16/\(latitude)/\(longitude)")
  }

  private static func hasProgram(_ scheme: String) -> Bool {
    guard let program = g_app_info_get_default_for_uri_scheme(scheme) else { return false }
    g_object_unref(UnsafeMutableRawPointer(program))
    return true
  }
}

/// The key of the means of transport.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// The key of the kind of map.
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
/// The key of the map's centre.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
/// The key of the map's extent.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
/// The key of whether traffic is shown.
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
/// The usual means of transport.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
/// Going by car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// Walking.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// Going by public transport.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
