import Foundation
import QuartzCore
import Testing
import WindowServer
import WindowServerTesting

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Sections that scroll across the layout's direction (facts 9.13, 9.14).
@MainActor @Suite(.serialized) struct OrthogonalScrollingTests {
  private func layout(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous, width: CGFloat = 72,
    _ change: (NSCollectionLayoutSection) -> Void = { _ in }
  ) -> UICollectionViewCompositionalLayout {
    let section = OrthogonalStage.section(behavior, width: width)
    change(section)
    return UICollectionViewCompositionalLayout(section: section)
  }

  @Test("A scroll view in the section's place, in the content's coordinates, with the cells that are seen (facts 9.13)")
  func scrollView() throws {
    try OrthogonalStage.run({ layout() }, [8, 8]) { stage in
      let region = try #require(stage.regions.first)
      #expect(stage.regions.count == 2)
      #expect(region.frame == CGRect(x: 16, y: 40, width: 343, height: 72))
      #expect(region.contentSize == CGSize(width: 660, height: 72))
      #expect(region.contentInset == UIEdgeInsets(top: -40, left: -16, bottom: 0, right: 16))
      #expect(region.contentOffset == CGPoint(x: 16, y: 40))
      #expect(stage.shown() == [0, 1, 2, 3, 4])
      let cells = (0..<5).compactMap { stage.view.cellForItem(at: IndexPath(item: $0, section: 0)) }
      #expect(cells.map(\.frame.minX) == [16, 100, 184, 268, 352])
      #expect(cells.allSatisfy { $0.superview === region && $0.frame.minY == 40 })
    }
  }

