import CoreText
import Foundation
import Testing
import UIKitCore

@MainActor @Suite(.serialized) struct FramesetterTests {
  @Test(arguments: SampleText.allCases, [90.0, 150, 400, .greatestFiniteMagnitude])
  func theSuggestedSizeIsThatOfTheDrawnText(_ sample: SampleText, width: Double) {
    let text = sample.text
    let limit = CGSize(width: width, height: .greatestFiniteMagnitude)
    let expected = text.boundingRect(with: limit, options: .usesLineFragmentOrigin, context: nil)
    var fitting = CFRange()
    let size = CTFramesetterSuggestFrameSizeWithConstraints(
      CTFramesetterCreateWithAttributedString(text), CFRangeMake(0, 0), nil, limit, &fitting)
    #expect(abs(size.width - expected.width) < 1 && abs(size.height - expected.height) < 1)
    #expect(fitting == CFRange(location: 0, length: text.length))
  }

  @Test(arguments: SampleText.allCases) func aFrameOfTheSuggestedSizeHoldsTheText(_ sample: SampleText) {
    let text = sample.text
    let setter = CTFramesetterCreateWithAttributedString(text)
    let size = CTFramesetterSuggestFrameSizeWithConstraints(
      setter, CFRangeMake(0, 0), nil, CGSize(width: 130, height: CGFloat.greatestFiniteMagnitude), nil)
    let frame = CTFrame.frame(text, CGRect(origin: .zero, size: size))
    #expect(CTFrameGetVisibleStringRange(frame) == CFRange(location: 0, length: text.length))
  }

  @Test func aLimitedHeightIsThatOfWholeLines() {
    let text = NSAttributedString.text(SampleText.long)
    let line = text.size().height
    var fitting = CFRange()
    let size = CTFramesetterSuggestFrameSizeWithConstraints(
      CTFramesetterCreateWithAttributedString(text), CFRangeMake(0, 0), nil, CGSize(width: 150, height: line * 2.5),
      &fitting)
    #expect(size.height == line * 2)
    let frame = CTFrame.frame(text, CGRect(x: 0, y: 0, width: 150, height: line * 2.5))
    #expect(CTFrameGetVisibleStringRange(frame) == fitting && fitting.length < text.length)
  }

  @Test func originsAreBaselinesAboveTheLowerLeftCorner() {
    let font = UIFont.systemFont(ofSize: 15)
    let rect = CGRect(x: 40, y: 70, width: 150, height: 150)
    let frame = CTFrame.frame(.text(SampleText.long), rect)
    let origins = frame.origins
    #expect(origins.count > 3)
    for (number, origin) in origins.enumerated() {
      #expect(abs(origin.y - (150 - font.ascender - font.lineHeight * CGFloat(number))) < 0.01)
      #expect(origin.x == 0)
    }
    var one = [CGPoint.zero]
    CTFrameGetLineOrigins(frame, CFRangeMake(2, 1), &one)
    #expect(one[0] == origins[2])
    #expect(CTFrameGetPath(frame).boundingBox == rect)
  }

  @Test func linesAreAlignedByTheirOrigins() {
    let frame = CTFrame.frame(
      .styled("word") { $0.alignment = .right }, CGRect(x: 0, y: 0, width: 200, height: 50))
    let width = CTLineGetTypographicBounds(frame.allLines[0], nil, nil, nil)
    #expect(abs(Double(frame.origins[0].x) + width - 200) < 1)
  }

  /// Pages of a long text follow each other without a gap, and each line is as if the text were laid out at once.
  @Test(arguments: [0, 1, 2]) func pagesCoverTheText(_ seed: Int) {
    var words: [String] = []
    var state = UInt64(seed + 1)
    for _ in 0..<1_500 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      words.append(String(repeating: "m", count: Int(state >> 60) + 1))
      if state >> 33 & 31 == 0 { words.append("\n") }
    }
    let text = NSAttributedString.text(words.joined(separator: " "))
    let rect = CGRect(x: 0, y: 0, width: 300, height: 200)
    var lines: [CFRange] = []
    var start = 0
    while start < text.length {
      let frame = CTFrame.frame(text, rect, from: start)
      let visible = CTFrameGetVisibleStringRange(frame)
      #expect(visible.location == start && visible.length > 0)
      if visible.length <= 0 { return }
      lines += frame.allLines.map { CTLineGetStringRange($0) }
      start += visible.length
    }
    let whole = CTFrame.frame(text, CGRect(x: 0, y: 0, width: 300, height: 1_000_000))
    #expect(lines == whole.allLines.map { CTLineGetStringRange($0) })
    for (line, next) in zip(lines, lines.dropFirst()) { #expect(line.location + line.length == next.location) }
  }

  @Test func onlyTheStartOfAParagraphHasItsFirstIndent() {
    let text = NSAttributedString.styled(SampleText.long + "\nnext") { $0.firstLineHeadIndent = 30 }
    let rect = CGRect(x: 0, y: 0, width: 150, height: 400)
    let start = CTFrame.frame(text, rect)
    #expect(start.origins[0].x == 30 && start.origins[1].x == 0 && start.origins.last?.x == 30)
    let second = CTLineGetStringRange(start.allLines[1])
    let rest = CTFrame.frame(text, rect, from: second.location)
    #expect(rest.origins[0].x == 0 && rest.origins.last?.x == 30)
    #expect(CTLineGetStringRange(rest.allLines[0]) == second)
  }

  @Test func aSeparatorAtTheEndBeginsNoLine() {
    let rect = CGRect(x: 0, y: 0, width: 200, height: 200)
    #expect(CTFrame.frame(.text("a\n"), rect).allLines.map { CTLineGetStringRange($0).length } == [2])
    #expect(CTFrame.frame(.text("a\n\nb"), rect).allLines.map { CTLineGetStringRange($0).length } == [2, 1, 1])
    #expect(CTFrame.frame(.text(""), rect).allLines.isEmpty)
    #expect(CTFrame.frame(.text("a"), .zero).allLines.isEmpty)
  }

  @Test func aTypesetterBreaksLinesAsAFrameDoes() {
    let text = NSAttributedString.text(SampleText.long + "\n" + SampleText.long)
    let frame = CTFrame.frame(text, CGRect(x: 0, y: 0, width: 150, height: 1_000))
    let typesetter = CTTypesetterCreateWithAttributedString(text)
    var start = 0
    var ranges: [CFRange] = []
    while start < text.length {
      let length = CTTypesetterSuggestLineBreak(typesetter, start, 150)
      #expect(length > 0)
      if length <= 0 { return }
      ranges.append(CTLineGetStringRange(CTTypesetterCreateLine(typesetter, CFRangeMake(start, length))))
      start += length
    }
    #expect(ranges == frame.allLines.map { CTLineGetStringRange($0) })
    let part = CTTypesetterSuggestClusterBreak(typesetter, 0, 20)
    #expect((1..<4).contains(part))
    #expect(CTTypesetterSuggestClusterBreak(typesetter, 0, 0) == 1)
  }
}
