import GuideModel
import UIKit

/// The sizes of couch mode: type that reads at three metres on a television, and all else in proportion.
///
/// At 1080 lines titles are 28, 34 or 40 points high, which at three metres from a screen of 43 inches is 10 to 15
/// minutes of arc for a small letter: what a person with normal sight reads without effort. Smaller windows have less,
/// in proportion.
public struct CouchScale: Equatable {
  /// Points that a measure at 1080 lines is here, over those there.
  let unit: CGFloat
  /// Points of a programme's title in the grid.
  let titleSize: CGFloat
  let type: GuideTypeScale
  /// How much larger than at a desk the grid's marks are.
  var factor: CGFloat { type.factor }

  /// - Parameter size: the window's, in points.
  @MainActor init(size: CGSize, text: GuideSettings.TextSize) {
    unit = max(0.5, min(size.width / 1_920, size.height / 1_080))
    let title: CGFloat =
      switch text {
      case .medium: 28
      case .large: 34
      case .largest: 40
      }
    titleSize = max(15, (title * unit).rounded())
    type = .distant(title: titleSize)
  }

  public static func == (left: CouchScale, right: CouchScale) -> Bool {
    left.unit == right.unit && left.titleSize == right.titleSize
  }

  /// A length that is `points` at 1080 lines.
  func length(_ points: CGFloat) -> CGFloat { (points * unit).rounded() }

  /// A font that has `points` at 1080 lines with text of the smallest size, and grows with the text.
  @MainActor func font(_ points: CGFloat, _ weight: UIFont.Weight = .regular) -> UIFont {
    .systemFont(ofSize: (points * titleSize / 28).rounded(), weight: weight)
  }

  /// The grid's measures: rows of one line, a column that has room for numbers and long names, no pictures beside it.
  func metrics(width: CGFloat, hasLogos: Bool) -> GuideMetrics {
    var metrics = GuideMetrics(
      rowHeight: (titleSize * 2.25).rounded(),
      channelColumnWidth: min(width * 0.26, titleSize * (hasLogos ? 12.5 : 10.5)).rounded(),
      thumbnailWidth: 0, headerHeight: (titleSize * 2.9).rounded(), cellSpacing: GuideMetrics.spacing)
    metrics.scale = factor
    return metrics
  }
}
