import Foundation
import Testing

@testable import CollectionCore

@Suite struct ScrollHeadingTests {
  private let view = CGSize(width: 100, height: 200)
  private let tall = CGSize(width: 100, height: 5_000)

  @Test func `at rest at the start, what comes is the way the content is long`() {
    var heading = ScrollHeading()
    #expect(heading.move(to: .zero, content: tall, view: view) == .zero)
    #expect(heading.direction == (0, 1))
    var wide = ScrollHeading()
    _ = wide.move(to: .zero, content: CGSize(width: 900, height: 200), view: view)
    #expect(wide.direction == (1, 0))
  }

  @Test func `the last direction stays, and without movement there is nothing to look for`() {
    var heading = ScrollHeading()
    _ = heading.move(to: CGPoint(x: 0, y: 300), content: tall, view: view)
    #expect(heading.move(to: CGPoint(x: 0, y: 260), content: tall, view: view) == CGSize(width: 0, height: 40))
    #expect(heading.direction == (0, -1))
    #expect(heading.move(to: CGPoint(x: 0, y: 260), content: tall, view: view) == nil)
    heading.isStale = true
    #expect(heading.move(to: CGPoint(x: 0, y: 260), content: tall, view: view) == .zero)
    #expect(heading.direction == (0, -1) && !heading.isStale)
  }
}
