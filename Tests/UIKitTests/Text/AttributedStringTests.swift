import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct AttributedStringTests {
  @Test func attributesSurviveTheWayThereAndBack() {
    var text = AttributedString("Hello world")
    text.font = .boldSystemFont(ofSize: 20)
    text.foregroundColor = .systemRed
    if let range = text.range(of: "world") {
      text[range].underlineStyle = .single
      text[range].kern = 2
      text[range].link = URL(string: "https://example.org")
    }
    let old = NSAttributedString(text)
    #expect(old.string == "Hello world")
    #expect(old.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 20))
    #expect(old.attribute(.underlineStyle, at: 0, effectiveRange: nil) == nil)
    #expect(old.attribute(.underlineStyle, at: 7, effectiveRange: nil) as? Int == NSUnderlineStyle.single.rawValue)
    #expect(old.attribute(.kern, at: 7, effectiveRange: nil) as? CGFloat == 2)
    #expect(AttributedString(old) == text)
  }

  @Test func containersTakeTheOlderKindOfAttributes() {
    let container = AttributeContainer([
      .foregroundColor: UIColor.green, .underlineStyle: NSUnderlineStyle.double.rawValue, .kern: 3,
    ])
    #expect(container.foregroundColor == .green)
    #expect(container.underlineStyle == .double)
    #expect(container.kern == 3)
  }
}
