import Testing
import UIKit

@MainActor struct InkColorTests {
  private func components(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha) = (CGFloat(-1), CGFloat(-1), CGFloat(-1), CGFloat(-1))
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    return [red, green, blue, alpha]
  }

  @Test func coloursOfInksAreReadAsLight() {
    let color = UIColor(cgColor: CGColor(genericCMYKCyan: 0, magenta: 1, yellow: 1, black: 0.5, alpha: 0.25))
    #expect(components(color) == [0.5, 0, 0, 0.25])
    #expect(color.cgColor.numberOfComponents == 5 && color == UIColor(red: 0.5, green: 0, blue: 0, alpha: 0.25))
    #expect(components(color.withAlphaComponent(1)) == [0.5, 0, 0, 1])
  }

  @Test func coloursOfOtherSpacesAreReadInSRGB() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.linearSRGB))
    let color = try #require(CGColor(colorSpace: space, components: [0.214041, 1, 0, 1]))
    let read = components(UIColor(cgColor: color))
    #expect(abs(read[0] - 0.5) < 1e-4 && abs(read[1] - 1) < 1e-9 && read[2] == 0)
  }
}
