import Foundation

/// A postal address that can be changed.
///
/// See [Apple's page](https://developer.apple.com/documentation/contacts/cnmutablepostaladdress).
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
  // Unchecked like its superclass.
  /// Creates an empty address.
  public override init() { super.init() }

  override init(values: Values) { super.init(values: values) }

  open override var street: String {
    get { values.street }
    set { values.street = newValue }
  }
  open override var subLocality: String {
    get { values.subLocality }
    set { values.subLocality = newValue }
  }
  open override var city: String {
    get { values.city }
    set { values.city = newValue }
  }
  open override var subAdministrativeArea: String {
    get { values.subAdministrativeArea }
    set { values.subAdministrativeArea = newValue }
  }
  open override var state: String {
    get { values.state }
    set { values.state = newValue }
  }
  open override var postalCode: String {
    get { values.postalCode }
    set { values.postalCode = newValue }
  }
  open override var country: String {
    get { values.country }
    set { values.country = newValue }
  }
  open override var isoCountryCode: String {
    get { values.isoCountryCode }
    set { values.isoCountryCode = newValue }
  }
}
