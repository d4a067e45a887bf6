/// Whether the user allows an app to know the location.
///
/// See [Apple's page](https://developer.apple.com/documentation/corelocation/clauthorizationstatus).
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined = 0, restricted, denied, authorizedAlways, authorizedWhenInUse

  /// The older name of `authorizedAlways`.
  public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}

/// The precision of the locations that the user allows.
///
/// See [Apple's page](https://developer.apple.com/documentation/corelocation/claccuracyauthorization).
public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy = 0, reducedAccuracy }

/// The user's kind of movement.
///
/// See [Apple's page](https://developer.apple.com/documentation/corelocation/clactivitytype).
public enum CLActivityType: Int, Sendable {
  case other = 1, automotiveNavigation, fitness, otherNavigation, airborne
}

/// The side of the device that points ahead.
///
/// See [Apple's page](https://developer.apple.com/documentation/corelocation/cldeviceorientation).
public enum CLDeviceOrientation: Int32, Sendable {
  case unknown = 0, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

/// Whether the device is in a region.
///
/// See [Apple's page](https://developer.apple.com/documentation/corelocation/clregionstate).
public enum CLRegionState: Int, Sendable { case unknown = 0, inside, outside }
