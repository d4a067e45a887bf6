import LegibleColors
import UIKit

/// Emoji in a grid, from the storyboard `Main`: a click copies one, a long press shows its skin tones, typing
/// searches. Emoji can be dragged to other programs, and texts of these dropped on the grid.
final class EmojiViewController: UICollectionViewController {
  @InterfaceOutlet var searchField: UITextField!
  @InterfaceAction("searchTextChanged:") var searchAction = EmojiViewController.searchTextChanged(_:)
  @InterfaceAction("clearSearch:") var clearAction = EmojiViewController.clearSearch(_:)

  let data = EmojiDataSource(list: EmojiList())
  let layoutDelegate = EmojiLayoutDelegate()
  private let notice = NoticeView()
  private let tones = SkinToneView()
  private lazy var dragging = EmojiDragging(
    emoji: { [data] in data.emoji(at: $0) },
    search: { [weak self] term in
      self?.searchField.text = term
      self?.search(term)
    })

  override func viewDidLoad() {
    super.viewDidLoad()
    searchField.attributedPlaceholder = NSAttributedString(
      string: searchField.placeholder ?? "", attributes: [.foregroundColor: UIColor.legibleSecondary])
    collectionView.dataSource = data
    collectionView.delegate = layoutDelegate
    collectionView.dragDelegate = dragging
    collectionView.dropDelegate = dragging
    layoutDelegate.onSelect = { [weak self] path in
      guard let self else { return }
      copy(data.emoji(at: path))
    }
    collectionView.addGestureRecognizer(UILongPressGestureRecognizer { [weak self] in self?.longPress($0) })
    tones.onChoose = { [weak self] emoji in self?.copy(emoji) }
    view.addSubview(tones)
    view.addSubview(notice)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    notice.place(in: view.bounds.inset(by: view.safeAreaInsets))
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    tones.hide()
    collectionViewLayout.invalidateLayout()
  }

  // MARK: Actions

  func searchTextChanged(_ sender: UITextField) { search(sender.text ?? "") }

  func clearSearch(_ sender: UIBarButtonItem) {
    searchField.text = nil
    search("")
  }

  /// Shows the emoji that match a term.
  func search(_ term: String) {
    tones.hide()
    data.search(term)
    collectionView.reloadData()
    collectionView.setContentOffset(CGPoint(x: 0, y: -collectionView.adjustedContentInset.top), animated: false)
    if data.sections.isEmpty { notice.show("Nothing found for “\(term)”", staying: true) } else { notice.hide() }
  }

  /// Puts an emoji on the clipboard.
  func copy(_ emoji: Emoji) {
    UIPasteboard.general.string = emoji.text
    tones.hide()
    notice.show("\(emoji.text)  Copied")
    view.setNeedsLayout()
  }

  private func longPress(_ gesture: UIGestureRecognizer) {
    guard gesture.state == .began,
      let path = collectionView.indexPathForItem(at: gesture.location(in: collectionView)),
      let cell = collectionView.cellForItem(at: path)
    else { return }
    showTones(of: data.emoji(at: path), over: cell)
  }

  /// Shows an emoji's skin tones in a row above its cell; does nothing for emoji without.
  func showTones(of emoji: Emoji, over cell: UIView) {
    guard !emoji.variants.isEmpty else { return }
    tones.show(
      [emoji] + emoji.variants, over: cell.convert(cell.bounds, to: view),
      within: view.bounds.inset(by: view.safeAreaInsets))
  }

  var shownTones: [Emoji] { tones.isHidden ? [] : tones.emoji }
}
