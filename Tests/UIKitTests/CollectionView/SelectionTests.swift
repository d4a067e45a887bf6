import Testing
import WindowServer
import WindowServerTesting

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Records a collection view delegate's calls about highlighting and selection.
@MainActor final class SelectionDelegate: NSObject, UICollectionViewDelegate {
  let journal = Journal()
  var allowsHighlight = true
  var allowsSelection = true
  var allowsDeselection = true

  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    journal.note("shouldHighlight \(indexPath.item)")
    return allowsHighlight
  }
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    journal.note("didHighlight \(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    journal.note("didUnhighlight \(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    journal.note("shouldSelect \(indexPath.item)")
    return allowsSelection
  }
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    journal.note("shouldDeselect \(indexPath.item)")
    return allowsDeselection
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    journal.note("didSelect \(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    journal.note("didDeselect \(indexPath.item)")
  }
}

@MainActor @Suite(.serialized) struct SelectionTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  /// A view with rows of 20 points below a header of 10, in a headless window.
  private func stage(_ body: @MainActor (Stage, ModelView, SelectionDelegate) throws -> Void) rethrows {
    try Stage.run(size: CGSize(width: 100, height: 200), scale: 2) { stage in
      let shown = ModelView([30])
      let delegate = SelectionDelegate()
      shown.view.delegate = delegate
      stage.window.addSubview(shown.view)
      stage.window.layoutIfNeeded()
      try body(stage, shown, delegate)
    }
  }

  private func tap(_ stage: Stage, item: Int) {
    let point = CGPoint(x: 50, y: 20 + CGFloat(item) * 20)
    stage.surface.pointerDown(at: point, kind: .touch)
    stage.pacer.advance(by: 0.2)
    stage.surface.pointerUp(at: point)
    stage.pacer.advance(by: 0.05)
  }

  @Test("A tap: highlight when the touch begins; select, then unhighlight, when it lifts")
  func tap() {
    stage { stage, shown, delegate in
      let cell = shown.view.cellForItem(at: path(1))
      stage.surface.pointerDown(at: CGPoint(x: 50, y: 40), kind: .touch)
      stage.pacer.advance(by: 0.2)
      #expect(delegate.journal.take() == ["shouldHighlight 1", "didHighlight 1"])
      #expect(cell?.isHighlighted == true && cell?.isSelected == false)
      stage.surface.pointerUp(at: CGPoint(x: 50, y: 40))
      #expect(delegate.journal.take() == ["shouldSelect 1", "didSelect 1", "didUnhighlight 1"])
      #expect(cell?.isHighlighted == false && cell?.isSelected == true)
      #expect(shown.view.indexPathsForSelectedItems == [path(1)])
    }
  }

  @Test("Single selection: the former item is deselected without calling shouldDeselect")
  func single() {
    stage { stage, shown, delegate in
      tap(stage, item: 1)
      _ = delegate.journal.take()
      tap(stage, item: 2)
      #expect(
        delegate.journal.take() == [
          "shouldHighlight 2", "didHighlight 2", "shouldSelect 2", "didDeselect 1", "didSelect 2", "didUnhighlight 2",
        ])
      #expect(shown.view.indexPathsForSelectedItems == [path(2)])
    }
  }

  @Test("Multiple selection: a second tap deselects, if allowed")
  func multiple() {
    stage { stage, shown, delegate in
      shown.view.allowsMultipleSelection = true
      tap(stage, item: 1)
      tap(stage, item: 3)
      #expect(shown.view.indexPathsForSelectedItems == [path(1), path(3)])
      _ = delegate.journal.take()
      tap(stage, item: 1)
      #expect(
        delegate.journal.take() == [
          "shouldHighlight 1", "didHighlight 1", "shouldDeselect 1", "didDeselect 1", "didUnhighlight 1",
        ])
      delegate.allowsDeselection = false
      tap(stage, item: 3)
      #expect(shown.view.indexPathsForSelectedItems == [path(3)])
    }
  }

  @Test("Items that the delegate refuses are neither highlighted nor selected")
  func refused() {
    stage { stage, shown, delegate in
      delegate.allowsHighlight = false
      tap(stage, item: 1)
      #expect(delegate.journal.take() == ["shouldHighlight 1"])
      delegate.allowsHighlight = true
      delegate.allowsSelection = false
      tap(stage, item: 1)
      #expect(delegate.journal.take() == ["shouldHighlight 1", "didHighlight 1", "shouldSelect 1", "didUnhighlight 1"])
      #expect(shown.view.indexPathsForSelectedItems == [])
      shown.view.allowsSelection = false
      tap(stage, item: 1)
      #expect(delegate.journal.take() == [])
    }
  }

  @Test("Dragging takes the touch away: the highlight ends and nothing is selected")
  func drag() {
    stage { stage, shown, delegate in
      stage.surface.pointerDown(at: CGPoint(x: 50, y: 100), kind: .touch)
      stage.pacer.advance(by: 0.2)
      _ = delegate.journal.take()
      for y in stride(from: 98.0, to: 40, by: -4) {
        stage.pacer.advance(by: 0.016)
        stage.surface.pointerMove(to: CGPoint(x: 50, y: y))
      }
      stage.surface.pointerUp(at: CGPoint(x: 50, y: 40))
      #expect(delegate.journal.take() == ["didUnhighlight 4"])
      #expect(shown.view.indexPathsForSelectedItems == [])
    }
  }

  @Test("Selection by program does not call the delegate; a new cell of a selected item is selected")
  func byProgram() {
    stage { stage, shown, delegate in
      shown.view.selectItem(at: path(25), animated: false, scrollPosition: .top)
      stage.window.layoutIfNeeded()
      #expect(shown.view.cellForItem(at: path(25))?.isSelected == true)
      shown.view.contentOffset.y = 0
      stage.window.layoutIfNeeded()
      #expect(shown.view.visibleCells.allSatisfy { !$0.isSelected })
      shown.view.deselectItem(at: path(25), animated: false)
      shown.view.selectItem(at: path(0), animated: false, scrollPosition: [])
      shown.view.selectItem(at: nil, animated: false, scrollPosition: [])
      #expect(shown.view.indexPathsForSelectedItems == [])
      #expect(delegate.journal.take() == [])
    }
  }

  @Test("A reload deselects everything; no more than one stays when multiple selection ends")
  func resets() {
    stage { stage, shown, _ in
      shown.view.allowsMultipleSelection = true
      for item in 0..<3 { shown.view.selectItem(at: path(item), animated: false, scrollPosition: []) }
      shown.view.allowsMultipleSelection = false
      #expect(shown.view.indexPathsForSelectedItems == [path(0)])
      shown.view.reloadData()
      #expect(shown.view.indexPathsForSelectedItems == [])
    }
  }

  @Test("The focus goes along items, off screen too, and Return selects")
  func focus() {
    stage { stage, shown, delegate in
      let view = shown.view
      guard let system = UIFocusSystem.focusSystem(for: view), let first = view.cellForItem(at: path(0)) else {
        Issue.record("no focus system")
        return
      }
      #expect(system.move(to: first, heading: []))
      #expect(view.focus.indexPath == path(0))
      for item in 1...15 {
        #expect(system.move(.down))
        stage.pacer.advance(by: 0.5)
        #expect(view.focus.indexPath == path(item))
      }
      let focused = system.focusedItem as? UICollectionViewCell
      #expect(focused.map { view.bounds.contains($0.frame) } == true)
      #expect(focused?.configurationState.isFocused == true)
      stage.surface.pressKey(UIKeyboardHIDUsage.keyboardReturnOrEnter.rawValue)
      #expect(view.indexPathsForSelectedItems == [path(15)])
      #expect(delegate.journal.take().suffix(3) == ["shouldSelect 15", "didSelect 15", "didUnhighlight 15"])
      // Scrolled away by other means, the focused cell stays; it leaves when the focus does.
      view.contentOffset.y = 0
      stage.window.layoutIfNeeded()
      #expect(view.cellForItem(at: path(15)) === focused)
      #expect(system.focusedItem === focused)
    }
  }

  @Test("The focus stays with its item through an update, and goes to its successor when it is deleted")
  func focusAndUpdates() {
    stage { stage, shown, _ in
      let view = shown.view
      guard let system = UIFocusSystem.focusSystem(for: view), let cell = view.cellForItem(at: path(2)) else { return }
      system.move(to: cell, heading: [])
      UIView.performWithoutAnimation {
        shown.model.sections[0].items.remove(at: 0)
        view.deleteItems(at: [path(0)])
      }
      #expect(system.focusedItem === cell)
      #expect(view.focus.indexPath == path(1))
      UIView.performWithoutAnimation {
        shown.model.sections[0].items.remove(at: 1)
        view.deleteItems(at: [path(1)])
      }
      stage.window.layoutIfNeeded()
      stage.pacer.advance(by: 0.1)
      #expect(system.focusedItem === view.cellForItem(at: path(1)))
    }
  }
}
