import QuartzCore
import Testing
import WindowServer
import WindowServerTesting

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite(.serialized) struct MenuTests {
  private func run(_ body: @MainActor (Stage) -> Void) {
    Stage.run(size: CGSize(width: 400, height: 600), scale: 2, body)
  }

  private func overlay(_ stage: Stage) -> MenuOverlay? {
    stage.window.subviews.compactMap { $0 as? MenuOverlay }.first { !$0.isClosing }
  }

  private func rows(_ stage: Stage) -> [MenuRow] {
    guard let card = overlay(stage)?.subviews.compactMap({ $0 as? MenuCard }).first else { return [] }
    return card.rows
  }

  private func tap(_ stage: Stage, _ view: UIView?) {
    guard let view else { return }
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: stage.window)
    stage.surface.pointerDown(at: middle)
    stage.surface.pointerUp()
    stage.pacer.advance(by: 0.5)
  }

  private func addButton(_ stage: Stage, _ menu: UIMenu) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle("Menu", for: .normal)
    button.frame = CGRect(x: 20, y: 20, width: 100, height: 44)
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    stage.window.addSubview(button)
    stage.window.layoutIfNeeded()
    return button
  }

  private func menu(_ chosen: @escaping @MainActor (String) -> Void) -> UIMenu {
    UIMenu(children: [
      UIAction(title: "Copy") { chosen($0.title) },
      UIAction(title: "Off", attributes: .disabled) { chosen($0.title) },
      UIAction(title: "Secret", attributes: .hidden) { chosen($0.title) },
      UIMenu(title: "More", children: [UIAction(title: "Deep") { chosen($0.title) }]),
      UIMenu(
        options: .displayInline, children: [UIAction(title: "Delete", attributes: .destructive) { chosen($0.title) }]),
    ])
  }

  @Test func aTouchOpensTheMenuAndARowRunsItsAction() {
    run { stage in
      var chosen: [String] = []
      var primary = 0
      let button = addButton(stage, menu { chosen.append($0) })
      button.addAction(UIAction { _ in primary += 1 }, for: .primaryActionTriggered)
      tap(stage, button)
      #expect(rows(stage).map(\.entry.title) == ["Copy", "Off", "More", "Delete"])
      tap(stage, rows(stage)[1])
      #expect(chosen.isEmpty, "a disabled row does nothing")
      tap(stage, rows(stage)[0])
      #expect(chosen == ["Copy"])
      #expect(overlay(stage) == nil)
      #expect(primary == 0, "the menu is the primary action")
    }
  }

  /// Above and below the button in this low window there is room for only half of the menu.
  @Test func aMenuWithoutRoomOnEitherSideShowsAllRowsBesideItsButton() {
    Stage.run(size: CGSize(width: 500, height: 320), scale: 2) { stage in
      let button = addButton(stage, UIMenu(children: (1...5).map { UIAction(title: "Row \($0)") { _ in } }))
      button.frame.origin.y = 140
      tap(stage, button)
      for row in rows(stage) {
        #expect(stage.window.bounds.contains(row.convert(row.bounds, to: stage.window)))
      }
      let card = rows(stage)[0].convert(rows(stage)[0].bounds, to: stage.window)
      #expect(rows(stage).count == 5 && card.minX >= button.frame.maxX)
    }
  }

  /// A menu that is higher than the window stays beside its button and scrolls.
  @Test func aMenuHigherThanTheWindowStaysInIt() {
    Stage.run(size: CGSize(width: 500, height: 320), scale: 2) { stage in
      let button = addButton(stage, UIMenu(children: (1...20).map { UIAction(title: "Row \($0)") { _ in } }))
      tap(stage, button)
      guard let card = overlay(stage)?.subviews.first else { return #expect(Bool(false), "the menu is not open") }
      #expect(card.frame.minY >= button.frame.maxY && card.frame.maxY <= 320)
    }
  }

  @Test func oneTouchOpensSlidesAndChooses() {
    run { stage in
      var chosen: [String] = []
      let button = addButton(stage, menu { chosen.append($0) })
      stage.surface.pointerDown(at: button.center)
      stage.pacer.advance(by: 0.3)
      guard let row = rows(stage).first else { return #expect(Bool(false), "the menu is not open") }
      let place = row.convert(CGPoint(x: 40, y: 20), to: stage.window)
      stage.surface.pointerMove(to: place)
      #expect(row.isHighlighted)
      stage.surface.pointerUp()
      stage.pacer.advance(by: 0.5)
      #expect(chosen == ["Copy"])
    }
  }

  @Test func submenusOpenInPlaceAndGoBack() {
    run { stage in
      var chosen: [String] = []
      tap(stage, addButton(stage, menu { chosen.append($0) }))
      tap(stage, rows(stage)[2])
      #expect(rows(stage).map(\.entry.title) == ["More", "Deep"])
      tap(stage, rows(stage)[0])
      #expect(rows(stage).count == 4)
      tap(stage, rows(stage)[2])
      tap(stage, rows(stage)[1])
      #expect(chosen == ["Deep"])
    }
  }

  @Test func keysMoveChooseAndClose() {
    run { stage in
      var chosen: [String] = []
      let button = addButton(stage, menu { chosen.append($0) })
      tap(stage, button)
      stage.surface.pressKey(KeyUsage.escape)
      stage.pacer.advance(by: 0.5)
      #expect(overlay(stage) == nil)
      tap(stage, button)
      stage.surface.pressKey(KeyUsage.downArrow)
      stage.surface.pressKey(KeyUsage.downArrow)
      stage.surface.pressKey(KeyUsage.returnKey)
      stage.pacer.advance(by: 0.5)
      #expect(rows(stage).map(\.entry.title) == ["More", "Deep"], "the disabled row is passed over")
      stage.surface.pressKey(KeyUsage.leftArrow)
      stage.surface.pressKey(KeyUsage.downArrow)
      stage.surface.pressKey(KeyUsage.returnKey)
      stage.pacer.advance(by: 0.5)
      #expect(chosen == ["Delete"])
    }
  }

  @Test func aTouchBesideTheMenuClosesItAndReachesNothing() {
    run { stage in
      var taps = 0
      let other = UIButton(type: .system, primaryAction: UIAction(title: "Other") { _ in taps += 1 })
      other.frame = CGRect(x: 300, y: 500, width: 90, height: 44)
      stage.window.addSubview(other)
      tap(stage, addButton(stage, menu { _ in }))
      tap(stage, other)
      #expect(overlay(stage) == nil)
      #expect(taps == 0)
      tap(stage, other)
      #expect(taps == 1)
    }
  }

  @Test func aButtonShowsItsMenusChoice() {
    run { stage in
      let actions = ["Small", "Large"].map { title in UIAction(title: title) { _ in } }
      let button = UIButton(configuration: .gray())
      button.frame = CGRect(x: 20, y: 20, width: 160, height: 44)
      button.menu = UIMenu(children: actions)
      button.showsMenuAsPrimaryAction = true
      button.changesSelectionAsPrimaryAction = true
      stage.window.addSubview(button)
      #expect(button.currentTitle == "Small")
      #expect(actions.map(\.state) == [.on, .off])
      tap(stage, button)
      tap(stage, rows(stage)[1])
      #expect(button.currentTitle == "Large")
      #expect(actions.map(\.state) == [.off, .on])
      #expect(button.menu?.selectedElements.map(\.title) == ["Large"])
    }
  }

  @Test func elementsThatComeLaterReplaceTheWaitingRow() {
    run { stage in
      var give: (@MainActor ([UIMenuElement]) -> Void)?
      var asked = 0
      let deferred = UIDeferredMenuElement.uncached { completion in
        asked += 1
        give = completion
      }
      let button = addButton(stage, UIMenu(children: [deferred]))
      tap(stage, button)
      #expect(rows(stage).map(\.entry.title) == ["Loading…"])
      give?([UIAction(title: "One") { _ in }, UIAction(title: "Two") { _ in }])
      stage.pacer.advance(by: 0.1)
      #expect(rows(stage).map(\.entry.title) == ["One", "Two"])
      #expect(asked == 1)
      stage.surface.pressKey(KeyUsage.escape)
      stage.pacer.advance(by: 0.5)
      tap(stage, button)
      #expect(asked == 2, "an uncached element is asked each time")
    }
  }

  @Test func holdingAndTheSecondaryButtonOpenOtherMenus() {
    run { stage in
      var taps = 0
      let button = addButton(stage, menu { _ in })
      button.showsMenuAsPrimaryAction = false
      button.addAction(UIAction { _ in taps += 1 }, for: .primaryActionTriggered)
      tap(stage, button)
      #expect(taps == 1)
      #expect(overlay(stage) == nil)
      stage.surface.pointerDown(at: button.center)
      stage.pacer.advance(by: 0.7)
      stage.surface.pointerUp()
      stage.pacer.advance(by: 0.5)
      #expect(overlay(stage) != nil)
      #expect(taps == 1)
      stage.surface.pressKey(KeyUsage.escape)
      stage.pacer.advance(by: 0.5)
      stage.surface.tap(at: button.center, button: 3, kind: .mouse)
      stage.pacer.advance(by: 0.5)
      #expect(overlay(stage) != nil)
    }
  }

  @Test func aContextMenuInteractionCallsItsDelegate() {
    @MainActor final class Source: NSObject, UIContextMenuInteractionDelegate {
      var log: [String] = []
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        log.append("at \(Int(location.x)) \(Int(location.y))")
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
          UIMenu(children: [UIAction(title: "Do") { _ in self.log.append("do") }])
        }
      }
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
      ) { log.append("end") }
    }
    run { stage in
      let source = Source()
      let view = UIView(frame: CGRect(x: 50, y: 60, width: 200, height: 200))
      view.addInteraction(UIContextMenuInteraction(delegate: source))
      stage.window.addSubview(view)
      stage.surface.tap(at: CGPoint(x: 90, y: 110), button: 3, kind: .mouse)
      stage.pacer.advance(by: 0.5)
      tap(stage, rows(stage).first)
      #expect(source.log == ["at 40 50", "end", "do"])
    }
  }
}
