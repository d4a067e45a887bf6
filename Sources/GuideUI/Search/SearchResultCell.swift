import GuideModel
import UIKit

/// An airing that a search found: title, the passage with the words, channel, day and time.
final class SearchResultCell: ListCell {
  static let reuseIdentifier = "SearchResultCell"
  static let height: CGFloat = 72

  struct Content: Equatable {
    var title: String
    /// The words to emphasise in the title.
    var words: [String]
    /// The episode, or the passage that contains the words.
    var passage: String
    var channel: String
    /// "Sat 21 · 20:15 – 21:45".
    var times: String
    var genre: Genre
    var isPast: Bool
    var hasReminder = false
  }

  private let titleLabel = ListCell.label(UIFont.systemFont(ofSize: 15), GuideTheme.text)
  private let passageLabel = ListCell.label(GuideTheme.detailFont, GuideTheme.secondaryText)
  private let factsLabel = ListCell.label(GuideTheme.detailFont, GuideTheme.secondaryText)
  private let stripe = UIView()
  private let bell = BellView(side: 14)

  var content: Content? {
    didSet { if content != oldValue { showContent() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [titleLabel, passageLabel, factsLabel, stripe, bell] as [UIView] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  private static let titleFont = UIFont.systemFont(ofSize: 15)
  private static let foundFont = UIFont.systemFont(ofSize: 15, weight: .bold)

  private func showContent() {
    guard let content else { return }
    showTitle(content)
    passageLabel.text = content.passage
    factsLabel.text = [content.channel, content.times].joinedInReadingOrder()
    stripe.backgroundColor = GuideTheme.accent(of: content.genre) ?? .clear
    bell.isHidden = !content.hasReminder
    accessibilityLabel = [
      content.title, content.channel, content.times, content.hasReminder ? localized("reminder set") : "",
    ].filter { !$0.isEmpty }.joined(separator: ", ")
    accessibilityValue = content.passage.isEmpty ? nil : content.passage
    setNeedsLayout()
  }

  private func showTitle(_ content: Content) {
    let color = content.isPast ? GuideTheme.pastText : GuideTheme.text
    let found = SearchWords.ranges(of: content.words, in: content.title)
    guard !found.isEmpty else {
      // Foundation for Linux never frees all of a text with attributes, so others stay plain.
      titleLabel.font = Self.titleFont
      titleLabel.textColor = color
      titleLabel.text = content.title
      return
    }
    let key = TitleKey(title: content.title, words: content.words, isPast: content.isPast)
    if let known = Self.titles[key] {
      titleLabel.attributedText = known
      return
    }
    let title = NSMutableAttributedString(
      string: content.title, attributes: [.font: Self.titleFont, .foregroundColor: color])
    for range in found { title.addAttributes([.font: Self.foundFont], range: NSRange(range, in: content.title)) }
    if Self.titles.count >= Self.mostTitles { Self.titles.removeAll() }
    let kept = NSAttributedString(attributedString: title)
    Self.titles[key] = kept
    titleLabel.attributedText = kept
  }

  private struct TitleKey: Hashable {
    var title: String
    var words: [String]
    var isPast: Bool
  }

  /// The titles that were shown, so that none is created a second time while one types or scrolls.
  private static var titles: [TitleKey: NSAttributedString] = [:]
  private static let mostTitles = 2_000

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width - 2 * Self.padding - (bell.isHidden ? 0 : bell.side + 8)
    let hasPassage = !(passageLabel.text ?? "").isEmpty
    passageLabel.isHidden = !hasPassage
    var y: CGFloat = hasPassage ? 7 : 16
    var parts: [(UIView, CGRect)] = [
      (stripe, CGRect(x: 0, y: 0, width: 4, height: bounds.height)),
      (
        bell,
        CGRect(
          x: bounds.width - Self.padding - bell.side, y: (bounds.height - bell.side) / 2, width: bell.side,
          height: bell.side)
      ),
    ]
    for (label, height) in [(titleLabel, 21), (passageLabel, 18), (factsLabel, 18)] as [(UILabel, CGFloat)]
    where !label.isHidden {
      parts.append((label, CGRect(x: Self.padding, y: y, width: width, height: height)))
      y += height + 1
    }
    place(parts)
  }
}
