import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Documented behaviour of symbol images: the configuration of an image view supplies the values that the image's own
/// configuration leaves open.
@MainActor @Suite struct ImageViewSymbolTests {
  @Test func thePreferredConfigurationSizesTheSymbol() throws {
    let symbol = try #require(UIImage(systemName: "star"))
    let view = UIImageView(image: symbol)
    let plain = view.intrinsicContentSize
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
    #expect(view.image === symbol)
    #expect(view.intrinsicContentSize.height > plain.height * 1.8)
    #expect(view.sizeThatFits(.zero) == view.intrinsicContentSize)
    view.preferredSymbolConfiguration = nil
    #expect(view.intrinsicContentSize == plain)
  }

  @Test func theImagesConfigurationComesFirst() throws {
    let small = try #require(
      UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 10)))
    let view = UIImageView(frame: .zero)
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 40, weight: .bold)
    view.image = small
    #expect(view.intrinsicContentSize.height == small.size.height)
  }

  @Test func otherImagesStayAsTheyAre() {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 7)).image { _ in }
    let view = UIImageView(image: picture)
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 40)
    #expect(view.intrinsicContentSize == CGSize(width: 12, height: 7))
  }
}
