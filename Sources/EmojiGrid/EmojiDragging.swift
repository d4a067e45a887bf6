import UIKit

/// Drags between the grid and other programs: emoji leave it as texts, and a text that is dropped on it is searched
/// for.
final class EmojiDragging: NSObject, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  private let emoji: (IndexPath) -> Emoji
  private let search: (String) -> Void
  /// The characters of a dropped text that are searched for: no emoji has a longer name.
  private static let longestTerm = 80

  init(emoji: @escaping (IndexPath) -> Emoji, search: @escaping (String) -> Void) {
    (self.emoji, self.search) = (emoji, search)
    super.init()
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: emoji(indexPath).text)))]
  }

  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
    session.localDragSession == nil && session.canLoadObjects(ofClass: String.self)
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .copy, intent: .unspecified) }

  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    coordinator.session.loadObjects(ofClass: String.self) { [search] texts in
      guard let text = texts.first?.trimmingCharacters(in: .whitespacesAndNewlines), !text.isEmpty else { return }
      search(String(text.prefix(Self.longestTerm)))
    }
  }
}
