extension UIViewController {
  /// A transition that a controller prefers for its appearance.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/uikit/uiviewcontroller/transition).
  @preconcurrency @MainActor open class Transition: NSObject {
    enum Kind {
      case style(UIModalTransitionStyle)
      case zoom(ZoomOptions?, source: (ZoomSourceViewProviderContext) -> UIView?)
    }

    let kind: Kind

    init(_ kind: Kind) {
      self.kind = kind
      super.init()
    }

    /// Returns a transition in which a view, such as a picture in a list, grows into the controller's view. If there is
    /// no such view, the controller's view appears in the middle.
    ///
    /// - Parameter sourceViewProvider: called when the transition starts, in both directions.
    public static func zoom(
      options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition {
      Transition(.zoom(options, source: sourceViewProvider))
    }

    /// A view that comes from below.
    public static var coverVertical: Transition { Transition(.style(.coverVertical)) }
    /// A view that is faded in.
    public static var crossDissolve: Transition { Transition(.style(.crossDissolve)) }
    /// A view that turns with the one before. It is faded in here.
    public static var flipHorizontal: Transition { Transition(.style(.flipHorizontal)) }
    /// A page that turns. The view is faded in here.
    public static var partialCurl: Transition { Transition(.style(.partialCurl)) }

    /// Whether a pushed view is faded in.
    var isFade: Bool { style.map { $0 != .coverVertical } ?? false }

    /// The style of a transition that is not a zoom; nil for a zoom.
    var style: UIModalTransitionStyle? {
      if case .style(let style) = kind { style } else { nil }
    }
  }
}

extension UIViewController.Transition {
  /// The options of a zoom.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/uikit/uiviewcontroller/transition/zoomoptions).
  @preconcurrency @MainActor open class ZoomOptions: NSObject {
    /// Returns the part of the zoomed view, in its coordinates, that the source view grows into; nil, the default, for
    /// the whole view.
    open var alignmentRectProvider: ((ZoomAlignmentRectContext) -> CGRect?)?
    /// Returns whether a gesture may start the way back; nil by default. Never called: no gesture starts it here.
    open var interactiveDismissShouldBegin: ((ZoomInteractionContext) -> Bool)?
    /// The colour over the views behind during the transition; nil, the default, for a pale black.
    open var dimmingColor: UIColor?
    /// The effect over the views behind during the transition; nil, the default, for none.
    open var dimmingVisualEffect: UIVisualEffect?

    public override init() { super.init() }
  }

  /// The controllers of a zoom, for the choice of its source.
  @preconcurrency @MainActor open class ZoomSourceViewProviderContext: NSObject {
    /// The controller that is covered.
    public let sourceViewController: UIViewController
    /// The controller whose view grows.
    public let zoomedViewController: UIViewController

    init(source: UIViewController, zoomed: UIViewController) {
      sourceViewController = source
      zoomedViewController = zoomed
      super.init()
    }
  }

  /// The views of a zoom, for the choice of the part that they share.
  @preconcurrency @MainActor open class ZoomAlignmentRectContext: NSObject {
    /// The view that grows.
    public let sourceView: UIView
    /// The controller whose view it grows into.
    public let zoomedViewController: UIViewController

    init(sourceView: UIView, zoomed: UIViewController) {
      self.sourceView = sourceView
      zoomedViewController = zoomed
      super.init()
    }
  }

  /// A gesture that would start the way back.
  @preconcurrency @MainActor open class ZoomInteractionContext: NSObject {
    /// The place of the gesture in the zoomed view.
    public let location: CGPoint
    /// The velocity of the gesture in points per second.
    public let velocity: CGVector
    /// Whether UIKit itself would start.
    public let willBegin: Bool

    init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
      self.location = location
      self.velocity = velocity
      self.willBegin = willBegin
      super.init()
    }
  }
}

extension UIViewController {
  /// Returns the animator of the controller's own transition; nil if it has none or the transition is a usual one.
  ///
  /// - Parameters:
  ///   - isEntering: whether the controller appears; otherwise it goes.
  ///   - other: the controller that is covered.
  func preferredAnimator(isEntering: Bool, over other: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
  {
    guard case .zoom(let options, let source) = controllerState.preferredTransition?.kind,
      !UIAccessibility.prefersCrossFadeTransitions
    else { return nil }
    return ZoomAnimator(zoomed: self, over: other, isEntering: isEntering, options: options, source: source)
  }

  /// The style of a presentation: that of `preferredTransition`, or else `modalTransitionStyle`.
  var effectiveTransitionStyle: UIModalTransitionStyle {
    if let style = controllerState.preferredTransition?.style { return style }
    // A zoom is a fade where movements are not wanted.
    return controllerState.preferredTransition == nil ? modalTransitionStyle : .crossDissolve
  }
}
