extension UIView {
  public var layoutGuides: [UILayoutGuide] { constraintStateIfMade?.guides ?? [] }

  /// Gives the view a guide, which leaves the view that had it.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    constraintState.guides.append(layoutGuide)
  }

  /// Removes a guide and deactivates the constraints that name it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self, case .user = layoutGuide.kind else { return }
    layoutEngine?.forget(guide: layoutGuide)
    constraintStateIfMade?.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  func systemGuide(_ name: String, _ kind: UILayoutGuide.Kind) -> UILayoutGuide {
    if let guide = constraintStateIfMade?.systemGuides[name] { return guide }
    let guide = UILayoutGuide()
    guide.identifier = name
    guide.owningView = self
    guide.kind = kind
    constraintState.systemGuides[name] = guide
    return guide
  }

  /// The view without its layout margins, which include the safe area (facts 14.11).
  public var layoutMarginsGuide: UILayoutGuide {
    systemGuide("UIViewLayoutMarginsGuide", .system { $0.bounds.inset(by: $0.layoutMargins) })
  }

  /// The part of the view that bars and cut-outs leave free.
  public var safeAreaLayoutGuide: UILayoutGuide {
    systemGuide("UIViewSafeAreaLayoutGuide", .system { $0.bounds.inset(by: $0.safeAreaInsets) })
  }

  /// The margins, narrowed where lines would be too long to read: 672 points.
  public var readableContentGuide: UILayoutGuide {
    systemGuide(
      "UIViewReadableContentGuide",
      .system { view in
        let frame = view.bounds.inset(by: view.layoutMargins)
        return frame.insetBy(dx: max(0, (frame.width - 672) / 2), dy: 0)
      })
  }
}

extension UIScrollView {
  private static let contentGuideName = "UIScrollViewContentLayoutGuide"

  /// The area of the content: what is tied to it scrolls, and its size is `contentSize`.
  public var contentLayoutGuide: UILayoutGuide { systemGuide(Self.contentGuideName, .content) }

  var contentLayoutGuideIfMade: UILayoutGuide? { constraintStateIfMade?.systemGuides[Self.contentGuideName] }

  /// The scroll view's frame: what is tied to it stays while the content scrolls.
  public var frameLayoutGuide: UILayoutGuide { systemGuide("UIScrollViewFrameLayoutGuide", .system { $0.bounds }) }
}
