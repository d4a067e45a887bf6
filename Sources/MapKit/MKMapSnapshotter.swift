import CoreLocation
import UIKit

/// Takes pictures of maps. There are no tiles here: each request fails like one on a phone without a network, with
/// `MKError.serverFailure`.
///
/// See [Apple's page](https://developer.apple.com/documentation/mapkit/mkmapsnapshotter).
@preconcurrency @MainActor open class MKMapSnapshotter: NSObject {
  /// The settings of a picture.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/mapkit/mkmapsnapshotter/options).
  @preconcurrency @MainActor open class Options: NSObject {
    /// The region to show; empty by default.
    open var region = MKCoordinateRegion()
    /// The part of the map to show; nowhere by default.
    open var mapRect = MKMapRect.null
    /// The camera from which the map is seen.
    open var camera = MKMapCamera()
    /// The kind of map to draw.
    open var mapType = MKMapType.standard
    /// Whether buildings are shown; true by default.
    open var showsBuildings = true
    /// The points of interest that are shown; nil by default.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// The size of the picture in points; 256 by 256 by default.
    open var size = CGSize(width: 256, height: 256)
    /// The pixels per point.
    open var scale: CGFloat = 1
    /// The traits, such as light or dark, with which the picture is drawn.
    open var traitCollection = UITraitCollection()

    /// Creates the default settings.
    public override init() { super.init() }
  }

  /// A picture of a map. None is made here.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/mapkit/mkmapsnapshotter/snapshot).
  @preconcurrency @MainActor open class Snapshot: NSObject {
    /// The picture of the map.
    public let image: UIImage
    private let viewport: MapViewport

    init(image: UIImage, viewport: MapViewport) { (self.image, self.viewport) = (image, viewport) }

    /// Returns the point of a coordinate in the picture.
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
      viewport.point(of: MKMapPoint(coordinate), in: image.size)
    }
  }

  private let options: Options
  private var isCancelled = false
  /// Whether a picture is being made.
  open private(set) var isLoading = false

  /// Creates a snapshotter.
  public init(options: Options) { self.options = options }

  /// Creates a snapshotter with the default settings.
  public override convenience init() { self.init(options: Options()) }

  /// Fails on the main queue.
  open func start(completionHandler: @escaping @MainActor @Sendable (Snapshot?, (any Error)?) -> Void) {
    start(with: .main, completionHandler: completionHandler)
  }

  /// Fails on the main queue, whatever queue is given: the handler is on the main actor.
  open func start(
    with queue: DispatchQueue, completionHandler: @escaping @MainActor @Sendable (Snapshot?, (any Error)?) -> Void
  ) {
    isLoading = true
    DispatchQueue.main.async { [weak self] in
      let isCancelled = self?.isCancelled ?? false
      self?.isLoading = false
      if !isCancelled { completionHandler(nil, MKError(.serverFailure)) }
    }
  }

  /// Fails.
  open func start() async throws -> Snapshot { throw MKError(.serverFailure) }

  /// Cancels the request: its handler is not called.
  open func cancel() {
    isCancelled = isLoading
  }
}
