import QuartzCore
import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite struct TextAttachmentTests {
  private func square(_ color: UIColor, _ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  private func text(_ attachment: NSTextAttachment, before: String = "a", after: String = "b") -> NSAttributedString {
    let text = NSMutableAttributedString(string: before)
    text.append(NSAttributedString(attachment: attachment))
    text.append(NSAttributedString(string: after))
    return text
  }

  @Test func defaults() {
    let attachment = NSTextAttachment()
    #expect(attachment.bounds == .zero && attachment.image == nil && attachment.contents == nil)
    #expect(attachment.fileType == nil && attachment.lineLayoutPadding == 0)
    let string = NSAttributedString(attachment: attachment)
    #expect(string.string == "\u{FFFC}" && string.length == 1)
    #expect(string.attribute(.attachment, at: 0, effectiveRange: nil) as? NSTextAttachment === attachment)
  }

  @Test func itIsArchived() throws {
    let attachment = NSTextAttachment(data: Data([1, 2, 3]), ofType: "public.data")
    attachment.image = square(.red, 4)
    attachment.bounds = CGRect(x: 1, y: -2, width: 3, height: 4)
    (attachment.lineLayoutPadding, attachment.allowsTextAttachmentView) = (5, false)
    let data = try NSKeyedArchiver.archivedData(withRootObject: attachment, requiringSecureCoding: true)
    let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: NSTextAttachment.self, from: data))
    #expect(read.contents == Data([1, 2, 3]) && read.fileType == "public.data")
    #expect(read.image?.size == CGSize(width: 4, height: 4) && read.bounds == attachment.bounds)
    #expect(read.lineLayoutPadding == 5 && !read.allowsTextAttachmentView)
    let empty = try NSKeyedArchiver.archivedData(withRootObject: NSTextAttachment(), requiringSecureCoding: true)
    let none = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: NSTextAttachment.self, from: empty))
    #expect(none.contents == nil && none.image == nil && none.fileType == nil && none.bounds == .zero)
    #expect(none.allowsTextAttachmentView)
  }

  @Test func itTakesItsRoom() {
    let attachment = NSTextAttachment(image: square(.red, 30))
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "ab")
    let plain = label.intrinsicContentSize
    label.attributedText = text(attachment)
    let with = label.intrinsicContentSize
    #expect(abs(with.width - plain.width - 30) <= 1)
    #expect(with.height > 30 && with.height > plain.height, "it stands on the baseline")
    attachment.bounds = CGRect(x: 0, y: -3, width: 12, height: 12)
    label.attributedText = nil
    label.attributedText = text(attachment)
    #expect(abs(label.intrinsicContentSize.width - plain.width - 12) <= 1)
    #expect(label.intrinsicContentSize.height == plain.height)
    attachment.lineLayoutPadding = 5
    label.attributedText = nil
    label.attributedText = text(attachment)
    #expect(abs(label.intrinsicContentSize.width - plain.width - 22) <= 1)
  }

  @Test func itIsDrawnWhereItStands() throws {
    try Stage.run(size: CGSize(width: 100, height: 40), scale: 1) { stage in
      stage.window.backgroundColor = .white
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      let attachment = NSTextAttachment(image: square(.red, 10))
      attachment.bounds = CGRect(x: 0, y: 2, width: 10, height: 10)
      label.attributedText = text(attachment, before: "", after: " x")
      stage.window.addSubview(label)
      stage.pacer.advance(by: 0.1)
      let image = try stage.surface.image()
      let baseline = Int(label.firstBaselineOffset.rounded())
      #expect(try red(image, 5, baseline - 7) && red(image, 5, baseline - 11))
      #expect(try !red(image, 5, baseline) && !red(image, 5, baseline - 14) && !red(image, 12, baseline - 7))
      label.textAlignment = .right
      stage.pacer.advance(by: 0.1)
      #expect(try !red(stage.surface.image(), 5, baseline - 7))
    }
  }

  @Test func cutOffItIsNotDrawn() throws {
    try Stage.run(size: CGSize(width: 60, height: 40), scale: 1) { stage in
      stage.window.backgroundColor = .white
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
      label.attributedText = text(NSTextAttachment(image: square(.red, 10)), before: "very much text before", after: "")
      stage.window.addSubview(label)
      stage.pacer.advance(by: 0.1)
      #expect(label.isTruncated)
      let image = try stage.surface.image()
      for x in stride(from: 0, to: 60, by: 3) {
        for y in stride(from: 0, to: 40, by: 3) { #expect(try !red(image, x, y)) }
      }
    }
  }

  final class Centred: NSTextAttachment, @unchecked Sendable {
    override func attachmentBounds(
      for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
      characterIndex charIndex: Int
    ) -> CGRect {
      CGRect(x: 0, y: 0, width: lineFrag.height * 2, height: 1)
    }
  }

  @Test func subclassesSayWhereItIs() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 20)
    label.attributedText = text(Centred(image: square(.red, 3)), before: "", after: "")
    #expect(abs(label.intrinsicContentSize.width - 2 * UIFont.systemFont(ofSize: 20).lineHeight) <= 1)
  }

  @Test func bytesThatAreNoPictureLeaveThePlaceEmpty() {
    let attachment = NSTextAttachment(data: Data([1, 2, 3]), ofType: "public.png")
    let label = UILabel()
    label.attributedText = text(attachment)
    #expect(label.intrinsicContentSize.width > 0)
    let picture = NSTextAttachment(data: square(.red, 40).pngData(), ofType: "public.png")
    label.attributedText = text(picture)
    #expect(label.intrinsicContentSize.width > 40)
  }

  private func red(_ image: CGImage, _ x: Int, _ y: Int) throws -> Bool {
    let context = try #require(
      CGContext(
        data: nil, width: image.width, height: image.height, bitsPerComponent: 8, bytesPerRow: image.width * 4,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue))
    context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
    let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    let pixel = (0..<4).map { Int(bytes[y * context.bytesPerRow + x * 4 + $0]) }.sorted()
    // Opaque red, in either byte order.
    return pixel == [0, 0, 255, 255]
  }
}
