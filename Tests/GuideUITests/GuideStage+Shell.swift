import UIKit
import Testing
import WindowServer
import WindowServerTesting

@testable import GuideUI

/// The parts of the window that tests press, type into and look at.
extension GuideStage {
  func button(_ label: String) throws -> UIButton {
    func search(_ view: UIView) -> UIButton? {
      if view.isHidden { return nil }
      if let button = view as? UIButton, button.accessibilityLabel == label { return button }
      return view.subviews.lazy.compactMap { search($0) }.first
    }
    return try #require(search(controller.view), "no button '\(label)'")
  }

  func click(_ view: UIView) {
    let frame = view.convert(view.bounds, to: nil)
    surface.tap(at: CGPoint(x: frame.midX, y: frame.midY), kind: .mouse)
    pacer.advance(by: 0.5)
  }

  func type(_ text: String) {
    surface.type(text)
    pacer.advance(by: 0.2)
  }

  var leadingInstant: Double { controller.currentPlace.time }

  /// How many things are marked as having the keyboard: there must be one, never two.
  var rings: Int {
    let cells = controller.collectionView.visibleCells.filter { ($0 as? AiringCell)?.showsFocus == true }.count
    let item = controller.focusedItem
    return cells + (item != nil && item !== controller.grid.view ? 1 : 0)
  }
}
