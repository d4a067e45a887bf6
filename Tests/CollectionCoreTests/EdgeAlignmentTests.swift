import Foundation
import Testing

@testable import CollectionCore

@Suite struct EdgeAlignmentTests {
  private static let all: [EdgeAlignment] = [
    .topLeading, .top, .topTrailing, .leading, .none, .trailing, .bottomLeading, .bottom, .bottomTrailing,
  ]

  @Test func whereTheLayoutScrollsDownTheTopIsBefore() {
    #expect(
      Self.all.map { $0.boundary(isHorizontal: false) } == [
        .before, .before, .before, .beside, .before, .beside, .after, .after, .after,
      ])
    #expect(Self.all.map { $0.crossUnit(isHorizontal: false) } == [0, 0.5, 1, 0, 0.5, 1, 0, 0.5, 1])
  }

  @Test func whereItScrollsSidewaysTheLeadingEdgeIsBefore() {
    #expect(
      Self.all.map { $0.boundary(isHorizontal: true) } == [
        .before, .beside, .after, .before, .before, .after, .before, .beside, .after,
      ])
    #expect(Self.all.map { $0.crossUnit(isHorizontal: true) } == [0, 0, 0, 0.5, 0.5, 0.5, 1, 1, 1])
  }
}
