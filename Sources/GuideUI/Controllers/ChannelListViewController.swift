import GuideModel
import UIKit

/// Every channel: a click shows or hides it, a drag or the arrows beside it change the order.
final class ChannelListViewController: GuidePanel, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var onChange: (() -> Void)?
  private let editor: any GuideChannelEditing
  private let images: ImageLoader?
  private var channels: [Channel] = []
  private var list: UICollectionView!

  init(editor: any GuideChannelEditing, images: ImageLoader?) {
    self.editor = editor
    self.images = images
    super.init(nibName: nil, bundle: nil)
    title = "Channels"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    list.backgroundColor = GuideTheme.chrome
    list.register(ChannelListCell.self, forCellWithReuseIdentifier: "ChannelListCell")
    list.dataSource = self
    list.delegate = self
    view.addSubview(list)
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0.25
    press.addAction { [weak self, weak press] _ in
      if let press { self?.dragged(press) }
    }
    list.addGestureRecognizer(press)
    load()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    list.frame = contentFrame
    list.collectionViewLayout.invalidateLayout()
  }

  private func load() {
    do {
      channels = try editor.everyChannel()
    } catch {
      channels = []
      title = "Channels: \(error)"
    }
    list.reloadData()
  }

  private func dragged(_ recognizer: UILongPressGestureRecognizer) {
    let location = recognizer.location(in: list)
    switch recognizer.state {
    case .began:
      if let indexPath = list.indexPathForItem(at: location) {
        _ = list.beginInteractiveMovementForItem(at: indexPath)
      }
    case .changed:
      list.updateInteractiveMovementTargetPosition(CGPoint(x: list.bounds.midX, y: location.y))
    case .ended:
      list.endInteractiveMovement()
    default:
      list.cancelInteractiveMovement()
    }
  }

  // MARK: Data source

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    channels.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "ChannelListCell", for: indexPath)
    (cell as? ChannelListCell)?.channel = channels[indexPath.item]
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    let channel = channels.remove(at: sourceIndexPath.item)
    channels.insert(channel, at: destinationIndexPath.item)
    change { try editor.move(channel: channel.id, to: destinationIndexPath.item) }
  }

  // MARK: Delegate

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: collectionView.bounds.width, height: ChannelListCell.height)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    channels[indexPath.item].isHidden.toggle()
    let channel = channels[indexPath.item]
    (collectionView.cellForItem(at: indexPath) as? ChannelListCell)?.channel = channel
    change { try editor.setHidden(channel.isHidden, channel: channel.id) }
  }

  private func change(_ body: () throws -> Void) {
    do {
      try body()
      onChange?()
    } catch {
      title = "Not saved: \(error)"
      load()
    }
  }
}

/// A channel in the list, with a mark that says whether the guide shows it.
final class ChannelListCell: UICollectionViewCell {
  static let height: CGFloat = 46
  private let mark = UILabel()
  private let nameLabel = UILabel()
  private let numberLabel = UILabel()
  private let separator = UIView()

  var channel: Channel? {
    didSet { showChannel() }
  }

  override var isHighlighted: Bool {
    didSet { contentView.backgroundColor = isHighlighted ? GuideTheme.selectedCell : GuideTheme.chrome }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    mark.font = UIFont.systemFont(ofSize: 15, weight: .semibold)
    mark.textAlignment = .center
    nameLabel.font = UIFont.systemFont(ofSize: 14)
    numberLabel.font = GuideTheme.numberFont
    numberLabel.textColor = GuideTheme.secondaryText
    numberLabel.textAlignment = .right
    separator.backgroundColor = GuideTheme.chromeBorder
    for view in [mark, nameLabel, numberLabel, separator] as [UIView] { contentView.addSubview(view) }
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  private func showChannel() {
    guard let channel else { return }
    mark.text = channel.isHidden ? "○" : "●"
    mark.textColor = channel.isHidden ? GuideTheme.secondaryText : GuideTheme.accent
    nameLabel.text = channel.name
    nameLabel.textColor = channel.isHidden ? GuideTheme.secondaryText : GuideTheme.text
    numberLabel.text = channel.number
    accessibilityLabel = channel.name
    accessibilityValue = channel.isHidden ? "hidden" : "shown"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = bounds.size
    mark.frame = CGRect(x: 14, y: 0, width: 24, height: size.height)
    numberLabel.frame = CGRect(x: size.width - 70, y: 0, width: 54, height: size.height)
    nameLabel.frame = CGRect(x: 48, y: 0, width: max(0, size.width - 48 - 78), height: size.height)
    separator.frame = CGRect(x: 48, y: size.height - 1, width: max(0, size.width - 48), height: 1)
  }
}
