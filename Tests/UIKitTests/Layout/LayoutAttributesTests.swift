import Foundation
import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Facts, section 5, and behaviour that subclasses rely on.
@MainActor @Suite struct LayoutAttributesTests {
  @Test("A new cell's attributes are zero, opaque and visible (facts 5.1)")
  func cell() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 3, section: 0))
    #expect(attributes.frame == .zero)
    #expect(attributes.center == .zero)
    #expect(attributes.size == .zero)
    #expect(attributes.bounds == .zero)
    #expect(attributes.zIndex == 0)
    #expect(attributes.alpha == 1)
    #expect(!attributes.isHidden)
    #expect(attributes.transform == .identity)
    #expect(CATransform3DIsIdentity(attributes.transform3D))
    #expect(attributes.representedElementCategory == .cell)
    #expect(attributes.representedElementKind == nil)
    #expect(attributes.indexPath == IndexPath(item: 3, section: 0))
  }

  @Test("A size keeps the centre, a centre moves the frame (facts 5.2)")
  func sizeAndCenter() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.size = CGSize(width: 100, height: 61)
    #expect(attributes.center == .zero)
    #expect(attributes.frame == CGRect(x: -50, y: -30.5, width: 100, height: 61))
    attributes.center = CGPoint(x: 60.5, y: 40.25)
    #expect(attributes.frame == CGRect(x: 10.5, y: 9.75, width: 100, height: 61))
  }

  @Test("A frame sets centre and bounds (facts 5.3)")
  func frame() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 10, y: 9, width: 101, height: 62)
    #expect(attributes.center == CGPoint(x: 60.5, y: 40))
    #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 101, height: 62))
    #expect(attributes.frame == CGRect(x: 10, y: 9, width: 101, height: 62))
  }

  @Test("A frame comes back as it was set, also where the way over the centre would round")
  func exactFrame() throws {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    let third = CGFloat(1280) / 3
    let frame = CGRect(x: third, y: 2 * third, width: third, height: third)
    attributes.frame = frame
    #expect(attributes.frame == frame)
    #expect(try #require(attributes.copy() as? UICollectionViewLayoutAttributes).frame == frame)
    // … until a value that it depends on is set.
    attributes.center.x = 0
    #expect(attributes.frame.minX == -third / 2)
    attributes.frame = frame
    attributes.size = CGSize(width: 2, height: 2)
    #expect(attributes.frame == CGRect(x: frame.midX - 1, y: frame.midY - 1, width: 2, height: 2))
    attributes.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(attributes.frame == CGRect(x: 0, y: 0, width: 40, height: 40))
    attributes.transform = .identity
    #expect(attributes.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
  }

  @Test("Categories and kinds; a subclass's factory makes the subclass (facts 5.4)")
  func kinds() {
    let header = PaddedAttributes(forSupplementaryViewOfKind: "header", with: IndexPath(item: 0, section: 2))
    #expect(type(of: header) == PaddedAttributes.self)
    #expect(header.representedElementCategory == .supplementaryView)
    #expect(header.representedElementCategory.rawValue == 1)
    #expect(header.representedElementKind == "header")
    let line = PaddedAttributes(forDecorationViewOfKind: "line", with: IndexPath(item: 0, section: 2))
    #expect(line.representedElementCategory.rawValue == 2)
    #expect(line.representedElementKind == "line")
    #expect(UICollectionView.ElementCategory.cell.rawValue == 0)
  }

  @Test("bounds set the size only; a transform makes the frame its bounding box")
  func transform() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    attributes.bounds = CGRect(x: 0, y: 0, width: 80, height: 50)
    #expect(attributes.center == CGPoint(x: 50, y: 25))
    #expect(attributes.frame == CGRect(x: 10, y: 0, width: 80, height: 50))
    attributes.transform = CGAffineTransform(scaleX: 0.5, y: 2)
    #expect(attributes.size == CGSize(width: 80, height: 50))
    #expect(attributes.frame == CGRect(x: 30, y: -25, width: 40, height: 100))
    attributes.transform = CGAffineTransform(translationX: 10, y: 20)
    #expect(attributes.frame == CGRect(x: 20, y: 20, width: 80, height: 50))
    attributes.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let turned = attributes.frame
    #expect(abs(turned.width - 50) < 1e-9 && abs(turned.height - 80) < 1e-9)
    #expect(abs(turned.midX - 50) < 1e-9 && abs(turned.midY - 25) < 1e-9)
  }

  @Test("A 3D transform reads as a plane one only if it is one")
  func transform3D() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.transform3D = CATransform3DMakeScale(2, 3, 1)
    #expect(attributes.transform == CGAffineTransform(scaleX: 2, y: 3))
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    attributes.transform3D = CATransform3DRotate(perspective, .pi / 4, 0, 1, 0)
    #expect(attributes.transform == .identity)
    attributes.size = CGSize(width: 100, height: 100)
    // The near side is longer than the far one, and foreshortening makes the width smaller.
    #expect(attributes.frame.width < 100 && attributes.frame.height > 100)
  }

  @Test("Setting the frame of something scaled scales back")
  func frameOfTransformed() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
    attributes.frame = CGRect(x: 10, y: 20, width: 100, height: 60)
    #expect(attributes.size == CGSize(width: 50, height: 30))
    #expect(attributes.frame == CGRect(x: 10, y: 20, width: 100, height: 60))
  }

  @Test("Copies are equal, of the same class, and apart")
  func copying() throws {
    let attributes = PaddedAttributes(forCellWith: IndexPath(item: 4, section: 1))
    attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    attributes.alpha = 0.5
    attributes.zIndex = 7
    attributes.isHidden = true
    attributes.transform = CGAffineTransform(rotationAngle: 1)
    attributes.padding = 12
    let copy = try #require(attributes.copy() as? PaddedAttributes)
    #expect(copy !== attributes)
    #expect(copy == attributes)
    #expect(copy.hash == attributes.hash)
    #expect(copy.padding == 12)
    #expect(copy.transform == attributes.transform)
    copy.padding = 13
    #expect(copy != attributes)
    #expect(copy.hash == attributes.hash)
  }

  @Test("Each property counts for equality")
  func equality() {
    let path = IndexPath(item: 0, section: 0)
    let changes: [(UICollectionViewLayoutAttributes) -> Void] = [
      { $0.center.x = 1 }, { $0.size.width = 1 }, { $0.alpha = 0 }, { $0.zIndex = 1 }, { $0.isHidden = true },
      { $0.transform = CGAffineTransform(scaleX: 2, y: 2) }, { $0.indexPath = IndexPath(item: 1, section: 0) },
    ]
    for change in changes {
      let one = UICollectionViewLayoutAttributes(forCellWith: path)
      let other = UICollectionViewLayoutAttributes(forCellWith: path)
      #expect(one == other)
      change(other)
      #expect(one != other)
    }
    let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "a", with: path)
    #expect(header != UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "b", with: path))
    #expect(header != UICollectionViewLayoutAttributes(forDecorationViewOfKind: "a", with: path))
    #expect(header != UICollectionViewLayoutAttributes(forCellWith: path))
    #expect(!header.isEqual("header"))
    #expect(!header.isEqual(nil))
  }

  @Test("A layout makes its own class of attributes")
  func layoutClass() {
    let layout = PaddedFlowLayout()
    let bed = LayoutBed(layout)
    let attributes = layout.layoutAttributesForElements(in: bed.collectionView.bounds)
    #expect(attributes?.count == 10)
    #expect(attributes?.allSatisfy { ($0 as? PaddedAttributes)?.padding == 5 } == true)
  }
}

/// Attributes as apps write them: an additional property, `copy(with:)` and `isEqual(_:)`.
private final class PaddedAttributes: UICollectionViewLayoutAttributes {
  var padding: CGFloat = 5

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    guard let padded = copy as? PaddedAttributes else { return copy }
    padded.padding = padding
    return padded
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? PaddedAttributes else { return false }
    return super.isEqual(object) && MainActor.assumeIsolated { padding == other.padding }
  }
}

private final class PaddedFlowLayout: UICollectionViewFlowLayout {
  override class var layoutAttributesClass: AnyClass { PaddedAttributes.self }
}
