import CoreGraphics

/// A colour of an asset catalogue: components in a colour space, or the name of a system colour.
struct AssetColor: AssetContent {
  static let listKey = "colors"

  private var color: Description?

  private struct Description: Decodable, Sendable {
    var space: String?
    var components: [String: Component]?
    var reference: String?

    enum CodingKeys: String, CodingKey {
      case components, reference
      case space = "color-space"
    }
  }

  /// A component: "0.5" and 0.5 are fractions of one, "0x80" and "128" of 255.
  private struct Component: Decodable, Sendable {
    var value: CGFloat
    /// The opacity, which is a fraction of one in either form.
    var share: CGFloat

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        (value, share) = (number, number)
        return
      }
      let text = try container.decode(String.self).trimmingCharacters(in: .whitespaces)
      if text.lowercased().hasPrefix("0x"), let byte = Int(text.dropFirst(2), radix: 16) {
        (value, share) = (CGFloat(byte) / 255, CGFloat(byte) / 255)
      } else if let number = Double(text), number.isFinite {
        (value, share) = (text.contains(".") ? number : number / 255, number)
      } else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: "“\(text)” is not a colour component, which is a number or a byte such as 0x80.")
      }
    }
  }

  var isFilled: Bool { color != nil }

  var uiColor: UIColor? {
    guard let color else { return nil }
    if let reference = color.reference { return UIColor.system(named: reference) }
    guard let components = color.components else { return nil }
    func value(_ name: String) -> CGFloat { components[name]?.value ?? 0 }
    let alpha = components["alpha"]?.share ?? 1
    if components["white"] != nil { return UIColor(white: value("white"), alpha: alpha) }
    let (red, green, blue) = (value("red"), value("green"), value("blue"))
    switch color.space {
    case "display-p3": return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    case "extended-linear-srgb":
      return UIColor(
        red: Self.encoded(red), green: Self.encoded(green), blue: Self.encoded(blue), alpha: alpha)
    default: return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
  }

  /// The transfer function of sRGB.
  private static func encoded(_ linear: CGFloat) -> CGFloat {
    let size = abs(linear)
    let encoded = size <= 0.003_130_8 ? 12.92 * size : 1.055 * pow(size, 1 / 2.4) - 0.055
    return linear < 0 ? -encoded : encoded
  }
}

extension AssetSet<AssetColor> {
  /// Returns the colour for the traits; nil if the set has none.
  func color(for traits: UITraitCollection) -> UIColor? {
    best(for: traits).lazy.compactMap(\.content.uiColor).first?.resolvedColor(with: traits)
  }
}
