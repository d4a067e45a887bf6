import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCore

/// Pictures that take the place of parts of controls.
@MainActor @Suite struct ControlGroundTests {
  private func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  private func pictures(in view: UIView) -> [UIImageView] {
    view.subviews.compactMap { $0 as? UIImageView } + view.subviews.flatMap { pictures(in: $0) }
  }

  @Test func aSlidersTrackMayBePictures() throws {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
    slider.value = 0.5
    let image = picture(10, 8)
    slider.setMinimumTrackImage(image, for: .normal)
    #expect(slider.minimumTrackImage(for: .normal) === image && slider.currentMinimumTrackImage === image)
    #expect(slider.maximumTrackImage(for: .normal) == nil)
    slider.layoutIfNeeded()
    let shown = try #require(pictures(in: slider).first { $0.image === image })
    #expect(shown.frame.minX == 2 && abs(shown.frame.maxX - 100) < 1 && shown.frame.height == 8)
    #expect(abs(shown.frame.midY - slider.bounds.midY) < 0.51)
  }

  @Test func aProgressViewMayBePictures() throws {
    let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
    view.progressImage = picture(4, 4)
    view.trackImage = picture(4, 4)
    view.progress = 0.25
    view.layoutIfNeeded()
    #expect(pictures(in: view).map(\.frame.width).sorted() == [25, 100])
    view.progressImage = nil
    #expect(pictures(in: view).count == 1)
  }

  @Test func segmentsAndSteppersMayHaveGroundsOfTheirOwn() {
    let image = picture(4, 4)
    let segments = UISegmentedControl(items: ["One", "Two"])
    segments.frame = CGRect(x: 0, y: 0, width: 100, height: 32)
    segments.setBackgroundImage(image, for: .normal, barMetrics: .default)
    segments.setDividerImage(image, forLeftSegmentState: .normal, rightSegmentState: .selected, barMetrics: .default)
    segments.setContentPositionAdjustment(
      UIOffset(horizontal: 1, vertical: 2), forSegmentType: .left, barMetrics: .default)
    #expect(pictures(in: segments).first?.frame == segments.bounds)
    #expect(segments.backgroundImage(for: .normal, barMetrics: .default) === image)
    #expect(
      segments.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default) == nil)
    #expect(segments.contentPositionAdjustment(forSegmentType: .left, barMetrics: .default).vertical == 2)
    segments.setBackgroundImage(nil, for: .normal, barMetrics: .default)
    #expect(!pictures(in: segments).contains { $0.image === image })

    let stepper = UIStepper()
    stepper.setBackgroundImage(image, for: .normal)
    stepper.setDividerImage(UIImage(), forLeftSegmentState: .normal, rightSegmentState: .normal)
    #expect(pictures(in: stepper).contains { $0.image === image })
    #expect(stepper.backgroundImage(for: .normal) === image)
  }

  @Test func aSearchBarMayHavePictures() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 200, height: 56))
    let image = picture(4, 4)
    bar.backgroundImage = image
    #expect(pictures(in: bar).contains { $0.image === image && $0.frame == bar.bounds })
    bar.setSearchFieldBackgroundImage(image, for: .normal)
    #expect(bar.searchTextField.background === image && bar.searchTextField.borderStyle == .none)
    bar.backgroundImage = nil
    #expect(!pictures(in: bar).contains { $0.frame == bar.bounds })
    bar.isEnabled = false
    #expect(!bar.searchTextField.isEnabled)
  }
}
