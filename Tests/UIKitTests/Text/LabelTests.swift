import QuartzCore
import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite struct LabelTests {
  /// The number of pixels of `view` that differ from its background within a rectangle in points, at scale 1.
  private func inkCount(_ view: UIView, in rect: CGRect? = nil) -> Int {
    let size = view.bounds.size
    let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      view.drawHierarchy(in: CGRect(origin: .zero, size: size), afterScreenUpdates: true)
    }
    guard let pixels = image.cgImage else { return -1 }
    let area = rect ?? CGRect(origin: .zero, size: size)
    var count = 0
    for y in Int(area.minY)..<Int(area.maxY) {
      for x in Int(area.minX)..<Int(area.maxX) where pixels.pixel(x: x, y: y).alpha > 40 { count += 1 }
    }
    return count
  }

  private var format: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return format
  }

  private func label(_ text: String, width: CGFloat = 200, lines: Int = 1) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 30))
    label.text = text
    label.numberOfLines = lines
    return label
  }

  @Test("a label takes over the look of an attributed text's first character, and keeps it for plain text")
  func attributedTextSetsTheLook() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineBreakMode = .byCharWrapping
    let text = NSMutableAttributedString(
      string: "ab",
      attributes: [.font: UIFont.boldSystemFont(ofSize: 30), .foregroundColor: UIColor.red, .paragraphStyle: style])
    text.addAttributes(
      [.font: UIFont.systemFont(ofSize: 9), .foregroundColor: UIColor.blue], range: NSRange(location: 1, length: 1))
    let label = UILabel(frame: .zero)
    label.attributedText = text
    #expect(label.font == .boldSystemFont(ofSize: 30) && label.textColor == .red)
    #expect(label.textAlignment == .center && label.lineBreakMode == .byCharWrapping)
    label.text = "plain"
    #expect(label.font == .boldSystemFont(ofSize: 30) && label.textColor == .red)
  }

  @Test("an attributed text without a look leaves the label's")
  func attributedTextWithoutALook() {
    let label = UILabel(frame: .zero)
    label.font = .italicSystemFont(ofSize: 12)
    label.textColor = .green
    label.textAlignment = .right
    label.attributedText = NSAttributedString(string: "a", attributes: [.underlineStyle: 1])
    #expect(label.font == .italicSystemFont(ofSize: 12) && label.textColor == .green)
    #expect(label.textAlignment == .right && label.lineBreakMode == .byTruncatingTail)
    label.attributedText = NSAttributedString(string: "")
    #expect(label.font == .italicSystemFont(ofSize: 12))
  }

  @Test("font, colour, alignment and line breaks that are set later replace those of the whole attributed text")
  func propertiesReplaceAttributes() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 4
    let text = NSMutableAttributedString(string: "abc", attributes: [.kern: 2])
    text.addAttributes(
      [.font: UIFont.systemFont(ofSize: 9), .foregroundColor: UIColor.blue], range: NSRange(location: 1, length: 1))
    text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: 3))
    let label = UILabel(frame: .zero)
    label.attributedText = text
    #expect(label.font == .systemFont(ofSize: 17))
    let width = label.intrinsicContentSize.width
    label.font = .systemFont(ofSize: 40)
    label.textColor = .red
    label.textAlignment = .right
    label.lineBreakMode = .byTruncatingMiddle
    let shown = try #require(label.attributedText)
    for index in 0..<3 {
      let attributes = shown.attributes(at: index, effectiveRange: nil)
      #expect(attributes[.font] as? UIFont == .systemFont(ofSize: 40))
      #expect(attributes[.foregroundColor] as? UIColor == .red)
      #expect(attributes[.kern] as? Int == 2)
      let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle
      #expect(
        paragraph?.alignment == .right && paragraph?.lineBreakMode == .byTruncatingMiddle && paragraph?.lineSpacing == 4
      )
    }
    #expect(label.intrinsicContentSize.width > width * 1.5)
    #expect(style.alignment == .center, "the app's own objects are not changed")
  }

  @Test("facts 16.2: defaults of fonts, labels and paragraphs")
  func defaults() {
    #expect(UIFont.systemFontSize == 14 && UIFont.smallSystemFontSize == 12)
    #expect(UIFont.labelFontSize == 17 && UIFont.buttonFontSize == 18)
    let label = UILabel()
    #expect(label.textAlignment == .natural && label.textAlignment.rawValue == 4)
    #expect(label.lineBreakMode == .byTruncatingTail && label.lineBreakMode.rawValue == 4)
    #expect(label.isEnabled && label.preferredMaxLayoutWidth == 0 && label.numberOfLines == 1)
    #expect(label.font.pointSize == 17 && label.isOpaque && !label.isUserInteractionEnabled)
    let stops: [NSTextTab] = NSParagraphStyle.default.tabStops
    #expect(stops.count == 12 && stops.first?.location == 28 && stops.last?.location == 336)
  }

  @Test("facts 16.1: intrinsic sizes are whole pixels, one line of text high")
  func intrinsicSize() {
    let label = label("Hamburg")
    let scale = max(label.traitCollection.displayScale, 1)
    let size = label.intrinsicContentSize
    #expect(size.width > 20 && size.width < 120)
    #expect((size.width * scale).rounded() == size.width * scale)
    #expect((size.height * scale).rounded() == size.height * scale)
    #expect(abs(size.height - label.font.lineHeight) <= 1)
    #expect(UILabel().intrinsicContentSize == .zero)
  }

  @Test("facts 16.3: measured strings are not rounded")
  func boundingRect() {
    let font = UIFont.systemFont(ofSize: 16)
    let rect = NSString(string: "Loading").boundingRect(
      with: CGSize(width: 1000, height: 1000), options: .usesLineFragmentOrigin, attributes: [.font: font],
      context: nil)
    #expect(abs(rect.height - font.lineHeight) < 0.1)
    #expect(rect.origin == .zero)
    #expect("Loading".size(withAttributes: [.font: font]).width == rect.width)
    let baseline = NSString(string: "Loading").boundingRect(
      with: CGSize(width: 1000, height: 1000), attributes: [.font: font], context: nil)
    #expect(abs(baseline.minY + font.ascender) < 1)
  }

  @Test func wrapping() {
    let text = "The quick brown fox jumps over the lazy dog and comes back again"
    let one = label(text)
    let many = label(text, lines: 0)
    #expect(one.sizeThatFits(CGSize(width: 100, height: 0)).width <= 100)
    let line = one.intrinsicContentSize.height
    let wrapped = many.sizeThatFits(CGSize(width: 100, height: 0))
    #expect(wrapped.width <= 100 && wrapped.height > line * 3)
    let two = label(text, lines: 2)
    let limited = two.sizeThatFits(CGSize(width: 100, height: 0))
    #expect(limited.height > line * 1.5 && limited.height < line * 2.5)
    two.preferredMaxLayoutWidth = 100
    #expect(two.intrinsicContentSize == limited)
  }

  @Test func truncation() {
    let label = label("A very long title that cannot fit", width: 80)
    #expect(label.isTruncated)
    label.frame.size.width = 800
    #expect(!label.isTruncated)
  }

  @Test func drawing() {
    let label = label("Hello")
    #expect(inkCount(label) > 30)
    let left = inkCount(label, in: CGRect(x: 0, y: 0, width: 60, height: 30))
    #expect(left == inkCount(label))
    label.textAlignment = .right
    #expect(inkCount(label, in: CGRect(x: 0, y: 0, width: 100, height: 30)) == 0)
    #expect(inkCount(label, in: CGRect(x: 100, y: 0, width: 100, height: 30)) > 30)
    label.text = nil
    #expect(inkCount(label) == 0)
    label.attributedText = NSAttributedString(string: "Hello", attributes: [.font: UIFont.boldSystemFont(ofSize: 20)])
    #expect(inkCount(label) > 50)
  }

  @Test func verticallyCentred() {
    let label = label("xxxx")
    label.frame.size.height = 100
    #expect(inkCount(label, in: CGRect(x: 0, y: 0, width: 200, height: 35)) == 0)
    #expect(inkCount(label, in: CGRect(x: 0, y: 65, width: 200, height: 35)) == 0)
    #expect(inkCount(label) > 10)
  }

  @Test func shrinking() {
    let label = label("Quite a lot of text for this", width: 100)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.2
    #expect(inkCount(label) > 20)
    let inset = inkCount(label, in: CGRect(x: 0, y: 0, width: 100, height: 5))
    #expect(inset == 0)
  }

  @Test func insetSubclassesDraw() {
    final class Padded: UILabel {
      override func drawText(in rect: CGRect) {
        super.drawText(in: rect.inset(by: UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 0)))
      }
    }
    let label = Padded(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    label.text = "Hello"
    #expect(inkCount(label, in: CGRect(x: 0, y: 0, width: 49, height: 30)) == 0)
    #expect(inkCount(label) > 30)
  }

  @Test("setting the same text again neither draws nor measures")
  func unchangedTextCostsNothing() {
    let label = label("Same")
    _ = inkCount(label)
    let node = label.layer.contentNode
    #expect(node != nil)
    label.text = "Same"
    #expect(!label.layer.needsDisplay())
    _ = inkCount(label)
    #expect(label.layer.contentNode === node)
    label.text = "Other"
    #expect(label.layer.needsDisplay())
  }

  @Test func darkModeChangesTheColour() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    let label = label("Hello", width: 100)
    window.addSubview(label)
    _ = inkCount(label)
    let light = label.layer.contentNode
    window.overrideUserInterfaceStyle = .dark
    _ = inkCount(label)
    #expect(label.layer.contentNode !== light)
  }

  @Test func baselines() {
    let label = label("Hg")
    label.frame.size.height = label.intrinsicContentSize.height
    #expect(abs(label.firstBaselineOffset - label.font.ascender) < 1)
    #expect(label.firstBaselineOffset == label.lastBaselineOffset)
  }

  @Test func fonts() {
    let bold = UIFont.systemFont(ofSize: 17, weight: .bold)
    let regular = UIFont.systemFont(ofSize: 17)
    #expect("Width".size(withAttributes: [.font: bold]).width > "Width".size(withAttributes: [.font: regular]).width)
    let digits = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    #expect("111".size(withAttributes: [.font: digits]).width == "888".size(withAttributes: [.font: digits]).width)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 34)
    #expect(UIFont.preferredFont(forTextStyle: .headline).values.weight == .semibold)
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize == 53)
    #expect(UIFont(name: "No Such Family", size: 12) == nil)
    #expect(UIFont(name: "HelveticaNeue-Bold", size: 12)?.values.weight == .bold)
    #expect(regular.withSize(20).pointSize == 20 && regular == UIFont.systemFont(ofSize: 17))
    #expect(regular.ascender > 0 && regular.descender < 0 && regular.capHeight < regular.ascender)
    #expect(bold.fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(UIFontMetrics.default.scaledValue(for: 17, compatibleWith: large) == 53)
  }
}
