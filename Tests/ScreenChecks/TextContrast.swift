import UIKit

/// Checks whether texts have the contrast of WCAG 2's level AA: 4.5 : 1, and 3 : 1 for large ones.
@MainActor package enum TextContrast {
  /// Returns the texts in `view` that are too pale, each with its contrast. Controls that are not enabled are exempt,
  /// as in WCAG.
  package static func failures(in view: UIView) -> [String] {
    guard !view.isHidden, view.alpha > 0, (view as? UIControl)?.isEnabled ?? true else { return [] }
    var failures: [String] = []
    if let (text, color, font) = text(of: view), !text.isEmpty, !isEmoji(text) {
      let behind = background(of: view)
      let found = contrast(blend(components(color, view), over: behind), behind)
      if found < (isLarge(font) ? 3 : 4.5) { failures.append("\(text): \((found * 10).rounded() / 10)") }
    }
    return failures + view.subviews.flatMap(failures(in:))
  }

  /// Emoji have their own colours.
  private static func isEmoji(_ text: String) -> Bool {
    text.allSatisfy { $0.unicodeScalars.contains { $0.properties.isEmoji && !$0.isASCII } }
  }

  private static func text(of view: UIView) -> (String, UIColor, UIFont)? {
    switch view {
    case let label as UILabel:
      return (label.text ?? "", label.textColor, label.font)
    case let field as UITextField:
      let font = field.font ?? .systemFont(ofSize: UIFont.systemFontSize)
      if let text = field.text, !text.isEmpty { return (text, field.textColor ?? .label, font) }
      guard let placeholder = field.attributedPlaceholder, placeholder.length > 0 else {
        return (field.placeholder ?? "", .placeholderText, font)
      }
      let color = placeholder.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
      return (placeholder.string, color ?? .placeholderText, font)
    default: return nil
    }
  }

  /// 18 points, or 14 in bold; a point in print is 4/3 of a point here.
  private static func isLarge(_ font: UIFont) -> Bool {
    font.pointSize >= 24 || (font.fontDescriptor.symbolicTraits.contains(.traitBold) && font.pointSize >= 18.6)
  }

  // MARK: Colours

  private typealias RGB = (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)

  /// Blends the colours of a view and its superviews over the system's background.
  private static func background(of view: UIView) -> RGB {
    var chain: [UIView] = []
    var next: UIView? = view
    while let current = next {
      chain.append(current)
      next = current.superview
    }
    return chain.reversed().reduce(components(.systemBackground, view)) { color, view in
      view.backgroundColor.map { blend(components($0, view), over: color) } ?? color
    }
  }

  private static func components(_ color: UIColor, _ view: UIView) -> RGB {
    var found: RGB = (0, 0, 0, 0)
    _ = color.resolvedColor(with: view.traitCollection).getRed(
      &found.red, green: &found.green, blue: &found.blue, alpha: &found.alpha)
    return found
  }

  private static func blend(_ top: RGB, over bottom: RGB) -> RGB {
    func mix(_ one: CGFloat, _ other: CGFloat) -> CGFloat { one * top.alpha + other * (1 - top.alpha) }
    return (mix(top.red, bottom.red), mix(top.green, bottom.green), mix(top.blue, bottom.blue), 1)
  }

  private static func contrast(_ one: RGB, _ other: RGB) -> CGFloat {
    let (first, second) = (luminance(one), luminance(other))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  private static func luminance(_ color: RGB) -> CGFloat {
    func linear(_ part: CGFloat) -> CGFloat { part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }
}
