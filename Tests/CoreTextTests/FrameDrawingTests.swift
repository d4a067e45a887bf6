import CoreText
import Foundation
import Testing
import UIKitCore

/// Frames are drawn exactly as UIKit draws their texts.
@MainActor @Suite(.serialized) struct FrameDrawingTests {
  @Test(arguments: SampleText.allCases) func aFrameInAFlippedContextHasThePixelsOfTheDrawnText(_ sample: SampleText) {
    let text = sample.text
    let rect = CGRect(x: 10, y: 6, width: 150, height: 240)
    // Without a height, nothing is clipped.
    let expected = Picture(flipped: false) { _ in
      let line = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 0)
      text.draw(with: line, options: .usesLineFragmentOrigin, context: nil)
    }
    let drawn = Picture(flipped: true) { context in
      var box = rect
      box.origin.y = Picture.size.height - rect.maxY
      context.textMatrix = .identity
      CTFrameDraw(.frame(text, box), context)
    }
    #expect(!expected.isBlank)
    #expect(drawn == expected)
  }

  @Test(arguments: SampleText.allCases) func linesDrawnAtTheirOriginsMakeTheFrame(_ sample: SampleText) {
    let text = sample.text
    let rect = CGRect(x: 10, y: 4, width: 150, height: 240)
    let frame = CTFrame.frame(text, rect)
    let whole = Picture(flipped: true) { CTFrameDraw(frame, $0) }
    let parts = Picture(flipped: true) { context in
      for (line, origin) in zip(frame.allLines, frame.origins) {
        context.textPosition = CGPoint(x: rect.minX + origin.x, y: rect.minY + origin.y)
        CTLineDraw(line, context)
      }
    }
    #expect(parts == whole)
  }

  @Test(arguments: SampleText.allCases) func runsMakeTheirLine(_ sample: SampleText) {
    let text = sample.text
    let frame = CTFrame.frame(text, CGRect(x: 0, y: 0, width: 150, height: 240))
    let whole = Picture(flipped: true) { CTFrameDraw(frame, $0) }
    let parts = Picture(flipped: true) { context in
      for (line, origin) in zip(frame.allLines, frame.origins) {
        context.textPosition = origin
        for case let run as CTRun in CTLineGetGlyphRuns(line) { CTRunDraw(run, context, CFRangeMake(0, 0)) }
      }
    }
    #expect(parts == whole)
  }

  @Test func linesThatDoNotFitAreNotDrawn() {
    let text = NSAttributedString.text(SampleText.long)
    let height = text.size().height * 2 + 3
    let rect = CGRect(x: 0, y: Picture.size.height - height, width: 150, height: height)
    let frame = CTFrame.frame(text, rect)
    #expect(frame.allLines.count == 2)
    let visible = CTFrameGetVisibleStringRange(frame)
    #expect(visible.location == 0 && visible.length < text.length)
    let fitting = text.attributedSubstring(from: NSRange(location: 0, length: visible.length))
    let expected = Picture(flipped: false) { _ in
      fitting.draw(in: CGRect(x: 0, y: 0, width: 150, height: 240))
    }
    #expect(Picture(flipped: true) { CTFrameDraw(frame, $0) } == expected)
  }

  @Test func aTextMatrixThatFlipsDrawsUprightWhereYPointsDown() {
    let text = NSAttributedString.text("Upright")
    let baseline = UIFont.systemFont(ofSize: 15).ascender
    let expected = Picture(flipped: false) { _ in text.draw(at: CGPoint(x: 12, y: 20)) }
    let drawn = Picture(flipped: false) { context in
      context.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
      context.textPosition = CGPoint(x: 12, y: 20 + baseline)
      CTLineDraw(CTLineCreateWithAttributedString(text), context)
    }
    #expect(drawn == expected)
    #expect(!drawn.isBlank)
  }

  @Test func aFramesLinesAreTransformedOneByOneByTheTextMatrix() {
    let text = NSAttributedString.text("Upright")
    let frame = CTFrame.frame(text, CGRect(x: 12, y: 30, width: 150, height: 100))
    let ascent = UIFont.systemFont(ofSize: 15).ascender
    let matrix = CGAffineTransform(scaleX: 1, y: -1)
    let expected = Picture(flipped: false) { _ in
      text.draw(at: CGPoint(x: 12, y: 30 + frame.origins[0].y - ascent))
    }
    let drawn = Picture(flipped: false) { context in
      context.textMatrix = matrix
      CTFrameDraw(frame, context)
      #expect(context.textMatrix == matrix)
    }
    #expect(drawn == expected && !drawn.isBlank)
  }

  @Test func coloursOfCoreTextAreDrawn() {
    let key = NSAttributedString.Key(kCTForegroundColorAttributeName as String)
    let place = CGPoint(x: 5, y: 50)
    func drawn(_ attributes: [NSAttributedString.Key: Any]) -> Picture {
      Picture(flipped: true) { context in
        context.setFillColor(UIColor.green.cgColor)
        context.textPosition = place
        CTLineDraw(CTLineCreateWithAttributedString(.text("Colours", attributes)), context)
      }
    }
    let red = drawn([.foregroundColor: UIColor.red])
    #expect(drawn([key: UIColor.red.cgColor]) == red)
    #expect(drawn([.foregroundColor: UIColor.red.cgColor]) == red)
    #expect(drawn([:]) != red)
    #expect(drawn([:]) == drawn([.foregroundColor: UIColor.black]))
    let fromContext = NSAttributedString.Key(kCTForegroundColorFromContextAttributeName as String)
    #expect(drawn([fromContext: true]) == drawn([.foregroundColor: UIColor.green]))
  }

  @Test func aFrameCanBeDrawnOnAnotherThread() async {
    let text = SampleText.mixed.text
    let rect = CGRect(x: 0, y: 0, width: 150, height: 240)
    let here = Picture(flipped: true) { CTFrameDraw(.frame(text, rect), $0) }
    let frame = await Task.detached { CTFrame.frame(SampleText.mixed.text, rect) }.value
    #expect(Picture(flipped: true) { CTFrameDraw(frame, $0) } == here)
  }
}
