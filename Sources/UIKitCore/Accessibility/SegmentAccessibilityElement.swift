import WindowServer

/// A segment of a segmented control.
@MainActor final class SegmentAccessibilityElement: UIAccessibilityElement {
  private weak var control: UISegmentedControl?
  private let index: Int

  init(control: UISegmentedControl, index: Int) {
    self.control = control
    self.index = index
    super.init(accessibilityContainer: control)
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    guard let control else { return AccessibilityDefaults() }
    var traits = UIAccessibilityTraits.button
    if control.selectedSegmentIndex == index { traits.insert(.selected) }
    if !control.isEnabled || !control.isEnabledForSegment(at: index) { traits.insert(.notEnabled) }
    return AccessibilityDefaults(
      isElement: true, label: control.titleForSegment(at: index), value: "\(index + 1) of \(control.numberOfSegments)",
      traits: traits, role: .radioButton)
  }

  override var accessibilityFrame: CGRect {
    get { control.map { UIAccessibility.convertToScreenCoordinates($0.segmentFrame(index), in: $0) } ?? .zero }
    set {}
  }

  override func accessibilityActivate() -> Bool {
    guard let control, control.isEnabled else { return false }
    control.choose(index)
    return true
  }
}
