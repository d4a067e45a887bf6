import LegibleColors
import Pictures
import UIKit

/// Searches for albums: a text field in the bar, covers below, three in a row.
final class AlbumsViewController: UICollectionViewController {
  private static let itemsPerRow: CGFloat = 3
  private static let insets = UIEdgeInsets(top: 50, left: 20, bottom: 50, right: 20)
  private static let spacing: CGFloat = 20

  let search: AlbumSearch
  let covers: PictureLoader
  let textField = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 32))
  let notice = NoticeView()
  /// The number of albums that the collection view shows.
  private var shownCount = 0

  init(provider: any AlbumProvider, cacheFolder: URL? = PictureLoader.folder(for: "albums")) {
    search = AlbumSearch(provider: provider)
    covers = PictureLoader(folder: cacheFolder) { try await provider.cover(at: $0) }
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
    title = "Albums"
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.alwaysBounceVertical = true
    collectionView.keyboardDismissMode = .onDrag
    collectionView.prefetchDataSource = self
    view.addSubview(notice)
    collectionView.register(AlbumCell.self, forCellWithReuseIdentifier: "Album")

    textField.attributedPlaceholder = NSAttributedString(
      string: "Search", attributes: [.foregroundColor: UIColor.legibleSecondary])
    textField.borderStyle = .roundedRect
    textField.returnKeyType = .search
    textField.delegate = self
    navigationItem.rightBarButtonItem = UIBarButtonItem(customView: textField)

    notice.onRetry = { [weak self] in self?.search.loadMore() }
    search.onChange = { [weak self] in self?.resultsDidChange() }
    resultsDidChange()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let size = notice.sizeThatFits(area.size)
    let y = search.albums.isEmpty ? area.midY - size.height / 2 : area.maxY - size.height - 16
    notice.frame = CGRect(x: area.midX - size.width / 2, y: y, width: size.width, height: size.height)
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    collectionViewLayout.invalidateLayout()
  }

  /// Searches for albums by `term`, which becomes the title.
  func search(_ term: String) {
    title = term
    search.search(term)
    collectionView.setContentOffset(CGPoint(x: 0, y: -collectionView.adjustedContentInset.top), animated: false)
  }

  private func resultsDidChange() {
    let count = search.albums.count
    if count > shownCount, shownCount > 0 {
      let added = (shownCount..<count).map { IndexPath(item: $0, section: 0) }
      shownCount = count
      collectionView.insertItems(at: added)
    } else if count != shownCount {
      shownCount = count
      collectionView.reloadData()
    }
    notice.show(search)
    view.setNeedsLayout()
  }

  // MARK: UICollectionViewDataSource

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    shownCount
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Album", for: indexPath)
    if let cell = cell as? AlbumCell {
      cell.show(search.albums[indexPath.item], number: indexPath.item + 1, covers: covers)
    }
    return cell
  }

  // MARK: UICollectionViewDelegate

  /// Loads the next page when three rows are left.
  override func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    if indexPath.item >= shownCount - 3 * Int(Self.itemsPerRow), case .idle = search.state { search.loadMore() }
  }
}

extension AlbumsViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    let term = (textField.text ?? "").trimmingCharacters(in: .whitespaces)
    if !term.isEmpty { search(term) }
    textField.text = nil
    textField.resignFirstResponder()
    return true
  }
}

extension AlbumsViewController: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let gaps = Self.insets.left + Self.insets.right + Self.spacing * (Self.itemsPerRow - 1)
    let side = max(1, (collectionView.bounds.width - gaps) / Self.itemsPerRow)
    return CGSize(width: side, height: side)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { Self.insets }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { Self.spacing }
}

extension AlbumsViewController: UICollectionViewDataSourcePrefetching {
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    covers.prefetch(coverURLs(indexPaths))
  }

  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
    covers.cancelPrefetch(coverURLs(indexPaths))
  }

  private func coverURLs(_ indexPaths: [IndexPath]) -> [URL] {
    indexPaths.filter { $0.item < search.albums.count }.compactMap { search.albums[$0.item].cover }
  }
}
