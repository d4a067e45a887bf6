import Foundation
import GuideModel
import GuideUI
import UIKit

/// The comparison's guide with the textbook layout: all airings in arrays, their frames in a dictionary, the same cells
/// as Lineup's.
@MainActor final class TextbookGrid: UIViewController, UICollectionViewDataSource {
  private let rows: [[Airing]]
  private let times = GuideTimes(timeZone: .gmt, dayStartHour: 0)
  private let layout = TextbookLayout()
  let collectionView: UICollectionView

  /// - Parameter origin: the instant at the left edge, UTC seconds.
  init(rows: [[Airing]], origin: Int64, size: CGSize) {
    self.rows = rows
    layout.sections = rows.map { $0.map { (Int($0.start - origin) / 60, Int($0.stop - origin) / 60) } }
    collectionView = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// Reads everything in a guide before anything is drawn.
  convenience init(guide: some GuideProviding, size: CGSize) throws {
    let range = guide.timeRange
    try self.init(
      rows: guide.channels.map { try guide.airings(on: $0.id, overlapping: range) }, origin: range.lowerBound,
      size: size)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(AiringCell.self, forCellWithReuseIdentifier: AiringCell.reuseIdentifier)
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.isPrefetchingEnabled = false
    collectionView.dataSource = self
    view.addSubview(collectionView)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { rows.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    rows[section].count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: AiringCell.reuseIdentifier, for: indexPath)
    let airing = rows[indexPath.section][indexPath.item]
    (cell as? AiringCell)?.content = AiringCell.Content(
      title: airing.title, detail: airing.subtitle, times: times.rangeText(airing.start, airing.stop),
      genre: airing.genre, phase: .coming)
    return cell
  }
}
