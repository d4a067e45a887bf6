import UIKitCore

/// A text whose attributes have the names and types that UIKit lays out.
struct PreparedText {
  let text: NSAttributedString
  /// Whether parts have the fill colour of the context that they are drawn into.
  let usesContextColor: Bool

  init(_ original: NSAttributedString) {
    let whole = NSRange(location: 0, length: original.length)
    var changes: [(range: NSRange, attributes: [NSAttributedString.Key: Any])] = []
    var usesContextColor = false
    original.enumerateAttributes(in: whole, options: []) { values, range, _ in
      if Self.takesContextColor(values) { usesContextColor = true }
    }
    original.enumerateAttributes(in: whole, options: []) { values, range, _ in
      var made = values
      if Self.change(&made, othersUseContextColor: usesContextColor) { changes.append((range, made)) }
    }
    self.usesContextColor = usesContextColor
    guard !changes.isEmpty else {
      text = NSAttributedString(attributedString: original)
      return
    }
    let changed = NSMutableAttributedString(attributedString: original)
    for change in changes { changed.setAttributes(change.attributes, range: change.range) }
    text = changed
  }

  private static func key(_ name: NSString) -> NSAttributedString.Key { NSAttributedString.Key(name as String) }

  private static func takesContextColor(_ values: [NSAttributedString.Key: Any]) -> Bool {
    number(values[key(kCTForegroundColorFromContextAttributeName)]).map { $0 != 0 } ?? false
  }

  /// Replaces the attributes that UIKit does not know; false if there are none.
  private static func change(_ values: inout [NSAttributedString.Key: Any], othersUseContextColor: Bool) -> Bool {
    var isChanged = false
    func set(_ name: NSAttributedString.Key, _ value: Any?) {
      values[name] = value
      isChanged = true
    }
    if takesContextColor(values) {
      set(.foregroundColor, nil)
    } else if let color = values[key(kCTForegroundColorAttributeName)] {
      set(.foregroundColor, uiColor(color))
    } else if othersUseContextColor, values[.foregroundColor] == nil {
      set(.foregroundColor, UIColor.black)
    }
    for name in [
      NSAttributedString.Key.foregroundColor, .backgroundColor, .strokeColor, .underlineColor, .strikethroughColor,
    ] {
      if let color = values[name], !(color is UIColor) { set(name, uiColor(color)) }
    }
    if let steps = number(values[key(kCTSuperscriptAttributeName)]), steps != 0, values[.baselineOffset] == nil {
      let size = (values[.font] as? UIFont)?.pointSize ?? 12
      set(.baselineOffset, CGFloat(steps) * size / 3)
    }
    if let delegate = values[key(kCTRunDelegateAttributeName)] as? CTRunDelegate {
      set(.attachment, RunDelegateSpace(delegate))
    }
    return isChanged
  }

  private static func uiColor(_ value: Any) -> UIColor? {
    if let color = value as? UIColor { return color }
    return (value as? CGColor).map { UIColor(cgColor: $0) }
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let number as NSNumber: number.doubleValue
    case let number as Int: Double(number)
    case let number as Double: number
    case let flag as Bool: flag ? 1 : 0
    default: nil
    }
  }
}
