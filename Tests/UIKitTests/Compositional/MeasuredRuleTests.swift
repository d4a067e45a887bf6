import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Rules visible in pictures of compositional layouts on iOS, 375 points wide.
@MainActor @Suite struct MeasuredRuleTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    let counts: [Int]
    init(_ counts: [Int]) { self.counts = counts }
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    func collectionView(
      _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView {
      view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "badge", for: path)
    }
  }

  private func laidOut(_ section: NSCollectionLayoutSection, _ counts: [Int], _ body: (UICollectionViewLayout) -> Void)
  {
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 812), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "badge")
    let source = Source(counts)
    view.dataSource = source
    view.layoutIfNeeded()
    body(layout)
    withExtendedLifetime(source) {}
  }

  private func orthogonalSection() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)), subitem: item, count: 4)
    group.interItemSpacing = .fixed(8)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.orthogonalScrollingBehavior = .continuous
    section.contentInsets = .init(top: 16, leading: 16, bottom: 16, trailing: 16)
    section.decorationItems = [.background(elementKind: "background")]
    return section
  }

  @Test func groupsThatScrollAcrossArePartsOfTheWholeWidthWhateverTheSectionsInsets() {
    laidOut(orthogonalSection(), [8]) { layout in
      let frames = (0..<4).compactMap { layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
      for (frame, x) in zip(frames, [16, 111.75, 207.5, 303.25]) {
        #expect(abs(frame.minX - x) <= 0.5 && abs(frame.width - 87.75) <= 0.75)
      }
      #expect(frames.count == 4)
    }
  }

  @Test func aSectionOfNothingTakesNoRoomAndHasNoBackground() {
    laidOut(orthogonalSection(), [0, 8]) { layout in
      #expect(layout.collectionViewContentSize.height == 72)
      let backgrounds =
        layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 375, height: 812))?
        .filter { $0.representedElementCategory == .decorationView } ?? []
      #expect(backgrounds.map(\.indexPath) == [IndexPath(item: 0, section: 1)])
      #expect(backgrounds.map(\.frame) == [CGRect(x: 0, y: 0, width: 375, height: 72)])
    }
  }

  @Test func fractionsInGroupsOfEqualPartsLeaveTheSpacingOut() {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / 4)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)), subitem: item, count: 4)
    group.interItemSpacing = .fixed(16)
    group.contentInsets.trailing = 20
    group.supplementaryItems = [
      NSCollectionLayoutSupplementaryItem(
        layoutSize: .init(widthDimension: .absolute(20), heightDimension: .absolute(60)), elementKind: "badge",
        containerAnchor: NSCollectionLayoutAnchor(edges: [.trailing], fractionalOffset: CGPoint(x: 1, y: 0)))
    ]
    laidOut(NSCollectionLayoutSection(group: group), [5]) { layout in
      let frame = layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame ?? .zero
      #expect(abs(frame.width - 76.75) <= 0.5 && abs(frame.height - 76.75) <= 0.5)
      let badges =
        layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 1000, height: 812))?
        .filter { $0.representedElementKind == "badge" } ?? []
      #expect(badges.map(\.indexPath.item).sorted() == [0, 1], "numbered by group")
      #expect(badges.allSatisfy { $0.frame.minX == 355 }, "anchored to the content within the group's insets")
      let second = layout.layoutAttributesForSupplementaryView(ofKind: "badge", at: IndexPath(item: 1, section: 0))
      #expect(second?.frame.minY == 90)
    }
  }
}
