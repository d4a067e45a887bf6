import UIKit

/// The window's keys and what they do.
final class KeySheetViewController: GuidePanel {
  /// The keys with their meanings.
  static var keys: [(key: String, meaning: String)] {
    [
      ("← → ↑ ↓", ShellWords.keyArrows), ("Enter", ShellWords.keyEnter), ("Esc", ShellWords.keyEscape),
      ("Tab", ShellWords.keyTab), ("Ctrl ← →", ShellWords.keyDay), ("Page ↑ ↓", ShellWords.keyPage),
      ("Home", ShellWords.keyHome), ("End", ShellWords.keyEnd), ("0 … 9", ShellWords.keyDigits),
      ("Ctrl F  /", ShellWords.keySearch), ("+  −", ShellWords.keyZoom), ("Ctrl 0", ShellWords.normalZoom),
      ("V", ShellWords.keyView), ("W", ShellWords.keyWatch), ("F", ShellWords.keyFavourite),
      ("C", ShellWords.keyChannels), ("D", ShellWords.keyChannelDay), ("R", ShellWords.keyRemind),
      ("Menu", ShellWords.keyMenu), ("F11", CouchWords.mode),
      ("?  F1", ShellWords.keys),
    ]
  }

  private let scrollView = PanelScrollView()
  private var rows: [(key: UILabel, meaning: UILabel)] = []

  init() {
    super.init(nibName: nil, bundle: nil)
    title = ShellWords.keys
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(scrollView)
    rows = Self.keys.map { key, meaning in
      let keyLabel = UILabel()
      keyLabel.text = key
      keyLabel.font = UIFont.systemFont(ofSize: 13.5, weight: .semibold)
      keyLabel.textColor = GuideTheme.text
      let meaningLabel = UILabel()
      meaningLabel.text = meaning
      meaningLabel.font = UIFont.systemFont(ofSize: 13.5)
      meaningLabel.textColor = GuideTheme.secondaryText
      meaningLabel.numberOfLines = 0
      scrollView.addSubview(keyLabel)
      scrollView.addSubview(meaningLabel)
      return (keyLabel, meaningLabel)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = contentFrame
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = scrollView.bounds.width
    let keyWidth: CGFloat = 96
    let meaningWidth = max(0, width - keyWidth - 56)
    var y: CGFloat = 16
    for (key, meaning) in rows {
      let size = meaning.sizeThatFits(CGSize(width: meaningWidth, height: .greatestFiniteMagnitude))
      let height = max(20, size.height.rounded(.up))
      let keyX = isRightToLeft ? width - 20 - keyWidth : 20
      let meaningX = isRightToLeft ? 20 : 36 + keyWidth
      key.frame = CGRect(x: keyX, y: y, width: keyWidth, height: 20)
      meaning.frame = CGRect(x: meaningX, y: y, width: meaningWidth, height: height)
      y += height + 12
    }
    scrollView.contentSize = CGSize(width: width, height: y + 8)
  }
}

/// A scroll view that takes the focus if its text is longer than the panel, so that keys can scroll it.
final class PanelScrollView: UIScrollView {
  override var canBecomeFocused: Bool { contentSize.height > bounds.height + 1 }
}
