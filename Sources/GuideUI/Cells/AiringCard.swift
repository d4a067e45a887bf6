import GuideModel
import UIKit

/// A card next to a cell with everything that does not fit into it: title, times, episode and the beginning of the
/// description. It ignores touches.
final class AiringCard: UIView {
  private let labels = (0..<4).map { _ in UILabel() }
  private static let padding: CGFloat = 12
  private static let width: CGFloat = 300

  /// The colour of the genre, which the card also names: pointing at a cell shows what its stripe means.
  private let stripe = UIView()

  /// The item that the card belongs to.
  let indexPath: IndexPath
  private var isMirrored = false

  init(
    indexPath: IndexPath, title: String, times: String, episode: String, summary: String, genre: Genre = .undefined,
    isMirrored: Bool, summaryLines: Int = 3
  ) {
    self.indexPath = indexPath
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    backgroundColor = GuideTheme.card
    layer.cornerRadius = 8
    layer.borderWidth = 1
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.3
    layer.shadowRadius = 10
    layer.shadowOffset = CGSize(width: 0, height: 3)
    let fonts = [
      UIFont.systemFont(ofSize: 15, weight: .semibold), UIFont.systemFont(ofSize: 12.5),
      UIFont.systemFont(ofSize: 13, weight: .medium), UIFont.systemFont(ofSize: 12.5),
    ]
    stripe.backgroundColor = GuideTheme.accent(of: genre)
    stripe.layer.cornerRadius = 1.5
    stripe.isHidden = genre == .undefined
    addSubview(stripe)
    self.isMirrored = isMirrored
    let facts = genre == .undefined ? times : "\(times)  ·  \(genre.name)"
    for (index, text) in [title, facts, episode, summary].enumerated() {
      let label = labels[index]
      label.text = text
      label.font = fonts[index]
      label.textColor = index.isMultiple(of: 2) ? GuideTheme.text : GuideTheme.secondaryText
      label.numberOfLines = index == 3 ? summaryLines : 2
      label.textAlignment = isMirrored ? .right : .left
      label.isHidden = text.isEmpty
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    layer.borderColor = GuideTheme.chromeBorder.resolvedColor(with: traitCollection).cgColor
  }

  /// Places the card next to `cell` within `room`: below it, or above if there is no space below.
  func place(beside cell: CGRect, in room: CGRect) {
    let width = min(Self.width, room.width - 16)
    var y = Self.padding
    for label in labels where !label.isHidden {
      let height = label.sizeThatFits(CGSize(width: width - 2 * Self.padding, height: .greatestFiniteMagnitude))
        .height.rounded(.up)
      label.frame = CGRect(x: Self.padding, y: y, width: width - 2 * Self.padding, height: height)
      y += height + 3
    }
    let height = y - 3 + Self.padding
    stripe.frame = CGRect(
      x: isMirrored ? width - 7 : 4, y: Self.padding, width: 3, height: height - 2 * Self.padding)
    let shown = cell.intersection(room)
    var x = (shown.isNull ? cell : shown).midX - width / 2
    x = max(room.minX + 8, min(x, room.maxX - width - 8))
    let below = cell.maxY + 6
    let top = below + height <= room.maxY - 4 ? below : max(room.minY + 4, cell.minY - 6 - height)
    frame = CGRect(x: x.rounded(), y: top.rounded(), width: width, height: height)
  }
}
