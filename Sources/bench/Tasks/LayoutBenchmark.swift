import Foundation
import GuideModel
import GuideUI
import UIKit

/// What one query of the layout costs, for guides of very different sizes, beside the document's algorithm.
@MainActor enum LayoutBenchmark {
  /// Channels for 5 thousand, 340 thousand and 5.5 million airings of 14 days.
  static let sizes = [14, 939, 15_190]
  private static let viewSize = CGSize(width: 1_920, height: 1_080)

  static func run() {
    var table = Table("airings", "layout", "prepare ms", "scrolled query ms", "jumped query ms", "peak MB")
    var medians: [Double] = []
    for channels in sizes {
      let data = PeerData(channelCount: channels)
      let (scrolled, jumped, prepare) = measureGuide(data)
      medians.append(jumped.median)
      table.add(
        data.programmes.count.grouped, "GuideLayout", prepare.ms, scrolled.median.ms, jumped.median.ms,
        Clock.peakMemory.ms)
    }
    for channels in sizes.dropLast() {
      let data = PeerData(channelCount: channels)
      let (query, prepare) = measureDocument(data)
      table.add(
        data.programmes.count.grouped, "the document's", prepare.ms, (prepare + query.median).ms,
        (prepare + query.median).ms, Clock.peakMemory.ms)
    }
    table.add("5,500,000", "the document's", "does not", "finish", "", "")
    table.write(title: "Layout: one query of a 1920×1080 view. The document's layout prepares anew on every move.")
    if let first = medians.first, let last = medians.last {
      print(
        String(format: "  growth from the smallest to the largest guide: %.2f× (at most 1.5× wanted)", last / first))
    }
  }

  private static func measureGuide(_ data: PeerData) -> (scrolled: Statistics, jumped: Statistics, prepare: Double) {
    let grid = PeerGrid(data: data, size: viewSize)
    let prepare = Clock.measure {
      grid.layout.invalidateLayout()
      grid.view.layoutIfNeeded()
    }
    let content = grid.layout.collectionViewContentSize
    let limits = CGSize(
      width: content.width - viewSize.width, height: max(0, content.height - viewSize.height))
    var random = SystemRandomNumberGenerator()
    var scrolled: [Double] = []
    var jumped: [Double] = []
    func query(at offset: CGPoint) -> Double {
      grid.view.contentOffset = offset
      grid.layout.prepare()
      let bounds = CGRect(origin: offset, size: viewSize)
      let time = Clock.measure { _ = grid.layout.layoutAttributesForElements(in: bounds) }
      grid.view.layoutIfNeeded()
      return time
    }
    var position = CGPoint(x: limits.width / 2, y: limits.height / 2)
    for step in 0..<400 {
      if step % 2 == 0 { position.y = min(position.y + 40, limits.height) } else { position.x += 40 }
      scrolled.append(query(at: position))
    }
    for _ in 0..<400 {
      jumped.append(
        query(
          at: CGPoint(
            x: CGFloat.random(in: 0...limits.width, using: &random).rounded(),
            y: CGFloat.random(in: 0...limits.height, using: &random).rounded())))
    }
    return (Statistics(scrolled), Statistics(jumped), prepare)
  }

  private static func measureDocument(_ data: PeerData) -> (query: Statistics, prepare: Double) {
    let layout = DocumentLayout()
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
