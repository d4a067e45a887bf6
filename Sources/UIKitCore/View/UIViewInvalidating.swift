/// A kind of invalidation of a view when a property changes: `@Invalidating(.layout) var spacing: CGFloat = 8`.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiviewinvalidating).
@preconcurrency @MainActor public protocol UIViewInvalidating {
  /// Invalidates `view`. Called after the property has changed.
  func invalidate(view: UIView)
}

extension UIView {
  /// The kinds of invalidation for `Invalidating`.
  public enum Invalidations {
    /// Redraws the view.
    public struct Display: UIViewInvalidating {
      /// Creates the invalidation.
      public nonisolated init() {}
      public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }

    /// Lays out the view's subviews again.
    public struct Layout: UIViewInvalidating {
      /// Creates the invalidation.
      public nonisolated init() {}
      public func invalidate(view: UIView) { view.setNeedsLayout() }
    }

    /// Invalidates the view's constraints.
    public struct Constraints: UIViewInvalidating {
      /// Creates the invalidation.
      public nonisolated init() {}
      public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }

    /// Invalidates the view's intrinsic content size.
    public struct IntrinsicContentSize: UIViewInvalidating {
      /// Creates the invalidation.
      public nonisolated init() {}
      public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }

    /// Invalidates the configuration of a cell or a button.
    public struct Configuration: UIViewInvalidating {
      /// Creates the invalidation.
      public nonisolated init() {}
      public func invalidate(view: UIView) { view.configurationDidInvalidate() }
    }

    /// Two kinds of invalidation together.
    public struct Tuple<Invalidation1: UIViewInvalidating, Invalidation2: UIViewInvalidating>: UIViewInvalidating {
      private let first: Invalidation1
      private let second: Invalidation2

      /// Combines two kinds of invalidation.
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
  /// Redraws the view.
  public nonisolated static var display: UIView.Invalidations.Display { .init() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
  /// Lays out the view's subviews again.
  public nonisolated static var layout: UIView.Invalidations.Layout { .init() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  /// Updates the view's constraints.
  public nonisolated static var constraints: UIView.Invalidations.Constraints { .init() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  /// Invalidates the view's intrinsic content size.
  public nonisolated static var intrinsicContentSize: UIView.Invalidations.IntrinsicContentSize { .init() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
  /// Invalidates the configuration of a cell or a button.
  public nonisolated static var configuration: UIView.Invalidations.Configuration { .init() }
}
