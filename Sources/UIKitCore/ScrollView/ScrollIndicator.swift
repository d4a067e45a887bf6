/// The thin bar that shows where in the content the view is.
@MainActor final class ScrollIndicator: UIView {
  /// Points across, and to the view's edge (facts 11.9).
  static let thickness: CGFloat = 3
  static let margin: CGFloat = 3
  /// Points across while a pointer is there.
  static let wide: CGFloat = 8
  /// The shortest an indicator gets, and the shortest one pressed together at an edge.
  static let shortest: CGFloat = 36
  static let squeezed: CGFloat = 7

  override init(frame: CGRect) {
    super.init(frame: frame)
    alpha = 0
    isUserInteractionEnabled = false
    // In front of whatever the content does with its own order.
    layer.zPosition = 1e7
  }

  required init?(coder: NSCoder) { nil }

  /// Where along a track the bar lies.
  ///
  /// - Parameters:
  ///   - track: the length there is, in points.
  ///   - offset: from the beginning of the content; negative or beyond `range` when stretched.
  ///   - range: the largest offset.
  ///   - viewport: the visible length.
  static func place(track: CGFloat, offset: CGFloat, range: CGFloat, viewport: CGFloat) -> (
    start: CGFloat, length: CGFloat
  ) {
    guard track > 0, viewport > 0 else { return (0, 0) }
    let content = range + viewport
    var length = min(max(shortest, (track * viewport / content).rounded()), track)
    let overshoot = offset < 0 ? -offset : max(0, offset - range)
    length = max(min(squeezed, track), length - overshoot)
    let share = range > 0 ? min(max(offset / range, 0), 1) : offset > 0 ? 1 : 0
    return ((track - length) * share, length)
  }
}
