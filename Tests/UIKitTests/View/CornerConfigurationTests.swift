import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCore

/// The corners of views: radii by configuration.
@MainActor @Suite struct CornerConfigurationTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))

  private func radii(_ view: UIView) -> [CGFloat] {
    [UIRectCorner.topLeft, .topRight, .bottomLeft, .bottomRight].map { view.effectiveRadius(corner: $0) }
  }

  @Test func aFixedRadiusIsThatOfTheLayer() {
    view.cornerConfiguration = .uniformCorners(radius: 12)
    #expect(radii(view) == [12, 12, 12, 12])
    #expect(view.layer.cornerRadius == 12)
    #expect(view.layer.cornerCurve == .continuous)
    #expect(view.cornerConfiguration == .uniformCorners(radius: .fixed(12)))
  }

  @Test func withoutAConfigurationTheRadiiAreTheLayers() {
    #expect(radii(view) == [0, 0, 0, 0])
    view.layer.cornerRadius = 40
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    #expect(radii(view) == [30, 0, 0, 30])
  }

  @Test func cornersWithoutARadiusAreSquare() {
    view.cornerConfiguration = .uniformTopRadius(10)
    #expect(radii(view) == [10, 10, 0, 0])
    #expect(view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    view.cornerConfiguration = .uniformLeftRadius(4, topRightRadius: 8)
    #expect(radii(view) == [4, 8, 4, 0])
    view.cornerConfiguration = .uniformEdges(topRadius: 5, bottomRadius: 7)
    #expect(radii(view) == [5, 5, 7, 7])
    view.cornerConfiguration = .uniformEdges(leftRadius: 5, rightRadius: 7)
    #expect(radii(view) == [5, 7, 5, 7])
    view.cornerConfiguration = .uniformBottomRadius(3, topRightRadius: 1)
    #expect(radii(view) == [0, 1, 3, 3])
    view.cornerConfiguration = .uniformRightRadius(3, bottomLeftRadius: 2)
    #expect(radii(view) == [0, 3, 2, 3])
    view.cornerConfiguration = .corners(radius: 0)
    #expect(radii(view) == [0, 0, 0, 0])
    #expect(view.layer.maskedCorners.contains(.layerMaxXMaxYCorner))
  }

  @Test func radiiThatDoNotFitAreReducedInProportion() {
    view.cornerConfiguration = .corners(
      topLeftRadius: 60, topRightRadius: 10, bottomLeftRadius: 30, bottomRightRadius: nil)
    let scale: CGFloat = 60.0 / 90.0
    #expect(radii(view) == [60 * scale, 10 * scale, 30 * scale, 0])
  }

  @Test func aCapsuleFollowsTheSize() {
    view.cornerConfiguration = .capsule()
    #expect(view.layer.cornerRadius == 30)
    view.frame.size.height = 20
    #expect(view.layer.cornerRadius == 10)
    view.cornerConfiguration = .capsule(maximumRadius: 6)
    #expect(radii(view) == [6, 6, 6, 6])
  }

  @Test func concentricCornersAreTheContainersLessTheDistance() {
    view.cornerConfiguration = .uniformCorners(radius: 20)
    let between = UIView(frame: view.bounds)
    let inner = UIView(frame: view.bounds.insetBy(dx: 8, dy: 8))
    view.addSubview(between)
    between.addSubview(inner)
    inner.cornerConfiguration = .corners(radius: .containerConcentric())
    #expect(radii(inner) == [12, 12, 12, 12])
    #expect(inner.layer.cornerRadius == 12)
    inner.center.y += 4
    #expect(radii(inner) == [8, 8, 12, 12])
    inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 10))
    #expect(radii(inner) == [10, 10, 12, 12])
    inner.cornerConfiguration = .uniformCorners(radius: .containerConcentric())
    #expect(radii(inner) == [12, 12, 12, 12])
    view.cornerConfiguration = .uniformCorners(radius: 9)
    #expect(inner.layer.cornerRadius == 1)
  }

  @Test func concentricCornersWithoutAContainerAreTheMinimum() {
    view.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 3))
    #expect(radii(view) == [3, 3, 3, 3])
  }

  @Test func differentRadiiAreDrawn() throws {
    view.backgroundColor = .red
    view.cornerConfiguration = .corners(
      topLeftRadius: 30, topRightRadius: nil, bottomLeftRadius: nil, bottomRightRadius: 6)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: view.bounds.size, format: format).image {
      view.layer.render(in: $0.cgContext)
    }
    let pixels = try #require(image.cgImage?.dataProvider?.data as Data?)
    func isDrawn(_ x: Int, _ y: Int) -> Bool { pixels[(y * 100 + x) * 4 + 3] > 128 }
    #expect(!isDrawn(5, 5))
    #expect(isDrawn(12, 12))
    #expect(isDrawn(99, 0))
    #expect(isDrawn(0, 59))
    #expect(!isDrawn(99, 59))
    #expect(isDrawn(96, 56))
  }
}
