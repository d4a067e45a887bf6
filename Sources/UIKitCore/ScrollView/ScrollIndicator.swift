/// The thin bar that shows the visible part of the content.
@MainActor final class ScrollIndicator: UIView {
  /// The thickness and the distance from the view's edge in points (facts 11.9).
  static let thickness: CGFloat = 3
  static let margin: CGFloat = 3
  /// The thickness in points while a pointer is there.
  static let wide: CGFloat = 8
  /// The shortest length of an indicator, and the shortest of one that is compressed at an edge.
  static let shortest: CGFloat = 36
  static let squeezed: CGFloat = 7

  override init(frame: CGRect) {
    super.init(frame: frame)
    alpha = 0
    isUserInteractionEnabled = false
    // In front of the content, whatever its order.
    layer.zPosition = 1e7
  }

  required init?(coder: NSCoder) { nil }

  /// Returns the position of the bar along a track.
  ///
  /// - Parameters:
  ///   - track: the length of the track, in points.
  ///   - offset: the distance from the beginning of the content; negative or beyond `range` when stretched.
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
