import AVFoundation
import CoreGraphics
import Testing

@Suite struct AspectTests {
  @Test func aShapeIsAsLargeAsFits() {
    let room = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(
      AVMakeRect(aspectRatio: CGSize(width: 1, height: 1), insideRect: room)
        == CGRect(x: 35, y: 20, width: 50, height: 50))
    #expect(
      AVMakeRect(aspectRatio: CGSize(width: 4, height: 1), insideRect: room)
        == CGRect(x: 10, y: 32.5, width: 100, height: 25))
    #expect(AVMakeRect(aspectRatio: .zero, insideRect: room).size == .zero)
  }
}
