import Foundation
import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// A data source with a given number of items.
final class PrototypeSource: NSObject, UICollectionViewDataSource {
  var count = 200
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Proto", for: indexPath)
    (cell as? ProtoCell)?.label.text = "\(indexPath.item)"
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "Head", for: indexPath)
    (view as? ProtoHeader)?.label.text = kind
    return view
  }
}

@MainActor @Suite struct PrototypeTests {
  private typealias Documents = InterfaceDocuments

  private static let cell = """
    <collectionViewCell reuseIdentifier="Proto" id="c" customClass="ProtoCell" customModule="UIKitTests"><rect key="frame" x="0" y="0" width="80" height="50"/>
    <view key="contentView" id="cv"><rect key="frame" x="0" y="0" width="80" height="50"/><subviews>
    <label id="cl" text="?"><rect key="frame" x="5" y="5" width="70" height="40"/><autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></label>
    </subviews></view><connections><outlet property="label" destination="cl" id="o"/></connections></collectionViewCell>
    """

  private static func collection(_ layout: String, _ inside: String = "") -> String {
    Documents.scene(
      """
      <collectionViewController id="a"><collectionView key="view" clipsSubviews="YES" alwaysBounceVertical="YES" dataMode="prototypes" id="v">
      <rect key="frame" x="0" y="0" width="400" height="300"/>\(layout)\(inside)</collectionView></collectionViewController>
      """)
  }

