import UIKit

/// The grid's data: sections of all emoji, or of those that a search found.
final class EmojiDataSource: NSObject, UICollectionViewDataSource {
  let list: EmojiList
  private(set) var sections: [EmojiSection]

  init(list: EmojiList) {
    self.list = list
    sections = list.sections
    super.init()
  }

  /// Shows the emoji that match `term`; all for an empty one.
  func search(_ term: String) { sections = list.matching(term) }

  func emoji(at indexPath: IndexPath) -> Emoji { sections[indexPath.section].emoji[indexPath.item] }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].emoji.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Emoji", for: indexPath)
    (cell as? EmojiCell)?.show(emoji(at: indexPath))
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "Header", for: indexPath)
    (view as? EmojiHeader)?.title.text = sections[indexPath.section].title
    return view
  }
}
