import CoreText
import Foundation
import UIKitCore

/// The pixels of a drawing, on white.
struct Picture: Equatable, CustomStringConvertible {
  static let size = CGSize(width: 220, height: 260)

  private let bytes: [UInt8]

  /// Draws into a view's kind of context, whose y axis points down, unless it is flipped.
  init(flipped: Bool, _ draw: (CGContext) -> Void) {
    let size = Self.size
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: size, format: format).image { renderer in
      let context = renderer.cgContext
      context.setFillColor(gray: 1, alpha: 1)
      context.fill(CGRect(origin: .zero, size: size))
      if flipped {
        context.translateBy(x: 0, y: size.height)
        context.scaleBy(x: 1, y: -1)
      }
      draw(context)
    }
    bytes = image.cgImage?.dataProvider?.data.map { Array($0 as Data) } ?? []
  }

  /// Whether nothing was drawn.
  var isBlank: Bool { bytes.allSatisfy { $0 == 255 } }
  /// The amount by which the pixels are darker than white.
  var ink: Int { bytes.reduce(0) { $0 + 255 - Int($1) } }
  var description: String { "a picture with \(ink) of ink" }

  /// Returns the amount by which pixels differ from those of another picture.
  func difference(from other: Picture) -> Int {
    zip(bytes, other.bytes).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
  }
}

extension NSAttributedString {
  /// A text in the system's font of 15 points.
  static func text(_ string: String, _ attributes: [NSAttributedString.Key: Any] = [:]) -> NSAttributedString {
    NSAttributedString(string: string, attributes: [.font: UIFont.systemFont(ofSize: 15)].merging(attributes) { $1 })
  }

  static func styled(_ string: String, _ change: (NSMutableParagraphStyle) -> Void) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    change(style)
    return text(string, [.paragraphStyle: style])
  }
}

extension CTFrame {
  static func frame(_ text: NSAttributedString, _ rect: CGRect, from start: Int = 0) -> CTFrame {
    CTFramesetterCreateFrame(
      CTFramesetterCreateWithAttributedString(text), CFRangeMake(start, 0), CGPath(rect: rect, transform: nil), nil)
  }

  var allLines: [CTLine] { CTFrameGetLines(self) as? [CTLine] ?? [] }

  var origins: [CGPoint] {
    var origins = [CGPoint](repeating: .zero, count: allLines.count)
    CTFrameGetLineOrigins(self, CFRangeMake(0, 0), &origins)
    return origins
  }
}
