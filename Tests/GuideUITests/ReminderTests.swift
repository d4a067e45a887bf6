import Foundation
import GuideModel
import Reminders
import Testing
import WindowServer

@testable import GuideUI
import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Tests reminders in the window: by keys, menus, in lists, with Undo.
@MainActor @Suite(.serialized) struct ReminderTests {
  private func stage(
    agent: ScriptedAgent? = nil, _ body: @MainActor (GuideStage, MemoryReminders) throws -> Void
  ) throws {
    let library = InMemoryLibrary.demo()
    let reminders = MemoryReminders(library: library, agent: agent)
    try GuideStage.run(library: library, prepare: { $0.reminders = reminders }) { try body($0, reminders) }
  }

  /// Focuses the next programme of the first row that has one.
  private func focusNext(_ stage: GuideStage) throws -> Airing {
    stage.press(.keyboardDownArrow)
    for _ in 0..<8 where (stage.controller.focusedAiring?.airing.start ?? 0) <= GuideStage.now {
      stage.press(stage.controller.focusedAiring == nil ? .keyboardDownArrow : .keyboardRightArrow)
    }
    return try #require(stage.controller.focusedAiring?.airing)
  }

  private func cell(_ stage: GuideStage, _ airing: Airing) throws -> AiringCell {
    let cells = stage.controller.collectionView.visibleCells.compactMap { $0 as? AiringCell }
    return try #require(cells.first { $0.showsFocus && $0.content?.title == airing.title })
  }

  /// Returns the elements of a menu and its submenus, by title.
  private func actions(_ menu: UIMenu) -> [String: UIAction] {
    var found: [String: UIAction] = [:]
    for element in menu.children {
      if let action = element as? UIAction { found[action.title] = action }
      if let menu = element as? UIMenu { found.merge(actions(menu)) { first, _ in first } }
    }
    return found
  }

  private func choose(_ title: String, in menu: UIMenu?) throws {
    let menu = try #require(menu)
    let action = try #require(actions(menu)[title], "no '\(title)'")
    action.performWithSender(nil, target: nil)
  }

  @Test func theKeySetsABellThatIsSpokenAndTakesItAwayAgain() throws {
    try stage { stage, reminders in
      let airing = try focusNext(stage)
      #expect(try cell(stage, airing).content?.hasReminder == false)
      stage.press(.keyboardR, characters: "r")
      #expect(reminders.reminded == [airing.id])
      #expect(try cell(stage, airing).content?.hasReminder == true)
      #expect(try cell(stage, airing).accessibilityLabel?.hasSuffix("reminder set") == true)
      stage.press(.keyboardR, characters: "r")
      #expect(reminders.reminded.isEmpty && reminders.list?.rules.isEmpty == true)
      #expect(try cell(stage, airing).content?.hasReminder == false)
    }
  }

  @Test func undoTakesRemindersBackInTurnWithOtherChanges() throws {
    try stage { stage, reminders in
      let airing = try focusNext(stage)
      stage.press(.keyboardR, characters: "r")
      stage.press(.keyboardF, characters: "f")
      #expect(stage.library?.lineup.list(ChannelList.favourites)?.channels.count == 1)
      stage.press(.keyboardZ, .control, characters: "z")
      #expect(stage.library?.lineup.list(ChannelList.favourites)?.channels.isEmpty == true)
      #expect(reminders.reminded == [airing.id])
      stage.press(.keyboardZ, .control, characters: "z")
      #expect(reminders.reminded.isEmpty)
      stage.controller.editor?.redo()
      #expect(reminders.reminded == [airing.id])
      stage.controller.editor?.undo()
      #expect(reminders.list?.rules.isEmpty == true)
    }
  }

  @Test func enterTwiceLeadsARemoteIntoTheDetails() throws {
    try stage { stage, _ in
      _ = try focusNext(stage)
      stage.press(.keyboardReturnOrEnter)
      let panel = try #require(stage.controller.panel as? ProgrammeDetailsViewController)
      #expect(stage.controller.isGridFocused)
      stage.press(.keyboardReturnOrEnter)
      let item = try #require(stage.controller.focusedItem)
      #expect(stage.controller.panel === panel && panel.view.contains(item))
      stage.press(.keyboardEscape)
      #expect(stage.controller.panel == nil && stage.controller.isGridFocused)
    }
  }

  @Test func theMenuOffersWhatMayComeAgainAndTicksWhatIsSet() throws {
    try stage { stage, reminders in
      let airing = try focusNext(stage)
      let target = try #require(stage.controller.focusedAiring?.channel)
      try choose("Whenever it is shown", in: stage.controller.menu(of: .airing(airing, target)))
      #expect(reminders.list?.rules.map(\.subject) == [.title(airing.title)])
      let menu = try #require(stage.controller.menu(of: .airing(airing, target)))
      #expect(actions(menu)["Whenever it is shown"]?.state == .on)
      #expect(actions(menu)["Of this programme"]?.state == .off)
      try choose("Whenever it is shown", in: menu)
      #expect(reminders.list?.rules.isEmpty == true)
      try choose("Whenever it is shown on \(target.name)", in: stage.controller.menu(of: .airing(airing, target)))
      #expect(reminders.list?.rules.first?.channel?.name == target.name)
    }
  }

