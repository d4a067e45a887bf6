import Foundation
import SeededRandom
import Testing
import UIKit

@testable import GuideUI

@Suite struct GuidePlacementTests {
  private static let all = [GuidePlacement.Axis.across, .down].flatMap { axis in
    [false, true].map { GuidePlacement(axis: axis, isMirrored: $0, extent: CGSize(width: 5_000, height: 900)) }
  }

  @Test func placingHasAnInverseAndStaysInTheContent() {
    var random = SeededGenerator(seed: 3)
    for placement in Self.all {
      for _ in 0..<200 {
        let rect = CGRect(
          x: CGFloat(Int.random(in: 0..<4_000, using: &random)), y: CGFloat(Int.random(in: 0..<700, using: &random)),
          width: CGFloat(Int.random(in: 0..<1_000, using: &random)),
          height: CGFloat(Int.random(in: 0..<200, using: &random)))
        let placed = placement.place(rect)
        #expect(placement.grid(placed) == rect)
        #expect(CGRect(origin: .zero, size: placement.contentSize).contains(placed))
      }
    }
  }

  @Test func arrowsGoWhereTheyPoint() {
    // A step in the grid's coordinates, as seen on the screen.
    let steps: [GuideFocus.Direction: CGVector] = [
      .left: CGVector(dx: -1, dy: 0), .right: CGVector(dx: 1, dy: 0), .up: CGVector(dx: 0, dy: -1),
      .down: CGVector(dx: 0, dy: 1),
    ]
    for placement in Self.all {
      for (arrow, step) in steps {
        guard let inGrid = steps[placement.grid(arrow)] else { continue }
        let from = placement.place(CGRect(x: 500, y: 500, width: 0, height: 0)).origin
        let to = placement.place(CGRect(x: 500 + inGrid.dx, y: 500 + inGrid.dy, width: 0, height: 0)).origin
        #expect(CGVector(dx: to.x - from.x, dy: to.y - from.y) == step)
      }
    }
  }
}
