import CX11

/// Reads the pixels on an X server's screen, which proves that a frame has arrived there.
@MainActor package enum ScreenCapture {
  /// Returns the screen's pixels.
  ///
  /// - Returns: the pixels from the top left, row by row, as 0xRRGGBB; nil without an X server or for pixels in another
  ///   format.
  package static func pixels(width: Int, height: Int) -> [UInt32]? {
    guard width > 0, height > 0 else { return nil }
    var succeeded = false
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
      succeeded = lineup_screen_read(Int32(width), Int32(height), buffer.baseAddress) != 0
      count = succeeded ? width * height : 0
    }
    return succeeded ? pixels : nil
  }
}
