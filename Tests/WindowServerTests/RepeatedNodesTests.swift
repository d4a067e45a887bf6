import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import WindowServer

@Suite struct RepeatedNodesTests {
  private func square(_ x: CGFloat) -> RenderNode {
    .fill(
      CGRect(x: x, y: 0, width: 10, height: 10), corners: nil, color: CGColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func anEqualNodeIsNotTheSameNode() throws {
    let picture = try #require(RenderNode.container([square(0), square(0)]))
    #expect(!RepeatedNodes.occur(in: picture.pointer))
  }

  @Test(arguments: 0..<5) func aNodeIsFoundAgainBelowOthers(_ depth: Int) throws {
    let node = square(0)
    var other = node
    for level in 0..<depth {
      switch level % 4 {
      case 0: other = other.translated(x: 5, y: 5)
      case 1: other = other.clipped(to: CGRect(x: 6, y: 6, width: 3, height: 3), corners: nil)
      case 2: other = other.withOpacity(0.5)
      default: other = try #require(RenderNode.container([square(40), other]))
      }
    }
    let picture = try #require(RenderNode.container([node, square(20), other]))
    #expect(RepeatedNodes.occur(in: picture.pointer))
    let alone = try #require(RenderNode.container([square(20), other]))
    #expect(!RepeatedNodes.occur(in: alone.pointer))
  }

  @Test func aTextInOneColourKeepsItsNode() {
    let layout = TextLayout.layout("Evening Report", font: FontDescription(size: 14), TextOptions())
    let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    #expect(layout.renderNode(color: black) === layout.renderNode(color: black))
  }
}
