import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCore

@MainActor @Suite struct ApplicationSystemTests {
  @Test func alternateIconsAreRefused() async {
    let application = UIApplication.shared
    #expect(!application.supportsAlternateIcons && application.alternateIconName == nil)
    let error = await withCheckedContinuation { done in
      application.setAlternateIconName("Dark") { done.resume(returning: $0) }
    }
    #expect((error as? CocoaError)?.code == .featureUnsupported)
  }

  @Test func shortcutItemsAreKept() {
    let application = UIApplication.shared
    #expect(application.shortcutItems == nil)
    let item = UIMutableApplicationShortcutItem(type: "search", localizedTitle: "Search")
    item.localizedSubtitle = "Films"
    application.shortcutItems = [item]
    defer { application.shortcutItems = nil }
    #expect(application.shortcutItems?.first?.localizedSubtitle == "Films")
  }
}
