import Foundation
import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

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

  @Test func allAttributesOfUIKitSurviveTheWayThereAndBack() {
    var text = AttributedString("Ship")
    let shadow = NSShadow()
    let attachment = NSTextAttachment()
    text.shadow = shadow
    text.attachment = attachment
    text.ligature = 0
    text.expansion = 0.5
    text.textEffect = .letterpressStyle
    let old = NSAttributedString(text)
    #expect(old.attribute(.shadow, at: 0, effectiveRange: nil) as? NSShadow === shadow)
    #expect(old.attribute(.attachment, at: 0, effectiveRange: nil) as? NSTextAttachment === attachment)
    #expect(old.attribute(.ligature, at: 0, effectiveRange: nil) as? Int == 0)
    #expect(old.attribute(.expansion, at: 0, effectiveRange: nil) as? CGFloat == 0.5)
    #expect(AttributedString(old) == text)
  }

  /// Foundation crashes on Linux when it compares runs that hold objects of classes which look like those of Core
  /// Foundation.
  @Test func piecesWithTheSameKeysAreCompared() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 3
    let pairs: [(NSAttributedString.Key, NSObject, NSObject)] = [
      (.font, UIFont.systemFont(ofSize: 16), UIFont.boldSystemFont(ofSize: 16)),
      (.foregroundColor, UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor(white: 0, alpha: 1)),
      (.paragraphStyle, NSParagraphStyle.default, style), (.shadow, NSShadow(), NSShadow()),
      (.attachment, NSTextAttachment(), NSTextAttachment()),
    ]
    for (key, one, other) in pairs {
      let text = NSMutableAttributedString(string: "one", attributes: [key: one])
      text.append(NSAttributedString(string: "two", attributes: [key: other]))
      text.append(NSAttributedString(string: "three", attributes: [key: one]))
      let copy = NSMutableAttributedString(attributedString: text)
      copy.addAttribute(key, value: other, range: NSRange(location: 0, length: 2))
      copy.removeAttribute(key, range: NSRange(location: 6, length: 1))
      copy.replaceCharacters(in: NSRange(location: 2, length: 2), with: "")
      #expect(copy.string == "onwothree", "\(key)")
      #expect(copy.attribute(key, at: 0, effectiveRange: nil) as? NSObject === other, "\(key)")
      #expect(copy.attribute(key, at: 4, effectiveRange: nil) == nil, "\(key)")
      #expect(copy.attribute(key, at: 6, effectiveRange: nil) as? NSObject === one, "\(key)")
    }
  }
}
