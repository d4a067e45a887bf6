import Testing

@testable import UIKit

@Suite struct FontFeatureTests {
  @Test func digitsOfOneWidthCanBeAskedForAsAFeature() {
    let feature: [UIFontDescriptor.FeatureKey: Any] = [
      .type: kNumberSpacingType, .selector: kMonospacedNumbersSelector,
    ]
    let plain = UIFont.systemFont(ofSize: 20)
    let descriptor = plain.fontDescriptor.addingAttributes([.featureSettings: [feature]])
    let font = UIFont(descriptor: descriptor, size: 0)
    #expect(font == UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .regular))
    #expect(font != plain)
  }
}
