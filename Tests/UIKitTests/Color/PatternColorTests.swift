import Testing
import UIKit

@MainActor struct PatternColorTests {
  /// Two points wide and one high, at two pixels a point: red on the left, blue on the right.
  private let tile: UIImage = {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
  }()

  private func colours(_ image: UIImage, row: Int = 0) -> [String] {
    guard let picture = image.cgImage else { return [] }
    return (0..<picture.width).map { x in
      let pixel = picture.pixel(x: x, y: row)
      return pixel.red > 200 ? "red" : pixel.blue > 200 ? "blue" : "none"
    }
  }

  private func draw(_ size: CGSize, _ body: (CGContext) -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { body($0.cgContext) }
  }

  @Test func aPatternRepeatsFromTheUpperLeftCorner() {
    let image = draw(CGSize(width: 6, height: 3)) { context in
      UIColor(patternImage: tile).setFill()
      context.fill(CGRect(x: 1, y: 0, width: 4, height: 3))
    }
    #expect(colours(image) == ["none", "blue", "red", "blue", "red", "none"])
    #expect(colours(image, row: 2) == colours(image))
  }

  @Test func backgroundsRepeatIt() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 2))
    view.backgroundColor = UIColor(patternImage: tile)
    let image = draw(view.bounds.size) { view.layer.render(in: $0) }
    #expect(colours(image) == ["red", "blue", "red", "blue", "red"])
  }

  @Test func aPatternHasNoComponentsButAlpha() {
    let color = UIColor(patternImage: tile)
    var (red, alpha) = (CGFloat(7), CGFloat(7))
    #expect(!color.getRed(&red, green: nil, blue: nil, alpha: &alpha))
    #expect(red == 7)
    #expect(color.cgColor.numberOfComponents == 1)
    #expect(color == UIColor(patternImage: tile))
    #expect(color != UIColor.black)
    #expect(color.withAlphaComponent(0.5).cgColor.alpha == 0.5)
  }
}
