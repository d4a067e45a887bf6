import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// A scroll view that records calls of its overridable methods, with the bounds at each call.
@MainActor private final class HookedScrollView: UIScrollView {
  var entries: [String] = []
  var layouts = 0

  override func willChangeBounds(to newBounds: CGRect, cause: BoundsChangeCause) {
    entries.append("will \(cause) b\(bounds.minY) -> \(newBounds.minY)")
  }
  override func didChangeBounds(from oldBounds: CGRect, cause: BoundsChangeCause) {
    entries.append("did \(cause) b\(bounds.minY)")
  }
  override func didScroll() {
    entries.append("scroll \(contentOffset.y)")
    super.didScroll()
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}

@MainActor @Suite("Offsets, sizes and insets") struct ScrollOffsetTests {
  private func hooked(_ stage: Stage) -> HookedScrollView {
    let view = HookedScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    view.contentSize = CGSize(width: 200, height: 2000)
    stage.window.addSubview(view)
    stage.window.layoutIfNeeded()
    view.entries = []
    view.layouts = 0
    return view
  }

  @Test("facts 1.6: defaults")
  func defaults() {
    let view = UIScrollView()
    #expect(view.contentInsetAdjustmentBehavior == .automatic)
    #expect(UIScrollView.ContentInsetAdjustmentBehavior.scrollableAxes.rawValue == 1)
    #expect(UIScrollView.ContentInsetAdjustmentBehavior.never.rawValue == 2)
    #expect(UIScrollView.ContentInsetAdjustmentBehavior.always.rawValue == 3)
    #expect(view.zoomScale == 1 && view.minimumZoomScale == 1 && view.maximumZoomScale == 1)
    #expect(view.bouncesZoom && view.bounces && !view.alwaysBounceVertical && !view.alwaysBounceHorizontal)
    #expect(view.clipsToBounds && view.delaysContentTouches && view.canCancelContentTouches && view.scrollsToTop)
    #expect(!view.isPagingEnabled && !view.isDirectionalLockEnabled && view.isScrollEnabled)
    #expect(view.decelerationRate == .normal)
    #expect(view.pinchGestureRecognizer == nil)
    #expect(view.panGestureRecognizer.view === view)
    #expect(UIPanGestureRecognizer().allowedScrollTypesMask == [])
    #expect(UIScrollTypeMask.all.rawValue == 3)
  }

  @Test("facts 3.1: setting bounds invalidates before and after, without didScroll")
  func bounds() {
    Stage.run { stage in
      let view = hooked(stage)
      view.bounds = CGRect(x: 0, y: 40, width: 200, height: 300)
      #expect(view.entries == ["will direct b0.0 -> 40.0", "did direct b40.0"])
    }
  }

  @Test("facts 3.2: setting contentOffset does the same and then calls didScroll, all inside the setter")
  func contentOffset() {
    Stage.run { stage in
      let view = hooked(stage)
      view.contentOffset = CGPoint(x: 0, y: 40)
      #expect(view.entries == ["will property b0.0 -> 40.0", "did property b40.0", "scroll 40.0"])
    }
  }

  @Test("facts 3.3: setContentOffset and scrollRectToVisible without animation are the method's kind")
  func methods() {
    Stage.run { stage in
      let view = hooked(stage)
      view.setContentOffset(CGPoint(x: 0, y: 40), animated: false)
      view.scrollRectToVisible(CGRect(x: 0, y: 400, width: 200, height: 40), animated: false)
      #expect(
        view.entries == [
          "will method b0.0 -> 40.0", "did method b40.0", "scroll 40.0",
          "will method b40.0 -> 140.0", "did method b140.0", "scroll 140.0",
        ])
    }
  }

  @Test("facts 3.4: any move requests one layout pass")
  func layoutPass() {
    Stage.run { stage in
      let view = hooked(stage)
      view.contentOffset.y = 40
      view.contentOffset.y = 80
      #expect(view.layouts == 0)
      stage.window.layoutIfNeeded()
      #expect(view.layouts == 1)
      stage.window.layoutIfNeeded()
      #expect(view.layouts == 1)
    }
  }

