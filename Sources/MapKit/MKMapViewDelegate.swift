import UIKit

/// Receives a map's events. All methods are optional.
///
/// See [Apple's page](https://developer.apple.com/documentation/mapkit/mkmapviewdelegate).
@preconcurrency @MainActor public protocol MKMapViewDelegate: NSObjectProtocol {
  /// Called before the region changes.
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  /// Called after the region has changed.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  /// Called whenever the visible region changes.
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
  /// Returns the view of an annotation; nil, the default, for a balloon.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  /// Called after views have been added.
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
  /// Called after a view has been selected.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  /// Called after a view has been deselected.
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  /// Never called: no callouts are shown.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
  /// Never called: the user's location is not known.
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
  /// Never called: there are no tiles.
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
  /// Called after the grid has been laid out.
  func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)
}

extension MKMapViewDelegate {
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
  public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
  ) {}
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
  public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
  public func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {}
}
