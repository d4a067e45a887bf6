import Foundation

// Archives of paragraph styles and tab stops, under keys of this project.

extension NSParagraphStyle.Values {
  private enum CodingKey {
    static let alignment = "NSAlignment"
    static let lineBreakMode = "NSLineBreakMode"
    static let direction = "NSWritingDirection"
    static let strategy = "NSLineBreakStrategy"
    static let usesDefaultHyphenation = "NSUsesDefaultHyphenation"
    static let allowsTightening = "NSAllowsTighteningForTruncation"
    static let tabStops = "NSTabStops"
  }

  /// The lengths and factors, with their keys.
  private static let numbers: [(key: String, path: WritableKeyPath<Self, CGFloat> & Sendable)] = [
    ("NSLineSpacing", \.lineSpacing), ("NSParagraphSpacing", \.paragraphSpacing),
    ("NSParagraphSpacingBefore", \.paragraphSpacingBefore), ("NSFirstLineHeadIndent", \.firstLineHeadIndent),
    ("NSHeadIndent", \.headIndent), ("NSTailIndent", \.tailIndent), ("NSMinLineHeight", \.minimumLineHeight),
    ("NSMaxLineHeight", \.maximumLineHeight), ("NSLineHeightMultiple", \.lineHeightMultiple),
    ("NSDefaultTabInterval", \.defaultTabInterval), ("NSHyphenationFactor", \.hyphenation),
  ]

  private var hyphenation: CGFloat {
    get { CGFloat(hyphenationFactor) }
    set { hyphenationFactor = Float(newValue) }
  }

  /// Reads the values that an archive has; others keep their defaults.
  init(_ coder: NSCoder) {
    self.init()
    for (key, path) in Self.numbers { self[keyPath: path] = CGFloat(coder.decodeDouble(forKey: key)) }
    alignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: CodingKey.alignment)) ?? alignment
    lineBreakMode = NSLineBreakMode(rawValue: coder.decodeInteger(forKey: CodingKey.lineBreakMode)) ?? lineBreakMode
    if coder.containsValue(forKey: CodingKey.direction) {
      baseWritingDirection =
        NSWritingDirection(rawValue: coder.decodeInteger(forKey: CodingKey.direction)) ?? baseWritingDirection
    }
    lineBreakStrategy = .init(rawValue: UInt(truncatingIfNeeded: coder.decodeInteger(forKey: CodingKey.strategy)))
    usesDefaultHyphenation = coder.decodeBool(forKey: CodingKey.usesDefaultHyphenation)
    allowsDefaultTighteningForTruncation = coder.decodeBool(forKey: CodingKey.allowsTightening)
    let stops = coder.decodeObjectIfPresent(of: [NSArray.self, NSTextTab.self], forKey: CodingKey.tabStops) as? NSArray
    if let stops { tabStops = stops.compactMap { $0 as? NSTextTab } }
  }

  func encode(with coder: NSCoder) {
    for (key, path) in Self.numbers { coder.encode(Double(self[keyPath: path]), forKey: key) }
    coder.encode(alignment.rawValue, forKey: CodingKey.alignment)
    coder.encode(lineBreakMode.rawValue, forKey: CodingKey.lineBreakMode)
    coder.encode(baseWritingDirection.rawValue, forKey: CodingKey.direction)
    coder.encode(Int(truncatingIfNeeded: lineBreakStrategy.rawValue), forKey: CodingKey.strategy)
    coder.encode(usesDefaultHyphenation, forKey: CodingKey.usesDefaultHyphenation)
    coder.encode(allowsDefaultTighteningForTruncation, forKey: CodingKey.allowsTightening)
    coder.encode(NSArray(array: tabStops), forKey: CodingKey.tabStops)
  }
}
