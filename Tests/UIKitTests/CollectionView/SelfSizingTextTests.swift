import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Cells and headers as high as their texts, at the width that the layout gives them.
@MainActor @Suite struct SelfSizingTextTests {
  private static func text(_ words: Int) -> String { Array(repeating: "word", count: words).joined(separator: " ") }

  private static func pin(_ label: UILabel, in view: UIView) {
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      view.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
      view.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 10),
    ])
  }

  /// Returns the height of a view of that width around a text of this many words.
  private static func height(_ words: Int, width: CGFloat) -> CGFloat {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = text(words)
    return label.sizeThatFits(CGSize(width: width - 20, height: .greatestFiniteMagnitude)).height + 16
  }

  private class TextCell: UICollectionViewCell {
    let label = UILabel()
    override init(frame: CGRect) {
      super.init(frame: frame)
      SelfSizingTextTests.pin(label, in: contentView)
    }
    required init?(coder: NSCoder) { nil }
  }

  /// Like apps' cells that keep their width in a flow layout.
  private final class WideCell: TextCell {
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
      super.systemLayoutSizeFitting(
        CGSize(width: targetSize.width, height: .greatestFiniteMagnitude), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    }
  }

  private final class TextHeader: UICollectionReusableView {
    let label = UILabel()
    override init(frame: CGRect) {
      super.init(frame: frame)
      SelfSizingTextTests.pin(label, in: self)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    let words = [1, 30, 90]
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { words.count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? TextCell)?.label.text = text(words[indexPath.item])
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let header = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
      (header as? TextHeader)?.label.text = text(40)
      return header
    }
  }

  private let source = Source()

  private func show(_ layout: UICollectionViewLayout, _ cell: TextCell.Type) -> UICollectionView {
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 900), collectionViewLayout: layout)
    view.register(cell, forCellWithReuseIdentifier: "cell")
    view.register(TextHeader.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "header")
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  private func size(of item: Int, in view: UICollectionView) -> CGSize? {
    view.cellForItem(at: IndexPath(item: item, section: 0))?.frame.size
  }

  private func rows(width: NSCollectionLayoutDimension, estimate: CGFloat) -> UICollectionViewCompositionalLayout {
    let size = NSCollectionLayoutSize(widthDimension: width, heightDimension: .estimated(estimate))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: "header", alignment: .topLeading)
    ]
    return UICollectionViewCompositionalLayout(section: section)
  }

  @Test("Estimated heights become those of texts broken to the width", arguments: [20, 44, 300] as [CGFloat])
  func compositional(estimate: CGFloat) {
    let view = show(rows(width: .fractionalWidth(1), estimate: estimate), TextCell.self)
    for (item, words) in source.words.enumerated() {
      #expect(size(of: item, in: view) == CGSize(width: 320, height: Self.height(words, width: 320)))
    }
    let header = view.supplementaryView(forElementKind: "header", at: IndexPath(item: 0, section: 0))
    #expect(header?.frame == CGRect(x: 0, y: 0, width: 320, height: Self.height(40, width: 320)))
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minY == header?.frame.maxY)
    #expect(Self.height(90, width: 320) > 3 * Self.height(1, width: 320))
  }

  @Test func aNarrowRowIsHigher() {
    let view = show(rows(width: .absolute(200), estimate: 44), TextCell.self)
    #expect(size(of: 1, in: view) == CGSize(width: 200, height: Self.height(30, width: 200)))
  }

  @Test("A cell's own systemLayoutSizeFitting is called, also with unlimited height")
  func ownFitting() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 250, height: 20)
    let view = show(layout, WideCell.self)
    for (item, words) in source.words.enumerated() {
      #expect(size(of: item, in: view) == CGSize(width: 250, height: Self.height(words, width: 250)))
    }
  }

  @Test("Without constraints, views are as large as the layout makes them")
  func withoutConstraints() {
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "header", with: [0, 0])
    attributes.size = CGSize(width: 70, height: 30)
    let view = UICollectionReusableView()
    view.addSubview(UILabel())
    #expect(view.preferredLayoutAttributesFitting(attributes) === attributes)
    #expect(UICollectionViewCell().preferredLayoutAttributesFitting(attributes) === attributes)
  }
}
