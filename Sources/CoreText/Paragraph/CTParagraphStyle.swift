import UIKitCore

/// The style of a paragraph, which is UIKit's.
///
/// See [Apple's page](https://developer.apple.com/documentation/coretext/ctparagraphstyle).
public typealias CTParagraphStyle = NSParagraphStyle

/// A tab stop, which is UIKit's.
///
/// See [Apple's page](https://developer.apple.com/documentation/coretext/cttexttab).
public typealias CTTextTab = NSTextTab

/// Creates a paragraph style from an array of values.
public func CTParagraphStyleCreate(
  _ settings: UnsafePointer<CTParagraphStyleSetting>?, _ settingCount: Int
) -> CTParagraphStyle {
  let style = NSMutableParagraphStyle()
  style.set(Array(UnsafeBufferPointer(start: settings, count: settings == nil ? 0 : settingCount)))
  return NSParagraphStyle.immutable(style)
}

/// Returns a copy of a paragraph style.
public func CTParagraphStyleCreateCopy(_ paragraphStyle: CTParagraphStyle) -> CTParagraphStyle {
  NSParagraphStyle.immutable(paragraphStyle)
}

/// Stores a value of a paragraph style at an address; false if its size is too small.
@discardableResult public func CTParagraphStyleGetValueForSpecifier(
  _ paragraphStyle: CTParagraphStyle, _ spec: CTParagraphStyleSpecifier, _ valueBufferSize: Int,
  _ valueBuffer: UnsafeMutableRawPointer
) -> Bool {
  func store<Value>(_ value: Value) -> Bool {
    guard valueBufferSize >= MemoryLayout<Value>.size else { return false }
    valueBuffer.storeBytes(of: value, as: Value.self)
    return true
  }
  let style = paragraphStyle
  return switch spec {
  case .alignment: store(CTTextAlignment(style.alignment))
  case .firstLineHeadIndent: store(style.firstLineHeadIndent)
  case .headIndent: store(style.headIndent)
  case .tailIndent: store(style.tailIndent)
  case .defaultTabInterval: store(style.defaultTabInterval)
  case .lineBreakMode: store(CTLineBreakMode(rawValue: UInt8(style.lineBreakMode.rawValue)) ?? .byWordWrapping)
  case .lineHeightMultiple: store(style.lineHeightMultiple)
  case .maximumLineHeight: store(style.maximumLineHeight)
  case .minimumLineHeight: store(style.minimumLineHeight)
  case .lineSpacing, .maximumLineSpacing, .minimumLineSpacing, .lineSpacingAdjustment: store(style.lineSpacing)
  case .paragraphSpacing: store(style.paragraphSpacing)
  case .paragraphSpacingBefore: store(style.paragraphSpacingBefore)
  case .baseWritingDirection: store(CTWritingDirection(rawValue: Int8(style.baseWritingDirection.rawValue)) ?? .natural)
  case .tabStops, .lineBoundsOptions, .count: false
  }
}

/// Creates a tab stop at a distance from the start of lines, in points.
///
/// - Parameter options: without effect.
public func CTTextTabCreate(_ alignment: CTTextAlignment, _ location: Double, _ options: NSDictionary?) -> CTTextTab {
  NSTextTab(textAlignment: alignment.uiKit, location: CGFloat(location))
}

/// Returns the alignment of text at a tab stop.
public func CTTextTabGetAlignment(_ tab: CTTextTab) -> CTTextAlignment { CTTextAlignment(tab.alignment) }
/// Returns the options of a tab stop: always nil.
public func CTTextTabGetOptions(_ tab: CTTextTab) -> NSDictionary? { nil }
/// Returns the distance of a tab stop from the start of lines, in points.
public func CTTextTabGetLocation(_ tab: CTTextTab) -> Double { Double(tab.location) }

extension NSParagraphStyle {
  /// Returns an immutable copy of a style.
  fileprivate static func immutable(_ style: NSParagraphStyle) -> NSParagraphStyle {
    style.copy() as? NSParagraphStyle ?? style
  }
}
