import UIKit

/// The view of an annotation.
///
/// See [Apple's page](https://developer.apple.com/documentation/mapkit/mkannotationview).
@preconcurrency @MainActor open class MKAnnotationView: UIView {
  /// The way in which a view is dragged. Stored; has no effect: views are not dragged.
  public enum DragState: UInt, Sendable { case none = 0, starting, dragging, canceling, ending }
  /// Whether views may cover each other. Stored; has no effect.
  public enum CollisionMode: Int, Sendable { case rectangle = 0, circle, none }

  /// The identifier with which the view is reused; nil if it is not.
  public let reuseIdentifier: String?
  /// The annotation that the view shows.
  open var annotation: (any MKAnnotation)? { didSet { describe() } }
  /// The picture that the view shows; nil by default. The view takes its size.
  open var image: UIImage? {
    didSet {
      picture.image = image
      bounds.size = image?.size ?? .zero
      picture.frame = bounds
    }
  }
  /// The distance from the coordinate to the centre of the view in points; zero by default.
  open var centerOffset = CGPoint.zero { didSet { superview?.setNeedsLayout() } }
  /// The position of the callout. Stored; has no effect: none is shown.
  open var calloutOffset = CGPoint.zero
  /// Whether the view can be selected; true by default.
  open var isEnabled = true
  /// Whether the view is highlighted by a touch; false by default.
  open var isHighlighted = false
  /// Whether the view is selected.
  open var isSelected = false
  /// Whether selecting the view shows a callout; false by default. Stored; has no effect: none is shown.
  open var canShowCallout = false
  /// The view on the left of the callout; nil by default. Not shown.
  open var leftCalloutAccessoryView: UIView?
  /// The view on the right of the callout; nil by default. Not shown.
  open var rightCalloutAccessoryView: UIView?
  /// The view in the callout; nil by default. Not shown.
  open var detailCalloutAccessoryView: UIView?
  /// Whether the view can be dragged; false by default. Stored; has no effect.
  open var isDraggable = false
  /// The state of dragging.
  open var dragState = DragState.none
  /// The identifier of the cluster; nil by default. Stored; has no effect: there are no clusters.
  open var clusteringIdentifier: String?
  /// Whether views may cover each other. Stored; has no effect.
  open var collisionMode = CollisionMode.rectangle

  private let picture = UIImageView()

  /// Creates a view of an annotation.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
    super.init(frame: .zero)
    addSubview(picture)
    describe()
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(picture)
  }

  /// Lets screen readers read the annotation's title and subtitle; an annotation without a title is no element.
  private func describe() {
    let texts = [annotation?.title, annotation?.subtitle].compactMap { $0 }.filter { !$0.isEmpty }
    isAccessibilityElement = !texts.isEmpty
    accessibilityTraits = .button
    accessibilityLabel = texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  /// Called before the view is used for another annotation. The default deselects it.
  open func prepareForReuse() { setSelected(false, animated: false) }
  /// Called before the view is displayed. The default does nothing.
  open func prepareForDisplay() {}
  /// Selects the view.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Changes the state of dragging.
  open func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }
}
