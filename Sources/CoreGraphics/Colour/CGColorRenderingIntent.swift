/// The treatment of colours outside of the destination's gamut. Here they are always clamped.
///
/// See [Apple's page](https://developer.apple.com/documentation/coregraphics/cgcolorrenderingintent).
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}
