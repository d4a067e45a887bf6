import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite struct ActivityIndicatorTests {
  private func white(_ view: UIActivityIndicatorView) -> Bool { view.color == UIColor.white }

  @Test func theOlderStylesAreSizesAndColours() {
    let large = UIActivityIndicatorView(style: .whiteLarge)
    #expect(white(large) && large.intrinsicContentSize == UIActivityIndicatorView(style: .large).intrinsicContentSize)
    let small = UIActivityIndicatorView(style: .gray)
    #expect(!white(small) && small.intrinsicContentSize == UIActivityIndicatorView(style: .medium).intrinsicContentSize)
    small.style = .white
    #expect(white(small))
    small.style = .large
    #expect(!white(small) && small.intrinsicContentSize == large.intrinsicContentSize)
  }

  @Test func aColourSetByTheAppStays() {
    let view = UIActivityIndicatorView(style: .medium)
    view.color = .systemRed
    view.style = .large
    #expect(view.color == .systemRed)
  }
}
