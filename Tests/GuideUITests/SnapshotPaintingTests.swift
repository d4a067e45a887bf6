import CGTK
import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import WindowServer

@testable import GuideUI

/// Pictures of whole guides have the same pixels as if Cairo alone had drawn them. Where the line of the current time
/// covers a part of a pixel, a channel may differ by 1 of 255.
@MainActor @Suite(.serialized) struct SnapshotPaintingTests {
  /// Compares the picture of a window with what Cairo draws from the same nodes.
  private func compare(_ surface: HeadlessSurface, _ name: String) throws {
    let image = try surface.image()
    let node = try #require(surface.rootLayer?.renderNode())
    let expected = try #require(CGImage.makeSurface(width: image.width, height: image.height))
    expected.draw { cairo in
      cairo.scale(x: surface.scale, y: surface.scale)
      node.draw(in: cairo)
    }
    let (wanted, found) = (try pixels(expected), try pixels(image.surface))
    var colours: Set<UInt32> = []
    #expect(
      wanted.contains { colour in
        colours.insert(colour)
        return colours.count > 20
      })
    #expect(wanted.count == found.count)
    // Most rows are equal, and need not be compared pixel by pixel in code that is not optimised.
    var unequal: [(offset: Int, element: (UInt32, UInt32))] = []
    for start in stride(from: 0, to: min(wanted.count, found.count), by: image.width)
    where !isEqual(wanted, found, start..<start + image.width) {
      for index in start..<start + image.width where wanted[index] != found[index] {
        unequal.append((index, (wanted[index], found[index])))
      }
    }
    #expect(unequal.count < 1_000, "\(name)")
    let differing = unequal.filter { !isNear($0.element.0, $0.element.1) }
    let places = differing.prefix(3).map { "(\($0.offset % image.width), \($0.offset / image.width))" }
    #expect(differing.isEmpty, "\(name): \(differing.count) pixels, the first at \(places.joined(separator: ", "))")
  }

  private func isEqual(_ one: [UInt32], _ other: [UInt32], _ range: Range<Int>) -> Bool {
    one[range].withUnsafeBytes { a in
      other[range].withUnsafeBytes { b in
        guard let a = a.baseAddress, let b = b.baseAddress else { return true }
        return memcmp(a, b, range.count * 4) == 0
      }
    }
  }

  /// Returns whether no channel of two pixels differs by more than 1.
  private func isNear(_ one: UInt32, _ other: UInt32) -> Bool {
    [0, 8, 16, 24].allSatisfy { abs(Int(one >> $0 & 0xFF) - Int(other >> $0 & 0xFF)) <= 1 }
  }

  private func pixels(_ image: CairoSurface) throws -> [UInt32] {
    image.flush()
    return try #require(
      image.withBytes {
        let pixels = UnsafeRawPointer($0).assumingMemoryBound(to: UInt32.self)
        return Array(UnsafeBufferPointer(start: pixels, count: image.bytesOfPixels / 4))
      })
  }

  @Test(arguments: [1.0, 2]) func guide(scale: CGFloat) throws {
    for appearance in [Appearance.light, .dark] {
      try GuideStage.run(scale: scale, library: .demo(channels: 40), appearance: appearance) { stage in
        try compare(stage.surface, "\(appearance)")
        stage.press(.keyboardDownArrow)
        stage.press(.keyboardRightArrow)
        try compare(stage.surface, "\(appearance), with the focus moved")
        stage.press(.keyboardReturnOrEnter)
        try compare(stage.surface, "\(appearance), with details")
      }
    }
  }

  @Test(arguments: [1.0, 2]) func couch(scale: CGFloat) throws {
    try GuideStage.run(size: CGSize(width: 1_280, height: 720), scale: scale, library: .demo(channels: 40)) { stage in
      stage.press(.keyboardF11)
      try compare(stage.surface, "couch")
    }
  }

  @Test(arguments: [1.0, 2]) func randomGuide(scale: CGFloat) throws {
    for seed in [UInt64(1), 2, 3] {
      try GuideStage.run(size: CGSize(width: 900, height: 600), scale: scale, seed: seed) { stage in
        try compare(stage.surface, "seed \(seed)")
      }
    }
  }
}
