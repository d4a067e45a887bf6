import Testing
import UIKit

@testable import GuideModel
@testable import GuideUI

@MainActor @Suite struct GuideThemeTests {
  private static func luminance(_ color: UIColor, _ style: UIUserInterfaceStyle) -> Double {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).getRed(
      &red, green: &green, blue: &blue, alpha: &alpha)
    func linear(_ value: CGFloat) -> Double {
      let value = Double(value)
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// WCAG 2.1, 1.4.3.
  static func contrast(_ one: UIColor, _ other: UIColor, _ style: UIUserInterfaceStyle) -> Double {
    let (a, b) = (luminance(one, style), luminance(other, style))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark]) func textIsReadableOnEverySurface(
    style: UIUserInterfaceStyle
  ) {
    let surfaces = [
      GuideTheme.background, GuideTheme.cell, GuideTheme.runningCell, GuideTheme.pastCell, GuideTheme.gapCell,
      GuideTheme.selectedCell, GuideTheme.chrome,
    ]
    for surface in surfaces {
      #expect(Self.contrast(GuideTheme.text, surface, style) >= 4.5)
      #expect(Self.contrast(GuideTheme.secondaryText, surface, style) >= 4.5)
    }
    for surface in [GuideTheme.pastCell, GuideTheme.gapCell] {
      #expect(Self.contrast(GuideTheme.pastText, surface, style) >= 4.5)
    }
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark]) func marksStandOutFromWhatTheyLieOn(
    style: UIUserInterfaceStyle
  ) {
    for surface in [GuideTheme.cell, GuideTheme.runningCell, GuideTheme.background] {
      #expect(Self.contrast(GuideTheme.now, surface, style) >= 3)
      #expect(Self.contrast(GuideTheme.accent, surface, style) >= 3)
    }
    for genre in Genre.allCases {
      guard let accent = GuideTheme.accent(of: genre) else { continue }
      #expect(Self.contrast(accent, GuideTheme.cell, style) >= 2.5, "\(genre)")
    }
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark]) func textOnMarksIsReadable(style: UIUserInterfaceStyle) {
    for surface in [
      GuideTheme.nowMark, GuideTheme.liveBadge, GuideTheme.newBadge, GuideTheme.premiereBadge,
    ] {
      #expect(Self.contrast(GuideTheme.badgeText, surface, style) >= 4.5)
    }
    for surface in [GuideTheme.elapsed, GuideTheme.card] {
      #expect(Self.contrast(GuideTheme.text, surface, style) >= 4.5)
      #expect(Self.contrast(GuideTheme.secondaryText, surface, style) >= 4.5)
    }
    #expect(Self.contrast(GuideTheme.star, GuideTheme.chrome, style) >= 3)
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark]) func whiteAndBlackLogosStandOutFromTheirPlate(
    style: UIUserInterfaceStyle
  ) {
    #expect(Self.contrast(.white, GuideTheme.logoPlate, style) >= 3)
    #expect(Self.contrast(.black, GuideTheme.logoPlate, style) >= 3)
    #expect(Self.contrast(GuideTheme.secondaryText, GuideTheme.gapCell, style) >= 4.5)
  }

  @Test func initialsAreTheFirstLettersOfTwoWords() {
    #expect(ChannelHeaderView.initials(of: "the late show") == "TL")
    #expect(ChannelHeaderView.initials(of: "«Новости» дня") == "НД")
    #expect(ChannelHeaderView.initials(of: "24") == "2")
    #expect(ChannelHeaderView.initials(of: "") == "")
  }
}
