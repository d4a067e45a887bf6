import Foundation

/// The purpose for which an address is written.
///
/// See [Apple's page](https://developer.apple.com/documentation/contacts/cnpostaladdressformatterstyle).
public enum CNPostalAddressFormatterStyle: Int, Sendable { case mailingAddress = 0 }

/// Writes postal addresses, in the American order here.
///
/// See [Apple's page](https://developer.apple.com/documentation/contacts/cnpostaladdressformatter).
open class CNPostalAddressFormatter: Formatter {
  /// The purpose for which addresses are written.
  open var style = CNPostalAddressFormatterStyle.mailingAddress

  /// Returns an address in several lines.
  open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
    let area = [postalAddress.state, postalAddress.postalCode].filter { !$0.isEmpty }.joined(separator: " ")
    let place = [postalAddress.city, area].filter { !$0.isEmpty }.joined(separator: ", ")
    return [postalAddress.street, place, postalAddress.country].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// Returns an address in several lines.
  open func string(from postalAddress: CNPostalAddress) -> String { Self.string(from: postalAddress, style: style) }

  open override func string(for obj: Any?) -> String? { (obj as? CNPostalAddress).map { string(from: $0) } }
}
