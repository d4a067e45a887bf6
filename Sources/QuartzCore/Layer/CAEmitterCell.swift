import CoreGraphics

/// A kind of particle that an emitter layer emits: its image, and how it moves, rotates, grows and fades.
///
/// The value of each particle lies within the range around the property's value.
///
/// See [Apple's page](https://developer.apple.com/documentation/quartzcore/caemittercell).
@preconcurrency @MainActor open class CAEmitterCell: NSObject, CAMediaTiming {
  /// Called when a property that affects emission changes.
  final var onChange: (() -> Void)?

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The cell's name; nil by default. It has no effect.
  open var name: String?
  /// Whether the cell emits particles; true by default.
  open var isEnabled = true { didSet { onChange?() } }
  /// The image: a `CGImage`. Anything else draws nothing.
  open var contents: Any?
  /// The part of the image to use, in units of its size; all by default.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The pixels of the image per point; 1 by default.
  open var contentsScale: CGFloat = 1
  /// The cells that each particle of this cell emits as long as it lives; nil by default.
  open var emitterCells: [CAEmitterCell]?

  /// The particles per second; 0 by default.
  open var birthRate: Float = 0 { didSet { onChange?() } }
  /// The lifetime of particles in seconds; 0 by default.
  open var lifetime: Float = 0
  /// The maximum deviation of the lifetime, in seconds; 0 by default.
  open var lifetimeRange: Float = 0
  /// The direction in radians from the x axis towards the y axis; 0 by default.
  open var emissionLongitude: CGFloat = 0
  /// The angle out of the layer's plane. Stored, without effect: particles stay in the plane.
  open var emissionLatitude: CGFloat = 0
  /// The angle of the cone around the direction, in radians; 0 by default.
  open var emissionRange: CGFloat = 0
  /// The initial velocity in points per second; 0 by default.
  open var velocity: CGFloat = 0
  /// The maximum deviation of the velocity, in points per second; 0 by default.
  open var velocityRange: CGFloat = 0
  /// The horizontal acceleration in points per second squared; 0 by default.
  open var xAcceleration: CGFloat = 0
  /// The vertical acceleration in points per second squared, downwards; 0 by default.
  open var yAcceleration: CGFloat = 0
  /// The acceleration out of the plane. Stored, without effect: particles stay in the plane.
  open var zAcceleration: CGFloat = 0
  /// The scale of the image; 1 by default.
  open var scale: CGFloat = 1
  /// The maximum deviation of the scale; 0 by default.
  open var scaleRange: CGFloat = 0
  /// The change of the scale per second; 0 by default.
  open var scaleSpeed: CGFloat = 0
  /// The rotation in radians per second; 0 by default.
  open var spin: CGFloat = 0
  /// The maximum deviation of the rotation, in radians per second; 0 by default.
  open var spinRange: CGFloat = 0
  /// The colour by which the image's colours are multiplied; opaque white by default.
  open var color: CGColor? = .white
  /// The maximum deviation of the red component; 0 by default.
  open var redRange: Float = 0
  /// The maximum deviation of the green component; 0 by default.
  open var greenRange: Float = 0
  /// The maximum deviation of the blue component; 0 by default.
  open var blueRange: Float = 0
  /// The maximum deviation of the opacity; 0 by default.
  open var alphaRange: Float = 0
  /// The change of the red component per second; 0 by default.
  open var redSpeed: Float = 0
  /// The change of the green component per second; 0 by default.
  open var greenSpeed: Float = 0
  /// The change of the blue component per second; 0 by default.
  open var blueSpeed: Float = 0
  /// The change of the opacity per second; 0 by default.
  open var alphaSpeed: Float = 0
  /// The filter for scaling down. Stored, without effect: filtering is linear.
  open var minificationFilter = "linear"
  /// The filter for scaling up. Stored, without effect: filtering is linear.
  open var magnificationFilter = "linear"
  /// The bias of the filter for scaling down. Stored, without effect.
  open var minificationFilterBias: Float = 0
  /// Default values of properties. Stored, without effect.
  open var style: [AnyHashable: Any]?

  /// The seconds after the layer's time 0 before which nothing is emitted; 0 by default.
  open var beginTime: CFTimeInterval = 0
  /// The time on the cell's clock at its start, in seconds; 0 by default.
  open var timeOffset: CFTimeInterval = 0
  /// The rate of the cell's clock, by which `duration` is measured; 1 by default.
  open var speed: Float = 1
  /// The duration of the emission in seconds; infinite by default.
  open var duration: CFTimeInterval = .infinity
  /// The number of runs of `duration`; 0, the default, stands for 1.
  open var repeatCount: Float = 0
  /// The duration of all runs together in seconds; 0, the default, for that of `repeatCount` runs.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether runs are reversed. Stored, without effect.
  open var autoreverses = false
  /// The effect outside of the runs. Stored, without effect.
  open var fillMode: CAMediaTimingFillMode = .removed

  /// Returns whether particles are emitted at a time of the layer, or at an age of the emitting particle.
  func isEmitting(at time: CFTimeInterval) -> Bool {
    guard isEnabled, time >= beginTime else { return false }
    let local = (time - beginTime) * Double(speed) + timeOffset
    let all = repeatDuration > 0 ? repeatDuration : duration * Double(max(repeatCount, 1))
    return local < all
  }

  /// The components red, green, blue and alpha.
  var factors: SIMD4<Float> {
    guard let rgba = color?.rgba else { return SIMD4(repeating: 1) }
    return SIMD4(Float(rgba.red), Float(rgba.green), Float(rgba.blue), Float(rgba.alpha))
  }
}