  @Test func flowLayoutTakesItsInspectors() throws {
    let storyboard = try Documents.storyboard(
      Self.collection(
        """
        <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" minimumLineSpacing="11" minimumInteritemSpacing="12" sectionInsetReference="safeArea" id="f">
        <size key="itemSize" width="31" height="32"/><size key="estimatedItemSize" width="33" height="34"/>
        <size key="headerReferenceSize" width="35" height="36"/><size key="footerReferenceSize" width="37" height="38"/>
        <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/></collectionViewFlowLayout>
        """))
    let controller = try #require(storyboard.instantiateInitialViewController() as? UICollectionViewController)
    let layout = try #require(controller.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(layout === controller.collectionView.collectionViewLayout)
    #expect(layout.scrollDirection == .horizontal)
    #expect(layout.minimumLineSpacing == 11 && layout.minimumInteritemSpacing == 12)
    #expect(
      layout.itemSize == CGSize(width: 31, height: 32) && layout.estimatedItemSize == CGSize(width: 33, height: 34))
    #expect(layout.headerReferenceSize == CGSize(width: 35, height: 36))
    #expect(layout.footerReferenceSize == CGSize(width: 37, height: 38))
    #expect(layout.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(layout.sectionInsetReference == .fromSafeArea)
    #expect(controller.collectionView.alwaysBounceVertical && controller.collectionView.clipsToBounds)
  }

  @Test func aLayoutAwakesWithItsInspectorsApplied() throws {
    let storyboard = try Documents.storyboard(
      Self.collection(
        #"<collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="11" id="f" customClass="AwakeLayout" customModule="UIKitTests"/>"#
      ))
    let controller = try #require(storyboard.instantiateInitialViewController() as? UICollectionViewController)
    controller.loadViewIfNeeded()
    let layout = try #require(controller.collectionViewLayout as? AwakeLayout)
    #expect(layout.spacingsAtAwaking == [11])
  }

  @Test func automaticEstimateIsTheConstant() throws {
    let storyboard = try Documents.storyboard(
      Self.collection(
        #"<collectionViewFlowLayout key="collectionViewLayout" automaticEstimatedItemSize="YES" id="f"/>"#))
    let controller = try #require(storyboard.instantiateInitialViewController() as? UICollectionViewController)
    let layout = try #require(controller.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(layout.estimatedItemSize == UICollectionViewFlowLayout.automaticSize)
  }

  @Test func prototypesAreMadeConnectedAndReused() throws {
    let storyboard = try Documents.storyboard(
      Self.collection(
        """
        <collectionViewFlowLayout key="collectionViewLayout" id="f"><size key="itemSize" width="100" height="60"/>
        <size key="headerReferenceSize" width="50" height="20"/></collectionViewFlowLayout>
        """,
        """
        <cells>\(Self.cell)</cells>
        <collectionReusableView key="sectionHeaderView" reuseIdentifier="Head" id="h" customClass="ProtoHeader" customModule="UIKitTests">
        <subviews><label id="hl"/></subviews><connections><outlet property="label" destination="hl" id="ho"/></connections></collectionReusableView>
        """))
    let controller = try #require(storyboard.instantiateInitialViewController() as? UICollectionViewController)
    let view = try #require(controller.collectionView)
    let source = PrototypeSource()
    view.dataSource = source
    controller.view.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
    controller.view.layoutIfNeeded()
    let first = try #require(view.cellForItem(at: [0, 0]) as? ProtoCell)
    #expect(first.label.text == "0" && first.reuseIdentifier == "Proto")
    #expect(first.label.frame == CGRect(x: 5, y: 5, width: 90, height: 50))
    let header = view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
    #expect((header as? ProtoHeader)?.label.text == UICollectionView.elementKindSectionHeader)
    for step in 1...20 {
      view.contentOffset.y = CGFloat(step) * 60
      view.layoutIfNeeded()
    }
    let cells = view.visibleCells.compactMap { $0 as? ProtoCell }
    #expect(cells.contains { $0.reuseCount > 0 })
    for cell in cells { #expect(cell.label.text == view.indexPath(for: cell).map { "\($0.item)" }) }
  }

  @Test func nibsMakeCellsHeadersAndDecorations() throws {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: UICollectionViewFlowLayout())
    let nib = try Documents.nib(Self.cell)
    let header = try Documents.nib(
      #"<collectionReusableView id="h" customClass="ProtoHeader" customModule="UIKitTests"><subviews><label id="hl"/></subviews><connections><outlet property="label" destination="hl" id="ho"/></connections></collectionReusableView>"#
    )
    view.register(nib, forCellWithReuseIdentifier: "Proto")
    view.register(
      header, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "Head")
    (view.collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize = CGSize(width: 10, height: 10)
    let source = PrototypeSource()
    source.count = 3
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(view.visibleCells.compactMap { ($0 as? ProtoCell)?.label.text } == ["0", "1", "2"])
    #expect(view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).first is ProtoHeader)
    view.collectionViewLayout.register(header, forDecorationViewOfKind: "Paper")
    #expect(view.makeDecorationView("Paper") is ProtoHeader)
  }

  @Test func registrationsMakeCellsAndHeadersFromNibs() throws {
    final class Source: NSObject, UICollectionViewDataSource {
      let cells: UICollectionView.CellRegistration<ProtoCell, String>
      let headers: UICollectionView.SupplementaryRegistration<ProtoHeader>

      init(cell: UINib, header: UINib) {
        cells = .init(cellNib: cell) { cell, path, item in cell.label.text = "\(item) \(path.item)" }
        headers = .init(supplementaryNib: header, elementKind: UICollectionView.elementKindSectionHeader) {
          view, _, path in
          view.label.text = "header \(path.section)"
        }
      }

      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: "item")
      }
      func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
      ) -> UICollectionReusableView {
        collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
      }
    }
    let header = try Documents.nib(
      #"<collectionReusableView id="h" customClass="ProtoHeader" customModule="UIKitTests"><subviews><label id="hl"/></subviews><connections><outlet property="label" destination="hl" id="ho"/></connections></collectionReusableView>"#
    )
    let source = Source(cell: try Documents.nib(Self.cell), header: header)
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 10, height: 10)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(
      view.visibleCells.compactMap { ($0 as? ProtoCell)?.label.text } == ["item 0", "item 1", "item 2"])
    let headers = view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
    #expect((headers.first as? ProtoHeader)?.label.text == "header 0")
    // Such cells are reused under the identifier of the registration.
    #expect(Set(view.visibleCells.map(\.reuseIdentifier)).count == 1)
  }
}
