import Foundation
import PlaneGeometry
import SeededRandom
import Testing

@testable import CollectionCore

/// Compares random flow layouts with `NaiveFlowLayout`.
@Suite struct FlowLayoutCorePropertyTests {
  private static let width: CGFloat = 375

  private static func metrics(_ generator: inout SeededGenerator) -> FlowSectionMetrics {
    FlowSectionMetrics(
      headerLength: Bool.random(using: &generator) ? CGFloat.random(in: 1...60, using: &generator) : 0,
      footerLength: Bool.random(using: &generator) ? CGFloat.random(in: 1...60, using: &generator) : 0,
      insetBefore: CGFloat(Int.random(in: 0...20, using: &generator)),
      insetAfter: CGFloat(Int.random(in: 0...20, using: &generator)),
      insetStart: CGFloat(Int.random(in: 0...30, using: &generator)),
      insetEnd: CGFloat(Int.random(in: 0...30, using: &generator)),
      lineSpacing: CGFloat(Int.random(in: 0...15, using: &generator)),
      itemSpacing: CGFloat(Int.random(in: 0...15, using: &generator)))
  }

  private static func sizes(_ generator: inout SeededGenerator) -> [CGSize] {
    let count = Int.random(in: 0...70, using: &generator)
    let fractions: [CGFloat] = [0, 0.25, 1 / 3]
    // A few different sizes make lines of equal ones; some are wider than the line.
    let widest = [60, 150, 450].randomElement(using: &generator) ?? 60
    let palette = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
      CGSize(
        width: CGFloat(Int.random(in: 20...widest, using: &generator)),
        height: CGFloat(Int.random(in: 1...90, using: &generator)) + (fractions.randomElement(using: &generator) ?? 0))
    }
    return (0..<count).map { _ in palette.randomElement(using: &generator) ?? .zero }
  }

  private static func isClose(_ a: CGRect?, _ b: CGRect?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return abs(a.minX - b.minX) < 1e-6 && abs(a.minY - b.minY) < 1e-6 && abs(a.width - b.width) < 1e-9
      && abs(a.height - b.height) < 1e-9
  }

  private static func compare(_ core: FlowLayoutCore, _ model: NaiveFlowLayout, seed: UInt64) -> Bool {
    guard abs(core.contentSize.height - model.height) < 1e-6 else {
      Issue.record("seed \(seed): height \(core.contentSize.height), expected \(model.height)")
      return false
    }
    for (section, frames) in model.items.enumerated() {
      for (item, frame) in frames.enumerated() where !isClose(core.frame(ofItem: item, section: section), frame) {
        Issue.record(
          "seed \(seed): item \(section).\(item) is \(String(describing: core.frame(ofItem: item, section: section))), expected \(frame)"
        )
        return false
      }
      guard isClose(core.frame(ofHeader: section, visible: nil), model.headers[section]),
        isClose(core.frame(ofFooter: section, visible: nil), model.footers[section])
      else {
        Issue.record("seed \(seed): header or footer of section \(section)")
        return false
      }
    }
    return true
  }

  /// Returns the elements that intersect the rectangle, by testing each.
  private static func elements(_ core: FlowLayoutCore, in rect: CGRect) -> [FlowElement] {
    var result: [FlowElement] = []
    for section in core.sections.indices {
      if core.frame(ofHeader: section, visible: nil)?.overlaps(rect) == true {
        result.append(.header(section: section))
      }
      for item in 0..<core.sections[section].itemCount
      where core.frame(ofItem: item, section: section)?.overlaps(rect) == true {
        result.append(.item(item, section: section))
      }
      if core.frame(ofFooter: section, visible: nil)?.overlaps(rect) == true {
        result.append(.footer(section: section))
      }
    }
    return result
  }

  @Test("Frames and queries agree with the naive layout", arguments: 0..<120)
  func agreement(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let scale = ([1, 2, 3] as [CGFloat]).randomElement(using: &generator) ?? 1
    var core = FlowLayoutCore(container: .init(lineLength: Self.width, scale: scale))
    var sections: [NaiveFlowLayout.Section] = []
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      let (metrics, sizes) = (Self.metrics(&generator), Self.sizes(&generator))
      if let first = sizes.first, sizes.allSatisfy({ $0 == first }) {
        core.appendSection(metrics: metrics, count: sizes.count, itemSize: first)
      } else {
        core.appendSection(metrics: metrics, itemSizes: sizes)
      }
      sections.append(.init(metrics: metrics, sizes: sizes))
    }
    let model = NaiveFlowLayout(sections: sections, width: Self.width, scale: scale)
    guard Self.compare(core, model, seed: UInt64(seed)) else { return }
    for _ in 0..<10 {
      let rect = CGRect(
        x: CGFloat.random(in: -50...300, using: &generator),
        y: CGFloat.random(in: -100...model.height, using: &generator),
        width: CGFloat.random(in: 0...400, using: &generator), height: CGFloat.random(in: 0...700, using: &generator))
      var found: [FlowElement] = []
      core.forEachElement(in: rect, visible: nil) { element, _ in found.append(element) }
      #expect(found == Self.elements(core, in: rect), "seed \(seed)")
    }
  }

  @Test("Changing sizes gives the same as rebuilding", arguments: 0..<60)
  func incrementalChanges(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed) &+ 1_000_000)
    var core = FlowLayoutCore(container: .init(lineLength: Self.width, scale: 2))
    var sections: [NaiveFlowLayout.Section] = []
    for _ in 0..<2 {
      let metrics = Self.metrics(&generator)
      let isEstimated = Bool.random(using: &generator)
      var sizes = Self.sizes(&generator)
      if isEstimated {
        let estimate = CGSize(width: CGFloat(Int.random(in: 30...375, using: &generator)), height: 44)
        sizes = Array(repeating: estimate, count: Int.random(in: 1...900, using: &generator))
        core.appendSection(metrics: metrics, count: sizes.count, itemSize: estimate)
      } else {
        core.appendSection(metrics: metrics, itemSizes: sizes)
      }
      sections.append(.init(metrics: metrics, sizes: sizes))
    }
    for _ in 0..<25 {
      let section = Int.random(in: 0..<2, using: &generator)
      let count = sections[section].sizes.count
      guard count > 0 else { continue }
      let first = Int.random(in: 0..<count, using: &generator)
      var changes: [Int: CGSize] = [:]
      for item in first..<min(count, first + Int.random(in: 1...5, using: &generator)) {
        changes[item] = CGSize(
          width: CGFloat(Int.random(in: 10...200, using: &generator)),
          height: CGFloat(Int.random(in: 10...100, using: &generator)))
      }
      for (item, size) in changes { sections[section].sizes[item] = size }
      core.update(sizes: changes, inSection: section)
      let model = NaiveFlowLayout(sections: sections, width: Self.width, scale: 2)
      guard Self.compare(core, model, seed: UInt64(seed)) else { return }
    }
    var container = core.container
    container.lineLength = 250
    core.update(container)
    _ = Self.compare(core, NaiveFlowLayout(sections: sections, width: 250, scale: 2), seed: UInt64(seed))
  }
}
