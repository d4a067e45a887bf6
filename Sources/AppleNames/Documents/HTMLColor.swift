import UIKit

/// A colour as HTML and CSS write it.
struct HTMLColor: Hashable {
  /// Red, green, blue and opacity, from 0 to 1.
  let red, green, blue: Double
  var alpha = 1.0

  static let black = HTMLColor(red: 0, green: 0, blue: 0)
  /// The colour of links in WebKit's style sheet.
  static let link = HTMLColor(red: 0, green: 0, blue: 238 / 255)

  var platformColor: UIColor { UIColor(red: red, green: green, blue: blue, alpha: alpha) }

  init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Reads a colour: `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, `rgb()`, `rgba()`, `hsl()`, `hsla()` or a name. Nil for
  /// other text.
  init?(_ text: String) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    if text.hasPrefix("#") {
      self.init(digits: text.dropFirst())
    } else if let open = text.firstIndex(of: "("), text.hasSuffix(")") {
      self.init(function: text[..<open], arguments: text[text.index(after: open)...].dropLast())
    } else if text == "transparent" {
      self.init(red: 0, green: 0, blue: 0, alpha: 0)
    } else {
      guard let number = Self.names[text] else { return nil }
      self.init(number: number)
    }
  }

  private init(number: UInt32) {
    let channels = [16, 8, 0].map { Double(number >> $0 & 0xFF) / 255 }
    self.init(red: channels[0], green: channels[1], blue: channels[2])
  }

  private init?(digits: Substring) {
    let values = digits.compactMap(\.hexDigitValue)
    guard values.count == digits.count else { return nil }
    let channels: [Double]
    switch values.count {
    case 3, 4: channels = values.map { Double($0) / 15 }
    case 6, 8:
      channels = stride(from: 0, to: values.count, by: 2).map { Double(values[$0] * 16 + values[$0 + 1]) / 255 }
    default: return nil
    }
    self.init(red: channels[0], green: channels[1], blue: channels[2], alpha: channels.count > 3 ? channels[3] : 1)
  }

  private init?(function: Substring, arguments: Substring) {
    let parts = arguments.split { $0 == "," || $0 == "/" || $0.isWhitespace }
    guard parts.count == 3 || parts.count == 4 else { return nil }
    let values = parts.compactMap { part -> (number: Double, isShare: Bool)? in
      let isShare = part.hasSuffix("%")
      let digits = isShare ? part.dropLast() : part.hasSuffix("deg") ? part.dropLast(3) : part
      guard let number = Double(digits), number.isFinite else { return nil }
      return (isShare ? number / 100 : number, isShare)
    }
    guard values.count == parts.count else { return nil }
    let alpha = values.count == 4 ? min(max(0, values[3].number), 1) : 1
    switch function {
    case "rgb", "rgba":
      let channels = values.map { min(max(0, $0.isShare ? $0.number : $0.number / 255), 1) }
      self.init(red: channels[0], green: channels[1], blue: channels[2], alpha: alpha)
    case "hsl", "hsla":
      let saturation = min(max(0, values[1].number), 1), lightness = min(max(0, values[2].number), 1)
      // The formula of CSS Color 4, 7.1.
      let channels = [0.0, 8, 4].map { offset in
        let place = (offset + values[0].number / 30).truncatingRemainder(dividingBy: 12)
        let turn = place < 0 ? place + 12 : place
        return lightness - saturation * min(lightness, 1 - lightness) * max(-1, min(turn - 3, 9 - turn, 1))
      }
      self.init(red: channels[0], green: channels[1], blue: channels[2], alpha: alpha)
    default: return nil
    }
  }

  /// The sixteen colours of HTML 4, and the commonest further ones of CSS.
  private static let names: [String: UInt32] = [
    "black": 0x000000, "silver": 0xC0C0C0, "gray": 0x808080, "grey": 0x808080, "white": 0xFFFFFF, "maroon": 0x800000,
    "red": 0xFF0000, "purple": 0x800080, "fuchsia": 0xFF00FF, "magenta": 0xFF00FF, "green": 0x008000, "lime": 0x00FF00,
    "olive": 0x808000, "yellow": 0xFFFF00, "navy": 0x000080, "blue": 0x0000FF, "teal": 0x008080, "aqua": 0x00FFFF,
    "cyan": 0x00FFFF, "orange": 0xFFA500, "darkorange": 0xFF8C00, "gold": 0xFFD700, "pink": 0xFFC0CB,
    "hotpink": 0xFF69B4, "deeppink": 0xFF1493, "brown": 0xA52A2A, "chocolate": 0xD2691E, "tan": 0xD2B48C,
    "beige": 0xF5F5DC, "ivory": 0xFFFFF0, "coral": 0xFF7F50, "tomato": 0xFF6347, "salmon": 0xFA8072,
    "crimson": 0xDC143C, "darkred": 0x8B0000, "firebrick": 0xB22222, "indianred": 0xCD5C5C, "orangered": 0xFF4500,
    "khaki": 0xF0E68C, "indigo": 0x4B0082, "violet": 0xEE82EE, "plum": 0xDDA0DD, "orchid": 0xDA70D6,
    "lavender": 0xE6E6FA, "darkviolet": 0x9400D3, "darkmagenta": 0x8B008B, "rebeccapurple": 0x663399,
    "darkgreen": 0x006400, "forestgreen": 0x228B22, "seagreen": 0x2E8B57, "limegreen": 0x32CD32,
    "lightgreen": 0x90EE90, "springgreen": 0x00FF7F, "darkblue": 0x00008B, "mediumblue": 0x0000CD,
    "royalblue": 0x4169E1, "dodgerblue": 0x1E90FF, "deepskyblue": 0x00BFFF, "skyblue": 0x87CEEB,
    "lightblue": 0xADD8E6, "steelblue": 0x4682B4, "slateblue": 0x6A5ACD, "midnightblue": 0x191970,
    "cornflowerblue": 0x6495ED, "turquoise": 0x40E0D0, "darkgray": 0xA9A9A9, "darkgrey": 0xA9A9A9,
    "dimgray": 0x696969, "dimgrey": 0x696969, "lightgray": 0xD3D3D3, "lightgrey": 0xD3D3D3, "gainsboro": 0xDCDCDC,
    "whitesmoke": 0xF5F5F5, "slategray": 0x708090, "slategrey": 0x708090,
  ]
}
