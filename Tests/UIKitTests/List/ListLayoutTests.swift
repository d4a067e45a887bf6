import Foundation
import QuartzCore
import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite(.serialized) struct ListLayoutTests {
  @Test("A configuration's defaults by appearance")
  func defaults() {
    let plain = UICollectionLayoutListConfiguration(appearance: .plain)
    #expect(plain.appearance == .plain && plain.showsSeparators)
    #expect(plain.headerMode == .none && plain.footerMode == .none && plain.headerTopPadding == nil)
    #expect(plain.backgroundColor == nil && plain.itemSeparatorHandler == nil)
    #expect(!UICollectionLayoutListConfiguration(appearance: .sidebar).showsSeparators)
    #expect(!UICollectionLayoutListConfiguration(appearance: .sidebarPlain).showsSeparators)
    let separator = UIListSeparatorConfiguration(listAppearance: .plain)
    #expect(separator.topSeparatorVisibility == .automatic && separator.bottomSeparatorVisibility == .automatic)
    #expect(separator.topSeparatorInsets == UIListSeparatorConfiguration.automaticInsets)
    #expect(separator.color == .separator && separator == plain.separatorConfiguration)
  }

  @Test("Rows, headers and footers get their list's configurations")
  func configurations() throws {
    for (appearance, row, header) in [
      (.plain, UIBackgroundConfiguration.listPlainCell(), UIListContentConfiguration.plainHeader()),
      (.insetGrouped, .listGroupedCell(), .groupedHeader()), (.sidebar, .listSidebarCell(), .sidebarHeader()),
    ] as [(UICollectionLayoutListConfiguration.Appearance, UIBackgroundConfiguration, UIListContentConfiguration)] {
      try ListStage.run(
        appearance, [["a", "b"]],
        change: {
          $0.headerMode = .supplementary
          $0.footerMode = .supplementary
        }
      ) { list in
        let cell = try #require(list.cell(0))
        #expect(cell.backgroundConfiguration == row, "\(appearance)")
        let view = try #require(
          list.view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
            as? UICollectionViewListCell)
        #expect(view.defaultContentConfiguration() == header, "\(appearance)")
        let footer = list.view.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: 0))
        #expect(abs((footer?.frame.minY ?? 0) - (list.cell(1)?.frame.maxY ?? 9)) < 0.01, "\(appearance)")
      }
    }
  }

  @Test("A background that the app has set stays")
  func ownBackground() {
    ListStage.run(
      .insetGrouped, [["a"]],
      configure: { cell, _ in
        var background = UIBackgroundConfiguration.listPlainCell()
        background.backgroundColor = .systemPurple
        cell.backgroundConfiguration = background
      }
    ) { list in
      #expect(list.cell(0)?.backgroundConfiguration?.backgroundColor == .systemPurple)
    }
  }

  @Test("The first item as a header: no card, no separator, a header's content")
  func firstItem() {
    ListStage.run(
      .insetGrouped, [["Head", "a", "b"]], change: { $0.headerMode = .firstItemInSection }
    ) { list in
      #expect(list.cell(0)?.defaultContentConfiguration() == .groupedHeader())
      #expect(list.cell(0)?.layer.cornerRadius == 0 && list.separator(0) == nil)
      #expect(list.cell(1)?.layer.maskedCorners.rawValue == 3)
      #expect(list.cell(1)?.defaultContentConfiguration() == .cell())
    }
  }

  @Test("Plain headers are pinned; the colour behind reaches beyond the rows")
  func pinnedHeader() {
    ListStage.run(
      .plain, [Array(repeating: "row", count: 50), ["x"]], change: { $0.headerMode = .supplementary }
    ) { list in
      list.view.contentOffset.y = 300
      list.stage.window.layoutIfNeeded()
      let header = list.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
      #expect(header?.frame.minY == 300)
      let background = list.view.elements[
        .decoration(ListElement.Kind.background, IndexPath(item: 0, section: 0))]
      #expect(background?.backgroundColor == .systemBackground)
      #expect(list.view.subviews.first { $0 is UICollectionReusableView } === background)
    }
    ListStage.run(.insetGrouped, [["a"]], change: { $0.backgroundColor = .systemTeal }) { list in
      let path = IndexPath(item: 0, section: 0)
      let background = list.view.elements[.decoration(ListElement.Kind.background, path)]
      #expect(background?.backgroundColor == .systemTeal)
      #expect((background?.frame.maxY ?? 0) >= 852 && (background?.frame.minY ?? 0) < -400)
    }
  }

  @Test("A separator begins where the text does, and where a constraint on the guide says")
  func separatorGuide() throws {
    try ListStage.run(
      .plain, [["a", "b", "c"]],
      configure: { cell, path in
        guard path.item == 1 else { return }
        var content = cell.defaultContentConfiguration()
        content.text = "b"
        content.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
        cell.contentConfiguration = content
        cell.accessories = [.multiselect(displayed: .always)]
      }
    ) { list in
      #expect(list.separator(0)?.frame.minX == 16)
      let cell = try #require(list.cell(1))
      let content = try #require(cell.contentView as? UIListContentView)
      let text = try #require(content.textLayoutGuide).layoutFrame
      #expect(list.separator(1)?.frame.minX == cell.convert(text, from: content).minX)
      #expect(cell.separatorLayoutGuide.layoutFrame.minX == list.separator(1)?.frame.minX)
      #expect(content.imageLayoutGuide != nil && content.secondaryTextLayoutGuide == nil)
      let last = try #require(list.cell(2))
      last.separatorLayoutGuide.leadingAnchor.constraint(equalTo: last.contentView.leadingAnchor, constant: 70)
        .isActive = true
      last.setNeedsLayout()
      list.settle()
      #expect(list.separator(2)?.frame.minX == 70)
    }
  }

  @Test("Between two selected rows separators have a colour of their own")
  func selectionColor() {
    ListStage.run(
      .plain, [["a", "b", "c"]], change: { $0.separatorConfiguration.multipleSelectionColor = .systemPink }
    ) { list in
      list.view.allowsMultipleSelection = true
      @MainActor func color(_ item: Int) -> UIColor? {
        guard case .separator(let color, _)? = list.separator(item)?.reuseState.attributes?.listElement else {
          return nil
        }
        return color
      }
      list.view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
      #expect(color(0) == .separator)
      list.view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
      #expect(color(0) == .systemPink && color(1) == .separator)
      list.view.deselectItem(at: IndexPath(item: 0, section: 0), animated: false)
      #expect(color(0) == .separator)
    }
  }

  @Test("Selecting an item does not select a header that is a cell")
  func headerSelection() throws {
    try ListStage.run(.plain, [["a", "b"]], change: { $0.headerMode = .supplementary }) { list in
      list.view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
      list.view.reloadSections([0])
      list.settle()
      list.view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
      list.view.contentOffset.y = 10
      list.settle()
      let header = try #require(
        list.view.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
          as? UICollectionViewListCell)
      #expect(!header.isSelected && list.cell(0)?.isSelected == true)
    }
  }

  @Test("A list of a million rows requests visible rows only")
  func million() {
    ListStage.run(.plain, [Array(repeating: "row", count: 1_000_000)]) { list in
      #expect(list.view.elements.count < 60)
      list.view.scrollToItem(at: IndexPath(item: 765_432, section: 0), at: .top, animated: false)
      list.settle()
      #expect(list.view.indexPathsForVisibleItems.contains(IndexPath(item: 765_432, section: 0)))
      #expect(list.view.elements.count < 60)
      // Rows that have been visible have the height that the font gives them.
      #expect(abs(list.view.contentSize.height - 44_000_000) < 1000)
    }
  }
}
