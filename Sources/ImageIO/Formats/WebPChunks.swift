import Foundation

/// The chunks of a WebP: its animation and its metadata. Linear in their number.
struct WebPChunks: ComposedAnimation {
  private(set) var canvas: (width: Int, height: Int)?
  private(set) var hasAlpha = true
  /// The number of times that an animation is shown, 0 for endlessly; nil without an animation.
  private(set) var loopCount: Int?
  private(set) var frames: [ComposedFrame] = []
  private(set) var exif: Data?
  private(set) var xmp: Data?

  init(_ data: Data) {
    data.withUnsafeBytes { read($0) }
    let size = canvasSize
    if let first = frames.firstIndex(where: { !$0.isComplete(inWidth: size.width, height: size.height) }) {
      frames.removeSubrange(first...)
    }
  }

  private mutating func read(_ bytes: UnsafeRawBufferPointer) {
    func number(_ offset: Int, _ count: Int) -> Int {
      bytes[offset..<offset + count].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    var index = 12
    while index + 8 <= bytes.count {
      let length = number(index + 4, 4)
      let start = index + 8
      guard length <= bytes.count - start else { return }
      let content = start..<start + length
      switch String(decoding: bytes[index..<index + 4], as: UTF8.self) {
      case "VP8X" where length >= 10:
        hasAlpha = bytes[start] & 0x10 != 0
        canvas = (number(start + 4, 3) + 1, number(start + 7, 3) + 1)
      case "VP8 ": if canvas == nil { hasAlpha = false }
      case "ANIM" where length >= 6: loopCount = loopCount ?? number(start + 4, 2)
      case "ANMF" where length >= 16:
        var frame = ComposedFrame(
          x: number(start, 3) * 2, y: number(start + 3, 3) * 2, width: number(start + 6, 3) + 1,
          height: number(start + 9, 3) + 1)
        frame.delay = Double(number(start + 12, 3)) / 1000
        frame.disposal = bytes[start + 15] & 1 == 1 ? .clear : .keep
        frame.isOver = bytes[start + 15] & 2 == 0
        frame.data = length > 16 ? [start + 16..<start + length] : []
        frames.append(frame)
      case "EXIF":
        let bytes = Data(bytes[content])
        // Some programs begin the chunk as the segment of a JPEG.
        exif = exif ?? (bytes.starts(with: JPEGSegments.exifName) ? bytes.dropFirst(6) : bytes)
      case "XMP ": xmp = xmp ?? Data(bytes[content])
      default: break
      }
      index = start + (length + 1) / 2 * 2
    }
  }

  var canvasSize: (width: Int, height: Int) { canvas ?? (0, 0) }

  func file(of frame: ComposedFrame, in data: Data) -> Data? {
    guard let range = frame.data.first else { return nil }
    let body = data.subdata(in: data.startIndex + range.lowerBound..<data.startIndex + range.upperBound)
    func little(_ value: Int, _ count: Int) -> Data { Data(ExifWriter.number(value, bytes: count).reversed()) }
    // Opacity in a chunk of its own needs the header that announces it.
    let needsHeader = body.starts(with: "ALPH".utf8)
    let header =
      needsHeader
      ? Data("VP8X".utf8) + little(10, 4) + [0x10, 0, 0, 0] + little(frame.width - 1, 3) + little(frame.height - 1, 3)
      : Data()
    return Data("RIFF".utf8) + little(4 + header.count + body.count, 4) + Data("WEBP".utf8) + header + body
  }
}
