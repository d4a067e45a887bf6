import CoreGraphics
import Testing

struct PathTests {
  @Test func boundingBoxesWithAndWithoutControlPoints() {
    let path = CGMutablePath()
    #expect(path.boundingBox.isNull && path.isEmpty)
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 100))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(abs(path.boundingBoxOfPath.height - 50) < 1e-9)
    #expect(path.currentPoint == CGPoint(x: 100, y: 0))
  }

  @Test func circlesAreRound() {
    let circle = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil)
    let box = circle.boundingBoxOfPath
    #expect(abs(box.width - 20) < 0.02 && abs(box.minX + 10) < 0.02)
    #expect(circle.contains(CGPoint(x: 7, y: 7)) && !circle.contains(CGPoint(x: 7.2, y: 7.2)))
    for points in circle.flattenedPoints() {
      for p in points { #expect(abs(hypot(p.x, p.y) - 10) < 0.01) }
    }
  }

  @Test func arcsGoTheRightWay() {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(path.boundingBoxOfPath.minX > -0.1)
    #expect(abs(path.currentPoint.x) < 1e-9 && abs(path.currentPoint.y - 10) < 1e-9)
    let other = CGMutablePath()
    other.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(other.boundingBoxOfPath.minX < -9.9)
    let corner = CGMutablePath()
    corner.move(to: .zero)
    corner.addArc(tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 20), radius: 5)
    #expect(abs(corner.currentPoint.x - 20) < 1e-9 && abs(corner.currentPoint.y - 5) < 1e-9)
    #expect(corner.contains(CGPoint(x: 18, y: 1)) == false)
  }

  @Test func fillRules() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(path.contains(CGPoint(x: 15, y: 15)))
    #expect(!path.contains(CGPoint(x: 15, y: 15), using: .evenOdd))
    #expect(path.contains(CGPoint(x: 105, y: 5), transform: CGAffineTransform(translationX: 100, y: 0)))
  }

  @Test func rectanglesAreKnown() {
    var found = CGRect.zero
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(CGPath(rect: rect, transform: nil).isRect(&found) && found == rect)
    #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
    let rounded = CGPath(
      roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), cornerWidth: 30, cornerHeight: 30, transform: nil)
    #expect(rounded.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(!rounded.contains(CGPoint(x: 1, y: 1)) && rounded.contains(CGPoint(x: 20, y: 1)))
  }

  @Test func strokesHaveTheirWidthCapsAndJoins() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 50, y: 0))
    path.addLine(to: CGPoint(x: 50, y: 50))
    let butt = path.copy(strokingWithWidth: 10, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(butt.contains(CGPoint(x: 25, y: 4.9)) && !butt.contains(CGPoint(x: 25, y: 5.1)))
    #expect(!butt.contains(CGPoint(x: -1, y: 0)))
    #expect(butt.contains(CGPoint(x: 54.9, y: -4.9)))
    let same = CGPath(
      __byStroking: path, transform: nil, lineWidth: 10, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(same == butt)
    #expect(
      CGPath(__byDashing: path, transform: nil, phase: 1, lengths: [2, 3], count: 2)
        == path.copy(dashingWithPhase: 1, lengths: [2, 3]))
    let bevel = path.copy(strokingWithWidth: 10, lineCap: .square, lineJoin: .bevel, miterLimit: 10)
    #expect(!bevel.contains(CGPoint(x: 54.5, y: -4.5)) && bevel.contains(CGPoint(x: -4.9, y: 4.9)))
    let round = path.copy(strokingWithWidth: 10, lineCap: .round, lineJoin: .round, miterLimit: 10)
    #expect(!round.contains(CGPoint(x: -4.5, y: 4.5)) && round.contains(CGPoint(x: -4.5, y: 0)))
    let dashes = path.copy(dashingWithPhase: 0, lengths: [10, 10]).flattenedPoints()
    #expect(dashes.count == 5)
  }

  @Test func elementsAreVisitedInOrder() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addCurve(to: CGPoint(x: 4, y: 4), control1: CGPoint(x: 2, y: 2), control2: CGPoint(x: 3, y: 3))
    path.closeSubpath()
    var types: [CGPathElementType] = []
    var last = CGPoint.zero
    path.applyWithBlock { element in
      types.append(element.pointee.type)
      if element.pointee.type == .addCurveToPoint { last = element.pointee.points[2] }
    }
    #expect(types == [.moveToPoint, .addCurveToPoint, .closeSubpath] && last == CGPoint(x: 4, y: 4))
    var count = 0
    path.apply(info: &count) { info, _ in info?.assumingMemoryBound(to: Int.self).pointee += 1 }
    #expect(count == 3)
  }
}
