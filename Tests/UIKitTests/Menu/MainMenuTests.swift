import QuartzCore
import Testing
import WindowServer

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite struct MainMenuTests {
  private let save = UIKeyCommand(
    title: "Save", action: Selector("save:"), input: "s", modifierFlags: .control)

  @Test func aBuilderInsertsAndFindsMenus() {
    let builder = MainMenuBuilder(system: .main)
    let own = UIMenu(title: "Page", identifier: UIMenu.Identifier("page"), children: [save])
    builder.insertSibling(own, afterMenu: .edit)
    let titles = builder.root.children.compactMap { ($0 as? UIMenu)?.identifier }
    #expect(titles.firstIndex(of: own.identifier) == titles.firstIndex(of: .edit).map { $0 + 1 })
    #expect(builder.menu(for: own.identifier) != nil)
    #expect(builder.command(for: Selector("save:"), propertyList: nil) === save)
    #expect(builder.keyCommands == [save])
    builder.remove(menu: own.identifier)
    #expect(builder.menu(for: own.identifier) == nil)
    #expect(builder.keyCommands.isEmpty)
  }

  @Test func childrenAreReplacedAtAnyDepth() {
    let builder = MainMenuBuilder(system: .main)
    builder.insertChild(UIMenu(title: "Sizes", identifier: UIMenu.Identifier("sizes")), atEndOfMenu: .font)
    builder.insertElements([UIAction(title: "Big", identifier: .init("big")) { _ in }], atStartOfMenu: .init("sizes"))
    #expect(builder.action(for: .init("big")) != nil)
    builder.replaceChildren(ofMenu: .init("sizes")) { $0.isEmpty ? $0 : [save] }
    #expect(builder.menu(for: .init("sizes"))?.children.first === save)
    builder.remove(menu: .format)
    #expect(builder.menu(for: .init("sizes")) == nil)
  }

  @Test func aMenuKeepsItsPreferences() {
    let menu = UIMenu(title: "Menu")
    let preferences = UIMenuDisplayPreferences()
    preferences.maximumNumberOfTitleLines = 1
    menu.displayPreferences = preferences
    #expect(menu.replacingChildren([]).displayPreferences?.maximumNumberOfTitleLines == 1)
  }
}
