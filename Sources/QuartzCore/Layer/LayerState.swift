import CoreGraphics

extension CALayer {
  /// The values that place the layer.
  package struct Geometry: Equatable {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var zPosition: CGFloat = 0
    var anchorPointZ: CGFloat = 0
    var transform = CATransform3DIdentity { didSet { hasTransform = !CATransform3DIsIdentity(transform) } }
    var sublayerTransform = CATransform3DIdentity {
      didSet { hasSublayerTransform = !CATransform3DIsIdentity(sublayerTransform) }
    }
    /// Cached, so that the common case requires no comparison of sixteen numbers.
    package private(set) var hasTransform = false
    private(set) var hasSublayerTransform = false
    var isGeometryFlipped = false

    /// The anchor point in the layer's own coordinates.
    var anchor: CGPoint {
      CGPoint(x: bounds.origin.x + anchorPoint.x * bounds.width, y: bounds.origin.y + anchorPoint.y * bounds.height)
    }
  }

  /// The layer's appearance, apart from its place and the rarely used `Effects`.
  package struct Appearance {
    var isHidden = false
    var isDoubleSided = true
    var masksToBounds = false
    var isOpaque = false
    var needsDisplayOnBoundsChange = false
    var opacity: Float = 1
    var backgroundColor: CGColor?
    var cornerRadius: CGFloat = 0
    var maskedCorners: CACornerMask = .all
    var cornerCurve: CALayerCornerCurve = .circular
    var borderWidth: CGFloat = 0
    var borderColor: CGColor? = .black
    /// `contents`, boxed: copying a value of any type costs more than copying everything else here.
    private var boxedContents: Box?
    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsGravity: CALayerContentsGravity = .resize
    var contentsScale: CGFloat = 1

    var contents: Any? {
      get { boxedContents?.value }
      set { boxedContents = newValue.map(Box.init) }
    }
    var hasContents: Bool { boxedContents != nil }

    private final class Box {
      let value: Any
      init(_ value: Any) { self.value = value }
    }
  }

  /// Shadow, mask and rasterisation, separate because few layers have them.
  package struct Effects {
    /// The radii of corners that differ from each other; nil for `cornerRadius` and `maskedCorners`.
    var cornerRadii: CornerRadii?
    var shadowColor: CGColor? = .black
    var shadowOpacity: Float = 0
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3
    var shadowPath: CGPath?
    var mask: CALayer?
    var shouldRasterize = false
    var rasterizationScale: CGFloat = 1
    var allowsEdgeAntialiasing = false
    var allowsGroupOpacity = true
    var drawsAsynchronously = false
    var minificationFilter: CALayerContentsFilter = .linear
    var magnificationFilter: CALayerContentsFilter = .linear
    var filters: [Any]?
    var backgroundFilters: [Any]?
    var compositingFilter: Any?

    init() {}
  }

  /// A layer's clock relative to its superlayer's: `t = (tp - beginTime) · speed + timeOffset`.
  package struct Timing: Equatable {
    var beginTime: CFTimeInterval = 0
    var timeOffset: CFTimeInterval = 0
    var speed: Float = 1
    var duration: CFTimeInterval = 0
    var repeatCount: Float = 0
    var repeatDuration: CFTimeInterval = 0
    var autoreverses = false
    var fillMode: CAMediaTimingFillMode = .removed

    init() {}
  }
}
