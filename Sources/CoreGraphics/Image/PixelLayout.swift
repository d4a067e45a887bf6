import Foundation

/// The arrangement of a client's bytes in pixels, for conversion to and from Cairo's premultiplied BGRA.
struct PixelLayout {
  private let bytes: Int
  private let gray: Bool
  /// Whether the bytes are the amounts of cyan, magenta, yellow and black.
  private let inks: Bool
  private let red: Int
  private let green: Int
  private let blue: Int
  private let alpha: Int?
  private let isPremultiplied: Bool

  init(_ info: CGBitmapInfo, bytes: Int, gray: Bool, inks: Bool = false) {
    self.bytes = bytes
    self.gray = gray
    self.inks = inks
    let kind = CGImageAlphaInfo(rawValue: info.rawValue & CGBitmapInfo.alphaInfoMask.rawValue) ?? .none
    let isFirst = kind == .premultipliedFirst || kind == .first || kind == .noneSkipFirst
    let isLittle = info.intersection(.byteOrderMask) == .byteOrder32Little && bytes == 4
    // The components in memory order for big-endian pixels: (A)RGB or RGB(A).
    var order = bytes == 4 ? (isFirst ? [3, 0, 1, 2] : [0, 1, 2, 3]) : [0, 1, 2]
    if isLittle { order.reverse() }
    red = order.firstIndex(of: 0) ?? 0
    green = order.firstIndex(of: 1) ?? 0
    blue = order.firstIndex(of: 2) ?? 0
    let hasAlpha = bytes == 4 && kind != .none && kind != .noneSkipFirst && kind != .noneSkipLast
    alpha = hasAlpha ? order.firstIndex(of: 3) : nil
    isPremultiplied = kind == .premultipliedFirst || kind == .premultipliedLast
  }

  /// Whether the layout is Cairo's own.
  var isNative: Bool { bytes == 4 && !gray && blue == 0 && green == 1 && red == 2 && isPremultiplied }

  func read(_ source: UnsafeRawBufferPointer, into target: UnsafeMutablePointer<UInt8>, count: Int) {
    if inks { return Self.readInks(source, into: target, count: count) }
    for x in 0..<count {
      let p = x * bytes
      let a = alpha.map { UInt32(source[p + $0]) } ?? 255
      func value(_ component: Int) -> UInt8 {
        let v = UInt32(source[p + component])
        return isPremultiplied || a == 255 ? UInt8(min(v, a)) : UInt8((v * a + 127) / 255)
      }
      target[x * 4] = value(gray ? 0 : blue)
      target[x * 4 + 1] = value(gray ? 0 : green)
      target[x * 4 + 2] = value(gray ? 0 : red)
      target[x * 4 + 3] = UInt8(a)
    }
  }

  /// Reads four inks as `CGColor` does.
  private static func readInks(
    _ source: UnsafeRawBufferPointer, into target: UnsafeMutablePointer<UInt8>, count: Int
  ) {
    for p in stride(from: 0, to: count * 4, by: 4) {
      let light = 255 - UInt32(source[p + 3])
      for ink in 0..<3 { target[p + 2 - ink] = UInt8(((255 - UInt32(source[p + ink])) * light + 127) / 255) }
      target[p + 3] = 255
    }
  }

  func write(_ source: UnsafePointer<UInt8>, into target: UnsafeMutablePointer<UInt8>, count: Int) {
    for x in 0..<count {
      let s = source + x * 4
      let a = UInt32(s[3])
      func value(_ v: UInt8) -> UInt8 {
        isPremultiplied || a == 0 || a == 255 || alpha == nil ? v : UInt8(min(255, (UInt32(v) * 255 + a / 2) / a))
      }
      let t = target + x * bytes
      if gray {
        let weighted = 2126 * UInt32(s[2]) + 7152 * UInt32(s[1]) + 722 * UInt32(s[0])
        t[0] = UInt8((weighted + 5000) / 10000)
        continue
      }
      t[red] = value(s[2])
      t[green] = value(s[1])
      t[blue] = value(s[0])
      if bytes == 4 { t[alpha ?? (6 - red - green - blue)] = s[3] }
    }
  }
}