  @Test(
    "facts 3.5: an animated move asks for its target at once, then moves frame by frame; the end comes a frame later")
  func animated() {
    Stage.run { stage in
      let view = hooked(stage)
      let log = ScrollLog()
      view.delegate = log
      view.setContentOffset(CGPoint(x: 0, y: 40), animated: true)
      #expect(view.entries == ["will animationTarget b0.0 -> 40.0"])
      #expect(view.contentOffset.y == 0)
      #expect(view.isScrollAnimating)
      view.entries = []
      stage.pacer.advance(frames: 1)
      #expect(view.entries.first?.hasPrefix("will motion b0.0") == true)
      stage.pacer.advanceUntilIdle()
      #expect(view.contentOffset.y == 40)
      #expect(log.summary == ["didScroll", "didEndScrollingAnimation"])
      #expect(log.endTime > log.times[log.times.count - 1] + 0.016)
      #expect(!view.isScrollAnimating)
    }
  }

  @Test("facts 3.6: the frames of an animated move lie on the cosine, rounded to pixels")
  func animationCurve() {
    Stage.run { stage in
      let view = hooked(stage)
      let log = ScrollLog()
      view.delegate = log
      stage.pacer.advance(by: 0.0123)
      let start = stage.pacer.now
      view.setContentOffset(CGPoint(x: 0, y: 40), animated: true)
      stage.pacer.advanceUntilIdle()
      for (offset, time) in zip(log.offsets, log.times) {
        let expected = 40 * (1 - cos(.pi * min(time - start, 0.3) / 0.3)) / 2
        #expect(abs(offset.y - expected) <= 1.0 / 6 + 1e-9)
        #expect(isPixel(offset.y))
      }
    }
  }

  @Test("facts 3.7: scrollRectToVisible moves the least")
  func minimalScroll() {
    Stage.run { stage in
      let view = hooked(stage)
      view.scrollRectToVisible(CGRect(x: 0, y: 300, width: 200, height: 40), animated: false)
      #expect(view.contentOffset.y == 40)
      view.scrollRectToVisible(CGRect(x: 0, y: 100, width: 200, height: 40), animated: false)
      #expect(view.contentOffset.y == 40)
      view.scrollRectToVisible(CGRect(x: 0, y: 10, width: 200, height: 10), animated: false)
      #expect(view.contentOffset.y == 10)
      view.scrollRectToVisible(CGRect(x: 0, y: 1990, width: 200, height: 500), animated: false)
      #expect(view.contentOffset.y == 1700)
    }
  }

  @Test("facts 2.4: a programmatic offset is not clamped")
  func unclamped() {
    Stage.run { stage in
      let view = hooked(stage)
      view.contentSize = CGSize(width: 200, height: 215)
      view.contentOffset.y = 100
      stage.pacer.advance(by: 0.1)
      #expect(view.contentOffset.y == 100)
      view.setContentOffset(CGPoint(x: -30, y: -70), animated: false)
      #expect(view.contentOffset == CGPoint(x: -30, y: -70))
      // facts 2.7: an offset out of range stays where it is when the size of the content changes.
      view.contentOffset = CGPoint(x: 0, y: 100)
      view.contentSize.height = 269
      #expect(view.contentOffset.y == 100)
    }
  }

