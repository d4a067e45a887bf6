import CoreLocation
import UIKit

/// A map. There are no tiles here: annotations are shown on a grid of degrees, in Mercator's projection, which can be
/// dragged and pinched.
///
/// See [Apple's page](https://developer.apple.com/documentation/mapkit/mkmapview).
@preconcurrency @MainActor open class MKMapView: UIView {
  /// The delegate, which receives the map's events. It is not retained.
  open weak var delegate: (any MKMapViewDelegate)?
  /// The kind of map. Stored; has no effect.
  open var mapType = MKMapType.standard
  /// Whether the map can be pinched; true by default.
  open var isZoomEnabled = true
  /// Whether the map can be dragged; true by default.
  open var isScrollEnabled = true
  /// Whether the map can be turned; true by default. Stored; has no effect: north is up.
  open var isRotateEnabled = true
  /// Whether the map can be tilted; true by default. Stored; has no effect: the map is flat.
  open var isPitchEnabled = true
  /// Whether a compass is shown; true by default. Stored; has no effect.
  open var showsCompass = true
  /// Whether a scale is shown; false by default. Stored; has no effect.
  open var showsScale = false
  /// Whether traffic is shown; false by default. Stored; has no effect.
  open var showsTraffic = false
  /// Whether buildings are shown; true by default. Stored; has no effect.
  open var showsBuildings = true
  /// The points of interest that are shown; nil by default. Stored; has no effect.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether the user's location is shown; false by default. Stored; has no effect: it is not known.
  open var showsUserLocation = false
  /// The user's location, which is not known.
  public let userLocation = MKUserLocation()
  /// Whether the user's location is visible: false.
  open var isUserLocationVisible: Bool { false }
  /// The way in which the map follows the user's location. Stored; has no effect.
  open var userTrackingMode = MKUserTrackingMode.none
  /// Sets the way in which the map follows the user's location. Stored; has no effect.
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }

  /// The map's centre, and its units per point.
  private var viewport = MapViewport()
  var limits = CameraLimits()
  /// The region to show once the view has a size.
  private var pending: MKMapRect?
  private var shown: [(annotation: any MKAnnotation, view: MKAnnotationView?)] = []
  private var selected: (any MKAnnotation)?
  private var registered: [String: MKAnnotationView.Type] = [:]
  private var unused: [String: [MKAnnotationView]] = [:]
  private var viewportBeforeGesture = MapViewport()

  /// Creates a map of the world.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .secondarySystemBackground
    clipsToBounds = true
    contentMode = .redraw
    pending = .world
    addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector("drag:", MKMapView.drag)))
    addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: Selector("pinch:", MKMapView.pinch)))
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tap:", MKMapView.tap)))
  }

  // MARK: Region

  /// The visible part of the map.
  open var visibleMapRect: MKMapRect {
    get { pending ?? viewport.rect(of: bounds.size) }
    set { setVisibleMapRect(newValue, animated: false) }
  }

  /// Shows a part of the map, and as much around it as fits into the view.
  open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
    setVisibleMapRect(mapRect, edgePadding: .zero, animated: animate)
  }

  /// Shows a part of the map within margins.
  open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool) {
    guard !mapRect.isNull else { return }
    change(animated: animate) {
      if bounds.isEmpty {
        pending = mapRect
      } else {
        pending = nil
        viewport = limits.applied(
          to: MapViewport(showing: mapRect, in: bounds.size, insets: insets), of: bounds.size)
      }
    }
  }

  /// The visible region.
  open var region: MKCoordinateRegion {
    get { MKCoordinateRegion(visibleMapRect) }
    set { setRegion(newValue, animated: false) }
  }

  /// Shows a region, and as much around it as fits into the view.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    setVisibleMapRect(MKMapRect(region), animated: animated)
  }

  /// Returns the region that the view would show for a region.
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
    MKCoordinateRegion(mapRectThatFits(MKMapRect(region)))
  }

  /// Returns the part of the map that the view would show for a part.
  open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect {
    if bounds.isEmpty { return mapRect }
    return limits.applied(to: MapViewport(showing: mapRect, in: bounds.size), of: bounds.size).rect(of: bounds.size)
  }

  /// The centre of the map.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { MKMapPoint(x: visibleMapRect.midX, y: visibleMapRect.midY).coordinate }
    set { setCenter(newValue, animated: false) }
  }

  /// Moves the centre to a coordinate.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    let (rect, point) = (visibleMapRect, MKMapPoint(coordinate))
    setVisibleMapRect(rect.offsetBy(dx: point.x - rect.midX, dy: point.y - rect.midY), animated: animated)
  }

  /// The camera, whose distance is that from which the view's height is seen at an angle of 30 degrees.
  open var camera: MKMapCamera {
    get {
      let rect = visibleMapRect
      let height = rect.height * MKMetersPerMapPointAtLatitude(centerCoordinate.latitude)
      return MKMapCamera(
        lookingAtCenter: centerCoordinate, fromDistance: height / 2 / tan(.pi / 12), pitch: 0, heading: 0)
    }
    set { setCamera(newValue, animated: false) }
  }

  /// Moves the camera.
  open func setCamera(_ camera: MKMapCamera, animated: Bool) {
    let height = camera.centerCoordinateDistance * 2 * tan(.pi / 12)
    setRegion(
      MKCoordinateRegion(center: camera.centerCoordinate, latitudinalMeters: height, longitudinalMeters: 0),
      animated: animated)
  }

  private func change(animated: Bool, _ body: () -> Void) {
    delegate?.mapView(self, regionWillChangeAnimated: animated)
    body()
    setNeedsDisplay()
    setNeedsLayout()
    delegate?.mapViewDidChangeVisibleRegion(self)
    delegate?.mapView(self, regionDidChangeAnimated: animated)
  }

  // MARK: Conversion

  /// Converts a coordinate to a point in a view; in the window if it is nil.
  open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
    settle()
    return convert(viewport.point(of: MKMapPoint(coordinate), in: bounds.size), to: view)
  }

  /// Converts a point in a view to a coordinate; in the window if it is nil.
  open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    settle()
    return viewport.mapPoint(at: convert(point, from: view), in: bounds.size).coordinate
  }

  /// Converts a region to a rectangle in a view.
  open func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
    settle()
    let rect = MKMapRect(region)
    let origin = viewport.point(of: rect.origin, in: bounds.size)
    return convert(
      CGRect(
        origin: origin, size: CGSize(width: rect.width / viewport.scale, height: rect.height / viewport.scale)),
      to: view)
  }

  /// Applies the pending region once the view has a size.
  private func settle() {
    guard let rect = pending, !bounds.isEmpty else { return }
    pending = nil
    viewport = limits.applied(to: MapViewport(showing: rect, in: bounds.size), of: bounds.size)
  }

  /// Moves the map back into its limits after these were changed.
  func limitsDidChange(animated: Bool) {
    guard pending == nil, !bounds.isEmpty else { return }
    change(animated: animated) { viewport = limits.applied(to: viewport, of: bounds.size) }
  }

  // MARK: Annotations

  /// The annotations, in the order in which they were added.
  open var annotations: [any MKAnnotation] { shown.map(\.annotation) }

  /// Adds an annotation.
  open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }

  /// Adds annotations. Those that the map already has are ignored.
  open func addAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations where !shown.contains(where: { $0.annotation === annotation }) {
      shown.append((annotation, nil))
    }
    setNeedsLayout()
  }

  /// Removes an annotation.
  open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }

  /// Removes annotations.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations {
      guard let place = shown.firstIndex(where: { $0.annotation === annotation }) else { continue }
      if selected === annotation { selected = nil }
      if let view = shown.remove(at: place).view {
        view.removeFromSuperview()
        if let identifier = view.reuseIdentifier { unused[identifier, default: []].append(view) }
      }
    }
  }

  /// Returns the view of an annotation; nil if it has none yet.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    shown.first { $0.annotation === annotation }?.view
  }

  /// Returns the annotations in a part of the map.
  open func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
    Set(
      annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }.compactMap { $0 as? NSObject })
  }

  /// Registers a class of views.
  open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
    registered[identifier] = viewClass as? MKAnnotationView.Type
  }

  /// Returns a view that is no longer used; nil if there is none.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    guard let view = unused[identifier]?.popLast() else { return nil }
    view.prepareForReuse()
    return view
  }

  /// Returns a view that is no longer used, or a new one of the registered class.
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    let view =
      dequeueReusableAnnotationView(withIdentifier: identifier)
      ?? RuntimeInstance.makeAnnotationView(
        registered[identifier] ?? MKMarkerAnnotationView.self, for: annotation, identifier: identifier)
    view.annotation = annotation
    return view
  }

  /// Shows annotations: adds those that are absent, and shows the region around all of them.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations)
    let rect = annotations.reduce(MKMapRect.null) { rect, annotation in
      let point = MKMapPoint(annotation.coordinate)
      return rect.union(MKMapRect(x: point.x, y: point.y, width: 1, height: 1))
    }
    setVisibleMapRect(rect, edgePadding: UIEdgeInsets(top: 44, left: 44, bottom: 44, right: 44), animated: animated)
  }

  /// The selected annotations: at most one here.
  open var selectedAnnotations: [any MKAnnotation] {
    get { selected.map { [$0] } ?? [] }
    set {
      if let selected { deselectAnnotation(selected, animated: false) }
      if let first = newValue.first { selectAnnotation(first, animated: false) }
    }
  }

  /// Selects an annotation, and deselects the last one.
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    guard selected !== annotation else { return }
    if let selected { deselectAnnotation(selected, animated: animated) }
    layoutIfNeeded()
    guard let view = view(for: annotation), view.isEnabled else { return }
    selected = annotation
    view.setSelected(true, animated: animated)
    delegate?.mapView(self, didSelect: view)
  }

  /// Deselects an annotation.
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    guard let annotation, selected === annotation else { return }
    selected = nil
    guard let view = view(for: annotation) else { return }
    view.setSelected(false, animated: animated)
    delegate?.mapView(self, didDeselect: view)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !bounds.isEmpty else { return }
    settle()
    var added: [MKAnnotationView] = []
    for place in shown.indices {
      let annotation = shown[place].annotation
      let view = shown[place].view ?? makeView(annotation)
      if shown[place].view == nil {
        shown[place].view = view
        addSubview(view)
        added.append(view)
      }
      let point = viewport.point(of: MKMapPoint(annotation.coordinate), in: bounds.size)
      view.center = CGPoint(x: point.x + view.centerOffset.x, y: point.y + view.centerOffset.y)
      view.isHidden = !CLLocationCoordinate2DIsValid(annotation.coordinate)
    }
    if !added.isEmpty { delegate?.mapView(self, didAdd: added) }
    delegate?.mapViewDidFinishRenderingMap(self, fullyRendered: true)
  }

  private func makeView(_ annotation: any MKAnnotation) -> MKAnnotationView {
    let view =
      delegate?.mapView(self, viewFor: annotation)
      ?? dequeueReusableAnnotationView(withIdentifier: "MKMapViewDefaultAnnotationView", for: annotation)
    view.annotation = annotation
    view.prepareForDisplay()
    return view
  }

  open override func draw(_ rect: CGRect) {
    settle()
    let path = UIBezierPath()
    for line in viewport.grid(of: bounds.size) {
      path.move(to: line.start)
      path.addLine(to: line.end)
    }
    UIColor.separator.setStroke()
    path.lineWidth = 1
    path.stroke()
  }

  // MARK: Gestures

  private func drag(_ recognizer: UIPanGestureRecognizer) {
    guard isScrollEnabled else { return }
    if recognizer.state == .began { viewportBeforeGesture = viewport }
    let distance = recognizer.translation(in: self)
    change(animated: false) {
      viewport = limits.applied(to: viewportBeforeGesture.moved(by: distance), of: bounds.size)
    }
  }

  private func pinch(_ recognizer: UIPinchGestureRecognizer) {
    guard isZoomEnabled, recognizer.scale > 0 else { return }
    if recognizer.state == .began { viewportBeforeGesture = viewport }
    let place = recognizer.location(in: self)
    change(animated: false) {
      viewport = limits.applied(
        to: viewportBeforeGesture.magnified(by: recognizer.scale, around: place, in: bounds.size), of: bounds.size)
    }
  }

  private func tap(_ recognizer: UITapGestureRecognizer) {
    let place = recognizer.location(in: self)
    if let hit = shown.last(where: { $0.view?.frame.contains(place) ?? false && $0.view?.isHidden == false }) {
      selectAnnotation(hit.annotation, animated: true)
    } else if let selected {
      deselectAnnotation(selected, animated: true)
    }
  }
}

extension MKMapRect {
  /// The part of the map that a region covers.
  init(_ region: MKCoordinateRegion) {
    let (centre, span) = (region.center, region.span)
    let northWest = MKMapPoint(
      CLLocationCoordinate2D(
        latitude: centre.latitude + span.latitudeDelta / 2, longitude: centre.longitude - span.longitudeDelta / 2))
    let southEast = MKMapPoint(
      CLLocationCoordinate2D(
        latitude: centre.latitude - span.latitudeDelta / 2, longitude: centre.longitude + span.longitudeDelta / 2))
    self.init(
      x: northWest.x, y: northWest.y, width: southEast.x - northWest.x, height: southEast.y - northWest.y)
  }
}