  @Test func peopleAreFoundWhenTheMenuIsShown() throws {
    try stage { stage, reminders in
      let airing = try focusNext(stage)
      let channel = try #require(stage.controller.focusedAiring?.channel)
      let menu = try #require(stage.controller.reminderMenu(for: airing, on: channel))
      let people = try #require(
        menu.children.compactMap { $0 as? UIMenu }.first { $0.title == "Whenever a person appears" })
      let list = try #require(people.children.first as? UIDeferredMenuElement)
      var found: [UIMenuElement] = []
      list.resolve { found = $0 }
      let person = try #require(found.first as? UIAction)
      person.performWithSender(nil, target: nil)
      #expect(reminders.list?.rules.map(\.subject) == [.person("Port Ellery")])
    }
  }

  @Test func aRunningProgrammeOpensTheMenu() throws {
    try stage { stage, reminders in
      stage.press(.keyboardDownArrow)
      for _ in 0..<8 where stage.controller.focusedAiring == nil { stage.press(.keyboardDownArrow) }
      let airing = try #require(stage.controller.focusedAiring?.airing)
      #expect(airing.start <= GuideStage.now)
      stage.press(.keyboardR, characters: "r")
      #expect(reminders.list?.rules.isEmpty == true)
      #expect(stage.controller.menuAnchor.menu?.title == "Remind me")
    }
  }

  @Test func listsShowBellsAndSetThemByTheSameKey() throws {
    try stage { stage, reminders in
      _ = try focusNext(stage)
      stage.press(.keyboardD, characters: "d")
      let day = try #require(stage.controller.channelDay)
      let row = try #require(day.airings.firstIndex { $0.start > GuideStage.now })
      let path = IndexPath(item: row, section: 0)
      day.list.scrollToItem(at: path, at: .centeredVertically, animated: false)
      day.list.layoutIfNeeded()
      let cell = try #require(day.list.cellForItem(at: path) as? DayListCell)
      stage.controller.moveFocus(to: cell)
      stage.press(.keyboardR, characters: "r")
      #expect(reminders.reminded == [day.airings[row].id])
      #expect((day.list.cellForItem(at: path) as? DayListCell)?.content?.hasReminder == true)
      #expect(cell.accessibilityLabel?.hasSuffix("reminder set") == true)
      #expect(stage.controller.focusedTarget != nil, "the menu key reaches rows of lists, too")
    }
  }

  @Test func aSearchBecomesARuleAndWhatCannotSaysWhy() throws {
    try stage { stage, reminders in
      stage.controller.remind(ofSearch: "lighthouse repair")
      stage.pacer.advance(by: 0.5)
      #expect(reminders.list?.rules.map(\.subject) == [.search("lighthouse repair")])
      #expect(stage.controller.panel is RemindersPanel)
      stage.controller.remind(ofSearch: "lighthouse repair")
      #expect(reminders.list?.rules.count == 1, "the same rule is not kept twice")
      stage.controller.remind(ofSearch: "news tonight")
      stage.pacer.advance(by: 0.5)
      let alert = try #require(stage.controller.presentedViewController as? UIAlertController)
      #expect(alert.message?.contains("“tonight”") == true)
    }
  }

  @Test func theAgentIsOfferedOnceAndTheKeyboardComesBack() throws {
    let agent = ScriptedAgent()
    try stage(agent: agent) { stage, _ in
      _ = try focusNext(stage)
      let focus = stage.controller.focus
      stage.press(.keyboardR, characters: "r")
      #expect(agent.reached == 1)
      #expect(stage.controller.presentedViewController == nil, "nobody knows yet whether there is one")
      agent.state = .whileOpen
      stage.pacer.advance(by: 1)
      #expect(stage.controller.presentedViewController is UIAlertController)
      #expect(stage.controller.windowState.hasOfferedAgent)
      stage.press(.keyboardReturnOrEnter)
      stage.pacer.advance(by: 1)
      #expect(stage.controller.presentedViewController == nil)
      #expect(agent.wasInstalled.isEmpty)
      #expect(stage.controller.isGridFocused && stage.controller.focus == focus)
      stage.press(.keyboardR, characters: "r")
      stage.press(.keyboardR, characters: "r")
      stage.pacer.advance(by: 1)
      #expect(stage.controller.presentedViewController == nil, "once is enough")
    }
  }

  @Test func thePanelListsRulesAndSwitchesThem() throws {
    let agent = ScriptedAgent()
    agent.state = .installed
    try stage(agent: agent) { stage, reminders in
      let airing = try focusNext(stage)
      stage.press(.keyboardR, characters: "r")
      stage.controller.openReminders()
      stage.pacer.advance(by: 0.5)
      let panel = try #require(stage.controller.panel as? RemindersPanel)
      #expect(panel.sections.map(\.title) == ["To come", "Rules", ""])
      #expect(panel.sections[0].rows.map(\.title) == [airing.title])
      let rule = panel.sections[1].rows[0]
      #expect(rule.accessory == .toggle(true))
      panel.press(rule)
      #expect(reminders.list?.rules.first?.isEnabled == false)
      stage.press(.keyboardZ, .control, characters: "z")
      #expect(reminders.list?.rules.first?.isEnabled == true)
      try choose("10 minutes before", in: panel.menu(for: rule))
      #expect(reminders.list?.rules.first?.lead == 10)
      panel.press(panel.sections[2].rows[0])
      #expect(agent.wasInstalled == [false])
      try choose("Delete", in: panel.menu(for: rule))
      #expect(reminders.reminded.isEmpty)
      #expect(panel.emptyText.contains("No reminders yet"))
    }
  }
}
