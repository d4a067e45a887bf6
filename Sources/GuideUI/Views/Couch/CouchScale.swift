import GuideModel
import UIKit

/// The sizes of couch mode: type that is readable at three metres from a television, and everything else in proportion.
///
/// At 1080 lines titles are 28, 34 or 40 points high. At three metres from a screen of 43 inches, a small letter is
/// then 10 to 15 minutes of arc high, which a viewer with normal sight reads without effort. In smaller windows
/// everything is smaller in proportion.
public struct CouchScale: Equatable {
  /// The number of points here for one at 1080 lines.
  let unit: CGFloat
  /// The size of a programme's title in the grid, in points.
  let titleSize: CGFloat
  let type: GuideTypeScale
  /// The size of the grid's marks relative to that at a desk.
  var factor: CGFloat { type.factor }

  /// - Parameter size: the window's size, in points.
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

  /// Returns the length that is `points` at 1080 lines.
  func length(_ points: CGFloat) -> CGFloat { (points * unit).rounded() }

  /// Returns the font that has `points` at 1080 lines with the smallest text size, and grows with the text.
  @MainActor func font(_ points: CGFloat, _ weight: UIFont.Weight = .regular) -> UIFont {
    .systemFont(ofSize: (points * titleSize / 28).rounded(), weight: weight)
  }

  /// Returns the grid's measures: rows of one line, a column with room for numbers and long names, and no pictures next
  /// to it.
  func metrics(width: CGFloat, hasLogos: Bool) -> GuideMetrics {
    var metrics = GuideMetrics(
      rowHeight: (titleSize * 2.25).rounded(),
      channelColumnWidth: min(width * 0.26, titleSize * (hasLogos ? 12.5 : 10.5)).rounded(),
      thumbnailWidth: 0, headerHeight: (titleSize * 2.9).rounded(), cellSpacing: GuideMetrics.spacing)
    metrics.scale = factor
    return metrics
  }
}
