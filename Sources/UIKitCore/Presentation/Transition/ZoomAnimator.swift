/// Lets a view of one controller grow into the view of another one, or shrink back.
@MainActor final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let zoomed: UIViewController
  private let other: UIViewController
  private let isEntering: Bool
  private let options: UIViewController.Transition.ZoomOptions?
  private let source: (UIViewController.Transition.ZoomSourceViewProviderContext) -> UIView?

  init(
    zoomed: UIViewController, over other: UIViewController, isEntering: Bool,
    options: UIViewController.Transition.ZoomOptions?,
    source: @escaping (UIViewController.Transition.ZoomSourceViewProviderContext) -> UIView?
  ) {
    self.zoomed = zoomed
    self.other = other
    self.isEntering = isEntering
    self.options = options
    self.source = source
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.45 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = zoomed.view else { return context.completeTransition(true) }
    let container = context.containerView
    let full = isEntering ? context.finalFrame(for: zoomed) : view.frame
    let sourceView = source(.init(source: other, zoomed: zoomed))
    let small = sourceView.flatMap { $0.window == nil ? nil : $0.convert($0.bounds, to: container) }
    let place = small ?? full.insetBy(dx: full.width * 0.05, dy: full.height * 0.05)
    let hasSource = small != nil
    var alignment = CGRect(origin: .zero, size: full.size)
    if let sourceView,
      let wanted = options?.alignmentRectProvider?(.init(sourceView: sourceView, zoomed: zoomed)), !wanted.isEmpty
    {
      alignment = wanted
    }
    let picture = hasSource ? sourceView?.snapshotView(afterScreenUpdates: false) : nil
    let sourceAlpha = sourceView?.alpha ?? 1
    let smallRadius = sourceView?.layer.cornerRadius ?? 0
    let fullRadius = view.layer.cornerRadius
    let alpha = view.alpha

    let dimming = makeDimming(container.bounds)
    let clip = UIView(frame: full)
    UIView.performWithoutAnimation {
      container.insertSubview(dimming, belowSubview: view)
      container.insertSubview(clip, aboveSubview: dimming)
      clip.clipsToBounds = true
      clip.autoresizesSubviews = false
      clip.addSubview(view)
      view.frame = clip.bounds
      view.layoutIfNeeded()
      if let picture { clip.addSubview(picture) }
    }
    /// Shows the view in the place of the source, or in its own.
    func show(small isSmall: Bool) {
      let frame = isSmall ? place : full
      clip.frame = frame
      clip.layer.cornerRadius = isSmall ? smallRadius : fullRadius
      picture?.frame = clip.bounds
      picture?.alpha = isSmall ? 1 : 0
      dimming.alpha = isSmall ? 0 : 1
      view.alpha = isSmall && !hasSource ? 0 : alpha
      let scale = isSmall ? place.width / alignment.width : 1
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
      // The alignment rectangle is over the clip's middle at first, later the whole view.
      view.center =
        isSmall
        ? CGPoint(
          x: frame.width / 2 + (full.width / 2 - alignment.midX) * scale,
          y: frame.height / 2 + (full.height / 2 - alignment.midY) * scale)
        : CGPoint(x: frame.width / 2, y: frame.height / 2)
    }
    UIView.performWithoutAnimation {
      show(small: isEntering)
      sourceView?.alpha = 0
    }
    UIView.animate(
      springDuration: transitionDuration(using: context), bounce: 0, options: .allowUserInteraction,
      animations: { show(small: !isEntering) },
      completion: { _ in
        UIView.performWithoutAnimation {
          view.transform = .identity
          view.alpha = alpha
          sourceView?.alpha = sourceAlpha
          if clip.superview != nil { container.insertSubview(view, aboveSubview: clip) }
          view.frame = full
          clip.removeFromSuperview()
          dimming.removeFromSuperview()
        }
        context.completeTransition(!context.transitionWasCancelled)
      })
  }

  private func makeDimming(_ frame: CGRect) -> UIView {
    let view = options?.dimmingVisualEffect.map { UIVisualEffectView(effect: $0) } ?? UIView()
    view.frame = frame
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let color = options?.dimmingColor {
      view.backgroundColor = color
    } else if options?.dimmingVisualEffect == nil {
      view.backgroundColor = UIColor(white: 0, alpha: 0.2)
    }
    return view
  }
}
