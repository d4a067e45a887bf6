import CoreGraphics
import Foundation
import Testing

struct OverlapTests {
  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test func sharingAnEdgeIsNoIntersection() {
    for (dx, dy) in [(10, 0), (-10, 0), (0, 10), (0, -10), (10, 10), (-10, -10)] {
      #expect(!square.intersects(square.offsetBy(dx: CGFloat(dx), dy: CGFloat(dy))))
      #expect(square.intersects(square.offsetBy(dx: CGFloat(dx) * 0.99, dy: CGFloat(dy) * 0.99)))
    }
  }

  @Test func aRectangleWithoutAreaIntersectsWhereItLiesInside() {
    #expect(square.intersects(CGRect(x: 5, y: 5, width: 0, height: 0)))
    #expect(square.intersects(CGRect(x: -5, y: 5, width: 30, height: 0)))
    #expect(!square.intersects(CGRect(x: 10, y: 5, width: 0, height: 0)))
    #expect(square.intersects(.zero))
    #expect(square.intersects(CGRect(x: 0, y: 0, width: 10, height: 0)))
    #expect(CGRect(x: 0, y: 0, width: 10, height: 0).intersects(square))
    #expect(!square.intersects(CGRect(x: 0, y: 10, width: 10, height: 0)))
    #expect(!square.intersects(CGRect(x: -5, y: 0, width: 5, height: 0)))
  }

  @Test func nullIntersectsNothingAndInfinityEverything() {
    #expect(!square.intersects(.null))
    #expect(!CGRect.null.intersects(square))
    #expect(!CGRect.null.intersects(.infinite))
    #expect(CGRect.infinite.intersects(square))
  }

  @Test func negativeLengthsAreTurnedRound() {
    #expect(square.intersects(CGRect(x: 15, y: 15, width: -10, height: -10)))
    #expect(!square.intersects(CGRect(x: 20, y: 0, width: -10, height: 10)))
  }

  @Test func theMethodCanBeHandedOn() {
    let others = [square.offsetBy(dx: 10, dy: 0), square.offsetBy(dx: 5, dy: 0)]
    #expect(others.filter(square.intersects) == [others[1]])
    let optional: CGRect? = others[0]
    #expect(optional?.intersects(square) == false)
  }
}
