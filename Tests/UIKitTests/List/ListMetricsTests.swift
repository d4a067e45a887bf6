import Foundation
import QuartzCore
import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Facts, section 10: lists.
@MainActor @Suite(.serialized) struct ListMetricsTests {
  private let two = [["a", "b", "c", "d"], ["e", "f"]]

  /// Pins a label 20.333 points high into a cell, with margins of 15 points above and below, as in the recording.
  private func pin(_ cell: UICollectionViewCell, height: CGFloat, margin: CGFloat) {
    let label = UIView()
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.heightAnchor.constraint(equalToConstant: height),
      label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: margin),
      label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -margin),
      label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -16),
    ])
  }

  private func close(_ a: CGFloat?, _ b: CGFloat, _ tolerance: CGFloat = 0.35) -> Bool {
    a.map { abs($0 - b) <= tolerance } ?? false
  }

  @Test("Cards 16 from the edges, 35 above the first and between them (facts 10.1)")
  func insetGrouped() {
    ListStage.run(
      .insetGrouped, two,
      configure: { cell, _ in
        cell.contentConfiguration = nil
        pin(cell, height: 20.333, margin: 15)
      }
    ) { list in
      #expect(list.cell(0)?.frame.minX == 16 && list.cell(0)?.frame.width == 361)
      #expect(close(list.cell(0)?.frame.minY, 35))
      // 10.2: rows of 50.333 points; their tops are at thirds of a point.
      #expect(close(list.cell(3)?.frame.maxY, 236.333))
      #expect(close(list.cell(0, 1)?.frame.minY, 271.333))
      for item in 0..<4 { #expect(list.cell(item).map { isPixel($0.frame.minY) } ?? false) }
    }
  }

  @Test("With headers, the first is at the top and rows follow it; the next is 17.667 below the rows (facts 10.1)")
  func headers() {
    ListStage.run(
      .insetGrouped, [["a", "b", "c"], ["d", "e", "f"]], change: { $0.headerMode = .supplementary },
      configure: { cell, _ in
        cell.contentConfiguration = nil
        pin(cell, height: 20.333, margin: 15)
      }
    ) { list in
      list.configureHeader = { cell, _, _ in
        cell.contentConfiguration = nil
        pin(cell, height: 20.333, margin: 8)
      }
      list.view.reloadData()
      list.stage.window.layoutIfNeeded()
      let kind = UICollectionView.elementKindSectionHeader
      let header = list.view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))
      #expect(header?.frame.minY == 0 && close(header?.frame.height, 36.333))
      #expect(close(list.cell(0)?.frame.minY, 36.333))
      #expect(close(list.cell(2)?.frame.maxY, 187.333))
      let next = list.view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 1))
      #expect(close(next?.frame.minY, 205))
      #expect(close(list.cell(2, 1)?.frame.maxY, 392.333, 0.7))
    }
  }

  @Test("A card's first and last row have its corners (facts 10.4)")
  func corners() {
    ListStage.run(.insetGrouped, [["a", "b", "c"], ["d"]]) { list in
      #expect(list.cell(0)?.layer.maskedCorners.rawValue == 3)
      #expect(list.cell(1)?.layer.cornerRadius == 0)
      #expect(list.cell(2)?.layer.maskedCorners.rawValue == 12)
      #expect(list.cell(0, 1)?.layer.maskedCorners.rawValue == 15)
      #expect(list.cell(0)?.layer.masksToBounds == true && list.cell(1)?.layer.masksToBounds == false)
      list.sections[0].append("new")
      list.view.insertItems(at: [IndexPath(item: 3, section: 0)])
      list.settle()
      #expect(list.cell(2)?.layer.cornerRadius == 0)
      #expect(list.cell(3)?.layer.maskedCorners.rawValue == 12)
    }
  }

  @Test(
    "Separators are the collection view's own subviews, a point high, inset by 16, none after the last row (facts 10.5)"
  )
  func separators() throws {
    try ListStage.run(.insetGrouped, two) { list in
      let first = try #require(list.separator(0))
      #expect(first.superview === list.view)
      let row = try #require(list.cell(0)?.frame)
      #expect(first.frame == CGRect(x: 32, y: row.maxY - 1, width: 329, height: 1))
      #expect(list.separator(3) == nil && list.separator(1, 1) == nil)
      #expect(list.separator(0, top: true) == nil)
    }
  }

  @Test("A handler shows separators at the top, with insets of its own (facts 10.5)")
  func separatorHandler() throws {
    try ListStage.run(
      .insetGrouped, two,
      change: {
        $0.itemSeparatorHandler = { path, sectionWide in
          var separator = sectionWide
          separator.topSeparatorVisibility = .visible
          separator.topSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 48, bottom: 0, trailing: 0)
          separator.bottomSeparatorVisibility = path.item == 1 ? .visible : .hidden
          return separator
        }
      }
    ) { list in
      let row = try #require(list.cell(2)?.frame)
      #expect(list.separator(2, top: true)?.frame == CGRect(x: 64, y: row.minY, width: 313, height: 1))
      #expect(list.separator(0) == nil && list.separator(1) != nil)
    }
  }

  @Test("A plain list's headers have 18.5 above them; headerTopPadding says otherwise (facts 10.6)")
  func plainHeader() {
    for (padding, top) in [(nil, 18.5), (0, 0), (40, 40)] as [(CGFloat?, CGFloat)] {
      ListStage.run(
        scale: 2, .plain, [["a"], ["b"]],
        change: {
          $0.headerMode = .supplementary
          $0.headerTopPadding = padding
        }
      ) { list in
        let header = list.view.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        #expect(header?.frame.minY == top)
        #expect(list.cell(0)?.frame.minY == header?.frame.maxY)
        #expect(list.cell(0)?.frame.width == 393)
      }
    }
  }
}
