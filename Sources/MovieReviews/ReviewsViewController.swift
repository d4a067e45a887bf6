import LegibleColors
import Pictures
import QuickCollection
import UIKit

/// The list: search in the bar, pull to refresh, a tap opens the review.
final class ReviewsViewController: CollectionViewController {
  let list: ReviewList
  let pictures: PictureLoader
  let search = UISearchController(searchResultsController: nil)
  let notice = UILabel()

  init(service: ReviewService, folder: URL? = PictureLoader.folder(for: "reviews")) {
    list = ReviewList(service: service)
    pictures = PictureLoader(folder: folder) { try await service.picture(at: $0) }
    super.init(collectionViewLayout: Self.makeLayout())
    title = "Film Reviews"
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  /// Returns a layout with rows as wide as the view and as high as their text.
  private static func makeLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(130))
    let row = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.alwaysBounceVertical = true
    collectionView.keyboardDismissMode = .onDrag
    collectionView.remembersLastFocusedIndexPath = true

    let refresh = UIRefreshControl()
    refresh.addAction(UIAction { [weak self] _ in self?.list.refresh() }, for: .valueChanged)
    collectionView.refreshControl = refresh

    search.searchBar.searchTextField.attributedPlaceholder = NSAttributedString(
      string: "Title, critic or word", attributes: [.foregroundColor: UIColor.legibleSecondary])
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.hidesNavigationBarDuringPresentation = false
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false

    notice.font = .preferredFont(forTextStyle: .body)
    notice.textColor = .legibleSecondary
    notice.textAlignment = .center
    notice.numberOfLines = 0
    collectionView.backgroundView = notice

    dataSource = ReviewDataSource(items: [], pictures: pictures)
    list.onChange = { [weak self] in self?.listDidChange() }
    list.search("")
  }

  private func listDidChange() {
    let isLoading = list.loading != nil
    if !isLoading {
      collectionView.refreshControl?.endRefreshing()
      dataSource = ReviewDataSource(items: list.reviews, pictures: pictures)
    }
    if !list.reviews.isEmpty {
      notice.text = nil
    } else if isLoading {
      notice.text = "Loading…"
    } else {
      notice.text = list.failure.map { "\($0)\nPull down to try again." } ?? "No review has “\(list.query)” in it."
    }
    navigationItem.prompt = list.reviews.isEmpty ? nil : list.failure
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let review = dataSource?.item(at: indexPath) as? Review else { return }
    navigationController?.pushViewController(ReviewViewController(review: review, pictures: pictures), animated: true)
  }

  /// Loads the next page when five rows are left.
  override func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    if indexPath.item >= list.reviews.count - 5 { list.loadMore() }
  }
}

extension ReviewsViewController: UISearchResultsUpdating {
  /// Called when the text changes, and when a search begins or ends.
  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    if text.trimmingCharacters(in: .whitespaces) != list.query { list.search(text) }
  }
}

/// Reviews, all shown by one class of cell.
final class ReviewDataSource: CollectionViewDataSource {
  /// The loader of the cells' pictures.
  let pictures: PictureLoader

  init(items: [Review], pictures: PictureLoader) {
    self.pictures = pictures
    super.init(items: items)
  }

  override func cellClasses() -> [CollectionViewCell.Type] { [ReviewCell.self] }
}

extension ReviewsViewController: ReviewCellDelegate {}

/// Supplies what a cell needs.
@MainActor protocol ReviewCellDelegate: CollectionViewCellDelegate {
  var pictures: PictureLoader { get }
}
