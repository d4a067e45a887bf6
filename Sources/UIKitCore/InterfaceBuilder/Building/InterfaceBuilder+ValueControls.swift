/// Applies the document's properties of views with a value: switches, sliders, segments, progress.
extension InterfaceBuilder {
  /// Applies the properties of a view with a value. Others are not changed.
  func applyValueControl(_ element: InterfaceElement, _ view: UIView) {
    switch view {
    case let control as UISwitch: applySwitch(element, control)
    case let control as UISlider: applySlider(element, control)
    case let control as UISegmentedControl: applySegmentedControl(element, control)
    case let control as UIStepper: applyStepper(element, control)
    case let control as UIPageControl: applyPageControl(element, control)
    case let view as UIProgressView: applyProgressView(element, view)
    case let view as UIActivityIndicatorView: applyIndicator(element, view)
    default: break
    }
  }

  private func applySwitch(_ element: InterfaceElement, _ control: UISwitch) {
    // Interface Builder leaves out switches that are off.
    if let value = element.bool("on") { control.isOn = value }
    if let color = document.color("onTintColor", of: element) { control.onTintColor = color }
    if let color = document.color("thumbTintColor", of: element) { control.thumbTintColor = color }
  }

  private func applySlider(_ element: InterfaceElement, _ slider: UISlider) {
    // The limits first, because they clamp the value.
    if let value = element.number("minValue") { slider.minimumValue = Float(value) }
    if let value = element.number("maxValue") { slider.maximumValue = Float(value) }
    if let value = element.number("value") { slider.value = Float(value) }
    if let value = element.bool("continuous") { slider.isContinuous = value }
    if let color = document.color("minimumTrackTintColor", of: element) { slider.minimumTrackTintColor = color }
    if let color = document.color("maximumTrackTintColor", of: element) { slider.maximumTrackTintColor = color }
    if let color = document.color("thumbTintColor", of: element) { slider.thumbTintColor = color }
  }

  private func applySegmentedControl(_ element: InterfaceElement, _ control: UISegmentedControl) {
    for (index, segment) in element.list("segments").filter({ $0.name == "segment" }).enumerated() {
      control.insertSegment(withTitle: segment.string("title"), at: index, animated: false)
      if let value = segment.bool("enabled") { control.setEnabled(value, forSegmentAt: index) }
    }
    if let value = element.bool("momentary") { control.isMomentary = value }
    if let value = element.int("selectedSegmentIndex") { control.selectedSegmentIndex = value }
    if let color = document.color("selectedSegmentTintColor", of: element) { control.selectedSegmentTintColor = color }
  }

  private func applyStepper(_ element: InterfaceElement, _ stepper: UIStepper) {
    if let value = element.number("minimumValue") { stepper.minimumValue = Double(value) }
    if let value = element.number("maximumValue") { stepper.maximumValue = Double(value) }
    if let value = element.number("stepValue"), value > 0 { stepper.stepValue = Double(value) }
    if let value = element.number("value") { stepper.value = Double(value) }
    if let value = element.bool("continuous") { stepper.isContinuous = value }
    if let value = element.bool("autorepeat") { stepper.autorepeat = value }
    if let value = element.bool("wraps") { stepper.wraps = value }
  }

  private func applyPageControl(_ element: InterfaceElement, _ control: UIPageControl) {
    // The count first, because it clamps the page. More dots than this do not fit into any window.
    if let value = element.int("numberOfPages") { control.numberOfPages = min(max(value, 0), 1_000) }
    if let value = element.int("currentPage") { control.currentPage = value }
    if let value = element.bool("hidesForSinglePage") { control.hidesForSinglePage = value }
    if let color = document.color("pageIndicatorTintColor", of: element) { control.pageIndicatorTintColor = color }
    if let color = document.color("currentPageIndicatorTintColor", of: element) {
      control.currentPageIndicatorTintColor = color
    }
  }

  private func applyProgressView(_ element: InterfaceElement, _ view: UIProgressView) {
    let style: UIProgressView.Style? = element.choice("progressViewStyle", ["default": .default, "bar": .bar])
    if let style { view.progressViewStyle = style }
    if let value = element.number("progress") { view.progress = Float(value) }
    if let color = document.color("progressTintColor", of: element) { view.progressTintColor = color }
    if let color = document.color("trackTintColor", of: element) { view.trackTintColor = color }
  }

  private func applyIndicator(_ element: InterfaceElement, _ view: UIActivityIndicatorView) {
    let style: UIActivityIndicatorView.Style? = element.choice(
      "style", ["medium": .medium, "large": .large, "whiteLarge": .whiteLarge, "gray": .gray, "white": .white])
    if let style { view.style = style }
    if let color = document.color("color", of: element) { view.color = color }
    if let value = element.bool("hidesWhenStopped") { view.hidesWhenStopped = value }
    if element.bool("animating") ?? false { view.startAnimating() }
  }
}
