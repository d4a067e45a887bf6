import BridgedErrors
import Foundation

/// An error of Core Location.
///
/// See [Apple's page](https://developer.apple.com/documentation/corelocation/clerror).
public struct CLError: BridgedError {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { kCLErrorDomain }
  /// The domain of these errors.
  public static var errorDomain: String { kCLErrorDomain }

  /// The reason for the error.
  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    public typealias _ErrorType = CLError
    case locationUnknown = 0, denied, network, headingFailure, regionMonitoringDenied, regionMonitoringFailure
    case regionMonitoringSetupDelayed, regionMonitoringResponseDelayed, geocodeFoundNoResult
    case geocodeFoundPartialResult, geocodeCanceled, deferredFailed, deferredNotUpdatingLocation
    case deferredAccuracyTooLow, deferredDistanceFiltered, deferredCanceled, rangingUnavailable, rangingFailure
    case promptDeclined, historicalLocationError
  }

  /// The location is currently not known.
  public static var locationUnknown: Code { .locationUnknown }
  /// The user denied access.
  public static var denied: Code { .denied }
  /// There is no network.
  public static var network: Code { .network }
  /// The direction is not known.
  public static var headingFailure: Code { .headingFailure }
  /// The user denied watching regions.
  public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
  /// A region cannot be watched.
  public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
  /// There is no such address.
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
  /// The request was cancelled.
  public static var geocodeCanceled: Code { .geocodeCanceled }
  /// Beacons cannot be measured.
  public static var rangingUnavailable: Code { .rangingUnavailable }
}
