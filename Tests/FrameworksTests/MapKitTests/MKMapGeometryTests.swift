import CoreLocation
@testable import MapKit
import Testing

@Suite struct MKMapGeometryTests {
  @Test func theWorldIsASquareOfMercatorsProjection() {
    let middle = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
    #expect(middle.x == 134_217_728 && middle.y == 134_217_728)
    let corner = MKMapPoint(CLLocationCoordinate2D(latitude: 90, longitude: -180))
    #expect(corner.x == 0 && abs(corner.y) < 0.001)
    #expect(MKMapRect.world.contains(middle) && MKMapRect.world.maxX == 268_435_456)
  }

  @Test(arguments: [(52.52, 13.405), (-33.87, 151.21), (0.0001, -179.99)])
  func aPointHasItsCoordinate(latitude: Double, longitude: Double) {
    let back = MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: longitude)).coordinate
    #expect(abs(back.latitude - latitude) < 1e-9 && abs(back.longitude - longitude) < 1e-9)
  }

  @Test func aUnitIsShorterFarFromTheEquator() {
    #expect(abs(MKMetersPerMapPointAtLatitude(0) - 0.149291) < 1e-6)
    #expect(abs(MKMetersPerMapPointAtLatitude(60) * 2 - MKMetersPerMapPointAtLatitude(0)) < 1e-9)
    #expect(abs(MKMapPointsPerMeterAtLatitude(0) * MKMetersPerMapPointAtLatitude(0) - 1) < 1e-12)
  }

  @Test func aRegionOfMetresHasItsExtent() {
    let region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 60, longitude: 10), latitudinalMeters: 1000, longitudinalMeters: 2000)
    // A degree at 60° is 111412 m from south to north and 55800 m from west to east, by the ellipsoid.
    #expect(abs(region.span.latitudeDelta * 111_412 - 1000) < 1)
    #expect(abs(region.span.longitudeDelta * 55_800 - 2000) < 1)
  }

  @Test func rectanglesAreCombined() {
    let (a, b) = (MKMapRect(x: 0, y: 0, width: 10, height: 10), MKMapRect(x: 5, y: 5, width: 10, height: 10))
    #expect(a.union(b).maxX == 15 && a.intersection(b).width == 5 && a.intersects(b))
    #expect(a.union(.null).maxX == 10 && MKMapRect.null.union(b).minX == 5 && MKMapRect.null.isNull)
    #expect(a.intersection(MKMapRect(x: 20, y: 0, width: 1, height: 1)).isNull)
    #expect(MKMapRect(x: -1, y: 0, width: 2, height: 1).spans180thMeridian && !a.spans180thMeridian)
  }

  @Test func aViewportKeepsThePlaceUnderAPinch() {
    let size = CGSize(width: 300, height: 200)
    let viewport = MapViewport(showing: .world, in: size)
    let place = CGPoint(x: 70, y: 30)
    let before = viewport.mapPoint(at: place, in: size)
    let after = viewport.magnified(by: 8, around: place, in: size)
    #expect(abs(after.mapPoint(at: place, in: size).x - before.x) < 1e-3 && after.scale == viewport.scale / 8)
  }

  @Test func theGridHasSomeLinesAtEveryScale() {
    let size = CGSize(width: 400, height: 800)
    for exponent in 0..<20 {
      let width = MKMapSize.world.width / pow(2, Double(exponent))
      let rect = MKMapRect(x: 134_217_728 - width / 2, y: 134_217_728 - width / 2, width: width, height: width)
      let count = MapViewport(showing: rect, in: size).grid(of: size).count
      #expect((2...40).contains(count), "\(count) lines at \(exponent)")
    }
  }
}
