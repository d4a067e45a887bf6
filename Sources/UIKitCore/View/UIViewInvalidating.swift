/// The invalidation of a view when a property of it changes: `@Invalidating(.layout) var spacing: CGFloat = 8`.
@preconcurrency @MainActor public protocol UIViewInvalidating {
  func invalidate(view: UIView)
}

extension UIView {
  /// The invalidations for `Invalidating`.
  public enum Invalidations {
    /// Draws the view again.
    public struct Display: UIViewInvalidating {
      public nonisolated init() {}
      public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }

    /// Lays the view's subviews out again.
    public struct Layout: UIViewInvalidating {
      public nonisolated init() {}
      public func invalidate(view: UIView) { view.setNeedsLayout() }
    }

    /// Invalidates the view's constraints.
    public struct Constraints: UIViewInvalidating {
      public nonisolated init() {}
      public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }

    /// Invalidates the view's intrinsic content size.
    public struct IntrinsicContentSize: UIViewInvalidating {
      public nonisolated init() {}
      public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }

    /// Invalidates the configuration of a cell or a button.
    public struct Configuration: UIViewInvalidating {
      public nonisolated init() {}
      public func invalidate(view: UIView) { view.configurationDidInvalidate() }
    }

    /// Two of them.
    public struct Tuple<Invalidation1: UIViewInvalidating, Invalidation2: UIViewInvalidating>: UIViewInvalidating {
      private let first: Invalidation1
      private let second: Invalidation2

      public init(_ invalidation1: Invalidation1, _ invalidation2: Invalidation2) {
        first = invalidation1
        second = invalidation2
      }

      public func invalidate(view: UIView) {
        first.invalidate(view: view)
        second.invalidate(view: view)
      }
    }
  }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
  public nonisolated static var display: UIView.Invalidations.Display { .init() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
  public nonisolated static var layout: UIView.Invalidations.Layout { .init() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  public nonisolated static var constraints: UIView.Invalidations.Constraints { .init() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  public nonisolated static var intrinsicContentSize: UIView.Invalidations.IntrinsicContentSize { .init() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
  public nonisolated static var configuration: UIView.Invalidations.Configuration { .init() }
}
