import Foundation
import PlaneGeometry
import Testing

@testable import CollectionCore

/// Compares the flow layout's arithmetic with measured frames (facts, section 6).
@Suite struct FlowLayoutCoreTests {
  private func makeCore(
    _ width: CGFloat, scale: CGFloat = 2, isHorizontal: Bool = false, headersPin: Bool = false, footersPin: Bool = false
  ) -> FlowLayoutCore {
    FlowLayoutCore(
      container: .init(
        isHorizontal: isHorizontal, lineLength: width, scale: scale, headersPin: headersPin, footersPin: footersPin))
  }

  private func frames(_ core: FlowLayoutCore, section: Int = 0) -> [CGRect] {
    (0..<core.sections[section].itemCount).compactMap { core.frame(ofItem: $0, section: section) }
  }

  private func origins(_ core: FlowLayoutCore, section: Int = 0) -> [CGPoint] {
    frames(core, section: section).map(\.origin)
  }

  private func points(_ pairs: [(CGFloat, CGFloat)]) -> [CGPoint] { pairs.map { CGPoint(x: $0.0, y: $0.1) } }

  private let square = CGSize(width: 50, height: 50)

  @Test("The last, incomplete row of equal items has the gaps of a full row (facts 6.2)")
  func grid() {
    var core = makeCore(375)
    core.appendSection(
      metrics: .init(insetBefore: 16, insetAfter: 16, insetStart: 16, insetEnd: 16, lineSpacing: 12, itemSpacing: 12),
      count: 8, itemSize: CGSize(width: 100, height: 100))
    #expect(
      origins(core)
        == points([
          (16, 16), (137.5, 16), (259, 16), (16, 128), (137.5, 128), (259, 128), (16, 240), (137.5, 240),
        ]))
    #expect(core.contentSize == CGSize(width: 375, height: 356))
  }

  @Test("Justified first line, minimum spacing in a mixed last line, centring across the line (facts 6.5)")
  func mixedSizes() {
    let metrics = FlowSectionMetrics(
      insetBefore: 10, insetAfter: 10, insetStart: 12, insetEnd: 12, lineSpacing: 18, itemSpacing: 14)
    var core = makeCore(375)
    core.appendSection(metrics: metrics, count: 11, itemSize: CGSize(width: 84, height: 56))
    #expect(core.contentSize.height == 298)
    core.appendSection(
      metrics: metrics,
      itemSizes: [(200, 44), (70, 60), (120, 44), (90, 80), (110, 44)].map { CGSize(width: $0.0, height: $0.1) })
    #expect(
      frames(core, section: 1)
        == [
          CGRect(x: 12, y: 316, width: 200, height: 44), CGRect(x: 293, y: 308, width: 70, height: 60),
          CGRect(x: 12, y: 404, width: 120, height: 44), CGRect(x: 146, y: 386, width: 90, height: 80),
          CGRect(x: 250, y: 404, width: 110, height: 44),
        ])
  }

  @Test("Horizontal sections, header across the whole height, columns justified (facts 6.6)")
  func horizontal() {
    let metrics = FlowSectionMetrics(
      headerLength: 44, insetBefore: 14, insetAfter: 14, insetStart: 10, insetEnd: 10, lineSpacing: 12, itemSpacing: 10)
    var core = makeCore(240, isHorizontal: true)
    core.appendSection(metrics: metrics, count: 4, itemSize: CGSize(width: 96, height: 72))
    core.appendSection(metrics: metrics, count: 2, itemSize: CGSize(width: 96, height: 72))
    #expect(core.frame(ofHeader: 0, visible: nil) == CGRect(x: 0, y: 0, width: 44, height: 240))
    #expect(origins(core) == points([(58, 10), (58, 158), (166, 10), (166, 158)]))
    #expect(core.frame(ofHeader: 1, visible: nil) == CGRect(x: 276, y: 0, width: 44, height: 240))
    #expect(origins(core, section: 1) == points([(334, 10), (334, 158)]))
    #expect(core.contentSize == CGSize(width: 444, height: 240))
  }

  @Test("Headers and footers span the width; an empty section keeps both insets (facts 6.7)")
  func headersAndFooters() {
    var metrics = FlowSectionMetrics(
      headerLength: 30, footerLength: 24, insetBefore: 6, insetAfter: 12, insetStart: 10, insetEnd: 10)
    var core = makeCore(375)
    core.appendSection(metrics: metrics, count: 3, itemSize: CGSize(width: 64, height: 64))
    core.appendSection(metrics: metrics, count: 0, itemSize: CGSize(width: 64, height: 64))
    metrics.lineSpacing = 10
    core.appendSection(metrics: metrics, count: 8, itemSize: CGSize(width: 64, height: 64))
    #expect(core.frame(ofHeader: 0, visible: nil) == CGRect(x: 0, y: 0, width: 375, height: 30))
    #expect(core.frame(ofItem: 0, section: 0)?.minY == 36)
    #expect(core.frame(ofFooter: 0, visible: nil) == CGRect(x: 0, y: 112, width: 375, height: 24))
    #expect(core.frame(ofHeader: 1, visible: nil)?.minY == 136)
    #expect(core.frame(ofFooter: 1, visible: nil)?.minY == 184)
    #expect(core.frame(ofHeader: 2, visible: nil)?.minY == 208)
    #expect(Set(origins(core, section: 2).map(\.y)) == [244, 318])
  }

  @Test("Four items of 50 in 375 are 15 apart, as if seven filled the line (facts 6.9)")
  func phantoms() {
    var core = makeCore(375)
    core.appendSection(metrics: .init(), count: 4, itemSize: square)
    // Six items, real ones and phantoms: 6 * 50 + 5 * 15 = 375.
    #expect(origins(core).map(\.x) == [0, 65, 130, 195])
  }

  @Test(
    "Origins are rounded to the pixel, sizes are not (facts 6.9)",
    arguments: [(1, [12, 102, 193]), (2, [12, 102.5, 192.5])] as [(CGFloat, [CGFloat])])
  func pixels(scale: CGFloat, expected: [CGFloat]) {
    // A gap of 10.333.
    var core = makeCore(12 + 3 * 80 + 2 * 31.0 / 3 + 12, scale: scale)
    core.appendSection(
      metrics: .init(insetStart: 12, insetEnd: 12), count: 3, itemSize: CGSize(width: 80, height: 40.3))
    #expect(origins(core).map(\.x) == expected)
    #expect(frames(core).allSatisfy { $0.height == 40.3 })
  }

  @Test("Cases X, AA, AB, AC, AD, AE of uniformity, 375 wide (facts 6.9)")
  func uniformity() {
    func xs(_ sizes: [(CGFloat, CGFloat)]) -> [CGFloat] {
      var core = makeCore(375)
      core.appendSection(metrics: .init(), itemSizes: sizes.map { CGSize(width: $0.0, height: $0.1) })
      return origins(core).map(\.x)
    }
    let gap: CGFloat = (375 - 4 * 80) / 3
    let justified: [CGFloat] = (0..<4).map { (CGFloat($0) * (80 + gap) * 2).rounded() / 2 }
    #expect(xs(Array(repeating: (80, 40), count: 4)) == justified, "X")
    #expect(xs([(80, 40), (80, 90), (80, 40), (80, 40)]) == [0, 90, 180, 270], "AA")
    #expect(xs([(80, 40), (100, 40), (60, 40)]) == [0, 90, 200], "AB")
    #expect(xs(Array(repeating: (80, 40), count: 5)) == justified + [0], "AC")
    #expect(xs([(80, 40), (80, 90), (80, 40), (80, 40), (80, 40)]) == justified + [0], "AD")
    var core = makeCore(375)
    for _ in 0..<2 {
      core.appendSection(metrics: .init(), itemSizes: Array(repeating: CGSize(width: 80, height: 40), count: 3))
    }
    #expect(origins(core, section: 1).map(\.x) == Array(justified.prefix(3)), "AE")
    #expect(origins(core, section: 1).map(\.y) == [40, 40, 40], "AE")
  }

  @Test("A line that can hold only one item centres it, even one that is wider than the line (facts 6.9)")
  func single() {
    var core = makeCore(375)
    core.appendSection(
      metrics: .init(), itemSizes: [CGSize(width: 201, height: 10), CGSize(width: 401, height: 10)])
    #expect(origins(core).map(\.x) == [87, -13])
  }

  @Test("A width that is a sum of thirds or sevenths takes all its columns", arguments: 2...40)
  func exactFit(columns: Int) {
    for width: CGFloat in [320, 375, 390, 393, 414, 428, 768, 1024] {
      let length = width / CGFloat(columns)
      var uniform = makeCore(width)
      let metrics = FlowSectionMetrics(lineSpacing: 0, itemSpacing: 0)
      uniform.appendSection(metrics: metrics, count: columns + 1, itemSize: CGSize(width: length, height: 10))
      #expect(uniform.contentSize.height == 20)
      var mixed = makeCore(width)
      mixed.appendSection(
        metrics: metrics,
        itemSizes: (0...columns).map { CGSize(width: length, height: $0 == 0 ? 9 : 10) })
      #expect(mixed.contentSize.height == 20)
    }
  }

  @Test("Pinned headers stay at the visible top until their section's lines have passed")
  func pinnedHeaders() {
    var core = makeCore(320, headersPin: true)
    let metrics = FlowSectionMetrics(headerLength: 40, footerLength: 20)
    for _ in 0..<3 { core.appendSection(metrics: metrics, count: 10, itemSize: CGSize(width: 320, height: 90)) }
    // A section: 40 + 990 + 20 = 1050.
    func header(_ section: Int, at y: CGFloat) -> CGFloat? {
      core.frame(ofHeader: section, visible: CGRect(x: 0, y: y, width: 320, height: 480))?.minY
    }
    #expect(header(0, at: -50) == 0)
    #expect(header(0, at: 0) == 0)
    #expect(header(0, at: 500) == 500)
    #expect(header(0, at: 989) == 989)
    #expect(header(0, at: 1000) == 990)
    #expect(header(0, at: 5000) == 990)
    #expect(header(1, at: 500) == 1050)
    #expect(header(1, at: 1060) == 1060)
    var found: [FlowElement] = []
    let visible = CGRect(x: 0, y: 500, width: 320, height: 480)
    core.forEachElement(in: CGRect(x: 0, y: 500, width: 320, height: 10), visible: visible) { element, _ in
      found.append(element)
    }
    #expect(found.contains(.header(section: 0)))
  }

  @Test("Pinned footers stay at the visible bottom until their section begins")
  func pinnedFooters() {
    var core = makeCore(320, footersPin: true)
    let metrics = FlowSectionMetrics(headerLength: 40, footerLength: 20)
    for _ in 0..<2 { core.appendSection(metrics: metrics, count: 10, itemSize: CGSize(width: 320, height: 90)) }
    func footer(_ section: Int, at y: CGFloat) -> CGFloat? {
      core.frame(ofFooter: section, visible: CGRect(x: 0, y: y, width: 320, height: 480))?.minY
    }
    #expect(footer(0, at: 0) == 460)
    #expect(footer(0, at: 570) == 1030)
    #expect(footer(0, at: 900) == 1030)
    #expect(footer(1, at: 0) == 1090)
    #expect(footer(1, at: 700) == 1160)
  }

  @Test("A million items of one size are a handful of numbers")
  func million() {
    var core = makeCore(375)
    core.appendSection(metrics: .init(), count: 1_000_000, itemSize: square)
    #expect(core.sections[0].lines.blocks.count == 1)
    #expect(core.sections[0].sizes.each == nil)
    // Six to a line.
    #expect(core.contentSize.height == CGFloat(166_667 * 60 - 10))
    var visited = 0
    core.forEachElement(in: CGRect(x: 0, y: 5_000_000, width: 375, height: 600), visible: nil) { _, _ in visited += 1 }
    #expect(visited == 60 || visited == 66)
    #expect(core.frame(ofItem: 999_999, section: 0)?.origin == CGPoint(x: 195, y: CGFloat(166_666 * 60)))
  }

  @Test("Measuring items of a million touches the lines around them only")
  func millionMeasured() {
    var core = makeCore(375)
    core.appendSection(metrics: .init(), count: 1_000_000, itemSize: CGSize(width: 375, height: 44))
    for item in 500_000..<502_000 {
      core.update(sizes: [item: CGSize(width: 375, height: 60)], inSection: 0)
    }
    #expect(core.sections[0].lines.blocks.count < 20)
    #expect(core.contentSize.height == CGFloat(1_000_000 * 54 - 10 + 2000 * 16))
    #expect(core.frame(ofItem: 501_000, section: 0)?.minY == CGFloat(501_000 * 54 + 1000 * 16))
    #expect(core.frame(ofItem: 999_999, section: 0)?.minY == CGFloat(999_999 * 54 + 2000 * 16))
  }

  @Test("Lines that overlap by a negative spacing are found")
  func negativeSpacing() {
    for spacing: CGFloat in [-30, -50, -80] {
      var core = makeCore(100)
      core.appendSection(
        metrics: .init(lineSpacing: spacing),
        itemSizes: (0..<50).map { CGSize(width: 100, height: 40 + CGFloat($0 % 3)) })
      let rect = CGRect(x: 0, y: 10, width: 100, height: 30)
      var found: [Int] = []
      core.forEachElement(in: rect, visible: nil) { element, _ in
        if case .item(let item, _) = element { found.append(item) }
      }
      let expected = (0..<50).filter { core.frame(ofItem: $0, section: 0)?.overlaps(rect) ?? false }
      #expect(found == expected)
    }
  }
}