  @Test("Zero is not -0, which is printed with its sign")
  func zero() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    view.contentSize = CGSize(width: 200, height: 2000)
    let clamped = view.clamped(CGPoint(x: -5, y: -5))
    #expect(clamped == .zero && clamped.x.sign == .plus && clamped.y.sign == .plus)
  }

  @Test("facts 3.10: setting what is already set does nothing")
  func equalValues() {
    Stage.run { stage in
      let view = hooked(stage)
      view.contentOffset = .zero
      view.bounds = view.bounds
      view.frame = view.frame
      view.setContentOffset(.zero, animated: false)
      view.setContentOffset(.zero, animated: true)
      #expect(view.entries == [])
    }
  }

  @Test("facts 3.11: a change of size invalidates before with the old bounds and after with the new ones")
  func sizeChange() {
    Stage.run { stage in
      let view = hooked(stage)
      view.frame = CGRect(x: 10, y: 20, width: 180, height: 320)
      #expect(view.entries == ["will direct b0.0 -> 0.0", "did direct b0.0"])
      #expect(view.bounds.size == CGSize(width: 180, height: 320))
      view.entries = []
      view.frame.origin.x = 50
      #expect(view.entries == [])
    }
  }

  @Test("A shorter content brings an offset that was in range back into it")
  func shrinking() {
    Stage.run { stage in
      let view = hooked(stage)
      view.contentOffset.y = 1700
      view.contentSize.height = 1000
      #expect(view.contentOffset.y == 700)
      view.frame.size.height = 500
      #expect(view.contentOffset.y == 500)
    }
  }

  @Test("facts 9.15: an offset at the top stays there when the insets change")
  func insets() {
    Stage.run { stage in
      let view = hooked(stage)
      let log = ScrollLog()
      view.delegate = log
      view.contentInset.top = 116
      #expect(view.contentOffset.y == -116)
      #expect(view.adjustedContentInset.top == 116)
      #expect(log.entries.contains("didChangeInset"))
      view.contentOffset.y = 50
      view.contentInset.top = 10
      #expect(view.contentOffset.y == 50)
      view.contentInset.bottom = 30
      view.scrollRectToVisible(CGRect(x: 0, y: 1999, width: 1, height: 1), animated: false)
      #expect(view.contentOffset.y == 1730)
      #expect(view.verticalRange == -10...1730)
    }
  }

  @Test(
    "The safe area counts by the adjustment behaviour",
    arguments: [
      (UIScrollView.ContentInsetAdjustmentBehavior.automatic, UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)),
      (.scrollableAxes, UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)),
      (.never, .zero),
      (.always, UIEdgeInsets(top: 59, left: 20, bottom: 34, right: 20)),
    ])
  func safeArea(behavior: UIScrollView.ContentInsetAdjustmentBehavior, expected: UIEdgeInsets) {
    Stage.run { stage in
      let view = stage.addScrollView()
      view.contentInsetAdjustmentBehavior = behavior
      stage.window.screenSafeArea = UIEdgeInsets(top: 59, left: 20, bottom: 34, right: 20)
      stage.window.layoutIfNeeded()
      #expect(view.adjustedContentInset == expected)
      #expect(view.contentInset == .zero)
      #expect(view.contentOffset.y == -expected.top)
    }
  }

  @Test("scrollsToTop asks the delegate, animates, then reports")
  func scrollToTop() {
    Stage.run { stage in
      let view = stage.addScrollView()
      view.contentOffset.y = 3000
      let log = ScrollLog()
      view.delegate = log
      log.shouldScrollToTop = false
      #expect(!view.performScrollToTop())
      log.shouldScrollToTop = true
      #expect(view.performScrollToTop())
      stage.pacer.advanceUntilIdle()
      #expect(view.contentOffset.y == 0)
      #expect(log.entries.last == "didScrollToTop")
    }
  }

  @Test("A new animated move takes over from where the content is")
  func retargeting() {
    Stage.run { stage in
      let view = hooked(stage)
      view.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
      stage.pacer.advance(by: 0.15)
      let middle = view.contentOffset.y
      #expect(middle > 100 && middle < 300)
      view.setContentOffset(CGPoint(x: 0, y: 0), animated: true)
      #expect(view.contentOffset.y == middle)
      stage.pacer.advanceUntilIdle()
      #expect(view.contentOffset.y == 0)
    }
  }

  @Test("Optional delegate methods can be called as on Apple's platforms")
  func optionalCalls() {
    final class Half: NSObject, UIScrollViewDelegate {
      var scrolled = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolled += 1 }
    }
    let view = UIScrollView()
    let half = Half()
    view.delegate = half
    let delegate: (any UIScrollViewDelegate)? = view.delegate
    #expect((delegate?.scrollViewDidScroll?(view) as Void?) != nil)
    #expect(half.scrolled == 1)
    #expect((delegate?.scrollViewDidZoom?(view) as Void?) == nil)
    #expect(delegate?.scrollViewShouldScrollToTop?(view) == nil)
  }

  @Test("facts 11.9: indicators are 3 pt thick, 3 pt from the edge, the last subviews, and fade")
  func indicators() {
    Stage.run { stage in
      let view = stage.addScrollView()
      view.contentOffset.y = 200
      view.flashScrollIndicators()
      let extra = UIView()
      view.addSubview(extra)
      let indicator = view.subviews.first { $0 is ScrollIndicator }
      #expect(indicator?.frame.width == 3)
      #expect(indicator?.frame.minX == 387)
      #expect(indicator?.alpha == 1)
      #expect(view.subviews.last is ScrollIndicator)
      #expect(view.subviews.first === extra)
      stage.pacer.advance(by: 1.5)
      #expect(indicator?.alpha == 0)
      #expect(stage.pacer.advanceUntilIdle())
    }
  }
}
