import CoreGraphics

extension CALayer {
  /// The values that place the layer.
  package struct Geometry: Equatable {
    package var bounds = CGRect.zero
    package var position = CGPoint.zero
    package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    package var zPosition: CGFloat = 0
    package var anchorPointZ: CGFloat = 0
    package var transform = CATransform3DIdentity { didSet { hasTransform = !CATransform3DIsIdentity(transform) } }
    package var sublayerTransform = CATransform3DIdentity {
      didSet { hasSublayerTransform = !CATransform3DIsIdentity(sublayerTransform) }
    }
    /// Cached, so that the common case requires no comparison of sixteen numbers.
    package private(set) var hasTransform = false
    package private(set) var hasSublayerTransform = false
    package var isGeometryFlipped = false

    /// The anchor point in the layer's own coordinates.
    package var anchor: CGPoint {
      CGPoint(x: bounds.origin.x + anchorPoint.x * bounds.width, y: bounds.origin.y + anchorPoint.y * bounds.height)
    }
  }

  /// The layer's appearance, apart from its place and the rarely used `Effects`.
  package struct Appearance {
    package var isHidden = false
    package var isDoubleSided = true
    package var masksToBounds = false
    package var isOpaque = false
    package var needsDisplayOnBoundsChange = false
    package var opacity: Float = 1
    package var backgroundColor: CGColor?
    package var cornerRadius: CGFloat = 0
    package var maskedCorners: CACornerMask = .all
    package var cornerCurve: CALayerCornerCurve = .circular
    package var borderWidth: CGFloat = 0
    package var borderColor: CGColor? = .black
    /// `contents`, boxed: copying a value of any type costs more than copying everything else here.
    private var boxedContents: Box?
    package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    package var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    package var contentsGravity: CALayerContentsGravity = .resize
    package var contentsScale: CGFloat = 1

    package var contents: Any? {
      get { boxedContents?.value }
      set { boxedContents = newValue.map(Box.init) }
    }
    package var hasContents: Bool { boxedContents != nil }

    private final class Box {
      let value: Any
      init(_ value: Any) { self.value = value }
    }
  }

  /// Shadow, mask and rasterisation, separate because few layers have them.
  package struct Effects {
    package var shadowColor: CGColor? = .black
    package var shadowOpacity: Float = 0
    package var shadowOffset = CGSize(width: 0, height: -3)
    package var shadowRadius: CGFloat = 3
    package var shadowPath: CGPath?
    package var mask: CALayer?
    package var shouldRasterize = false
    package var rasterizationScale: CGFloat = 1
    package var allowsEdgeAntialiasing = false
    package var allowsGroupOpacity = true
    package var drawsAsynchronously = false
    package var minificationFilter: CALayerContentsFilter = .linear
    package var magnificationFilter: CALayerContentsFilter = .linear
    package var filters: [Any]?
    package var backgroundFilters: [Any]?
    package var compositingFilter: Any?

    package init() {}
  }

  /// A layer's clock relative to its superlayer's: `t = (tp - beginTime) · speed + timeOffset`.
  package struct Timing: Equatable {
    package var beginTime: CFTimeInterval = 0
    package var timeOffset: CFTimeInterval = 0
    package var speed: Float = 1
    package var duration: CFTimeInterval = 0
    package var repeatCount: Float = 0
    package var repeatDuration: CFTimeInterval = 0
    package var autoreverses = false
    package var fillMode: CAMediaTimingFillMode = .removed

    package init() {}
  }
}
