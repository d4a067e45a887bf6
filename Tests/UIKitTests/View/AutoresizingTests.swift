import SeededRandom
import Testing
import UIKit

@MainActor @Suite struct AutoresizingTests {
  private func resized(_ frame: CGRect, _ mask: UIView.AutoresizingMask, from: CGSize, to: CGSize) -> CGRect {
    let parent = UIView(frame: CGRect(origin: .zero, size: from))
    let child = UIView(frame: frame)
    child.autoresizingMask = mask
    parent.addSubview(child)
    parent.frame.size = to
    return child.frame
  }

  @Test func edgesStick() {
    let frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    let from = CGSize(width: 100, height: 100)
    let to = CGSize(width: 160, height: 150)
    #expect(resized(frame, [], from: from, to: to) == frame)
    #expect(resized(frame, [.flexibleRightMargin, .flexibleBottomMargin], from: from, to: to) == frame)
    #expect(
      resized(frame, [.flexibleLeftMargin, .flexibleTopMargin], from: from, to: to)
        == CGRect(x: 70, y: 70, width: 30, height: 40))
    #expect(
      resized(frame, [.flexibleWidth, .flexibleHeight], from: from, to: to)
        == CGRect(x: 10, y: 20, width: 90, height: 90))
  }

  @Test func marginsShareInProportion() {
    let frame = CGRect(x: 20, y: 0, width: 40, height: 10)
    let mask: UIView.AutoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    let result = resized(frame, mask, from: CGSize(width: 120, height: 10), to: CGSize(width: 200, height: 10))
    // 80 additional points, shared 20 : 60 by left and right.
    #expect(result == CGRect(x: 40, y: 0, width: 40, height: 10))
  }

  @Test func growingFromNothing() {
    let result = resized(
      .zero, [.flexibleWidth, .flexibleHeight], from: .zero, to: CGSize(width: 50, height: 60))
    #expect(result == CGRect(x: 0, y: 0, width: 50, height: 60))
    let shared = resized(
      .zero, [.flexibleWidth, .flexibleLeftMargin], from: .zero, to: CGSize(width: 50, height: 0))
    #expect(shared == CGRect(x: 25, y: 0, width: 25, height: 0))
  }

  @Test("every mask keeps the sum of the parts, leaves what is fixed, and shares in proportion")
  func againstNaiveModel() {
    var random = SeededGenerator(seed: 41)
    for _ in 0..<2000 {
      let mask = UIView.AutoresizingMask(rawValue: UInt.random(in: 0..<8, using: &random))
      let start = CGFloat(Int.random(in: 0...50, using: &random))
      let length = CGFloat(Int.random(in: 0...50, using: &random))
      let end = CGFloat(Int.random(in: 0...50, using: &random))
      let old = start + length + end
      let new = old + CGFloat(Int.random(in: 0...100, using: &random))
      let frame = resized(
        CGRect(x: start, y: 0, width: length, height: 5), mask, from: CGSize(width: old, height: 5),
        to: CGSize(width: new, height: 5))
      // The model: all flexible parts grow by one common factor; where all of them are zero, evenly.
      var parts = [start, length, end]
      var flexible = [
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin),
      ]
      if !flexible.contains(true) { flexible[2] = true }
      let sum = zip(parts, flexible).reduce(0) { $1.1 ? $0 + $1.0 : $0 }
      let count = CGFloat(flexible.filter { $0 }.count)
      for index in parts.indices where flexible[index] {
        parts[index] += sum == 0 ? (new - old) / count : (new - old) * parts[index] / sum
      }
      // A single flexible part of length zero takes everything.
      #expect(abs(frame.origin.x - parts[0]) < 1e-9, "\(mask) \(start) \(length) \(end) -> \(new)")
      #expect(abs(frame.width - parts[1]) < 1e-9, "\(mask) \(start) \(length) \(end) -> \(new)")
      #expect(frame.origin.y == 0 && frame.height == 5)
    }
  }

  @Test func transformedViewsKeepTheirTransform() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
    child.autoresizingMask = .flexibleWidth
    child.transform = CGAffineTransform(rotationAngle: .pi / 2)
    parent.addSubview(child)
    parent.bounds.size.width = 150
    #expect(child.bounds.size == CGSize(width: 130, height: 20))
    #expect(child.center == CGPoint(x: 75, y: 20))
  }

  @Test func switchedOff() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    parent.autoresizesSubviews = false
    let child = UIView(frame: parent.bounds)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 200, height: 200)
    #expect(child.frame.size == CGSize(width: 100, height: 100))
  }
}
