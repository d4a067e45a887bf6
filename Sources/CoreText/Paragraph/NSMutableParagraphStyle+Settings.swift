import UIKitCore

extension NSMutableParagraphStyle {
  /// Sets values. The limits of the space between lines apply to the space, wherever in the array they are.
  func set(_ settings: [CTParagraphStyleSetting]) {
    for setting in settings { set(setting) }
    for setting in settings where setting.spec == .minimumLineSpacing {
      lineSpacing = max(lineSpacing, setting.length ?? 0)
    }
    for setting in settings where setting.spec == .maximumLineSpacing {
      if let limit = setting.length, limit > 0 { lineSpacing = min(lineSpacing, limit) }
    }
  }

  private func set(_ setting: CTParagraphStyleSetting) {
    if let byte = setting.byte {
      switch setting.spec {
      case .alignment: alignment = (CTTextAlignment(rawValue: byte) ?? .natural).uiKit
      case .lineBreakMode: lineBreakMode = NSLineBreakMode(rawValue: Int(byte)) ?? .byWordWrapping
      case .baseWritingDirection:
        baseWritingDirection = NSWritingDirection(rawValue: Int(Int8(bitPattern: byte))) ?? .natural
      case .tabStops:
        if let stops = setting.tabStops { tabStops = stops }
      default: break
      }
    }
    guard let length = setting.length, length.isFinite else { return }
    switch setting.spec {
    case .firstLineHeadIndent: firstLineHeadIndent = length
    case .headIndent: headIndent = length
    case .tailIndent: tailIndent = length
    case .defaultTabInterval: defaultTabInterval = length
    case .lineHeightMultiple: lineHeightMultiple = length
    case .maximumLineHeight: maximumLineHeight = length
    case .minimumLineHeight: minimumLineHeight = length
    case .lineSpacing, .lineSpacingAdjustment: lineSpacing = length
    case .paragraphSpacing: paragraphSpacing = length
    case .paragraphSpacingBefore: paragraphSpacingBefore = length
    case .minimumLineSpacing, .maximumLineSpacing, .alignment, .tabStops, .lineBreakMode, .baseWritingDirection,
      .lineBoundsOptions, .count:
      break
    }
  }
}
