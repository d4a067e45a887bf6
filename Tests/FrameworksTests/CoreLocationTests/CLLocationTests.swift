import CoreLocation
import Foundation
import Testing

@Suite struct CLLocationTests {
  /// Lengths of a degree from the definition of WGS 84 (NIMA TR8350.2, table 3.1 and its formulas).
  @Test func aDegreeIsAsLongAsOnTheEllipsoid() {
    let origin = CLLocation(latitude: 0, longitude: 0)
    #expect(abs(origin.distance(from: CLLocation(latitude: 0, longitude: 1)) - 111_319.491) < 0.001)
    #expect(abs(origin.distance(from: CLLocation(latitude: 1, longitude: 0)) - 110_574.389) < 0.001)
    #expect(abs(origin.distance(from: CLLocation(latitude: 90, longitude: 0)) - 10_001_965.729) < 0.001)
  }

  /// Vincenty's own example: Flinders Peak to Buninyong, on GRS 80, which differs by less than a tenth of a millimetre.
  @Test func theDistanceIsThatOfVincentysExample() {
    let peak = CLLocation(latitude: -37.95103341666667, longitude: 144.42486788888888)
    let town = CLLocation(latitude: -37.65282113888889, longitude: 143.92649552777777)
    #expect(abs(peak.distance(from: town) - 54_972.271) < 0.001)
    #expect(
      peak.distance(from: town) == town.distance(from: peak)
        || abs(peak.distance(from: town) - town.distance(from: peak)) < 1e-6)
  }

  @Test func theWayCrossesTheAntimeridian() {
    let (west, east) = (CLLocation(latitude: 0, longitude: 179.5), CLLocation(latitude: 0, longitude: -179.5))
    #expect(abs(west.distance(from: east) - 111_319.491) < 0.001)
  }

  @Test func oppositePlacesAreHalfTheEarthApart() {
    let distance = CLLocation(latitude: 0, longitude: 0).distance(from: CLLocation(latitude: 0.1, longitude: 180))
    #expect(distance > 19_900_000 && distance < 20_050_000)
    #expect(CLLocation(latitude: 5, longitude: 5).distance(from: CLLocation(latitude: 5, longitude: 5)) == 0)
  }

  @Test func coordinatesAreValidWithinTheirRanges() {
    #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: 90, longitude: -180)))
    #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: 90.01, longitude: 0)))
    #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: 0, longitude: 180.5)))
    #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: .nan, longitude: 0)))
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
  }

  @Test func aLocationCanBeArchived() throws {
    let location = CLLocation(
      coordinate: CLLocationCoordinate2D(latitude: 1.5, longitude: 2.5), altitude: 3, horizontalAccuracy: 4,
      verticalAccuracy: 5, course: 6, speed: 7, timestamp: Date(timeIntervalSinceReferenceDate: 8))
    let data = try NSKeyedArchiver.archivedData(withRootObject: location, requiringSecureCoding: true)
    let copy = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: CLLocation.self, from: data))
    #expect(copy.coordinate.longitude == 2.5 && copy.altitude == 3 && copy.speed == 7 && copy.course == 6)
    #expect(copy.timestamp == location.timestamp && copy.speedAccuracy == -1)
  }

  @Test func aCircleContainsWhatIsWithinItsRadius() {
    let centre = CLLocationCoordinate2D(latitude: 0, longitude: 0)
    let region = CLCircularRegion(center: centre, radius: 111_320, identifier: "a")
    #expect(region.contains(CLLocationCoordinate2D(latitude: 0, longitude: 1)))
    #expect(!region.contains(CLLocationCoordinate2D(latitude: 0, longitude: 1.001)))
    #expect(region == CLCircularRegion(center: centre, radius: 1, identifier: "a"))
  }
}

@MainActor @Suite struct CLLocationManagerTests {
  private final class Receiver: NSObject, CLLocationManagerDelegate {
    var statuses: [CLAuthorizationStatus] = []
    var errors: [any Error] = []
    var whenDone: (() -> Void)?

    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
      statuses.append(status)
    }
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      errors.append(error)
      whenDone?()
    }
  }

  @Test func itBehavesLikeAPhoneWithoutLocationServices() async {
    let (manager, receiver) = (CLLocationManager(), Receiver())
    manager.delegate = receiver
    #expect(receiver.statuses.isEmpty, "the delegate is told later")
    await withCheckedContinuation { continuation in
      receiver.whenDone = { continuation.resume() }
      manager.requestLocation()
    }
    #expect(receiver.statuses == [.denied])
    #expect((receiver.errors.first as? CLError)?.code == .denied)
    #expect(manager.location == nil && !CLLocationManager.locationServicesEnabled())
  }

  @Test func geocodingFailsAsWithoutANetwork() async {
    await #expect(throws: CLError.self) { try await CLGeocoder().geocodeAddressString("Marsstrasse 1") }
    let error = await withCheckedContinuation { continuation in
      CLGeocoder().reverseGeocodeLocation(CLLocation(latitude: 0, longitude: 0)) { places, error in
        continuation.resume(returning: places == nil ? error : nil)
      }
    }
    #expect((error as? CLError)?.code == .network)
  }
}
