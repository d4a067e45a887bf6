extension UIView {
  /// The texts in the view, in reading order and separated by commas, as the label of a cell on iOS.
  package var combinedAccessibilityLabel: String? {
    var texts: [String] = []
    collect { element in
      let text = [element.accessibilityLabel, element.accessibilityValue].compactMap { $0 }.filter { !$0.isEmpty }
      // Elements that can be used by themselves have labels of their own.
      if !element.isUsableByItself, !text.isEmpty { texts.append(text.joined(separator: ", ")) }
    }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  /// The elements in the view that can be used, in reading order.
  var usableAccessibilityElements: [UIView] {
    var found: [UIView] = []
    collect { if $0.isUsableByItself { found.append($0) } }
    return found
  }

  private var isUsableByItself: Bool {
    self is UIControl || accessibilityTraits.contains(.button) || accessibilityTraits.contains(.link)
      || accessibilityTraits.contains(.adjustable)
  }

  /// Calls `body` with the elements inside the view.
  private func collect(_ body: (UIView) -> Void) {
    let shown = subviewList.filter { AccessibilityTreeBuilder.isShown($0) && !$0.accessibilityElementsHidden }
    for index in AccessibilityReadingOrder.indices(of: shown.map(\.frame), isRightToLeft: isRightToLeft) {
      let view = shown[index]
      if view.isAccessibilityElement { body(view) } else { view.collect(body) }
    }
  }
}
