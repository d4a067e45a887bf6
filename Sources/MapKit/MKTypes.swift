import Foundation

/// The kind of a map. Kept without effect: only a grid is drawn.
///
/// See [Apple's page](https://developer.apple.com/documentation/mapkit/mkmaptype).
public enum MKMapType: UInt, Sendable {
  case standard = 0, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// The way in which a map follows the device. Kept without effect: its place is not known.
///
/// See [Apple's page](https://developer.apple.com/documentation/mapkit/mkusertrackingmode).
public enum MKUserTrackingMode: Int, Sendable { case none = 0, follow, followWithHeading }

/// Whether something is shown.
///
/// See [Apple's page](https://developer.apple.com/documentation/mapkit/mkfeaturevisibility).
public enum MKFeatureVisibility: Int, Sendable { case adaptive = 0, hidden, visible }

/// The domain of errors.
public let MKErrorDomain = "MKErrorDomain"

/// An error of maps.
///
/// See [Apple's page](https://developer.apple.com/documentation/mapkit/mkerror).
public struct MKError: _BridgedStoredNSError {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { MKErrorDomain }
  /// The domain of these errors.
  public static var errorDomain: String { MKErrorDomain }

  /// The reason of an error.
  public enum Code: UInt, Sendable, _ErrorCodeProtocol {
    public typealias _ErrorType = MKError
    case unknown = 1, serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
  }

  /// The reason is not known.
  public static var unknown: Code { .unknown }
  /// The map's server could not answer.
  public static var serverFailure: Code { .serverFailure }
  /// Too much has been loaded.
  public static var loadingThrottled: Code { .loadingThrottled }
  /// There is no such place.
  public static var placemarkNotFound: Code { .placemarkNotFound }
  /// There is no way.
  public static var directionsNotFound: Code { .directionsNotFound }
}

/// The kind of a place, such as a café.
///
/// See [Apple's page](https://developer.apple.com/documentation/mapkit/mkpointofinterestcategory).
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Airports.
  public static let airport = MKPointOfInterestCategory(rawValue: "MKPOICategoryAirport")
  /// Cafés.
  public static let cafe = MKPointOfInterestCategory(rawValue: "MKPOICategoryCafe")
  /// Hotels.
  public static let hotel = MKPointOfInterestCategory(rawValue: "MKPOICategoryHotel")
  /// Museums.
  public static let museum = MKPointOfInterestCategory(rawValue: "MKPOICategoryMuseum")
  /// Parks.
  public static let park = MKPointOfInterestCategory(rawValue: "MKPOICategoryPark")
  /// Places for parking.
  public static let parking = MKPointOfInterestCategory(rawValue: "MKPOICategoryParking")
  /// Public transport.
  public static let publicTransport = MKPointOfInterestCategory(rawValue: "MKPOICategoryPublicTransport")
  /// Restaurants.
  public static let restaurant = MKPointOfInterestCategory(rawValue: "MKPOICategoryRestaurant")
  /// Shops.
  public static let store = MKPointOfInterestCategory(rawValue: "MKPOICategoryStore")
}

/// The kinds of places that a map shows. Kept without effect: it shows none.
///
/// See [Apple's page](https://developer.apple.com/documentation/mapkit/mkpointofinterestfilter).
public final class MKPointOfInterestFilter: NSObject, Sendable {
  private let categories: Set<MKPointOfInterestCategory>
  private let isIncluding: Bool

  /// The filter with all kinds.
  public static let includingAll = MKPointOfInterestFilter(excluding: [])
  /// The filter without any kind.
  public static let excludingAll = MKPointOfInterestFilter(including: [])

  /// Creates a filter of some kinds.
  public init(including categories: [MKPointOfInterestCategory]) {
    (self.categories, isIncluding) = (Set(categories), true)
  }

  /// Creates a filter of all kinds but some.
  public init(excluding categories: [MKPointOfInterestCategory]) {
    (self.categories, isIncluding) = (Set(categories), false)
  }

  /// Returns whether a kind is shown.
  public func includes(_ category: MKPointOfInterestCategory) -> Bool { categories.contains(category) == isIncluding }
  /// Returns whether a kind is not shown.
  public func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}
