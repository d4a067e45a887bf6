import LegibleColors
import UIKit

/// Shows the state of a search that has no covers to show: running, nothing found, or failed.
final class NoticeView: UIView {
  var onRetry: (() -> Void)?
  let label = UILabel()
  let button = UIButton(type: .system)
  private let spinner = UIActivityIndicatorView(style: .large)

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .body)
    label.textColor = .legibleSecondary
    label.textAlignment = .center
    label.numberOfLines = 0
    layer.cornerRadius = 12
    button.setTitle("Try Again", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.onRetry?() }, for: .primaryActionTriggered)
    for view in [label, button, spinner] { addSubview(view) }
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  func show(_ search: AlbumSearch) {
    let isEmpty = search.albums.isEmpty
    var text: String?
    var canRetry = false
    switch search.state {
    case .idle: text = search.term.isEmpty ? "Search for an album, an artist or a word." : nil
    case .loading: break
    case .complete: text = isEmpty ? "Nothing found for “\(search.term)”." : nil
    case .failed(let reason, let isOffline):
      text = isOffline ? "You are offline. Covers seen before are still here." : reason
      canRetry = true
    }
    let isBusy = search.state == .loading && isEmpty
    label.text = text
    button.isHidden = !canRetry
    if isBusy { spinner.startAnimating() } else { spinner.stopAnimating() }
    isHidden = text == nil && !isBusy
    // Over covers it needs a background of its own.
    backgroundColor = isEmpty ? .clear : .secondarySystemBackground
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = max(0, min(size.width - 40, 460))
    let text = label.sizeThatFits(CGSize(width: width - 32, height: .greatestFiniteMagnitude)).height
    return CGSize(width: width, height: 16 + max(text, 40) + (button.isHidden ? 16 : 52))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let foot: CGFloat = button.isHidden ? 16 : 52
    label.frame = CGRect(x: 16, y: 16, width: bounds.width - 32, height: bounds.height - 16 - foot)
    button.frame = CGRect(x: bounds.midX - 60, y: bounds.height - 44, width: 120, height: 36)
    let size = spinner.intrinsicContentSize
    spinner.frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
}
