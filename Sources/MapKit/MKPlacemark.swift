import Contacts
import CoreLocation
import Foundation

/// The description of a place on the map.
///
/// See [Apple's page](https://developer.apple.com/documentation/mapkit/mkplacemark).
open class MKPlacemark: CLPlacemark, MKAnnotation {
  private let place: CLLocationCoordinate2D

  /// The coordinate of the place.
  open var coordinate: CLLocationCoordinate2D { place }
  /// The name of the place.
  open var title: String? { name }
  /// The city of the address.
  open var subtitle: String? { locality }
  /// The code of the country.
  open var countryCode: String? { isoCountryCode }

  /// Creates a description without an address.
  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate, addressDictionary: nil)
  }

  /// Creates a description with the parts of an address.
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    place = coordinate
    super.init(
      location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude),
      addressDictionary: addressDictionary)
  }

  /// Creates a description with an address.
  public convenience init(coordinate: CLLocationCoordinate2D, postalAddress address: CNPostalAddress) {
    self.init(
      coordinate: coordinate,
      addressDictionary: [
        "Street": address.street, "City": address.city, "State": address.state, "ZIP": address.postalCode,
        "Country": address.country, "CountryCode": address.isoCountryCode,
      ])
  }

  /// Creates a copy of a description.
  public override init(placemark: CLPlacemark) {
    place = placemark.location?.coordinate ?? kCLLocationCoordinate2DInvalid
    super.init(placemark: placemark)
  }
}
