import Testing
import UIKit

@MainActor struct ButtonImageSizeTests {
  private let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }

  @Test(arguments: [false, true]) func thePictureGrowsAtTheTextSizesForAccessibility(_ isConfigured: Bool) {
    let button = isConfigured ? UIButton(configuration: .plain()) : UIButton(type: .custom)
    if button.configuration == nil {
      button.setImage(picture, for: .normal)
    } else {
      button.configuration?.image = picture
    }
    let usual = button.intrinsicContentSize
    button.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    button.updateTraitsIfNeeded()
    #expect(button.intrinsicContentSize == usual)
    button.adjustsImageSizeForAccessibilityContentSizeCategory = true
    let large = button.intrinsicContentSize
    #expect(large.width > usual.width && large.height > usual.height)
    button.traitOverrides.preferredContentSizeCategory = .extraLarge
    button.updateTraitsIfNeeded()
    #expect(button.intrinsicContentSize == usual)
  }

  @Test func buttonsAndPictureViewsCanBeAdjustedAlike() {
    let all: [any UIAccessibilityContentSizeCategoryImageAdjusting] = [UIButton(), UIImageView()]
    for object in all { object.adjustsImageSizeForAccessibilityContentSizeCategory = true }
    #expect(all.allSatisfy { $0.adjustsImageSizeForAccessibilityContentSizeCategory })
  }
}
