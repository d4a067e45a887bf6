import UIKit

/// An annotation as a pin.
///
/// See [Apple's page](https://developer.apple.com/documentation/mapkit/mkpinannotationview).
@preconcurrency @MainActor open class MKPinAnnotationView: MKAnnotationView {
  /// The colour of the pin; red by default.
  open var pinTintColor: UIColor! = MKPinAnnotationView.redPinColor() { didSet { redraw() } }
  /// Whether the pin falls onto the map; false by default. Stored; has no effect.
  open var animatesDrop = false

  /// Returns the colour of destinations.
  open class func redPinColor() -> UIColor { .systemRed }
  /// Returns the colour of starting points.
  open class func greenPinColor() -> UIColor { .systemGreen }
  /// Returns the colour of places that the user chose.
  open class func purplePinColor() -> UIColor { .systemPurple }

  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    redraw()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    redraw()
  }

  private func redraw() {
    image = PinShape.image(colour: pinTintColor ?? .systemRed, size: CGSize(width: 20, height: 30))
    // The tip of the pin marks the coordinate.
    centerOffset = CGPoint(x: 0, y: -15)
  }
}

/// The picture of a pin.
enum PinShape {
  @MainActor static func image(colour: UIColor, size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { _ in
      let radius = size.width / 2
      let path = UIBezierPath()
      path.addArc(
        withCenter: CGPoint(x: radius, y: radius), radius: radius - 1, startAngle: 0.85 * .pi, endAngle: 0.15 * .pi,
        clockwise: true)
      path.addLine(to: CGPoint(x: radius, y: size.height - 1))
      path.close()
      colour.setFill()
      path.fill()
      UIColor.white.setFill()
      UIBezierPath(
        ovalIn: CGRect(x: radius / 2, y: radius / 2, width: radius, height: radius)
      ).fill()
    }
  }
}
