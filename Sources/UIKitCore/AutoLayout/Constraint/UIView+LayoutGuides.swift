extension UIView {
  /// The guides added to the view, in that order.
  public var layoutGuides: [UILayoutGuide] { constraintStateIfMade?.guides ?? [] }

  /// Adds a guide to the view, removing it from its current view.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    constraintState.guides.append(layoutGuide)
  }

  /// Removes a guide and deactivates its constraints.
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

  var marginsGuide: UILayoutGuide {
    systemGuide("UIViewLayoutMarginsGuide", .system { $0.bounds.inset(by: $0.layoutMargins) })
  }

  var safeAreaGuide: UILayoutGuide {
    systemGuide("UIViewSafeAreaLayoutGuide", .system { $0.bounds.inset(by: $0.safeAreaInsets) })
  }

  /// At most 672 points wide: longer lines are hard to read.
  var readableGuide: UILayoutGuide {
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

  var contentGuide: UILayoutGuide { systemGuide(Self.contentGuideName, .content) }

  var contentLayoutGuideIfMade: UILayoutGuide? { constraintStateIfMade?.systemGuides[Self.contentGuideName] }

  var frameGuide: UILayoutGuide { systemGuide("UIScrollViewFrameLayoutGuide", .system { $0.bounds }) }
}
