import CoreGraphics
import QuartzCore
import Testing

@MainActor struct TextLayoutTests {
  private let font = FontDescription(size: 16)

  private func layout(_ text: String, _ options: TextOptions = TextOptions()) -> TextLayout {
    TextLayout.layout(text, font: font, options)
  }

  /// Returns the pixels that are not white.
  private func ink(_ layout: TextLayout, width: CGFloat = 400, height: CGFloat = 200) throws -> CGRect {
    let context = try #require(CGContext(size: CGSize(width: width, height: height), scale: 1, opaque: false))
    layout.draw(in: context, at: .zero, color: .black)
    let image = try #require(context.makeImage())
    var box = CGRect.null
    for y in 0..<image.height {
      for x in 0..<image.width where image.pixel(x: x, y: y).alpha > 40 {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }

  @Test func metricsAreInPoints() {
    let metrics = font.metrics
    #expect(metrics.lineHeight > 16 && metrics.lineHeight < 28)
    #expect(metrics.ascent > metrics.capHeight && metrics.capHeight > metrics.xHeight && metrics.xHeight > 6)
    let large = FontDescription(size: 160).metrics
    #expect(abs(large.lineHeight / metrics.lineHeight - 10) < 1)
    #expect(!font.resolvedFamily.isEmpty)
  }

  @Test func sizesAreThoseOfTheDrawnText() throws {
    let text = layout("Hxg Hxg")
    let box = try ink(text)
    #expect(box.maxX <= text.size.width + 1 && box.maxX > text.size.width - 4)
    #expect(box.minY >= text.firstBaseline - font.metrics.ascent && box.maxY <= text.size.height)
    // "H" stands on the baseline; "g" goes below it.
    let capital = try ink(layout("H"))
    #expect(abs(capital.maxY - text.firstBaseline) <= 1)
    #expect(abs(capital.height - font.metrics.capHeight) <= 1)
    #expect(box.maxY > text.firstBaseline + 1)
  }

  @Test func linesBreakAtSpaces() {
    let whole = layout("The quick brown fox")
    #expect(whole.lineCount == 1 && !whole.isTruncated)
    let narrow = layout("The quick brown fox", TextOptions(width: whole.size.width - 1))
    #expect(narrow.lineCount == 2)
    #expect(narrow.size.height == 2 * whole.size.height)
    #expect(narrow.lastBaseline == narrow.firstBaseline + whole.size.height)
    #expect(layout("The quick brown fox", TextOptions(width: whole.size.width)).lineCount == 1)
    #expect(layout("a\nb\n\nc").lineCount == 4)
    #expect(layout("").lineCount <= 1 && layout("").size.height == whole.size.height)
  }

  @Test func longWordsBreakAnywhere() {
    let word = layout("Donaudampfschifffahrtsgesellschaft")
    let narrow = layout("Donaudampfschifffahrtsgesellschaft", TextOptions(width: word.size.width / 3))
    #expect(narrow.lineCount >= 3 && narrow.size.width <= word.size.width / 3 + 0.1)
    #expect(layout("abc", TextOptions(width: 1)).lineCount == 3)
    #expect(layout("abc", TextOptions(width: 0)).lineCount == 3)
  }

  @Test(arguments: [
    TextOptions.LineBreak.truncatingTail, .truncatingHead, .truncatingMiddle,
  ]) func truncationFitsTheWidth(mode: TextOptions.LineBreak) throws {
    let text = "The quick brown fox jumps over the lazy dog"
    for width in stride(from: 30 as CGFloat, through: 200, by: 17) {
      let cut = layout(text, TextOptions(width: width, lineLimit: 1, lineBreak: mode))
      #expect(cut.lineCount == 1 && cut.isTruncated)
      #expect(cut.size.width <= width + 0.1)
      #expect(try ink(cut).maxX <= width + 1)
    }
    let free = layout(text, TextOptions(width: 1000, lineLimit: 1, lineBreak: mode))
    #expect(!free.isTruncated)
  }

  @Test func lineLimitCountsOverParagraphs() {
    let text = "one\ntwo\nthree"
    let two = layout(text, TextOptions(width: 300, lineLimit: 2, lineBreak: .truncatingTail))
    #expect(two.lineCount == 2 && two.isTruncated)
    let three = layout(text, TextOptions(width: 300, lineLimit: 3, lineBreak: .truncatingTail))
    #expect(three.lineCount == 3 && !three.isTruncated)
    let mixed = TextContent(
      "one ёж\ntwo\nthree", runs: [TextContent.Run(length: .max, attributes: TextAttributes(font: font))])
    let slow = TextLayout.layout(mixed, TextOptions(width: 300, lineLimit: 2, lineBreak: .truncatingTail))
    #expect(slow.lineCount == 2 && slow.isTruncated)
  }

  @Test func alignmentMovesLines() throws {
    let text = "Hx"
    let left = try ink(layout(text, TextOptions(width: 200, alignment: .left)))
    let center = try ink(layout(text, TextOptions(width: 200, alignment: .center)))
    let right = try ink(layout(text, TextOptions(width: 200, alignment: .right)))
    #expect(left.minX < 4 && abs(center.midX - 100) < 3 && right.maxX > 196)
    #expect(layout(text, TextOptions(width: 200, alignment: .right)).boundingRect.maxX == 200)
  }

  @Test func rightToLeftTextStartsAtTheRight() throws {
    let hebrew = layout("שלום", TextOptions(width: 200))
    #expect(hebrew.isRightToLeft && hebrew.boundingRect.maxX == 200)
    #expect(try ink(hebrew).maxX > 190)
    #expect(try ink(layout("שלום", TextOptions(width: 200, alignment: .left))).minX < 10)
    #expect(try ink(layout("Hx", TextOptions(width: 200, direction: .rightToLeft))).maxX > 190)
  }

  @Test func wordsAndPangoAgreeOnLatinText() {
    // The same text with an attribute that leaves the fast path but changes no measure.
    let texts = [
      "Tagesschau", "The quick brown fox jumps over the lazy dog", "Ärger in Köln – “Zitate”, 20:15 Uhr", "A\nB",
      "well-known co-operation", "a  b   c", "Wallander: Die fünfte Frau (1/2), Kriminalfilm, S 2011",
    ]
    for text in texts {
      for width: CGFloat in [.infinity, 300, 120, 60] {
        let fast = layout(text, TextOptions(width: width))
        var attributes = TextAttributes(font: font)
        attributes.strikethrough = .single
        let slow = TextLayout.layout(TextContent(text, attributes: attributes), TextOptions(width: width))
        #expect(fast.lineCount == slow.lineCount, "\(text) in \(width)")
        // Kerning across spaces, and fonts' own space widths, may differ a little.
        #expect(abs(fast.size.width - slow.size.width) <= 3, "\(text) in \(width)")
        #expect(fast.size.height == slow.size.height)
        #expect(fast.firstBaseline == slow.firstBaseline)
      }
    }
  }

  @Test func attributesChangeThePicture() throws {
    var red = TextAttributes(font: FontDescription(size: 30, weight: 700))
    red.color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let content = TextContent(
      "██ plain", runs: [.init(length: 2, attributes: red), .init(length: 6, attributes: TextAttributes(font: font))])
    let text = TextLayout.layout(content, TextOptions())
    let context = try #require(CGContext(size: CGSize(width: 200, height: 60), scale: 1, opaque: false))
    text.draw(in: context, at: .zero, color: .black)
    let p = try #require(context.makeImage()).pixel(x: 10, y: Int(text.firstBaseline) - 8)
    #expect(p.red > 200 && p.green < 60)
    #expect(text.size.height > font.metrics.lineHeight)
    let bold = TextLayout.layout("Hello", font: FontDescription(size: 16, weight: 700), TextOptions())
    #expect(bold.size.width > layout("Hello").size.width)
    let digits = FontDescription(size: 16, hasMonospacedDigits: true)
    #expect(
      TextLayout.layout("1111", font: digits, TextOptions()).size.width
        == TextLayout.layout("8888", font: digits, TextOptions()).size.width)
  }

  @Test func emojiHaveColour() throws {
    let text = layout("😀")
    let context = try #require(CGContext(size: CGSize(width: 60, height: 60), scale: 1, opaque: false))
    text.draw(in: context, at: .zero, color: .black)
    let image = try #require(context.makeImage())
    var colourful = 0
    for y in 0..<60 {
      for x in 0..<60 {
        let p = image.pixel(x: x, y: y)
        if p.alpha > 200, p.red > p.blue + 60 { colourful += 1 }
      }
    }
    #expect(colourful > 20)
  }

  @Test(arguments: ["Hello wide world again", "héllo–wörld ab", "日本語 text", "שלום עולם"])
  func hitTestingAgreesWithRects(text: String) {
    let layout = layout(text, TextOptions(width: 90))
    for index in 0..<text.utf16.count {
      let rect = layout.rect(ofCharacterAt: index)
      guard rect.width > 1 else { continue }
      let hit = layout.index(at: CGPoint(x: rect.midX - 0.01, y: rect.midY))
      #expect(hit.index == index, "\(text) at \(index): \(rect)")
    }
    #expect(layout.index(at: CGPoint(x: -5, y: -5)).index <= text.utf16.count)
    #expect(layout.index(at: CGPoint(x: 5000, y: 5000)).index <= text.utf16.count)
  }

  @Test func layoutsAreCachedAndColoursAreNotMixedUp() {
    let first = layout("cached text")
    #expect(first === layout("cached text"))
    #expect(first !== layout("cached text", TextOptions(width: 100)))
    let black = first.renderNode(color: .black)
    #expect(black === first.renderNode(color: .black))
    #expect(black !== first.renderNode(color: .white))
  }

  @Test func measuresOffTheMainThread() async {
    let width = layout("measured elsewhere").size.width
    let font = font
    let other = await Task.detached { TextLayout.layout("measured elsewhere", font: font, TextOptions()).size.width }
      .value
    #expect(other == width)
  }

  @Test func spacingAndLineHeights() {
    var options = TextOptions(width: 60)
    let plain = layout("one two three four", options)
    options.lineSpacing = 5
    let spaced = layout("one two three four", options)
    #expect(spaced.size.height == plain.size.height + 5 * CGFloat(plain.lineCount - 1))
    options.lineSpacing = 0
    options.minimumLineHeight = 40
    #expect(layout("one two three four", options).size.height == 40 * CGFloat(plain.lineCount))
  }

  @Test(arguments: [
    String(repeating: "W", count: 300_000), String(repeating: "word ", count: 120_000),
    "a" + String(repeating: " ", count: 1_000_000) + "b",
  ])
  func textsWiderThanTheGreatestNumberAreLaidOut(text: String) throws {
    let whole = layout(text)
    // Wider than 2³¹ of Pango's units, in which widths are counted.
    #expect(whole.size.width > 2_097_152 || whole.size.width == 0)
    let short = layout(text, TextOptions(width: 200, lineLimit: 1, lineBreak: .truncatingTail))
    #expect(short.lineCount == 1 && short.isTruncated && short.size.width <= 201)
    _ = try ink(short)
  }

  @Test func aWordLongerThanALineIsBrokenIntoFullLines() throws {
    let word = String(repeating: "abcdefghij", count: 400)
    let broken = layout(word, TextOptions(width: 100))
    let line = layout(word).size.width / 100
    #expect(CGFloat(broken.lineCount) >= line.rounded(.down) && CGFloat(broken.lineCount) < line * 1.2 + 2)
    #expect(broken.size.width <= 101)
    let limited = layout(word + " end", TextOptions(width: 100, lineLimit: 3, lineBreak: .truncatingTail))
    #expect(limited.lineCount == 3 && limited.isTruncated)
    #expect(layout("WW", TextOptions(width: 1)).lineCount == 2)
  }
}
