import CGTK
import CoreGraphics
import Testing

@testable import QuartzCore

/// Checks that nodes of our own classes equal the GSK nodes made from them.
@Suite struct RenderNodeTests {
  private static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  private func square(_ x: CGFloat, _ y: CGFloat) -> RenderNode {
    .fill(CGRect(x: x, y: y, width: 10, height: 10), corners: nil, color: Self.red)
  }

  private func extentInGSK(_ node: RenderNode) -> CGRect {
    CGRect(node.gsk.extent)
  }

  @Test func boundsAreThoseOfGSK() throws {
    let box = CGRect(x: 3, y: 4, width: 40, height: 30)
    let round = CornerRadii(radius: 6, corners: .all, size: box.size)
    let nodes = [
      square(1, 2), .fill(box, corners: round, color: Self.red),
      .border(box, corners: round, width: 2, color: Self.red),
      try #require(RenderNode.container([square(1, 2), square(-30, 50), square(200, 7)])),
      square(1, 2).translated(x: 0.5, y: -9),
      square(1, 2).clipped(to: CGRect(x: 6, y: 0, width: 40, height: 5), corners: nil),
      square(1, 2).clipped(to: CGRect(x: 60, y: 0, width: 4, height: 5), corners: nil),
      square(1, 2).clipped(
        to: CGRect(x: 4, y: 4, width: 20, height: 20),
        corners: CornerRadii(radius: 5, corners: .all, size: CGSize(width: 20, height: 20))),
    ]
    for node in nodes { #expect(node.bounds == extentInGSK(node)) }
  }

  @Test func operationsWithoutEffectMakeNoNode() {
    let node = square(1, 2)
    #expect(node.translated(x: 0, y: 0) === node)
    #expect(node.clipped(to: CGRect(x: 0, y: 0, width: 20, height: 20), corners: nil) === node)
    #expect(RenderNode.container([node]) === node)
    #expect(node.gsk == node.gsk)
  }

  @Test func nodesOfGSKAreTakenApart() throws {
    let child = square(0, 0)
    let turned = child.gsk.transformed(by: CGAffineTransform(rotationAngle: .pi / 6))
    let all = GSKNode.container([
      RenderNode(owning: child.gsk.translated(x: 7, y: 8)), RenderNode(owning: turned),
    ])
    let node = try #require(RenderNode.adopting(all) as? ContainerNode)
    #expect(node.children.count == 2)
    let first = try #require(node.children[0] as? TranslationNode)
    #expect(first.x == 7 && first.y == 8 && first.child.bounds == child.bounds)
    #expect(node.children[1].kind == .other)
    #expect(node.bounds == extentInGSK(node))
  }

  @Test func theGSKNodeIsMadeOnceForAllCallers() async {
    let node = square(0, 0).translated(x: 3, y: 3)
    let addresses = await withTaskGroup(of: UInt.self) { group in
      for _ in 0..<8 { group.addTask { node.gsk.address } }
      return await group.reduce(into: Set<UInt>()) { $0.insert($1) }
    }
    #expect(addresses.count == 1)
  }
}
