import BridgedErrors
import Foundation

/// The kind of a map. Stored; has no effect: only a grid is drawn.
///
/// See [Apple's page](https://developer.apple.com/documentation/mapkit/mkmaptype).
public enum MKMapType: UInt, Sendable {
  case standard = 0, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// The way in which a map follows the user's location. Stored; has no effect: it is not known.
///
/// See [Apple's page](https://developer.apple.com/documentation/mapkit/mkusertrackingmode).
public enum MKUserTrackingMode: Int, Sendable { case none = 0, follow, followWithHeading }

/// Whether a feature of the map is shown.
///
/// See [Apple's page](https://developer.apple.com/documentation/mapkit/mkfeaturevisibility).
public enum MKFeatureVisibility: Int, Sendable { case adaptive = 0, hidden, visible }

/// The domain of errors.
public let MKErrorDomain = "MKErrorDomain"

/// An error of maps.
///
/// See [Apple's page](https://developer.apple.com/documentation/mapkit/mkerror).
public struct MKError: BridgedError {
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

  /// An unknown error.
  public static var unknown: Code { .unknown }
  /// The map's server could not answer.
  public static var serverFailure: Code { .serverFailure }
  /// Too much has been loaded.
  public static var loadingThrottled: Code { .loadingThrottled }
  /// The place could not be found.
  public static var placemarkNotFound: Code { .placemarkNotFound }
  /// No route could be found.
  public static var directionsNotFound: Code { .directionsNotFound }
}

/// The category of a point of interest, such as a café.
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

/// The categories of points of interest that a map shows. Stored; has no effect: it shows none.
///
/// See [Apple's page](https://developer.apple.com/documentation/mapkit/mkpointofinterestfilter).
public final class MKPointOfInterestFilter: NSObject, Sendable {
  private let categories: Set<MKPointOfInterestCategory>
  private let isIncluding: Bool

  /// The filter with all categories.
  public static let includingAll = MKPointOfInterestFilter(excluding: [])
  /// The filter without any category.
  public static let excludingAll = MKPointOfInterestFilter(including: [])

  /// Creates a filter of some categories.
  public init(including categories: [MKPointOfInterestCategory]) {
    (self.categories, isIncluding) = (Set(categories), true)
  }

  /// Creates a filter of all categories but some.
  public init(excluding categories: [MKPointOfInterestCategory]) {
    (self.categories, isIncluding) = (Set(categories), false)
  }

  /// Returns whether a category is shown.
  public func includes(_ category: MKPointOfInterestCategory) -> Bool { categories.contains(category) == isIncluding }
  /// Returns whether a category is not shown.
  public func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}
