import Foundation

// Archives of fonts and their descriptors: the family, size, weight and style under keys of this project.

extension UIFont.Values {
  private enum CodingKey {
    static let family = "UIFontFamily"
    static let size = "UIFontPointSize"
    static let weight = "UIFontWeight"
    static let traits = "UIFontTraits"
    static let textStyle = "UIFontTextStyle"
    static let features = "UIFontFeatures"
    static let name = "UIFontPostScriptName"
  }

  /// The truth values, by their bits in archives.
  private static let flags: [(bit: Int, path: WritableKeyPath<Self, Bool> & Sendable)] = [
    (1, \.isItalic), (2, \.isMonospaced), (4, \.hasMonospacedDigits), (8, \.isSerif), (16, \.isRounded),
    (32, \.isCondensed), (64, \.isExpanded),
  ]

  /// Reads the values of an archive; nil if it has no font.
  init?(_ coder: NSCoder) {
    guard coder.containsValue(forKey: CodingKey.size) else { return nil }
    self.init(size: UIFont.validSize(CGFloat(coder.decodeDouble(forKey: CodingKey.size))))
    func text(_ key: String) -> String? { coder.decodeObjectIfPresent(of: NSString.self, forKey: key) as String? }
    if let family = text(CodingKey.family) { setFamily(named: family) }
    weight = UIFont.Weight(CGFloat(coder.decodeDouble(forKey: CodingKey.weight)))
    let traits = coder.decodeInteger(forKey: CodingKey.traits)
    for (bit, path) in Self.flags { self[keyPath: path] = traits & bit != 0 }
    textStyle = text(CodingKey.textStyle).map { UIFont.TextStyle(rawValue: $0) }
    for pair in text(CodingKey.features)?.split(separator: " ") ?? [] {
      let parts = pair.split(separator: "=")
      if parts.count == 2, let value = Int(parts[1]) { features[String(parts[0])] = value }
    }
    postScriptName = text(CodingKey.name)
  }

  func encode(with coder: NSCoder) {
    coder.encode(Double(size), forKey: CodingKey.size)
    coder.encode((family ?? appleFamily?.name).map { $0 as NSString }, forKey: CodingKey.family)
    coder.encode(Double(weight.rawValue), forKey: CodingKey.weight)
    coder.encode(Self.flags.reduce(0) { self[keyPath: $1.path] ? $0 | $1.bit : $0 }, forKey: CodingKey.traits)
    coder.encode(textStyle.map { $0.rawValue as NSString }, forKey: CodingKey.textStyle)
    let pairs = features.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    if !pairs.isEmpty { coder.encode(pairs.joined(separator: " ") as NSString, forKey: CodingKey.features) }
    coder.encode(postScriptName.map { $0 as NSString }, forKey: CodingKey.name)
  }
}
