import Foundation

/// A postal address.
///
/// See [Apple's page](https://developer.apple.com/documentation/contacts/cnpostaladdress).
open class CNPostalAddress: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  // Unchecked because `NSObject` is a class; only mutable addresses change, which Apple's does not protect either.
  struct Values: Hashable {
    var street = ""
    var subLocality = ""
    var city = ""
    var subAdministrativeArea = ""
    var state = ""
    var postalCode = ""
    var country = ""
    var isoCountryCode = ""
  }

  var values: Values

  /// Creates an empty address.
  public override init() { values = Values() }

  init(values: Values) { self.values = values }

  /// The street and number.
  open var street: String { values.street }
  /// The part of the city, such as a district.
  open var subLocality: String { values.subLocality }
  /// The city of the address.
  open var city: String { values.city }
  /// The part of the state, such as a county.
  open var subAdministrativeArea: String { values.subAdministrativeArea }
  /// The state or province.
  open var state: String { values.state }
  /// The postal code.
  open var postalCode: String { values.postalCode }
  /// The name of the country.
  open var country: String { values.country }
  /// The ISO 3166 country code.
  open var isoCountryCode: String { values.isoCountryCode }

  open func copy(with zone: NSZone? = nil) -> Any { CNPostalAddress(values: values) }
  open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutablePostalAddress(values: values) }
  open override func isEqual(_ object: Any?) -> Bool { (object as? CNPostalAddress)?.values == values }
  open override var hash: Int { values.hashValue }
}
