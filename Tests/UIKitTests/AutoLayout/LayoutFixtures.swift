import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// A view with content of a given size, independent of fonts.
@MainActor class SizedView: UIView {
  var content: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ width: CGFloat, _ height: CGFloat) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }
  override var intrinsicContentSize: CGSize { content }
}

/// Text of a given length in points, in lines of a given height, that wraps at any width.
@MainActor final class WrappingView: SizedView, WrappingContent {
  var wraps = true
  var wrapsContent: Bool { wraps }

  func contentHeight(forWidth width: CGFloat) -> CGFloat {
    max(1, (content.width / max(width, 1) - 1e-9).rounded(.up)) * content.height
  }
}

/// Content with baselines at fixed distances from top and bottom.
@MainActor final class TextlikeView: SizedView, BaselineContent {
  var firstBaselineFromTop: CGFloat = 0
  var lastBaselineFromBottom: CGFloat = 0

  convenience init(_ width: CGFloat, _ height: CGFloat, ascent: CGFloat, descent: CGFloat) {
    self.init(width, height)
    firstBaselineFromTop = ascent
    lastBaselineFromBottom = descent
  }
}

@MainActor func plainView() -> UIView {
  let view = UIView()
  view.translatesAutoresizingMaskIntoConstraints = false
  return view
}

/// Returns a view of a size, with subviews, on a screen with this many pixels per point.
@MainActor func container(
  _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, _ subviews: [UIView] = []
) -> UIView {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  view.resolvedTraits = UITraitCollection(displayScale: scale)
  for subview in subviews { view.addSubview(subview) }
  return view
}

/// Returns the contradictions reported while `body` ran.
@MainActor func reports(of body: () -> Void) -> [String] {
  var found: [String] = []
  let previous = LayoutEngine.conflictHandler
  LayoutEngine.conflictHandler = { found.append($0) }
  defer { LayoutEngine.conflictHandler = previous }
  body()
  return found
}

func isClose(_ one: CGFloat, _ other: CGFloat, within tolerance: CGFloat = 0.001) -> Bool {
  abs(one - other) <= tolerance
}

func isClose(_ one: CGRect, _ other: CGRect, within tolerance: CGFloat = 0.001) -> Bool {
  isClose(one.minX, other.minX, within: tolerance) && isClose(one.minY, other.minY, within: tolerance)
    && isClose(one.width, other.width, within: tolerance) && isClose(one.height, other.height, within: tolerance)
}

/// Constrains the four edges, `inset` points inside `outer`.
@MainActor func fill(_ view: UIView, _ outer: UIView, _ inset: CGFloat) {
  NSLayoutConstraint.activate([
    view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: inset),
    view.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -inset),
    view.topAnchor.constraint(equalTo: outer.topAnchor, constant: inset),
    view.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -inset),
  ])
}