  @Test("Scroll views behind the other cells, headers in front of them (facts 9.14)")
  func order() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)))
    let plain = NSCollectionLayoutSection(group: .vertical(layoutSize: item.layoutSize, subitems: [item]))
    OrthogonalStage.run(
      { UICollectionViewCompositionalLayout { index, _ in index == 0 ? OrthogonalStage.section() : plain } }, [8, 3]
    ) { stage in
      let kinds = stage.view.subviews.map {
        $0 is RegionScrollView ? "scroll" : $0 is UICollectionViewCell ? "cell" : "header"
      }
      #expect(kinds == ["scroll", "cell", "cell", "cell", "header"])
    }
  }

  @Test("Dragging scrolls the section only, with a scroll view's slop, and reuses cells")
  func drag() throws {
    try OrthogonalStage.run({ layout() }, [1_000_000, 8]) { stage in
      let region = try #require(stage.regions.first)
      stage.stage.swipe(from: CGPoint(x: 300, y: 70), step: CGVector(dx: -15, dy: 0), count: 10)
      // 150 of travel less 10 of slop (facts 11.1).
      #expect(region.contentOffset == CGPoint(x: 156, y: 40))
      stage.stage.window.layoutIfNeeded()
      #expect(stage.view.contentOffset == .zero)
      #expect(stage.shown() == [1, 2, 3, 4, 5])
      #expect(stage.shown(1) == [0, 1, 2, 3, 4])
      stage.stage.surface.pointerUp(at: CGPoint(x: 150, y: 70))
      stage.settle()
      #expect(region.contentOffset.x > 300)
      CountingCell.made = 0
      for _ in 0..<20 { stage.drag(from: CGPoint(x: 300, y: 70), step: -15) }
      #expect((stage.shown().first ?? 0) > 40)
      #expect(stage.shown().count <= 6)
      // A handful in all, because those off screen were reused.
      #expect(CountingCell.made <= 6)
    }
  }

  @Test("A drag down the page over a section scrolls the page")
  func verticalDrag() {
    OrthogonalStage.run({ layout() }, Array(repeating: 8, count: 20)) { stage in
      stage.stage.swipe(from: CGPoint(x: 200, y: 500), step: CGVector(dx: 0, dy: -15), count: 10)
      #expect(stage.view.contentOffset == CGPoint(x: 0, y: 140))
      #expect(stage.regions.allSatisfy { $0.position == 0 })
      stage.stage.surface.pointerUp(at: CGPoint(x: 200, y: 350))
      stage.settle()
      // Scroll views exist for the sections on screen only.
      #expect(stage.regions.count <= 7)
    }
  }

  @Test("Cells are touched where they are seen, beside the section's insets, too")
  func touches() {
    OrthogonalStage.run({ layout() }, [20, 8]) { stage in
      stage.view.scrollToItem(at: IndexPath(item: 5, section: 0), at: .left, animated: false)
      stage.stage.window.layoutIfNeeded()
      #expect(stage.regions.first?.position == 420)
      // Item 4 ends at 16 - 12.
      for x: CGFloat in [2, 40] {
        stage.stage.surface.pointerDown(at: CGPoint(x: x, y: 70))
        stage.stage.surface.pointerUp(at: CGPoint(x: x, y: 70))
        stage.settle()
      }
      #expect(stage.selected == [IndexPath(item: 4, section: 0), IndexPath(item: 5, section: 0)])
      #expect(stage.view.indexPathForItem(at: CGPoint(x: 40, y: 70)) == IndexPath(item: 5, section: 0))
    }
  }

  @Test("Where each behaviour rests after a slow drag of 100 points and after a flick")
  func behaviors() throws {
    // Groups of 172 and 12 between: boundaries every 184; 343 are seen.
    let wanted: [(UICollectionLayoutSectionOrthogonalScrollingBehavior, slow: CGFloat, flick: CGFloat)] = [
      (.continuousGroupLeadingBoundary, 184, 0), (.paging, 0, 343), (.groupPaging, 184, 184),
      (.groupPagingCentered, 184 - 85.5, 184 - 85.5),
    ]
    for (behavior, slow, flick) in wanted {
      try OrthogonalStage.run({ layout(behavior, width: 172) }, [20]) { stage in
        let region = try #require(stage.regions.first)
        let start: CGFloat = behavior == .groupPagingCentered ? -85.5 : 0
        #expect(region.position == start, "\(behavior)")
        stage.drag(from: CGPoint(x: 300, y: 70), step: -3, count: 44, interval: 0.016)
        #expect(region.position == slow, "\(behavior)")
        stage.drag(from: CGPoint(x: 50, y: 70), step: 15, count: 16)
        #expect(region.position <= start + 1, "\(behavior)")
        stage.drag(from: CGPoint(x: 300, y: 70), step: -12, count: 10)
        if behavior == .continuousGroupLeadingBoundary {
          #expect(region.position > 0 && region.position.truncatingRemainder(dividingBy: 184) == 0)
        } else {
          #expect(region.position == flick, "\(behavior)")
        }
      }
    }
  }

  @Test("A continuous section runs out by the law of deceleration and bounces at its end")
  func physics() throws {
    try OrthogonalStage.run({ layout() }, [100]) { stage in
      let region = try #require(stage.regions.first)
      stage.stage.swipe(from: CGPoint(x: 330, y: 70), step: CGVector(dx: -12, dy: 0), count: 20)
      let from = region.position
      stage.stage.surface.pointerUp(at: CGPoint(x: 90, y: 70))
      stage.settle()
      // 11.4: x0 + (v0 - 10) * 0.499 at 1500 points per second.
      #expect(abs(region.position - (from + 1490 * 0.499)) < 1)
      for _ in 0..<40 { stage.drag(from: CGPoint(x: 330, y: 70), step: -25) }
      #expect(region.position == CGFloat(100 * 84 - 12 - 343))
    }
  }

  @Test("A touchpad and a wheel with Shift scroll the section under them")
  func devices() throws {
    try OrthogonalStage.run({ layout(.groupPaging, width: 172) }, [20, 20]) { stage in
      let region = try #require(stage.regions.first)
      stage.stage.surface.scrollWheel(by: CGVector(dx: 1, dy: 0), at: CGPoint(x: 200, y: 70))
      stage.settle()
      #expect(region.position == 184)
      stage.stage.surface.scrollWheel(by: CGVector(dx: -1, dy: 0), at: CGPoint(x: 200, y: 70))
      stage.settle()
      #expect(region.position == 0 && stage.regions.last?.position == 0)
    }
  }

  @Test("Offsets are kept across reloads, scrolling away and back, and follow their sections through updates")
  func keepsOffsets() {
    OrthogonalStage.run({ layout() }, Array(repeating: 20, count: 30)) { stage in
      stage.view.scrollToItem(at: IndexPath(item: 5, section: 1), at: .left, animated: false)
      stage.stage.window.layoutIfNeeded()
      #expect(stage.shown(1).first == 4)
      // An item that ends 4 points into the view.
      stage.view.reloadData()
      stage.stage.window.layoutIfNeeded()
      #expect(stage.shown(1).first == 4 && stage.shown(0).first == 0)
      stage.view.contentOffset.y = 2000
      stage.stage.window.layoutIfNeeded()
      #expect(stage.shown(1).isEmpty)
      stage.view.contentOffset.y = 0
      stage.stage.window.layoutIfNeeded()
      #expect(stage.shown(1).first == 4)
      stage.counts.insert(3, at: 0)
      stage.view.performBatchUpdates { stage.view.insertSections([0]) }
      stage.settle()
      #expect(stage.shown(2).first == 4 && stage.shown(1).first == 0 && stage.shown(0) == [0, 1, 2])
      for (section, region) in stage.view.regions.views {
        #expect(region.frame == CGRect(x: 16, y: CGFloat(section) * 120 + 40, width: 343, height: 72))
        #expect(region.bounds.minY == region.frame.minY)
      }
    }
  }

  @Test("Updates within a scrolled section: cells keep their views, and an end that has gone is left")
  func updates() throws {
    try OrthogonalStage.run({ layout() }, [20]) { stage in
      stage.view.scrollToItem(at: IndexPath(item: 19, section: 0), at: .right, animated: false)
      stage.stage.window.layoutIfNeeded()
      let cell = try #require(stage.view.cellForItem(at: IndexPath(item: 17, section: 0)))
      stage.counts[0] = 18
      stage.view.performBatchUpdates {
        stage.view.deleteItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 19, section: 0)])
      }
      stage.settle()
      #expect(stage.view.cellForItem(at: IndexPath(item: 16, section: 0)) === cell)
      #expect(stage.regions.first?.position == CGFloat(18 * 84 - 12 - 343))
      #expect(stage.shown().last == 17)
      for item in stage.shown() {
        let path = IndexPath(item: item, section: 0)
        let frame = stage.view.layoutAttributesForItem(at: path)?.frame
        #expect(stage.view.cellForItem(at: path)?.frame == frame)
      }
    }
  }

  @Test("scrollToItem scrolls the page and the section, animated and not")
  func scrollToItem() throws {
    try OrthogonalStage.run({ layout() }, Array(repeating: 50, count: 40)) { stage in
      stage.view.scrollToItem(
        at: IndexPath(item: 20, section: 20), at: [.centeredVertically, .centeredHorizontally], animated: false)
      stage.stage.window.layoutIfNeeded()
      let path = IndexPath(item: 20, section: 20)
      let cell = try #require(stage.view.cellForItem(at: path))
      let seen = stage.view.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), from: cell)
      #expect(abs(seen.x - 187.5) <= 0.5 && abs(seen.y - stage.view.bounds.midY) <= 0.5)
      stage.view.scrollToItem(at: IndexPath(item: 0, section: 20), at: [], animated: true)
      stage.settle()
      #expect(stage.shown(20).first == 0)
      #expect(stage.view.contentOffset.x == 0)
    }
  }

  @Test("Keys reach into sections and scroll them")
  func focus() throws {
    try OrthogonalStage.run({ layout() }, [30, 30]) { stage in
      let system = try #require(UIFocusSystem.focusSystem(for: stage.view))
      let first = try #require(stage.view.cellForItem(at: IndexPath(item: 0, section: 0)))
      system.requestFocusUpdate(to: first)
      system.updateFocusIfNeeded()
      @MainActor func focused() -> IndexPath? {
        (system.focusedItem as? UICollectionViewCell).flatMap { stage.view.indexPath(for: $0) }
      }
      #expect(focused() == IndexPath(item: 0, section: 0))
      for item in 1...10 {
        stage.stage.surface.pressKey(Int(UIKeyboardHIDUsage.keyboardRightArrow.rawValue))
        stage.stage.pacer.advance(by: 0.6)
        stage.stage.window.layoutIfNeeded()
        #expect(focused() == IndexPath(item: item, section: 0))
      }
      #expect((stage.regions.first?.position ?? 0) > 400)
      stage.stage.surface.pressKey(Int(UIKeyboardHIDUsage.keyboardDownArrow.rawValue))
      stage.settle()
      #expect(focused()?.section == 1)
      stage.stage.surface.pressKey(Int(UIKeyboardHIDUsage.keyboardUpArrow.rawValue))
      stage.settle()
      #expect(focused()?.section == 0)
      #expect(stage.shown().contains(focused()?.item ?? -1))
    }
  }

  @Test("The handler receives each step with the section's own offset, and restyles the visible items")
  func handler() throws {
    var heard: [(items: [Int], offset: CGPoint)] = []
    let made = layout(.continuous) { section in
      section.visibleItemsInvalidationHandler = { items, offset, environment in
        #expect(environment.container.contentSize.width == 375)
        let cells = items.filter { $0.representedElementCategory == .cell }
        heard.append((cells.map(\.indexPath.item), offset))
        for item in cells { item.alpha = item.frame.minX - offset.x < 100 ? 0.5 : 1 }
      }
    }
    OrthogonalStage.run({ made }, [30]) { stage in
      #expect(heard.last?.items == [0, 1, 2, 3, 4] && heard.last?.offset == .zero)
      stage.stage.swipe(from: CGPoint(x: 300, y: 70), step: CGVector(dx: -15, dy: 0), count: 10) { _ in
        stage.stage.window.layoutIfNeeded()
      }
      #expect(heard.last?.offset == CGPoint(x: 140, y: 0))
      #expect(heard.last?.items == stage.shown())
      let alphas = stage.shown().compactMap { stage.view.cellForItem(at: IndexPath(item: $0, section: 0))?.alpha }
      #expect(alphas == [0.5, 0.5, 1, 1, 1])
    }
  }

  @Test("Badges scroll along; headers and backgrounds stay; a pinned header stays in view")
  func supplementaries() throws {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(10), heightDimension: .absolute(10)),
      elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [badge])
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(72), heightDimension: .absolute(400)),
        subitems: [item]))
    section.orthogonalScrollingBehavior = .continuous
    section.boundarySupplementaryItems = OrthogonalStage.section().boundarySupplementaryItems
    section.boundarySupplementaryItems[0].pinToVisibleBounds = true
    section.decorationItems = [.background(elementKind: "background")]
    try OrthogonalStage.run({ UICollectionViewCompositionalLayout(section: section) }, [30, 30]) { stage in
      stage.view.scrollToItem(at: IndexPath(item: 10, section: 0), at: .left, animated: false)
      stage.view.contentOffset.y = 10
      stage.stage.window.layoutIfNeeded()
      let region = try #require(stage.regions.first)
      let badge = try #require(
        stage.view.supplementaryView(forElementKind: "badge", at: IndexPath(item: 10, section: 0)))
      #expect(badge.superview === region)
      #expect(stage.view.convert(badge.bounds, from: badge).maxX == 72)
      let header = try #require(
        stage.view.supplementaryView(forElementKind: "header", at: IndexPath(item: 0, section: 0)))
      #expect(header.superview === stage.view && header.frame == CGRect(x: 0, y: 10, width: 375, height: 32))
      let background = try #require(
        stage.view.elements[.decoration("background", IndexPath(item: 0, section: 0))])
      #expect(background.superview === stage.view && background.frame == CGRect(x: 0, y: 0, width: 375, height: 432))
      let order = stage.view.subviews
      let (back, middle, front) = (
        order.firstIndex(of: background) ?? 9, order.firstIndex(of: region) ?? 9, order.firstIndex(of: header) ?? 0
      )
      #expect(back < middle && middle < front)
    }
  }

  @Test("Estimated heights make the section as high as the highest cell")
  func estimated() throws {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(50)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(72), heightDimension: .estimated(50)),
        subitems: [item]))
    section.orthogonalScrollingBehavior = .continuous
    let layout = UICollectionViewCompositionalLayout(section: section)
    let bed = LayoutBed(layout, size: CGSize(width: 300, height: 200), counts: [10, 10])
    for (number, height) in [(0, 80), (1, 120), (1, 90)] as [(Int, CGFloat)] {
      let original = try #require(layout.layoutAttributesForItem(at: IndexPath(item: number, section: 0)))
      let preferred = try #require(original.copy() as? UICollectionViewLayoutAttributes)
      preferred.size.height = height
      layout.invalidateLayout(
        using: layout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
      layout.prepare()
    }
    #expect(layout.collectionViewContentSize.height == 140)
    #expect(layout.region(inSection: 0)?.frame == CGRect(x: 0, y: 0, width: 300, height: 90))
    #expect(bed.counts.count == 2)
  }

  @Test("In a layout that scrolls horizontally, sections scroll vertically")
  func horizontalLayout() throws {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(80)),
        subitems: [item]))
    section.orthogonalScrollingBehavior = .groupPaging
    try OrthogonalStage.run(
      { UICollectionViewCompositionalLayout(section: section, configuration: configuration) }, [30, 30, 30, 30, 30, 30]
    ) { stage in
      #expect(stage.regions.count == 4)
      let region = try #require(stage.regions.first { $0.region.section == 1 })
      #expect(region.frame == CGRect(x: 100, y: 0, width: 100, height: 600))
      stage.stage.swipe(from: CGPoint(x: 150, y: 500), step: CGVector(dx: 0, dy: -12), count: 10)
      stage.stage.surface.pointerUp(at: CGPoint(x: 150, y: 380))
      stage.settle()
      #expect(region.position == 80)
      #expect(stage.shown(1).first == 1 && stage.shown(0).first == 0)
    }
  }

  @Test("Another layout takes the cells over")
  func layoutChange() throws {
    try OrthogonalStage.run({ layout() }, [30]) { stage in
      let cell = try #require(stage.view.cellForItem(at: IndexPath(item: 1, section: 0)))
      let flow = UICollectionViewFlowLayout()
      stage.view.setCollectionViewLayout(flow, animated: true)
      stage.settle()
      #expect(stage.regions.isEmpty)
      #expect(cell.superview === stage.view && stage.view.cellForItem(at: IndexPath(item: 1, section: 0)) === cell)
      #expect(cell.frame == stage.view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame)
      stage.view.setCollectionViewLayout(layout(), animated: false)
      stage.settle()
      #expect(stage.regions.count == 1)
      #expect(stage.shown() == [0, 1, 2, 3, 4])
    }
  }

  final class Prefetcher: NSObject, UICollectionViewDataSourcePrefetching {
    var lines: [String] = []
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
      lines.append("prefetch " + indexPaths.map { "\($0.section).\($0.item)" }.joined(separator: " "))
    }
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
      lines.append("cancel " + indexPaths.map { "\($0.section).\($0.item)" }.joined(separator: " "))
    }
  }

  @Test("Scrolled sideways, a section has what comes along its own axis prefetched; turning round cancels it")
  func prefetchingSideways() throws {
    try OrthogonalStage.run({ layout() }, [40, 40]) { stage in
      let prefetcher = Prefetcher()
      stage.view.prefetchDataSource = prefetcher
      stage.stage.pacer.runIdleWork()
      #expect(prefetcher.lines.allSatisfy { !$0.contains(" 0.") }, "nothing was scrolled sideways")
      prefetcher.lines = []
      let region = try #require(stage.regions.first)
      region.setContentOffset(CGPoint(x: 16 + 84, y: 40), animated: false)
      stage.stage.window.layoutIfNeeded()
      stage.stage.pacer.runIdleWork()
      // 375 points from 84 on are visible, up to item 5; then as much again.
      #expect(stage.shown() == [0, 1, 2, 3, 4, 5])
      #expect(prefetcher.lines == ["prefetch 0.6 0.7 0.8 0.9"])
      let asked = stage.cellsAsked
      region.setContentOffset(CGPoint(x: 16 + 168, y: 40), animated: false)
      stage.stage.window.layoutIfNeeded()
      #expect(stage.cellsAsked == asked, "the cell that comes was made ahead")
      stage.stage.pacer.runIdleWork()
      prefetcher.lines = []
      region.setContentOffset(CGPoint(x: 16 + 126, y: 40), animated: false)
      stage.stage.window.layoutIfNeeded()
      stage.stage.pacer.runIdleWork()
      #expect(prefetcher.lines.first?.hasPrefix("cancel 0.7") == true)
      #expect(stage.shown(1).count == 5 && prefetcher.lines.allSatisfy { !$0.contains("1.") })
    }
  }
}
