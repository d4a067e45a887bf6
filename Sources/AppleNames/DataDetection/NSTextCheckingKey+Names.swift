import Foundation

// Foundation for Linux has the type, but keeps its names to itself.
extension NSTextCheckingKey {
  /// The name of a person.
  public static let name = NSTextCheckingKey(rawValue: "Name")
  /// The title of a person's position.
  public static let jobTitle = NSTextCheckingKey(rawValue: "JobTitle")
  /// The name of an organization.
  public static let organization = NSTextCheckingKey(rawValue: "Organization")
  /// The street and house number.
  public static let street = NSTextCheckingKey(rawValue: "Street")
  /// The city of an address.
  public static let city = NSTextCheckingKey(rawValue: "City")
  /// The state or province.
  public static let state = NSTextCheckingKey(rawValue: "State")
  /// The postal code.
  public static let zip = NSTextCheckingKey(rawValue: "ZIP")
  /// The country of an address.
  public static let country = NSTextCheckingKey(rawValue: "Country")
  /// A telephone number in an address.
  public static let phone = NSTextCheckingKey(rawValue: "Phone")
  /// The name of an airline.
  public static let airline = NSTextCheckingKey(rawValue: "Airline")
  /// The number of a flight.
  public static let flight = NSTextCheckingKey(rawValue: "Flight")
}
