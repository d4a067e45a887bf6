import Foundation
import InternalsDiagrams
import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// The diagrams of `Documentation/Internals` are recorded from the running code. When the order of calls changes, these
/// tests fail until the diagrams are recorded again with `UPDATE_PICTURES=1`.
@MainActor @Suite(.serialized) struct InternalsPictureTests {
  private static let parts = ["program", ObservedCollection.view, "layout", "data source", "cell", "delegate"]

  private func check(_ sequence: CallSequence, _ name: String) throws {
    #expect(try sequence.isRecorded(as: name), "the calls differ from \(name).svg; look at them and record them again")
  }

  @Test("The diagram of a layout pass is what runs")
  func layoutPass() throws {
    let sequence = CallSequence(Self.parts)
    try Stage.run(size: CGSize(width: 200, height: 120), scale: 1) { stage in
      let shown = ObservedCollection((0..<20).map(String.init), sequence)
      stage.window.addSubview(shown.view)
      sequence.clear()
      sequence.note("The first pass")
      sequence.call("program", ObservedCollection.view, "layoutIfNeeded()")
      shown.view.layoutIfNeeded()
      sequence.note("A new offset: inside the setter")
      sequence.call("program", ObservedCollection.view, "contentOffset = 40")
      shown.view.contentOffset.y = 40
      sequence.note("The next pass: one row came, one went")
      shown.view.layoutIfNeeded()
      try check(sequence, "layout-pass")
    }
  }

  @Test("The diagram of a batch update is what runs")
  func batchUpdate() throws {
    let sequence = CallSequence(Self.parts)
    try Stage.run(size: CGSize(width: 200, height: 120), scale: 1) { stage in
      let shown = ObservedCollection(["a", "b", "c"], sequence)
      stage.window.addSubview(shown.view)
      shown.view.layoutIfNeeded()
      stage.pacer.advanceUntilIdle()
      sequence.clear()
      sequence.note("Delete item 0, insert at 1: announced in the closure, carried out when it returns")
      sequence.call("program", ObservedCollection.view, "performBatchUpdates")
      shown.view.performBatchUpdates {
        shown.items = ["b", "new", "c"]
        shown.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
        shown.view.insertItems(at: [IndexPath(item: 1, section: 0)])
      } completion: { _ in
        sequence.call(ObservedCollection.view, "program", "completion")
      }
      sequence.note("The call returns; index paths are those after the update; views are on their way")
      stage.pacer.advanceUntilIdle()
      try check(sequence, "batch-update")
    }
  }

  @Test("The diagram of a frame is what runs")
  func frame() throws {
    let sequence = CallSequence(["frame clock", "display link", "scroll view", "view", "layer"])
    try Stage.run(size: CGSize(width: 200, height: 120), scale: 1) { stage in
      let observer = FrameObserver(sequence)
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 120))
      scroll.contentSize = CGSize(width: 200, height: 2_000)
      scroll.delegate = observer
      stage.window.addSubview(scroll)
      let view = ObservedView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      stage.window.addSubview(view)
      stage.window.layoutIfNeeded()
      stage.pacer.advanceUntilIdle()
      view.sequence = sequence
      let link = CADisplayLink { _ in sequence.call("frame clock", "display link", "tick") }
      link.add(to: .main, forMode: .common)
      scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
      stage.pacer.advance(by: 0.1)
      view.setNeedsLayout()
      view.setNeedsDisplay()
      sequence.clear()
      sequence.note("animate: display links and motion")
      stage.pacer.advance(by: 1.0 / 60)
      link.invalidate()
      try check(sequence, "frame")
    }
  }
}

@MainActor private final class FrameObserver: NSObject, UIScrollViewDelegate {
  let sequence: CallSequence

  init(_ sequence: CallSequence) { self.sequence = sequence }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    sequence.call("frame clock", "scroll view", "contentOffset moves")
  }
}

private final class ObservedView: UIView {
  var sequence: CallSequence?

  override func layoutSubviews() {
    super.layoutSubviews()
    sequence?.note("layout: views that need it, from the outside in")
    sequence?.call("frame clock", "view", "layoutSubviews()")
  }

  override func draw(_ rect: CGRect) {
    super.draw(rect)
    sequence?.note("render: layers draw, changed nodes are composed, the surface presents them")
    sequence?.call("frame clock", "layer", "draw(in:)")
  }
}
