extension UIView {
  /// An area of a view: the safe area, or that inside the margins.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/uikit/uiview/layoutregion).
  @preconcurrency @MainActor public struct LayoutRegion {
    /// The axis along which an area avoids rounded corners of the window and its controls. Stored; has no effect: a
    /// desktop's windows have their controls outside.
    public enum AdaptivityAxis: Int, Sendable {
      case horizontal = 1
      case vertical = 2
    }

    enum Kind { case margins, safeArea, readable }

    let kind: Kind

    /// Returns the area inside the layout margins.
    public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion { LayoutRegion(kind: .margins) }
    /// Returns the area that bars do not cover.
    public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .safeArea)
    }
    /// Returns the area inside the margins, narrowed so that lines of text stay easy to read.
    public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .readable)
    }
  }

  /// Returns the guide of an area.
  public func layoutGuide(for region: LayoutRegion) -> UILayoutGuide {
    switch region.kind {
    case .margins: layoutMarginsGuide
    case .safeArea: safeAreaLayoutGuide
    case .readable: readableContentGuide
    }
  }

  /// Returns the distances in points between the view's edges and an area.
  public func edgeInsets(for region: LayoutRegion) -> UIEdgeInsets {
    switch region.kind {
    case .margins: return layoutMargins
    case .safeArea: return safeAreaInsets
    case .readable:
      let frame = readableContentGuide.layoutFrame
      return UIEdgeInsets(
        top: frame.minY - bounds.minY, left: frame.minX - bounds.minX, bottom: bounds.maxY - frame.maxY,
        right: bounds.maxX - frame.maxX)
    }
  }

  /// Returns the distances in points between the view's edges and an area, by reading direction.
  public func directionalEdgeInsets(for region: LayoutRegion) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(edgeInsets(for: region), rightToLeft: isRightToLeft)
  }
}
