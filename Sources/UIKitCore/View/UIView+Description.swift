/// A view whose text its description has.
@MainActor protocol TextShowing: UIView {
  var shownString: String? { get }
}

extension UIView {
  /// The object, its class and its frame, as in `<UILabel: 0x…; frame = (0 0; 30 20); text = 'Hi'; …>`.
  var placeDescription: String {
    let frame = frame
    func number(_ value: CGFloat) -> String {
      let rounded = (value * 1e4).rounded() / 1e4
      return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }
    var parts = [
      "\(type(of: self)): \(address(of: self))",
      "frame = (\(number(frame.minX)) \(number(frame.minY)); \(number(frame.width)) \(number(frame.height)))",
    ]
    if let text = (self as? any TextShowing)?.shownString {
      parts.append("text = '\(text)'")
    }
    if clipsToBounds { parts.append("clipsToBounds = YES") }
    if alpha != 1 { parts.append("alpha = \(number(alpha))") }
    if isHidden { parts.append("hidden = YES") }
    if !isOpaque { parts.append("opaque = NO") }
    if !autoresizingMask.isEmpty { parts.append("autoresize = \(autoresizingMask.letters)") }
    if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if tag != 0 { parts.append("tag = \(tag)") }
    parts.append("layer = <\(type(of: layer)): \(address(of: layer))>")
    return "<\(parts.joined(separator: "; "))>"
  }

  /// Returns a line for the view and each view below it, indented by depth.
  func recursiveDescription() -> NSString { recursiveText(indent: "") as NSString }

  private func recursiveText(indent: String) -> String {
    subviews.reduce(indent + description) { $0 + "\n" + $1.recursiveText(indent: indent + "   | ") }
  }

  private func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
  }
}

extension UIView.AutoresizingMask {
  /// UIKit's abbreviations, such as `W+H` or `RM+BM`.
  fileprivate var letters: String {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"), (.flexibleTopMargin, "TM"),
      (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}
