/// The look of a view that is lifted out of its place. Used by drags; menus here have no preview.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uipreviewparameters).
@preconcurrency @MainActor open class UIPreviewParameters: NSObject, @preconcurrency NSCopying {
  /// The visible part of the view, in its coordinates; nil, the default, for all of it.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow; nil by default. Stored; has no effect.
  open var shadowPath: UIBezierPath?
  /// The colour behind the view; clear by default.
  open var backgroundColor: UIColor! = .clear

  public override init() { super.init() }

  /// Creates parameters whose visible part is around lines of text: the rectangles of `CGRect` values, a little larger
  /// and with round corners.
  public init(textLineRects: [NSValue]) {
    super.init()
    let path = UIBezierPath()
    for value in textLineRects {
      path.append(UIBezierPath(roundedRect: value.cgRectValue.insetBy(dx: -4, dy: -2), cornerRadius: 4))
    }
    visiblePath = path
  }

  /// Returns a copy of the parameters.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIPreviewParameters()
    copy.visiblePath = visiblePath
    copy.shadowPath = shadowPath
    copy.backgroundColor = backgroundColor
    return copy
  }
}
