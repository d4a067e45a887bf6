import CoreLocation
import UIKit

/// The distance of a zoom range that has no limit.
public let MKMapCameraZoomDefault: CLLocationDistance = -1

extension MKMapView {
  /// The part of the map in which the centre stays.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/mapkit/mkmapview/cameraboundary-swift.class).
  @preconcurrency @MainActor public final class CameraBoundary: NSObject, @preconcurrency NSCopying {
    /// The boundary on the flat map.
    public let mapRect: MKMapRect
    /// The boundary as a region.
    public var region: MKCoordinateRegion { MKCoordinateRegion(mapRect) }

    /// Creates a boundary of a part of the map; nil for one that is null.
    public init?(mapRect: MKMapRect) {
      guard !mapRect.isNull else { return nil }
      self.mapRect = mapRect
      super.init()
    }

    /// Creates a boundary of a region; nil if its centre is no place on the earth.
    public convenience init?(coordinateRegion region: MKCoordinateRegion) {
      guard CLLocationCoordinate2DIsValid(region.center) else { return nil }
      self.init(mapRect: MKMapRect(region))
    }

    /// Returns the boundary itself.
    public func copy(with zone: NSZone? = nil) -> Any { self }
  }

  /// The distances in metres between which the camera stays from the centre.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/mapkit/mkmapview/camerazoomrange-swift.class).
  @preconcurrency @MainActor public final class CameraZoomRange: NSObject, @preconcurrency NSCopying {
    /// The smallest distance; `MKMapCameraZoomDefault` for no limit.
    public let minCenterCoordinateDistance: CLLocationDistance
    /// The greatest distance; `MKMapCameraZoomDefault` for no limit.
    public let maxCenterCoordinateDistance: CLLocationDistance

    /// Creates a range; nil if the limits are negative or contradict each other.
    public init?(minCenterCoordinateDistance: CLLocationDistance, maxCenterCoordinateDistance: CLLocationDistance) {
      let limits = [minCenterCoordinateDistance, maxCenterCoordinateDistance]
      guard limits.allSatisfy({ $0 == MKMapCameraZoomDefault || ($0 >= 0 && $0.isFinite) }),
        limits.contains(MKMapCameraZoomDefault) || limits[0] <= limits[1]
      else { return nil }
      self.minCenterCoordinateDistance = minCenterCoordinateDistance
      self.maxCenterCoordinateDistance = maxCenterCoordinateDistance
      super.init()
    }

    /// Creates a range with a smallest distance.
    public convenience init?(minCenterCoordinateDistance: CLLocationDistance) {
      self.init(
        minCenterCoordinateDistance: minCenterCoordinateDistance, maxCenterCoordinateDistance: MKMapCameraZoomDefault)
    }

    /// Creates a range with a greatest distance.
    public convenience init?(maxCenterCoordinateDistance: CLLocationDistance) {
      self.init(
        minCenterCoordinateDistance: MKMapCameraZoomDefault, maxCenterCoordinateDistance: maxCenterCoordinateDistance)
    }

    /// Returns the range itself.
    public func copy(with zone: NSZone? = nil) -> Any { self }
  }

  /// The part of the map in which the centre stays; nil, the default, for the whole world.
  public var cameraBoundary: CameraBoundary? {
    get { limits.boundary }
    set { setCameraBoundary(newValue, animated: false) }
  }

  /// Sets the part of the map in which the centre stays, and moves it there.
  public func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) {
    limits.boundary = cameraBoundary
    limitsDidChange(animated: animated)
  }

  /// The distances between which the camera stays; without limits by default, and after it was set to nil.
  public var cameraZoomRange: CameraZoomRange! {
    get {
      limits.zoom
        ?? CameraZoomRange(
          minCenterCoordinateDistance: MKMapCameraZoomDefault, maxCenterCoordinateDistance: MKMapCameraZoomDefault)
    }
    set { setCameraZoomRange(newValue, animated: false) }
  }

  /// Sets the distances between which the camera stays, and moves it there.
  public func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
    limits.zoom = cameraZoomRange
    limitsDidChange(animated: animated)
  }

  /// The limits of a map's camera.
  struct CameraLimits {
    var boundary: CameraBoundary?
    var zoom: CameraZoomRange?

    /// Returns a viewport within the limits. The camera sees a view's height at an angle of 30 degrees.
    @MainActor func applied(to viewport: MapViewport, of size: CGSize) -> MapViewport {
      var result = viewport
      if let rect = boundary?.mapRect {
        result.centre.x = min(max(result.centre.x, rect.minX), rect.maxX)
        result.centre.y = min(max(result.centre.y, rect.minY), rect.maxY)
      }
      if let zoom, size.height > 0 {
        // The scale at which the camera is a metre away.
        let metres = MKMetersPerMapPointAtLatitude(result.centre.coordinate.latitude) * size.height
        let unit = 2 * tan(.pi / 12) / metres
        if zoom.maxCenterCoordinateDistance >= 0 {
          result.scale = min(result.scale, zoom.maxCenterCoordinateDistance * unit)
        }
        if zoom.minCenterCoordinateDistance >= 0 {
          result.scale = max(result.scale, zoom.minCenterCoordinateDistance * unit)
        }
        result = result.readable
      }
      return result
    }
  }
}
