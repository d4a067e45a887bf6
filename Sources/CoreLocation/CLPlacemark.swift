import Foundation

/// The description of a location: its address and names.
///
/// See [Apple's page](https://developer.apple.com/documentation/corelocation/clplacemark).
open class CLPlacemark: NSObject, NSCopying {
  /// The location that is described.
  public let location: CLLocation?
  /// The area of the place; nil if it is not known.
  open var region: CLRegion? { nil }
  /// The time zone; nil if it is not known.
  open var timeZone: TimeZone? { nil }
  /// The parts of the address by the keys of Apple's address book, such as "Street", "City" and "CountryCode".
  public let addressDictionary: [AnyHashable: Any]?

  /// Creates a copy of a description.
  public init(placemark: CLPlacemark) {
    (location, addressDictionary) = (placemark.location, placemark.addressDictionary)
  }

  package init(location: CLLocation?, addressDictionary: [AnyHashable: Any]?) {
    (self.location, self.addressDictionary) = (location, addressDictionary)
  }

  private func part(_ key: String) -> String? { addressDictionary?[key] as? String }

  /// The name of the place.
  open var name: String? { part("Name") ?? part("Street") }
  /// The street of the address.
  open var thoroughfare: String? { part("Thoroughfare") ?? part("Street") }
  /// The street number.
  open var subThoroughfare: String? { part("SubThoroughfare") }
  /// The city of the address.
  open var locality: String? { part("City") }
  /// The part of the city.
  open var subLocality: String? { part("SubLocality") }
  /// The state or province.
  open var administrativeArea: String? { part("State") }
  /// The part of the state.
  open var subAdministrativeArea: String? { part("SubAdministrativeArea") }
  /// The postal code.
  open var postalCode: String? { part("ZIP") }
  /// The ISO 3166 country code, such as "DE".
  open var isoCountryCode: String? { part("CountryCode") }
  /// The name of the country.
  open var country: String? { part("Country") }
  /// The inland water at the place; nil here.
  open var inlandWater: String? { nil }
  /// The ocean at the place; nil here.
  open var ocean: String? { nil }
  /// The areas of interest; nil here.
  open var areasOfInterest: [String]? { nil }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
