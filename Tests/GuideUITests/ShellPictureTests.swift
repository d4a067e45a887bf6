import Foundation
import GuideModel
import ScreenChecks
import Testing
import UIKit
import WindowServer

@testable import GuideUI

/// Compares the window's views and states with reviewed reference pictures.
@MainActor @Suite(.serialized) struct ShellPictureTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
    "Pictures")

  private func compare(
    _ name: String, _ width: CGFloat, _ height: CGFloat, _ appearance: Appearance = .light,
    library: InMemoryLibrary = .demo(), _ act: (GuideStage) throws -> Void = { _ in }
  ) throws {
    try GuideStage.run(
      size: CGSize(width: width, height: height), library: library, appearance: appearance,
      prepare: { controller in
        controller.onAddGuide = {}
        controller.onRefresh = {}
      }
    ) { stage in
      try act(stage)
      stage.pacer.advance(by: 1.5)
      let file = Self.folder.appendingPathComponent("\(name).png")
      let found = try ReferencePicture.difference(of: stage.surface, from: file)
      #expect(found == nil)
    }
  }

  private func search(_ text: String, _ stage: GuideStage) {
    stage.press(.keyboardF, .control, characters: "f")
    stage.surface.type(text)
    stage.pacer.advance(by: 0.3)
  }

  @Test func phone() throws { try compare("shell-phone", 360, 740) }

  @Test func phoneSearch() throws {
    try compare("shell-phone-search", 360, 740, .dark) { search("the", $0) }
  }

  @Test func phoneOnNow() throws {
    try compare("shell-phone-now", 360, 740) { $0.controller.show(.onNow) }
  }

  @Test func smallDemo() throws {
    let library = InMemoryLibrary.demo(sources: [GuideSource(name: "demo", kind: .demo)])
    try compare("shell-small-demo", 640, 480, .dark, library: library)
  }

  @Test func detailsBesideTheGrid() throws {
    try compare("shell-details", 900, 600) { stage in
      stage.press(.keyboardDownArrow)
      stage.press(.keyboardDownArrow)
      stage.press(.keyboardReturnOrEnter)
    }
  }

  @Test func desktopWithAChip() throws {
    try compare("shell-desktop", 1_366, 768) { stage in
      stage.press(.keyboardDownArrow)
      stage.press(.keyboardUpArrow)
      stage.press(.keyboardRightArrow)
      stage.controller.show(.genre(.film))
    }
  }

  @Test func desktopSearch() throws {
    try compare("shell-search", 1_366, 768) { search("the", $0) }
  }

  @Test func nothingFound() throws {
    try compare("shell-nothing", 900, 600, .dark) { search("qqxyz", $0) }
  }

  @Test func wideOnNow() throws {
    try compare("shell-now", 1_920, 1_080, .dark) { stage in
      stage.controller.show(.onNow)
      stage.press(.keyboardDownArrow)
    }
  }

  @Test func aChannelsDay() throws {
    try compare("shell-day", 1_366, 768, .dark) { stage in
      stage.press(.keyboardDownArrow)
      stage.press(.keyboardD, characters: "d")
    }
  }

  @Test func foldedRowsAndANumber() throws {
    try compare("shell-folded", 1_920, 1_080) { stage in
      stage.press(.keyboardDownArrow)
      stage.press(.keyboardEnd)
      stage.press(.keyboard1, characters: "1")
    }
  }

  @Test func keySheet() throws {
    try compare("shell-keys", 1_366, 768) { $0.press(.keyboardF1) }
  }

  @Test func emptyGuide() throws {
    try compare("shell-empty", 900, 600, library: InMemoryLibrary(channels: [], airings: []))
  }

  @Test func allHidden() throws {
    let library = InMemoryLibrary.demo(empty: 0)
    library.perform(.setHidden(true, library.channels.map(\.id)))
    try compare("shell-hidden", 640, 480, .dark, library: library)
  }

  @Test func endedGuide() throws {
    let library = InMemoryLibrary.demo(now: GuideStage.now - 300 * 86_400)
    try compare("shell-ended", 900, 600, library: library)
  }
}
