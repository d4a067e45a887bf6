import Foundation
import Testing

@testable import EmojiGrid

@Suite struct EmojiListTests {
  private static let text = """
    # emoji-test.txt
    # group: Smileys & Emotion
    # subgroup: face-smiling
    1F600 ; fully-qualified # 😀 E1.0 grinning face
    263A FE0F ; fully-qualified # ☺️ E0.6 smiling face
    263A ; unqualified # ☺ E0.6 smiling face
    # group: People & Body
    1F44B ; fully-qualified # 👋 E0.6 waving hand
    1F44B 1F3FB ; fully-qualified # 👋🏻 E1.0 waving hand: light skin tone
    1F44B 1F3FF ; fully-qualified # 👋🏿 E1.0 waving hand: dark skin tone
    1F468 200D 1F9B0 ; fully-qualified # 👨‍🦰 E11.0 man: red hair
    1F468 1F3FB 200D 1F9B0 ; fully-qualified # 👨🏻‍🦰 E11.0 man: light skin tone, red hair
    # group: Component
    1F3FB ; component # 🏻 E1.0 light skin tone
    XYZ ; fully-qualified # broken
    """

  @Test func readsGroupsAndTones() {
    let list = EmojiList(emojiTest: Self.text)
    #expect(list.sections.map(\.title) == ["Smileys & Emotion", "People & Body"])
    #expect(list.sections[0].emoji.map(\.text) == ["😀", "☺️"])
    #expect(list.sections[1].emoji.map(\.name) == ["waving hand", "man: red hair"])
    #expect(list.sections[1].emoji[0].variants.map(\.text) == ["👋🏻", "👋🏿"])
    #expect(list.sections[1].emoji[1].variants.map(\.text) == ["👨🏻‍🦰"])
  }

  @Test func brokenListsHaveNothing() {
    for text in ["", "\n\n", "1F600 ; fully-qualified # 😀 E1.0 grinning face", "# group: Empty"] {
      #expect(EmojiList(emojiTest: text).sections.isEmpty)
    }
  }

  @Test func searchesByWordBeginningsAndByEmoji() {
    let list = EmojiList(emojiTest: Self.text)
    #expect(list.matching("grin").flatMap(\.emoji).map(\.text) == ["😀"])
    #expect(list.matching("FACE smil").flatMap(\.emoji).map(\.text) == ["☺️"])
    #expect(list.matching("👋🏿").flatMap(\.emoji).map(\.text) == ["👋"])
    #expect(list.matching("rinning").isEmpty)
    #expect(list.matching("  ") == list.sections)
  }

  @Test func withoutThePackageCharactersStandIn() {
    let list = EmojiList(ranges: [("Hands", [0x1F44A...0x1F44C])])
    #expect(list.sections[0].emoji.map(\.text) == ["👊", "👋", "👌"])
    #expect(list.sections[0].emoji[1].variants.count == 5)
    #expect(list.sections[0].emoji[1].name == "waving hand sign")
  }

  @Test func theSystemHasManyOnce() {
    let emoji = EmojiList().sections.flatMap(\.emoji)
    #expect(emoji.count > 900)
    #expect(Set(emoji.map(\.text)).count == emoji.count)
  }
}
