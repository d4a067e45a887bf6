import Foundation
import GuideModel
import Testing
import UIKit

@testable import GuideUI

/// The row of chips and days, and the column of names, where room is scarce.
@MainActor @Suite(.serialized) struct BarRowTests {
  private static let phone = CGSize(width: 390, height: 844)

  private func chips(_ count: Int) -> [ChipRow.Chip] {
    (0..<count).map { ChipRow.Chip(filter: .group("Group \($0)"), title: "Group \($0)") }
  }

  private func fades(_ row: ChipRow) throws -> [UIView] {
    let scrollView = try #require(row.subviews.compactMap { $0 as? FadingScrollView }.first)
    return scrollView.subviews.filter { $0.layer is CAGradientLayer && !$0.isHidden }
  }

  @Test func chipsThatComeLaterFadeWhereTheyAreCut() throws {
    try GuideStage.run(size: Self.phone, library: .demo()) { stage in
      let row = ChipRow(frame: CGRect(x: 0, y: 0, width: 240, height: ShellLayout.rowHeight))
      stage.controller.view.addSubview(row)
      row.show(chips(1), selected: .all)
      stage.pacer.advance(by: 0.1)
      #expect(try fades(row).isEmpty)
      row.show(chips(9), selected: .all)
      stage.pacer.advance(by: 0.1)
      let fade = try #require(try fades(row).first)
      #expect(try fades(row).count == 1)
      #expect(fade.frame.maxX == 240 && fade.frame.width > 20)
      // Over the chips, not below them.
      #expect(fade.superview?.subviews.suffix(2).contains(fade) == true)
    }
  }

  @Test(arguments: ["en_GB", "ar_EG", "ja_JP"]) func theDayButtonTakesWhatItsNamesNeed(_ formats: String) throws {
    let language = GuideLocale(language: String(formats.prefix(2)), formats: Locale(identifier: formats))
    try GuideStage.run(size: Self.phone, library: .demo(), language: language) { stage in
      let strip = stage.controller.dayStrip
      let button = try #require(
        strip.subviews.compactMap { $0 as? ShellButton }.first { !$0.isHidden && $0.showsMenuAsPrimaryAction })
      #expect(button.frame.width == strip.bounds.width)
      #expect(strip.bounds.width >= button.fittingWidth && strip.bounds.width <= 148)
      // Another day leaves it as wide.
      let width = button.frame.width
      stage.press(.keyboardRightArrow, .control)
      #expect(button.frame.width == width && button.fittingWidth <= width)
      let chips = stage.controller.chipRow.frame
      #expect(min(abs(strip.frame.minX - chips.maxX), abs(chips.minX - strip.frame.maxX)) == 16)
    }
  }

  @Test(arguments: [
    CGSize(width: 640, height: 480), CGSize(width: 900, height: 600), CGSize(width: 1_366, height: 768),
    CGSize(width: 390, height: 844),
  ])
  func channelNamesAreWhole(size: CGSize) throws {
    try GuideStage.run(size: size, library: .demo(empty: 0)) { stage in
      let view: UICollectionView = stage.controller.collectionView
      let headers = view.visibleSupplementaryViews(ofKind: GuideElementKind.channel)
        .compactMap { $0 as? ChannelHeaderView }
      #expect(headers.count > 4)
      for header in headers {
        let name = stage.controller.rows.channels.map(\.name).first { header.accessibilityLabel?.hasSuffix($0) == true }
        let label = try #require(
          header.subviews.compactMap { $0 as? UILabel }.first { $0.text == name && !$0.isHidden })
        let whole = UILabel()
        (whole.text, whole.font, whole.numberOfLines) = (name, label.font, 0)
        let wanted = whole.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
        #expect(wanted.height <= label.bounds.height + 0.5, "\(name ?? "")")
        // The number is right below the name.
        #expect(label.bounds.height <= wanted.height + label.font.lineHeight / 2, "\(name ?? "")")
        // Without a word that is broken: each fits into a line.
        for word in (name ?? "").split(separator: " ") {
          let width = NSString(string: String(word)).size(withAttributes: [.font: label.font as Any]).width
          #expect(width <= label.bounds.width, "\(word)")
        }
      }
    }
  }

  @Test(arguments: ["ja", "ko", "zh-Hans"]) func badgesHaveRoomForWideLetters(_ language: String) throws {
    try GuideStage.run(language: GuideLocale(language: language, formats: Locale(identifier: language))) { _ in
      let font = GuideTypeScale.regular.badge
      for badge in AiringBadge.allCases {
        let width = NSString(string: badge.text).size(withAttributes: [.font: font]).width
        #expect(BadgeView.width(of: badge) >= width + 6, "\(badge.text)")
      }
    }
  }

  @Test func theBackButtonPointsToWhereOneCameFrom() throws {
    for language in ["en", "ar"] {
      try GuideStage.run(
        library: .demo(), language: GuideLocale(language: language, formats: Locale(identifier: language))
      ) { stage in
        stage.controller.openChannelDay(stage.controller.rows.channels[0])
        stage.pacer.advance(by: 0.5)
        let day = try #require(stage.controller.channelDay)
        let button = try #require(
          day.view.allSubviews.compactMap { $0 as? ShellButton }.first { $0.accessibilityLabel == ShellWords.back })
        let name = language == "ar" ? "chevron.right" : "chevron.left"
        let configuration = UIImage.SymbolConfiguration(pointSize: 15, weight: .medium)
        #expect(button.image(for: .normal) == UIImage(systemName: name, withConfiguration: configuration))
      }
    }
  }
}

extension UIView {
  fileprivate var allSubviews: [UIView] { subviews.flatMap { [$0] + $0.allSubviews } }
}
