extension UIColor {
  static func rgb(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat
  ) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
    let turn = hue >= 0 && hue < 1 ? hue : hue - hue.rounded(.down)
    let sixth = turn * 6
    let sector = Int(sixth) % 6
    let part = sixth - CGFloat(Int(sixth))
    let p = brightness * (1 - saturation)
    let q = brightness * (1 - saturation * part)
    let t = brightness * (1 - saturation * (1 - part))
    switch sector {
    case 0: return (brightness, t, p)
    case 1: return (q, brightness, p)
    case 2: return (p, brightness, t)
    case 3: return (p, q, brightness)
    case 4: return (t, p, brightness)
    default: return (brightness, p, q)
    }
  }

  static func hsb(
    red: CGFloat, green: CGFloat, blue: CGFloat
  ) -> (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let high = max(red, green, blue)
    let low = min(red, green, blue)
    let span = high - low
    guard span > 0 else { return (0, 0, high) }
    var hue: CGFloat
    if high == red {
      hue = (green - blue) / span
    } else if high == green {
      hue = 2 + (blue - red) / span
    } else {
      hue = 4 + (red - green) / span
    }
    hue /= 6
    if hue < 0 { hue += 1 }
    return (hue, span / high, high)
  }

  /// Converts Display P3 to (extended) sRGB: the same transfer curve, but other primaries. Matrices from SMPTE EG 432-1
  /// and IEC 61966-2-1.
  static func sRGB(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat
  ) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
    func linear(_ v: CGFloat) -> CGFloat {
      let a = abs(v)
      return (v < 0 ? -1 : 1) * (a <= 0.04045 ? a / 12.92 : pow((a + 0.055) / 1.055, 2.4))
    }
    func encoded(_ v: CGFloat) -> CGFloat {
      let a = abs(v)
      return (v < 0 ? -1 : 1) * (a <= 0.0031308 ? a * 12.92 : 1.055 * pow(a, 1 / 2.4) - 0.055)
    }
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    return (
      encoded(1.2249401 * r - 0.2249404 * g),
      encoded(-0.0420569 * r + 1.0420571 * g),
      encoded(-0.0196376 * r - 0.0786361 * g + 1.0982735 * b)
    )
  }
}
