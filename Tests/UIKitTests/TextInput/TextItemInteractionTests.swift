import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCore

@MainActor struct TextItemInteractionTests {
  private final class Newer: NSObject, UITextViewDelegate {
    var log: [String] = []
    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      log.append("link \(characterRange.location)")
      return false
    }
    func textView(
      _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      log.append("picture \(characterRange.location)")
      return false
    }
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
      log.append("older")
      return false
    }
  }

  private final class Older: NSObject, UITextViewDelegate {
    var log: [String] = []
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
      log.append("link \(characterRange.location)")
      return false
    }
    func textView(
      _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
    ) -> Bool {
      log.append("picture \(characterRange.location)")
      return false
    }
  }

  private final class Silent: NSObject, UITextViewDelegate {}

  /// Follows a link and a picture, and returns whether each click did anything.
  private func follow(_ delegate: some UITextViewDelegate) throws -> [Bool] {
    let view = UITextView()
    view.delegate = delegate
    let url = try #require(URL(string: "https://example.org"))
    let link = UITextItem(content: .link(url), range: NSRange(location: 1, length: 2))
    let picture = UITextItem(content: .textAttachment(NSTextAttachment()), range: NSRange(location: 5, length: 1))
    return [link, picture].map { view.follow($0, at: .zero) }
  }

  @Test func theNewerDelegateMethodsAreCalledOrElseTheOlder() throws {
    let (newer, older) = (Newer(), Older())
    #expect(try follow(newer) == [true, true])
    #expect(newer.log == ["link 1", "picture 5"])
    #expect(try follow(older) == [true, true])
    #expect(older.log == ["link 1", "picture 5"])
  }

  @Test func optionalCallsAreNilWithoutTheMethod() throws {
    let (view, older, silent) = (UITextView(), Older(), Silent())
    let url = try #require(URL(string: "https://example.org"))
    let range = NSRange(location: 0, length: 1)
    let delegates: [any UITextViewDelegate] = [older, silent]
    #expect(delegates.map { $0.textView?(view, shouldInteractWith: url, in: range) } == [false, nil])
    let picture = NSTextAttachment()
    #expect(
      delegates.map { $0.textView?(view, shouldInteractWith: picture, in: range, interaction: .preview) } == [nil, nil])
  }
}
