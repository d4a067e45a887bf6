import CoreGraphics

/// A kind of particle that an emitter layer sends out: a picture, and how it moves, turns, grows and fades.
///
/// A value with a range is, for each particle, at most the range more or less.
@preconcurrency @MainActor open class CAEmitterCell: NSObject, CAMediaTiming {
  /// Called when something here changed.
  final var onChange: (() -> Void)?

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open var name: String?
  open var isEnabled = true { didSet { onChange?() } }
  /// A `CGImage`. Anything else draws nothing.
  open var contents: Any?
  /// The part of the picture that is used, in units of its size.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Pixels of the picture per point.
  open var contentsScale: CGFloat = 1
  /// Sent out by each particle of this cell as long as it lives.
  open var emitterCells: [CAEmitterCell]?

  /// Particles a second.
  open var birthRate: Float = 0 { didSet { onChange?() } }
  /// Seconds.
  open var lifetime: Float = 0
  open var lifetimeRange: Float = 0
  /// The direction, in radians from the x axis towards the y axis.
  open var emissionLongitude: CGFloat = 0
  /// The angle out of the layer's plane. Kept: particles stay in the plane.
  open var emissionLatitude: CGFloat = 0
  /// The angle, in radians, of the cone around the direction.
  open var emissionRange: CGFloat = 0
  /// Points a second.
  open var velocity: CGFloat = 0
  open var velocityRange: CGFloat = 0
  /// Points a second squared.
  open var xAcceleration: CGFloat = 0
  open var yAcceleration: CGFloat = 0
  /// Kept: particles stay in the plane.
  open var zAcceleration: CGFloat = 0
  open var scale: CGFloat = 1
  open var scaleRange: CGFloat = 0
  /// A second.
  open var scaleSpeed: CGFloat = 0
  /// Radians a second.
  open var spin: CGFloat = 0
  open var spinRange: CGFloat = 0
  /// The colour that the picture's colours are multiplied with. Opaque white by default.
  open var color: CGColor? = .white
  open var redRange: Float = 0
  open var greenRange: Float = 0
  open var blueRange: Float = 0
  open var alphaRange: Float = 0
  /// A second.
  open var redSpeed: Float = 0
  open var greenSpeed: Float = 0
  open var blueSpeed: Float = 0
  open var alphaSpeed: Float = 0
  /// Kept; filtering is linear.
  open var minificationFilter = "linear"
  open var magnificationFilter = "linear"
  open var minificationFilterBias: Float = 0
  open var style: [AnyHashable: Any]?

  /// Seconds after the layer's time 0 before which nothing is sent out.
  open var beginTime: CFTimeInterval = 0
  open var timeOffset: CFTimeInterval = 0
  open var speed: Float = 1
  open var duration: CFTimeInterval = .infinity
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode: CAMediaTimingFillMode = .removed

  /// Red, green, blue and alpha.
  var factors: SIMD4<Float> {
    guard let rgba = color?.rgba else { return SIMD4(repeating: 1) }
    return SIMD4(Float(rgba.red), Float(rgba.green), Float(rgba.blue), Float(rgba.alpha))
  }
}
