/// A view whose text its description has.
@MainActor protocol TextShowing: UIView {
  var shownString: String? { get }
}

extension UIView {
  /// The object, its class, and what of its place and look is not as in a new view, as iOS prints them:
  /// `<UILabel: 0x…; frame = (0 0; 30 20); text = 'Hi'; …; layer = <_UILabelLayer: 0x…>>`.
  var placeDescription: String {
    let frame = frame
    var parts = [
      "\(className): \(address(of: self))" + (baseClassName.map { "; baseClass = \($0)" } ?? ""),
      "frame = (\(short(frame.minX)) \(short(frame.minY)); \(short(frame.width)) \(short(frame.height)))",
    ]
    if !transform.isIdentity {
      let t = transform
      parts.append("transform = [\([t.a, t.b, t.c, t.d, t.tx, t.ty].map(exact).joined(separator: ", "))]")
    }
    if let text = (self as? any TextShowing)?.shownString {
      parts.append("text = '\(text)'")
    }
    if clipsToBounds { parts.append("clipsToBounds = YES") }
    if alpha != 1 { parts.append("alpha = \(short(alpha))") }
    if isHidden { parts.append("hidden = YES") }
    if !isOpaque { parts.append("opaque = NO") }
    if !autoresizingMask.isEmpty { parts.append("autoresize = \(autoresizingMask.letters)") }
    if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if tag != 0 { parts.append("tag = \(tag)") }
    if let color = appearanceState.tintColor { parts.append("tintColor = \(color)") }
    if let recognizers = gestureRecognizers, !recognizers.isEmpty {
      parts.append("gestureRecognizers = <NSArray: \(address(of: recognizers as NSArray))>")
    }
    if let color = backgroundColor { parts.append("backgroundColor = \(color)") }
    parts.append("layer = <\(layerName): \(address(of: layer))>")
    return "<\(parts.joined(separator: "; "))\(scrollDescription)>"
  }

  /// The class's name: for Objective-C, or with its module's if it is not one of UIKit's.
  private var className: String {
    let type = type(of: self)
    let name = String(describing: type)
    guard !InterfaceClasses.isOwn(type) else { return name }
    return ObjectiveCClassNames.name(of: type) ?? InterfaceClasses.module(of: type).map { "\($0).\(name)" } ?? name
  }

  /// The name of the class of UIKit's that the view's class inherits from; nil for one of UIKit's, and if it is
  /// `UIView`.
  private var baseClassName: String? {
    var base: AnyClass = type(of: self)
    guard !InterfaceClasses.isOwn(base) else { return nil }
    while !InterfaceClasses.isOwn(base), let superclass = _getSuperclass(base) { base = superclass }
    return base == UIView.self ? nil : String(describing: base)
  }

  /// The name of the layer's class on iOS, where labels and windows have classes of their own.
  private var layerName: String {
    let type = type(of: layer)
    guard type == CALayer.self else { return String(describing: type) }
    return self is UILabel ? "_UILabelLayer" : self is UIWindow ? "UIWindowLayer" : "CALayer"
  }

  /// The offset, size and insets of a scroll view's content, after its layer; empty for other views.
  private var scrollDescription: String {
    guard let view = self as? UIScrollView else { return "" }
    let (offset, size, insets) = (view.contentOffset, view.contentSize, view.adjustedContentInset)
    return "; contentOffset: {\(exact(offset.x)), \(exact(offset.y))}"
      + "; contentSize: {\(exact(size.width)), \(exact(size.height))}; adjustedContentInset: "
      + "{\([insets.top, insets.left, insets.bottom, insets.right].map(exact).joined(separator: ", "))}"
  }

  /// Returns a number with six digits, as in 9.66667.
  private func short(_ number: CGFloat) -> String { String(format: "%g", Double(number)) }

  /// Returns a number with all of its digits.
  private func exact(_ number: CGFloat) -> String { String(format: "%.17g", Double(number)) }

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
