import CoreGraphics
import CoreLocation
import UIKit

/// The part of the flat map that a view shows: its centre, and its scale.
struct MapViewport {
  /// The point in the middle of the view.
  var centre = MKMapPoint(x: MKMapSize.world.width / 2, y: MKMapSize.world.height / 2)
  /// The map's units per point.
  var scale = 1.0

  /// The scale at which a point is a centimetre at the equator; a smaller one would not be readable.
  private static let smallestScale = 0.067
  /// The scale at which the world is 100 points wide.
  private static let greatestScale = MKMapSize.world.width / 100

  init() {}

  /// Creates a viewport that shows a part of the map, in the middle of what the insets leave of a view.
  init(showing rect: MKMapRect, in size: CGSize, insets: UIEdgeInsets = .zero) {
    let width = max(1, size.width - insets.left - insets.right)
    let height = max(1, size.height - insets.top - insets.bottom)
    scale = Self.limited(max(rect.width / width, rect.height / height))
    centre = MKMapPoint(
      x: rect.midX + (insets.right - insets.left) / 2 * scale, y: rect.midY + (insets.bottom - insets.top) / 2 * scale)
  }

  /// The viewport at a scale that can be shown.
  var readable: MapViewport {
    var result = self
    result.scale = Self.limited(scale)
    return result
  }

  private static func limited(_ scale: Double) -> Double { min(max(scale, smallestScale), greatestScale) }

  func rect(of size: CGSize) -> MKMapRect {
    let (width, height) = (size.width * scale, size.height * scale)
    return MKMapRect(x: centre.x - width / 2, y: centre.y - height / 2, width: width, height: height)
  }

  func point(of point: MKMapPoint, in size: CGSize) -> CGPoint {
    CGPoint(x: size.width / 2 + (point.x - centre.x) / scale, y: size.height / 2 + (point.y - centre.y) / scale)
  }

  func mapPoint(at point: CGPoint, in size: CGSize) -> MKMapPoint {
    MKMapPoint(
      x: centre.x + (point.x - size.width / 2) * scale, y: centre.y + (point.y - size.height / 2) * scale)
  }

  func moved(by distance: CGPoint) -> MapViewport {
    var result = self
    result.centre.x -= distance.x * scale
    result.centre.y -= distance.y * scale
    return result
  }

  /// Returns the viewport in which the coordinate under a point stays there.
  func magnified(by factor: Double, around point: CGPoint, in size: CGSize) -> MapViewport {
    let fixed = mapPoint(at: point, in: size)
    var result = self
    result.scale = Self.limited(scale / factor)
    result.centre = MKMapPoint(
      x: fixed.x - (point.x - size.width / 2) * result.scale, y: fixed.y - (point.y - size.height / 2) * result.scale)
    return result
  }

  /// The distances of the grid's lines in degrees.
  private static let steps = [30, 10, 5, 1, 0.5, 0.1, 0.05, 0.01, 0.005, 0.001]

  /// Returns the meridians and parallels in a view, some 80 points apart. Constant time: at most a few dozen lines.
  func grid(of size: CGSize) -> [(start: CGPoint, end: CGPoint)] {
    guard size.width > 0, size.height > 0 else { return [] }
    let visible = rect(of: size).intersection(.world)
    guard !visible.isNull, visible.width > 0, visible.height > 0 else { return [] }
    let degreesPerPoint = scale / MKMapSize.world.width * 360
    let step = Self.steps.last { $0 / degreesPerPoint >= 80 } ?? Self.steps[0]
    let region = (
      northWest: visible.origin.coordinate, southEast: MKMapPoint(x: visible.maxX, y: visible.maxY).coordinate
    )
    func lines(_ first: Double, _ last: Double) -> [Double] {
      let (low, high) = (Int((first / step).rounded(.up)), Int((last / step).rounded(.down)))
      return low > high ? [] : (low...min(high, low + 200)).map { Double($0) * step }
    }
    let meridians = lines(region.northWest.longitude, region.southEast.longitude).map { longitude in
      let x = point(of: MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: longitude)), in: size).x
      return (start: CGPoint(x: x, y: 0), end: CGPoint(x: x, y: size.height))
    }
    let parallels = lines(region.southEast.latitude, region.northWest.latitude).map { latitude in
      let y = point(of: MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: 0)), in: size).y
      return (start: CGPoint(x: 0, y: y), end: CGPoint(x: size.width, y: y))
    }
    return meridians + parallels
  }
}
