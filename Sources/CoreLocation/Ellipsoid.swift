import Foundation

/// The WGS 84 ellipsoid, on which coordinates are measured.
package enum Ellipsoid {
  /// The radius at the equator in metres, and the flattening, from the standard's definition.
  private static let (equatorialRadius, flattening) = (6_378_137.0, 1 / 298.257223563)

  /// Returns the length in metres of the shortest way between two points, by Vincenty's inverse formula (Survey Review
  /// 23, 1975), whose error is below a millimetre; for points nearly opposite each other, where it does not converge,
  /// by the haversine formula, whose error is below half a percent.
  package static func distance(from start: CLLocationCoordinate2D, to end: CLLocationCoordinate2D) -> Double {
    let polarRadius = equatorialRadius * (1 - flattening)
    let difference = radians(end.longitude - start.longitude).remainder(dividingBy: 2 * .pi)
    let reduced1 = atan((1 - flattening) * tan(radians(start.latitude)))
    let reduced2 = atan((1 - flattening) * tan(radians(end.latitude)))
    let (sin1, cos1, sin2, cos2) = (sin(reduced1), cos(reduced1), sin(reduced2), cos(reduced2))
    var angle = difference
    for _ in 0..<100 {
      let (sinAngle, cosAngle) = (sin(angle), cos(angle))
      let across = cos2 * sinAngle
      let along = cos1 * sin2 - sin1 * cos2 * cosAngle
      let sinArc = hypot(across, along)
      guard sinArc > 0 else { return 0 }
      let cosArc = sin1 * sin2 + cos1 * cos2 * cosAngle
      let arc = atan2(sinArc, cosArc)
      let sinAzimuth = cos1 * cos2 * sinAngle / sinArc
      let squaredCosAzimuth = 1 - sinAzimuth * sinAzimuth
      // It is 0 on the equator.
      let cosMiddle = squaredCosAzimuth > 0 ? cosArc - 2 * sin1 * sin2 / squaredCosAzimuth : 0
      let c = flattening / 16 * squaredCosAzimuth * (4 + flattening * (4 - 3 * squaredCosAzimuth))
      let last = angle
      let inner = cosMiddle + c * cosArc * (2 * cosMiddle * cosMiddle - 1)
      angle = difference + (1 - c) * flattening * sinAzimuth * (arc + c * sinArc * inner)
      guard abs(angle) <= .pi else { break }
      guard abs(angle - last) < 1e-12 else { continue }
      let u =
        squaredCosAzimuth * (equatorialRadius * equatorialRadius - polarRadius * polarRadius)
        / (polarRadius * polarRadius)
      let a = 1 + u / 16384 * (4096 + u * (-768 + u * (320 - 175 * u)))
      let b = u / 1024 * (256 + u * (-128 + u * (74 - 47 * u)))
      let third = b / 6 * cosMiddle * (4 * sinArc * sinArc - 3) * (4 * cosMiddle * cosMiddle - 3)
      let correction = b * sinArc * (cosMiddle + b / 4 * (cosArc * (2 * cosMiddle * cosMiddle - 1) - third))
      return polarRadius * a * (arc - correction)
    }
    return haversine(start, end)
  }

  private static func haversine(_ start: CLLocationCoordinate2D, _ end: CLLocationCoordinate2D) -> Double {
    let meanRadius = equatorialRadius * (1 - flattening / 3)
    let vertical = sin(radians(end.latitude - start.latitude) / 2)
    let horizontal = sin(radians(end.longitude - start.longitude) / 2)
    let half =
      vertical * vertical + cos(radians(start.latitude)) * cos(radians(end.latitude)) * horizontal * horizontal
    return 2 * meanRadius * asin(min(1, half.squareRoot()))
  }

  private static func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
}
