import CoreLocation
@testable import MapKit
import Testing
import UIKit

@MainActor @Suite(.serialized) struct MKMapViewTests {
  private final class Receiver: NSObject, MKMapViewDelegate {
    var selected: [MKAnnotationView] = []
    var deselected = 0
    var changes = 0
    var view: ((any MKAnnotation) -> MKAnnotationView?)?
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) { selected.append(view) }
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) { deselected += 1 }
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { changes += 1 }
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { view?(annotation) }
  }

  private final class OwnView: MKAnnotationView {
    let note: String
    override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
      note = "own"
      super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { nil }
  }

  private let berlin = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)

  private func map() -> MKMapView { MKMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)) }

  @Test func placesAreReadByTheirTitles() {
    let place = MKPointAnnotation()
    place.title = "Tower"
    place.subtitle = "Open until six"
    let view = MKAnnotationView(annotation: place, reuseIdentifier: nil)
    #expect(view.isAccessibilityElement && view.accessibilityLabel == "Tower, Open until six")
    view.annotation = MKPointAnnotation()
    #expect(!view.isAccessibilityElement && view.accessibilityLabel == nil)
  }

  @Test func aRegionIsShownInTheMiddle() {
    let map = map()
    map.setRegion(
      MKCoordinateRegion(center: berlin, latitudinalMeters: 1000, longitudinalMeters: 1000), animated: false)
    let point = map.convert(berlin, toPointTo: map)
    #expect(abs(point.x - 150) < 0.5 && abs(point.y - 150) < 0.5)
    let back = map.convert(CGPoint(x: 150, y: 150), toCoordinateFrom: map)
    #expect(abs(back.latitude - berlin.latitude) < 1e-4 && abs(map.region.center.longitude - berlin.longitude) < 1e-6)
    // A thousand metres fill the width.
    #expect(abs(map.region.span.longitudeDelta * 111_319 * cos(52.52 * .pi / 180) - 1000) < 10)
  }

  @Test func theCentreStaysInItsBoundary() throws {
    let map = map()
    let city = MKCoordinateRegion(center: berlin, latitudinalMeters: 4000, longitudinalMeters: 4000)
    map.region = MKCoordinateRegion(center: berlin, latitudinalMeters: 1000, longitudinalMeters: 1000)
    map.centerCoordinate = CLLocationCoordinate2D(latitude: 48, longitude: 11)
    let boundary = try #require(MKMapView.CameraBoundary(coordinateRegion: city))
    map.cameraBoundary = boundary
    // The nearest corner.
    let corner = MKMapPoint(x: boundary.mapRect.minX, y: boundary.mapRect.maxY).coordinate
    #expect(abs(map.centerCoordinate.latitude - corner.latitude) < 1e-9)
    #expect(abs(map.centerCoordinate.longitude - corner.longitude) < 1e-9)
    map.centerCoordinate = berlin
    #expect(abs(map.centerCoordinate.latitude - berlin.latitude) < 1e-6)
    map.centerCoordinate = CLLocationCoordinate2D(latitude: 52.52, longitude: 20)
    #expect(abs(map.visibleMapRect.midX - boundary.mapRect.maxX) < 1e-3)
    map.cameraBoundary = nil
    map.centerCoordinate = CLLocationCoordinate2D(latitude: 48, longitude: 11)
    #expect(abs(map.centerCoordinate.longitude - 11) < 1e-6)
    #expect(MKMapView.CameraBoundary(mapRect: .null) == nil)
    #expect(abs(boundary.region.center.latitude - berlin.latitude) < 1e-3)
  }

  @Test func theCameraStaysInItsZoomRange() throws {
    let map = map()
    map.region = MKCoordinateRegion(center: berlin, latitudinalMeters: 100_000, longitudinalMeters: 100_000)
    map.cameraZoomRange = MKMapView.CameraZoomRange(
      minCenterCoordinateDistance: 500, maxCenterCoordinateDistance: 2000)
    #expect(abs(map.camera.centerCoordinateDistance - 2000) < 1)
    map.region = MKCoordinateRegion(center: berlin, latitudinalMeters: 1, longitudinalMeters: 1)
    #expect(abs(map.camera.centerCoordinateDistance - 500) < 1)
    map.cameraZoomRange = nil
    #expect(map.cameraZoomRange.maxCenterCoordinateDistance == MKMapCameraZoomDefault)
    map.region = MKCoordinateRegion(center: berlin, latitudinalMeters: 100_000, longitudinalMeters: 100_000)
    #expect(map.camera.centerCoordinateDistance > 100_000)
    #expect(MKMapView.CameraZoomRange(minCenterCoordinateDistance: 2, maxCenterCoordinateDistance: 1) == nil)
    #expect(MKMapView.CameraZoomRange(maxCenterCoordinateDistance: -5) == nil)
    #expect(MKMapView.CameraZoomRange(minCenterCoordinateDistance: 5)?.maxCenterCoordinateDistance == -1)
  }

  @Test func aRegionThatIsSetBeforeTheSizeIsShownLater() {
    let map = MKMapView(frame: .zero)
    map.region = MKCoordinateRegion(center: berlin, latitudinalMeters: 1000, longitudinalMeters: 1000)
    map.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    map.layoutIfNeeded()
    #expect(abs(map.convert(berlin, toPointTo: map).x - 100) < 0.5)
  }

  @Test func annotationsAreAtTheirPlaces() throws {
    let (map, receiver, pin) = (map(), Receiver(), MKPointAnnotation(coordinate: berlin, title: "Berlin"))
    map.delegate = receiver
    receiver.view = { MKPinAnnotationView(annotation: $0, reuseIdentifier: nil) }
    map.region = MKCoordinateRegion(center: berlin, latitudinalMeters: 1000, longitudinalMeters: 1000)
    map.addAnnotations([pin, pin])
    map.layoutIfNeeded()
    let view = try #require(map.view(for: pin))
    #expect(map.annotations.count == 1 && view is MKPinAnnotationView)
    // The tip of the pin is at the place.
    #expect(abs(view.frame.maxY - 150) < 1 && abs(view.frame.midX - 150) < 1)
    map.removeAnnotation(pin)
    #expect(map.annotations.isEmpty && view.superview == nil)
  }

  @Test func registeredClassesMakeViewsThatAreReused() throws {
    let (map, pin) = (map(), MKPointAnnotation(coordinate: berlin))
    map.register(OwnView.self, forAnnotationViewWithReuseIdentifier: "own")
    let receiver = Receiver()
    receiver.view = { [unowned map] in map.dequeueReusableAnnotationView(withIdentifier: "own", for: $0) }
    map.delegate = receiver
    map.addAnnotation(pin)
    map.layoutIfNeeded()
    let view = try #require(map.view(for: pin) as? OwnView)
    #expect(view.note == "own" && view.reuseIdentifier == "own")
    map.removeAnnotation(pin)
    #expect(map.dequeueReusableAnnotationView(withIdentifier: "own") === view)
    #expect(map.dequeueReusableAnnotationView(withIdentifier: "own") == nil)
  }

  @Test func selectingDeselectsTheLast() {
    let (map, receiver) = (map(), Receiver())
    let pins = [0.0, 1].map { MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: $0, longitude: $0)) }
    map.delegate = receiver
    map.addAnnotations(pins)
    map.selectAnnotation(pins[0], animated: false)
    map.selectAnnotation(pins[0], animated: false)
    map.selectAnnotation(pins[1], animated: false)
    #expect(receiver.selected.map { $0.annotation === pins[1] } == [false, true] && receiver.deselected == 1)
    #expect(map.selectedAnnotations.first === pins[1] && map.view(for: pins[0])?.isSelected == false)
  }

  @Test func showingAnnotationsMakesAllVisible() {
    let map = map()
    let pins = [-20.0, 30].map { MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: $0, longitude: $0)) }
    map.showAnnotations(pins, animated: false)
    for pin in pins { #expect(map.bounds.contains(map.convert(pin.coordinate, toPointTo: map))) }
    #expect(map.annotations(in: map.visibleMapRect).count == 2)
  }

  @Test func picturesFailAsWithoutANetwork() async {
    let error = await withCheckedContinuation { continuation in
      MKMapSnapshotter(options: MKMapSnapshotter.Options()).start { snapshot, error in
        continuation.resume(returning: snapshot == nil ? error : nil)
      }
    }
    // The snapshotter is gone by then, as in a cell that does not keep it.
    #expect((error as? MKError)?.code == .serverFailure)
  }

  @Test func anItemHasAnAddressForMapsAndForBrowsers() {
    let item = MKMapItem(placemark: MKPlacemark(coordinate: berlin, addressDictionary: ["City": "Berlin"]))
    #expect(item.address(inMap: true)?.absoluteString == "geo:52.520000,13.405000")
    #expect(item.address(inMap: false)?.host == "www.openstreetmap.org")
    #expect(item.placemark.locality == "Berlin" && item.placemark.subtitle == "Berlin")
    #expect(MKMapItem.forCurrentLocation().address(inMap: true) == nil)
    #expect(!MKMapItem.forCurrentLocation().openInMaps())
  }
}
