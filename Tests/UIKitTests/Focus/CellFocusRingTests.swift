import Testing
import WindowServer
import WindowServerTesting

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Six plain cells in two rows.
@MainActor private final class SixCells: NSObject, UICollectionViewDataSource {
  var effect: UIFocusEffect? = UIFocusEffect()

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.focusEffect = effect
    return cell
  }
}

@MainActor @Suite(.serialized) struct CellFocusRingTests {
  private func run(_ effect: UIFocusEffect?, _ body: (Stage, UICollectionView) throws -> Void) rethrows {
    try Stage.run(size: CGSize(width: 300, height: 200)) { stage in
      let source = SixCells()
      source.effect = effect
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 90, height: 60)
      let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      stage.window.addSubview(view)
      stage.window.layoutIfNeeded()
      stage.surface.pressKey(KeyUsage.tab)
      stage.pacer.advance(by: 0.1)
      try body(stage, view)
    }
  }

  private func ringed(_ view: UICollectionView) -> [Int] {
    view.indexPathsForVisibleItems.filter { view.cellForItem(at: $0)?.parts.focusRing != nil }.map(\.item).sorted()
  }

  @Test func theFocusedCellHasARing() {
    run(UIFocusEffect()) { stage, view in
      #expect(ringed(view) == [0])
      stage.surface.pressKey(KeyUsage.rightArrow)
      stage.pacer.advance(by: 0.1)
      #expect(ringed(view) == [1])
      stage.surface.pressKey(KeyUsage.downArrow)
      stage.pacer.advance(by: 0.1)
      #expect(ringed(view) == [4])
    }
  }

  @Test func theFocusGoesWithTheKeys() {
    run(UIFocusEffect()) { stage, view in
      let field = UITextField(frame: CGRect(x: 10, y: 140, width: 200, height: 32))
      stage.window.addSubview(field)
      stage.window.layoutIfNeeded()
      field.becomeFirstResponder()
      stage.pacer.advance(by: 0.1)
      #expect(field.isFocused && ringed(view) == [])
      // A text field clips, so its ring is drawn inside it.
      let ring = field.layer.sublayers?.first { $0.borderWidth > 2 }
      #expect(ring?.frame == field.bounds)
    }
  }

  @Test func withoutAnEffectThereIsNone() {
    run(nil) { _, view in
      #expect(view.cellForItem(at: [0, 0])?.isFocused == true)
      #expect(ringed(view) == [])
    }
  }

  @Test func aHaloOfTheAppsOwnShape() throws {
    let halo = UIFocusHaloEffect(
      roundedRect: CGRect(x: 10, y: 10, width: 40, height: 30), cornerRadius: 5, curve: .continuous)
    halo.position = .outside
    try run(halo) { _, view in
      let cell = try #require(view.cellForItem(at: [0, 0]))
      let ring = try #require(cell.layer.sublayers?.first { $0.borderWidth > 0 })
      #expect(ring.frame == CGRect(x: 7, y: 7, width: 46, height: 36) && ring.cornerRadius == 8)
    }
  }
}
