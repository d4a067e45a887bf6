import Foundation
import SeededRandom
import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Compares random sections, item by item, with a computation without shortcuts.
@MainActor @Suite struct CompositionalPropertyTests {
  /// A section described twice: for the layout and in plain numbers.
  private struct Sample {
    var isHorizontal: Bool
    var isOrthogonal: Bool
    /// The subitems' sizes in the group, in order; repeated as long as they fit.
    var sizes: [CGSize]
    var group: CGSize
    var spacing: CGFloat
    var groupSpacing: CGFloat
    var insets: NSDirectionalEdgeInsets
    var itemInset: CGFloat
    var count: Int
  }

  private static let size = CGSize(width: 400, height: 320)

  private func sample(_ generator: inout SeededGenerator) -> Sample {
    func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &generator)) }
    let isHorizontal = Bool.random(using: &generator)
    return Sample(
      isHorizontal: isHorizontal, isOrthogonal: Bool.random(using: &generator),
      sizes: (0..<Int.random(in: 1...4, using: &generator)).map { _ in
        CGSize(width: number(10...120), height: number(10...120))
      },
      group: CGSize(width: number(120...300), height: number(120...300)), spacing: number(0...12),
      groupSpacing: number(0...20),
      insets: NSDirectionalEdgeInsets(
        top: number(0...20), leading: number(0...20), bottom: number(0...20), trailing: number(0...20)),
      itemInset: number(0...4), count: Int.random(in: 0...80, using: &generator))
  }

  private func section(_ sample: Sample) -> NSCollectionLayoutSection {
    @MainActor func size(_ size: CGSize) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(widthDimension: .absolute(size.width), heightDimension: .absolute(size.height))
    }
    let items = sample.sizes.map { one in
      let item = NSCollectionLayoutItem(layoutSize: size(one))
      item.contentInsets = NSDirectionalEdgeInsets(
        top: sample.itemInset, leading: sample.itemInset, bottom: sample.itemInset, trailing: sample.itemInset)
      return item
    }
    let group =
      sample.isHorizontal
      ? NSCollectionLayoutGroup.horizontal(layoutSize: size(sample.group), subitems: items)
      : NSCollectionLayoutGroup.vertical(layoutSize: size(sample.group), subitems: items)
    group.interItemSpacing = .fixed(sample.spacing)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = sample.groupSpacing
    section.contentInsets = sample.insets
    if sample.isOrthogonal { section.orthogonalScrollingBehavior = .continuous }
    return section
  }

  /// Returns the frames of all items, from the section's top, and the length of the section.
  private func naive(_ sample: Sample) -> (frames: [CGRect], length: CGFloat) {
    // A section without items takes no space, whatever its insets.
    guard sample.count > 0 else { return ([], 0) }
    var frames: [CGRect] = []
    var corner = CGPoint(x: sample.insets.leading, y: sample.insets.top)
    var groups = 0
    while frames.count < sample.count {
      if groups > 0 {
        if sample.isOrthogonal {
          corner.x += sample.group.width + sample.groupSpacing
        } else {
          corner.y += sample.group.height + sample.groupSpacing
        }
      }
      groups += 1
      var used: CGFloat = 0
      var index = 0
      while frames.count < sample.count {
        let size = sample.sizes[index % sample.sizes.count]
        let (length, room) =
          sample.isHorizontal ? (size.width, sample.group.width) : (size.height, sample.group.height)
        let start = index == 0 ? 0 : used + sample.spacing
        if index > 0, start + length > room { break }
        let origin =
          sample.isHorizontal ? CGPoint(x: corner.x + start, y: corner.y) : CGPoint(x: corner.x, y: corner.y + start)
        frames.append(CGRect(origin: origin, size: size).insetBy(dx: sample.itemInset, dy: sample.itemInset))
        used = start + length
        index += 1
      }
    }
    let inner =
      sample.isOrthogonal
      ? sample.group.height : CGFloat(groups) * sample.group.height + CGFloat(groups - 1) * sample.groupSpacing
    return (frames, sample.insets.top + inner + sample.insets.bottom)
  }

  @Test("Sections of random groups, in full and by rectangles", arguments: 0..<60)
  func random(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let samples = (0..<3).map { _ in sample(&generator) }
    let layout = UICollectionViewCompositionalLayout { index, _ in section(samples[index]) }
    let bed = LayoutBed(layout, size: Self.size, counts: samples.map(\.count))
    var top: CGFloat = 0
    var expected: [(frame: CGRect, isOrthogonal: Bool, path: IndexPath)] = []
    for (number, sample) in samples.enumerated() {
      let (frames, length) = naive(sample)
      for (item, frame) in frames.enumerated() {
        let path = IndexPath(item: item, section: number)
        let moved = frame.offsetBy(dx: 0, dy: top)
        expected.append((moved, sample.isOrthogonal, path))
        #expect(layout.layoutAttributesForItem(at: path)?.frame == moved, "seed \(seed), \(path)")
      }
      top += length
    }
    #expect(layout.collectionViewContentSize == CGSize(width: Self.size.width, height: top), "seed \(seed)")
    for _ in 0..<20 {
      let rect = CGRect(
        x: CGFloat(Int.random(in: 0...200, using: &generator)),
        y: CGFloat(Int.random(in: 0...Int(top + 10), using: &generator)),
        width: CGFloat(Int.random(in: 1...200, using: &generator)),
        height: CGFloat(Int.random(in: 1...400, using: &generator)))
      // A section that scrolls on its own is queried for its visible part and half a view on both sides.
      let wide = CGRect(x: -200, y: rect.minY, width: 800, height: rect.height)
      let wanted = expected.filter { $0.frame.overlaps($0.isOrthogonal ? wide : rect) }.map(\.path)
      let found = (layout.layoutAttributesForElements(in: rect) ?? []).map(\.indexPath)
      #expect(Set(found) == Set(wanted) && found.count == wanted.count, "seed \(seed), \(rect)")
    }
    #expect(bed.counts.count == 3)
  }

  @Test("A million items: a query makes what it finds, wherever it is")
  func million() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
      subitems: [item])
    var asked = 0
    let layout = UICollectionViewCompositionalLayout { index, _ in
      asked += 1
      let section = NSCollectionLayoutSection(group: group)
      if index == 1 { section.orthogonalScrollingBehavior = .continuous }
      return section
    }
    let bed = LayoutBed(layout, size: Self.size, counts: [1_000_000, 1_000_000])
    #expect(layout.collectionViewContentSize.height == CGFloat(250_000 * 50 + 50))
    // One description each, and one group's solution is used for all.
    #expect(asked == 2)
    #expect(layout.sections.allSatisfy { $0.groups.lines.blocks.count == 1 })
    for y: CGFloat in [0, 6_250_000, 12_499_900] {
      let found = layout.layoutAttributesForElements(in: CGRect(x: 0, y: y, width: 400, height: 100))
      #expect((8...12).contains(found?.count ?? 0))
    }
    // Four that can be seen, and half a view beyond its end; there is nothing before its beginning.
    #expect(
      layout.layoutAttributesForElements(in: CGRect(x: 0, y: 12_500_000, width: 400, height: 50))?.count == 6)
    #expect(bed.counts.count == 2)
  }

  @Test("Two subitems with supplementary items of one kind stop with UIKit's words (facts 9.8)")
  func duplicateKinds() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(10), heightDimension: .absolute(10))
        let items = (0..<2).map { _ in
          NSCollectionLayoutItem(
            layoutSize: size,
            supplementaryItems: [
              NSCollectionLayoutSupplementaryItem(
                layoutSize: size, elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: .top))
            ])
        }
        _ = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: items)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Every supplementary must have a unique elementKind: duplicates detected"))
  }

  @Test("At 3x, origins and far edges go to whole pixels (facts 9.6)")
  func pixels() {
    let badges = [NSDirectionalRectEdge.bottom, [.bottom, .trailing]].enumerated().map { number, edges in
      NSCollectionLayoutSupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: number == 0 ? .absolute(20) : .fractionalWidth(0.5),
          heightDimension: number == 0 ? .absolute(20) : .fractionalHeight(0.25)),
        elementKind: "badge\(number)", containerAnchor: NSCollectionLayoutAnchor(edges: edges))
    }
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(100)),
      supplementaryItems: badges)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
      subitem: item, count: 2)
    group.interItemSpacing = .fixed(20)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 30, bottom: 20, trailing: 0)
    Stage.run(size: CGSize(width: 300, height: 200), scale: 3) { stage in
      let layout = UICollectionViewCompositionalLayout(section: section)
      let bed = LayoutBed(layout, size: CGSize(width: 300, height: 200), counts: [2])
      stage.window.addSubview(bed.collectionView)
      layout.invalidateLayout()
      layout.prepare()
      @MainActor func frame(_ kind: String) -> CGRect? {
        layout.layoutAttributesForSupplementaryView(ofKind: kind, at: IndexPath(item: 0, section: 0))?.frame
      }
      #expect(frame("badge0").map { abs($0.minX - 82.667) < 0.001 && $0.minY == 100 } ?? false)
      #expect(frame("badge1").map { abs($0.minX - 92.667) < 0.001 && abs($0.width - 62.333) < 0.001 } ?? false)
    }
  }
}
