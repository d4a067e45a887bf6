import Foundation

/// Finds the device's location. As on a phone whose location services are turned off, nothing is allowed here, and each
/// request fails with `CLError.denied`.
///
/// The delegate is called asynchronously on the main run loop.
///
/// See [Apple's page](https://developer.apple.com/documentation/corelocation/cllocationmanager).
open class CLLocationManager: NSObject {
  private weak var delegateReference: (any CLLocationManagerDelegate)?
  private var toldStatus = false

  /// Creates a manager.
  public override init() { super.init() }

  /// The delegate, which receives locations and errors. It is not retained. The first delegate receives the
  /// authorisation status.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    get { delegateReference }
    set {
      delegateReference = newValue
      guard newValue != nil, !toldStatus else { return }
      toldStatus = true
      later { manager, delegate in delegate.locationManagerDidChangeAuthorization(manager) }
    }
  }

  // MARK: Availability

  /// Returns whether location services are turned on: false.
  open class func locationServicesEnabled() -> Bool { false }
  /// Returns whether there is a compass: false.
  open class func headingAvailable() -> Bool { false }
  /// Returns whether large movements are reported: false.
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
  /// Returns whether regions of a kind can be watched: false.
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  /// Returns whether distances to beacons are measured: false.
  open class func isRangingAvailable() -> Bool { false }
  /// Returns whether the user allows the app to know the location: denied, as location services are off.
  open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
  /// Whether the user allows the app to know the location: denied, as location services are off.
  open var authorizationStatus: CLAuthorizationStatus { .denied }
  /// The precision that the user allows; has no effect here.
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  /// Does nothing: location services are off, so access is denied already.
  open func requestWhenInUseAuthorization() {}
  /// Does nothing: location services are off, so access is denied already.
  open func requestAlwaysAuthorization() {}

  // MARK: Locations

  /// The desired precision; the best by default. Stored; has no effect.
  open var desiredAccuracy = kCLLocationAccuracyBest
  /// The smallest movement that is reported, in metres; every one by default. Stored; has no effect.
  open var distanceFilter = kCLDistanceFilterNone
  /// The smallest turn that is reported, in degrees; 1 by default. Stored; has no effect.
  open var headingFilter: CLLocationDegrees = 1
  /// The side of the device that points ahead. Stored; has no effect.
  open var headingOrientation = CLDeviceOrientation.portrait
  /// The user's kind of movement. Stored; has no effect.
  open var activityType = CLActivityType.other
  /// Whether updates may pause; true by default. Stored; has no effect.
  open var pausesLocationUpdatesAutomatically = true
  /// Whether updates continue in the background; false by default. Stored; has no effect.
  open var allowsBackgroundLocationUpdates = false
  /// Whether a sign is shown in the background; false by default. Stored; has no effect.
  open var showsBackgroundLocationIndicator = false
  /// The last location: nil.
  open var location: CLLocation? { nil }
  /// The last heading: nil.
  open var heading: CLHeading? { nil }

  /// Fails.
  open func startUpdatingLocation() { fail() }
  /// Does nothing: no updates are under way.
  open func stopUpdatingLocation() {}
  /// Fails.
  open func requestLocation() { fail() }
  /// Does nothing: there is no compass.
  open func startUpdatingHeading() {}
  /// Does nothing: there is no compass.
  open func stopUpdatingHeading() {}
  /// Does nothing: there is no compass.
  open func dismissHeadingCalibrationDisplay() {}
  /// Fails.
  open func startMonitoringSignificantLocationChanges() { fail() }
  /// Does nothing: nothing is watched.
  open func stopMonitoringSignificantLocationChanges() {}
  /// Fails.
  open func startMonitoringVisits() { fail() }
  /// Does nothing: nothing is watched.
  open func stopMonitoringVisits() {}

  private func fail() {
    later { manager, delegate in delegate.locationManager(manager, didFailWithError: CLError(.denied)) }
  }

  // MARK: Regions

  /// The watched regions: none.
  open var monitoredRegions: Set<CLRegion> { [] }
  /// The greatest radius of a region: negative, as none can be watched.
  open var maximumRegionMonitoringDistance: CLLocationDistance { -1 }

  /// Fails.
  open func startMonitoring(for region: CLRegion) {
    // Only the delegate reads the region, on the main thread.
    nonisolated(unsafe) let region = region
    later { manager, delegate in
      delegate.locationManager(
        manager, monitoringDidFailFor: region, withError: CLError(.regionMonitoringDenied))
    }
  }

  /// Does nothing: nothing is watched.
  open func stopMonitoring(for region: CLRegion) {}
  /// Does nothing: the state is not known.
  open func requestState(for region: CLRegion) {}

  /// Calls the delegate asynchronously on the main run loop, if it and the manager still exist then.
  private func later(_ call: @escaping @Sendable (CLLocationManager, any CLLocationManagerDelegate) -> Void) {
    let reference = Reference(manager: self)
    DispatchQueue.main.async {
      if let manager = reference.manager, let delegate = manager.delegate { call(manager, delegate) }
    }
  }

  /// Unchecked because the manager is used on the main thread only, like Apple's on the thread that created it.
  private struct Reference: @unchecked Sendable { weak var manager: CLLocationManager? }
}
