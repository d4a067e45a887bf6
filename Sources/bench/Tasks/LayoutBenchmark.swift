import Foundation
import GuideModel
import GuideUI
import SeededRandom
import UIKit

/// Measures one query of the layout for guides of very different sizes, compared with the textbook layout.
@MainActor enum LayoutBenchmark {
  /// Guides of 5 thousand, 340 thousand and 5.5 million airings. 14 channels of 14 days would be 5 thousand, too, but
  /// they do not fill a screen of 18 rows. So the small guide has more channels and fewer days, and all three draw as
  /// many cells.
  static let sizes: [(channels: Int, minutes: Int)] = [
    (97, 2_880), (939, PeerData.minutes), (15_190, PeerData.minutes),
  ]
  private static let viewSize = CGSize(width: 1_920, height: 1_080)

  static func run() {
    var table = Table(
      "airings", "channels", "layout", "prepare ms", "scrolled query ms", "jump ms", "jump to unread ms", "cells",
      "peak MB")
    var measured: [Guide] = []
    for size in sizes {
      let data = PeerData(channelCount: size.channels, minutes: size.minutes)
      let guide = measureGuide(data)
      measured.append(guide)
      table.add(
        data.programmes.count.grouped, size.channels.grouped, "GuideLayout", guide.prepare.ms,
        guide.scrolled.median.ms, guide.jumped.median.ms, guide.unread.median.ms, "\(guide.cells)",
        Clock.peakMemory.ms)
    }
    for size in sizes.dropLast() {
      let data = PeerData(channelCount: size.channels, minutes: size.minutes)
      let (query, prepare) = measureTextbook(data)
      let move = (prepare + query.median).ms
      table.add(
        data.programmes.count.grouped, size.channels.grouped, "the textbook layout", prepare.ms, move, move, move, "",
        Clock.peakMemory.ms)
    }
    table.add("5,500,000", "15,190", "the textbook layout", "does not", "finish", "", "", "", "")
    table.write(title: "Layout: one query of a 1920×1080 view. The textbook layout prepares again on every move.")
    print(
      """
        jump: to a random place; of the small guide half is in memory, of the others what a jump shows has to be read first.
        jump to unread: the same with nothing in memory in any of them.
      """)
    if let first = measured.first, let last = measured.last {
      let growth = [\Guide.scrolled, \.jumped, \.unread].map {
        String(format: "%.2f×", last[keyPath: $0].median / first[keyPath: $0].median)
      }
      print(
        "  growth from 5 thousand to 5.5 million airings: scrolled \(growth[0]), jump \(growth[1]), jump to unread \(growth[2])"
          + " (at most 1.5× wanted)")
    }
  }

  private struct Guide {
    var prepare: Double
    var scrolled: Statistics
    var jumped: Statistics
    var unread: Statistics
    /// The median number of cells in the answer after a jump.
    var cells: Int
  }

  private static func measureGuide(_ data: PeerData) -> Guide {
    let grid = PeerGrid(data: data, size: viewSize)
    let prepare = Clock.measure {
      grid.layout.invalidateLayout()
      grid.view.layoutIfNeeded()
    }
    let content = grid.layout.collectionViewContentSize
    // Where there are programmes: the grid begins with the day of "now", before them.
    let left = grid.layout.geometry.x(of: PeerData.origin)
    let right = grid.layout.geometry.x(of: data.timeRange.upperBound) - viewSize.width
    let bottom = max(0, content.height - viewSize.height)
    var random = SeededGenerator(seed: 777)
    var cells: [Double] = []
    func query(at offset: CGPoint, forgets: Bool = false) -> Double {
      grid.view.contentOffset = offset
      grid.layout.prepare()
      if forgets { grid.forgetAll() }
      let bounds = CGRect(origin: offset, size: viewSize)
      var found = 0
      let time = Clock.measure { found = grid.layout.layoutAttributesForElements(in: bounds)?.count ?? 0 }
      cells.append(Double(found))
      grid.view.layoutIfNeeded()
      return time
    }
    var position = CGPoint(x: (left + right) / 2, y: bottom / 2)
    let scrolled = (0..<400).map { step in
      // Down and right in turn, and back before the end.
      let distance: CGFloat = step < 200 ? 40 : -40
      if step % 2 == 0 {
        position.y = min(position.y + distance, bottom)
      } else {
        position.x += distance
      }
      return query(at: position)
    }
    func anywhere() -> CGPoint {
      CGPoint(
        x: CGFloat.random(in: left...right, using: &random).rounded(),
        y: CGFloat.random(in: 0...bottom, using: &random).rounded())
    }
    // Until as much is in memory as may be.
    for _ in 0..<200 { _ = query(at: anywhere()) }
    cells = []
    let jumped = (0..<400).map { _ in query(at: anywhere()) }
    let shown = Int(Statistics(cells).median)
    let unread = (0..<400).map { _ in query(at: anywhere(), forgets: true) }
    return Guide(
      prepare: prepare, scrolled: Statistics(scrolled), jumped: Statistics(jumped), unread: Statistics(unread),
      cells: shown)
  }

  private static func measureTextbook(_ data: PeerData) -> (query: Statistics, prepare: Double) {
    let layout = TextbookLayout()
    layout.sections = data.sections
    let prepare = Clock.measure { layout.prepare() }
    let content = layout.collectionViewContentSize
    var times: [Double] = []
    for step in 0..<8 {
      let bounds = CGRect(
        x: content.width / 9 * CGFloat(step), y: content.height / 9 * CGFloat(step), width: viewSize.width,
        height: viewSize.height)
      times.append(Clock.measure { _ = layout.layoutAttributesForElements(in: bounds) })
    }
    return (Statistics(times), prepare)
  }
}

extension PeerData {
  /// Start and stop in minutes, by channel.
  var sections: [[(start: Int, stop: Int)]] {
    channels.indices.map { row in
      programmes[rowStarts[row]..<rowStarts[row + 1]].map { (Int($0.start), Int($0.start) + Int($0.duration)) }
    }
  }
}
