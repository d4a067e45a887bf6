import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@Suite struct FontFeatureTests {
  @Test func digitsOfOneWidthAreAFeature() {
    let feature: [UIFontDescriptor.FeatureKey: Any] = [
      .type: kNumberSpacingType, .selector: kMonospacedNumbersSelector,
    ]
    let plain = UIFont.systemFont(ofSize: 20)
    let descriptor = plain.fontDescriptor.addingAttributes([.featureSettings: [feature]])
    let font = UIFont(descriptor: descriptor, size: 0)
    #expect(font == UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .regular))
    #expect(font != plain)
  }

  @Test func featuresBecomeThoseOfOpenType() {
    func features(_ settings: (Int, Int)...) -> String {
      let list = settings.map { [UIFontDescriptor.FeatureKey.type: $0.0, .selector: $0.1] as [_: Any] }
      let descriptor = UIFont.systemFont(ofSize: 20).fontDescriptor.addingAttributes([.featureSettings: list])
      return UIFont(descriptor: descriptor, size: 0).values.description.features
    }
    #expect(features() == "")
    #expect(features((kLowerCaseType, kLowerCaseSmallCapsSelector)) == "smcp=1")
    #expect(
      features((kStylisticAlternativesType, kStylisticAltTwoOnSelector), (kFractionsType, kDiagonalFractionsSelector))
        == "frac=1, ss02=1")
    #expect(features((kLigaturesType, kCommonLigaturesOffSelector)) == "liga=0")
    #expect(features((kLowerCaseType, kLowerCaseSmallCapsSelector), (kLowerCaseType, kDefaultLowerCaseSelector)) == "")
    #expect(features((kStylisticAlternativesType, kStylisticAltTwentyOffSelector), (99, 1)) == "")
  }
}
