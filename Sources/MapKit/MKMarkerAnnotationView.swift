import UIKit

/// An annotation as a balloon.
///
/// See [Apple's page](https://developer.apple.com/documentation/mapkit/mkmarkerannotationview).
@preconcurrency @MainActor open class MKMarkerAnnotationView: MKAnnotationView {
  /// The colour of the balloon; nil, the default, for red.
  open var markerTintColor: UIColor? { didSet { redraw() } }
  /// The colour of the glyph; nil by default. Stored; has no effect.
  open var glyphTintColor: UIColor?
  /// The glyph as text; nil by default. Stored; has no effect.
  open var glyphText: String?
  /// The glyph; nil by default. Stored; has no effect.
  open var glyphImage: UIImage?
  /// The glyph of a selected balloon; nil by default. Stored; has no effect.
  open var selectedGlyphImage: UIImage?
  /// Whether the title is shown. Stored; has no effect.
  open var titleVisibility = MKFeatureVisibility.adaptive
  /// Whether the text below the title is shown. Stored; has no effect.
  open var subtitleVisibility = MKFeatureVisibility.adaptive
  /// Whether the balloon grows when it is added; false by default. Stored; has no effect.
  open var animatesWhenAdded = false

  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    redraw()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    redraw()
  }

  private func redraw() {
    image = PinShape.image(colour: markerTintColor ?? .systemRed, size: CGSize(width: 28, height: 40))
    centerOffset = CGPoint(x: 0, y: -20)
  }
}
