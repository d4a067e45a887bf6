import Foundation
import QuartzCore
import Testing
import WindowServer
import WindowServerTesting

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite(.serialized) struct CellAccessoryTests {
  private func types(_ views: [AccessoryView]) -> [UICellAccessory.AccessoryType] {
    views.map(\.accessory.accessoryType)
  }

  @Test("UIKit's accessories have an order of their own; custom ones say where they go")
  func order() {
    let (one, two, three) = (UIView(), UIView(), UIView())
    let order = AccessoryOrder([
      .customView(configuration: .init(customView: one, placement: .trailing())), .disclosureIndicator(),
      .customView(
        configuration: .init(
          customView: two, placement: .trailing(at: UICellAccessory.Placement.position(before: .disclosureIndicator())))
      ),
      .label(text: "x"), .delete(), .multiselect(), .checkmark(),
      .customView(
        configuration: .init(
          customView: three, placement: .leading(at: UICellAccessory.Placement.position(after: .multiselect())))),
    ])
    #expect(order.leading.map(\.accessoryType) == [.multiselect, .customView(three), .delete])
    #expect(
      order.trailing.map(\.accessoryType) == [
        .label, .checkmark, .customView(two), .disclosureIndicator, .customView(one),
      ])
  }

  @Test("Defaults: what is shown when, and how wide")
  func defaults() {
    #expect(UICellAccessory.delete().displayed == .whenEditing)
    #expect(UICellAccessory.reorder().displayed == .whenEditing)
    #expect(UICellAccessory.multiselect().displayed == .whenEditing)
    #expect(UICellAccessory.insert().displayed == .whenEditing)
    #expect(UICellAccessory.checkmark().displayed == .always)
    #expect(UICellAccessory.outlineDisclosure().displayed == .always)
    #expect(!UICellAccessory.checkmark(options: .init(isHidden: true)).isShown(isEditing: false))
    #expect(UICellAccessory.CheckmarkOptions().reservedLayoutWidth == .standard)
    #expect(UICellAccessory.ReorderOptions().showsVerticalSeparator)
  }

  @Test("The content makes room for accessories, mirrored from right to left")
  func layout() throws {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    cell.indentationLevel = 1
    cell.accessories = [
      .multiselect(displayed: .always), .disclosureIndicator(),
      .customView(
        configuration: .init(
          customView: UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30)), placement: .trailing(at: { _ in 0 }),
          reservedLayoutWidth: .custom(40), maintainsFixedSize: true)),
    ]
    cell.layoutIfNeeded()
    // From the leading end: 16 and the indentation, then a standard mark. From the trailing end: 16, a chevron of 8, a
    // space of 14, and 40 for the view.
    #expect(cell.list.leadingViews.map(\.frame.minX) == [26])
    #expect(cell.contentView.frame == CGRect(x: 48, y: 0, width: 320 - 16 - 8 - 14 - 40 - 48, height: 44))
    #expect(cell.list.trailingViews.map(\.frame.minX) == [242, 296])
    cell.indentsAccessories = false
    cell.layoutIfNeeded()
    #expect(cell.list.leadingViews.map(\.frame.minX) == [16] && cell.contentView.frame.minX == 48)
    cell.semanticContentAttribute = .forceRightToLeft
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    #expect(cell.list.leadingViews.map(\.frame.maxX) == [304])
    #expect(cell.contentView.frame.minX == 78)
  }

  @Test("Editing shows and hides accessories of the rows on screen")
  func editing() throws {
    try ListStage.run(
      .insetGrouped, [["a", "b"]],
      configure: { cell, _ in
        cell.accessories = [.delete(), .reorder(), .disclosureIndicator(displayed: .whenNotEditing), .checkmark()]
      }
    ) { list in
      let cell = try #require(list.cell(0))
      #expect(types(cell.list.trailingViews) == [.checkmark, .disclosureIndicator])
      let check = cell.list.trailingViews[0]
      let before = cell.contentView.frame
      list.view.isEditing = true
      list.settle()
      #expect(types(cell.list.leadingViews) == [.delete])
      #expect(types(cell.list.trailingViews) == [.checkmark, .reorder])
      #expect(cell.list.trailingViews[0] === check)
      #expect(cell.contentView.frame.minX > before.minX)
      #expect(cell.subviews.compactMap { $0 as? AccessoryView }.count == 3)
      list.view.isEditing = false
      list.settle()
      #expect(cell.contentView.frame == before)
    }
  }

  @Test("Buttons call their handlers; marks let the row be chosen")
  func actions() throws {
    var pressed: [String] = []
    try ListStage.run(
      .insetGrouped, [["a", "b"]],
      configure: { cell, path in
        cell.accessories = [
          .detail { pressed.append("detail \(path.item)") }, .disclosureIndicator(),
          .insert(displayed: .always) { pressed.append("insert \(path.item)") },
        ]
      }
    ) { list in
      let cell = try #require(list.cell(1))
      for view in cell.list.leadingViews + cell.list.trailingViews {
        list.tap(list.view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), from: view))
      }
      #expect(pressed == ["insert 1", "detail 1"])
      #expect(list.journal == ["selected 1"])
    }
  }

  @Test("A grip drags its row to another place")
  func reorder() throws {
    try ListStage.run(
      .insetGrouped, [["a", "b", "c", "d"]], configure: { cell, _ in cell.accessories = [.reorder(displayed: .always)] }
    ) { list in
      let grip = try #require(list.cell(0)?.list.trailingViews.first)
      let start = list.view.convert(CGPoint(x: grip.bounds.midX, y: grip.bounds.midY), from: grip)
      list.stage.surface.pointerDown(at: start)
      for step in 1...10 {
        list.stage.pacer.advance(by: 0.02)
        list.stage.surface.pointerMove(to: CGPoint(x: start.x, y: start.y + CGFloat(step) * 9))
      }
      #expect(list.view.contentOffset == .zero)
      list.stage.surface.pointerUp(at: CGPoint(x: start.x, y: start.y + 90))
      list.settle()
      #expect(list.sections[0] == ["b", "c", "a", "d"])
      #expect(list.cell(2)?.configurationState.isReordering == false)
    }
  }

  @Test("A pop-up menu shows its choice and reports another")
  func popUpMenu() throws {
    var told: [String] = []
    let menu = UIMenu(children: [
      UIAction(title: "Small") { _ in }, UIAction(title: "Large") { _ in },
    ])
    try ListStage.run(
      .plain, [["a"]],
      configure: { cell, _ in
        cell.accessories = [
          .popUpMenu(menu) { menu in told += menu.selectedElements.map(\.title) }
        ]
      }
    ) { list in
      let view = try #require(list.cell(0)?.list.trailingViews.first)
      let label = try #require(view.subviews.compactMap { $0 as? UILabel }.first)
      #expect(label.text == "Small")
      list.tap(list.view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), from: view))
      #expect(list.journal.isEmpty)
      let overlay = try #require(list.stage.window.subviews.compactMap { $0 as? MenuOverlay }.first)
      let card = try #require(overlay.subviews.compactMap { $0 as? MenuCard }.first)
      let row = card.rows[1]
      list.tap(list.stage.window.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), from: row))
      #expect(told == ["Large"] && label.text == "Large")
    }
  }

  @Test("The multiselect circle follows the selection")
  func multiselect() throws {
    try ListStage.run(
      .plain, [["a", "b"]], configure: { cell, _ in cell.accessories = [.multiselect(displayed: .always)] }
    ) { list in
      let mark = try #require(list.cell(0)?.list.leadingViews.first?.subviews.first as? AccessoryGlyph)
      #expect(mark.shape == .unselected)
      list.view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
      list.settle()
      #expect(mark.shape == .selected)
    }
  }

  @Test("Rows with accessories size themselves by the room that is left for the text")
  func selfSizing() throws {
    let text = String(repeating: "word ", count: 40)
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    var content = cell.defaultContentConfiguration()
    content.text = text
    cell.contentConfiguration = content
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = cell.frame
    let wide = cell.preferredLayoutAttributesFitting(attributes).size.height
    cell.accessories = [.label(text: "a long label"), .disclosureIndicator()]
    let narrow = cell.preferredLayoutAttributesFitting(attributes).size
    #expect(narrow.height > wide && narrow.width == 300)
    content.text = "x"
    cell.contentConfiguration = content
    // One line, whatever the size of the font.
    #expect((44...60).contains(cell.preferredLayoutAttributesFitting(attributes).size.height))
  }
}
