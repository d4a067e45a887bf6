import Foundation

/// The chunks of a PNG: its properties, its metadata, and the frames of an animation. Linear in their number; checksums
/// are left to the decoder.
struct PNGChunks: ComposedAnimation {
  /// The keywords of texts that are properties, by the same names.
  static let keywords = [
    "Author", "Comment", "Copyright", "Creation Time", "Description", "Disclaimer", "Software", "Source", "Title",
    "Warning",
  ]
  private static let textLimit = 1 << 16
  /// The maximum number of frames, and of pieces of their pixels; those beyond are left out.
  private static let frameLimit = 100_000
  private static let xmpKeyword = "XML:com.adobe.xmp"

  private(set) var values: [String: PropertyValue] = [:]
  private(set) var width = 0
  private(set) var height = 0
  private(set) var depth = 8
  private(set) var colorType: UInt8 = 6
  private(set) var hasTransparency = false
  private(set) var exif: Data?
  private(set) var xmp: Data?
  /// The number of times that an animation is shown, 0 for endlessly; nil without an animation.
  private(set) var loopCount: Int?
  private(set) var frames: [ComposedFrame] = []
  /// The places of the chunks that each frame needs: palette, transparency and colours.
  private(set) var shared: [Range<Int>] = []
  private(set) var header: Range<Int>?
  private var pieceCount = 0

  init(_ data: Data) {
    data.withUnsafeBytes { bytes in
      Self.scan(bytes) { name, whole, content in
        read(name, whole, content, UnsafeRawBufferPointer(rebasing: bytes[content]))
      }
    }
    // Frames without pixels, at the end of an incomplete file, and those outside the image are no frames.
    if let first = frames.firstIndex(where: { !$0.isComplete(inWidth: width, height: height) }) {
      frames.removeSubrange(first...)
    }
  }

  /// Passes each chunk on: its name, and the places of the whole and of its content. Stops after `IEND`.
  static func scan(_ bytes: UnsafeRawBufferPointer, _ body: (String, Range<Int>, Range<Int>) -> Void) {
    var index = 8
    while index + 12 <= bytes.count {
      let length = bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= bytes.count - index - 12 else { return }
      let name = String(decoding: bytes[index + 4..<index + 8], as: UTF8.self)
      body(name, index..<index + 12 + length, index + 8..<index + 8 + length)
      if name == "IEND" { return }
      index += 12 + length
    }
  }

  private mutating func read(
    _ name: String, _ whole: Range<Int>, _ content: Range<Int>, _ bytes: UnsafeRawBufferPointer
  ) {
    func number(_ offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    switch name {
    case "IHDR" where bytes.count >= 13:
      (width, height, depth, colorType) = (number(0), number(4), Int(bytes[8]), bytes[9])
      values["InterlaceType"] = .integer(Int(bytes[12]))
      header = whole
    case "PLTE", "tRNS":
      if name == "tRNS" { hasTransparency = true }
      if bytes.count <= 768, shared.count < 8 { shared.append(whole) }
    case "gAMA" where bytes.count >= 4:
      values["Gamma"] = .number(Double(number(0)) / 100_000)
      if shared.count < 8 { shared.append(whole) }
    case "cHRM" where bytes.count >= 32:
      values["Chromaticities"] = .list((0..<8).map { .number(Double(number($0 * 4)) / 100_000) })
      if shared.count < 8 { shared.append(whole) }
    case "sRGB" where bytes.count >= 1:
      values["sRGBIntent"] = .integer(Int(bytes[0]))
      if shared.count < 8 { shared.append(whole) }
    case "pHYs" where bytes.count >= 9 && bytes[8] == 1:
      values["XPixelsPerMeter"] = .integer(number(0))
      values["YPixelsPerMeter"] = .integer(number(4))
    case "tIME" where bytes.count >= 7:
      values["ModificationTime"] = .text(
        String(
          format: "%04d:%02d:%02d %02d:%02d:%02d", Int(bytes[0]) << 8 | Int(bytes[1]), Int(bytes[2]), Int(bytes[3]),
          Int(bytes[4]), Int(bytes[5]), Int(bytes[6])))
    case "tEXt", "iTXt": readText(bytes, isInternational: name == "iTXt")
    case "eXIf": exif = exif ?? Data(bytes)
    case "acTL" where bytes.count >= 8: loopCount = loopCount ?? number(4)
    case "fcTL" where bytes.count >= 26 && loopCount != nil && frames.count < Self.frameLimit:
      var frame = ComposedFrame(x: number(12), y: number(16), width: number(4), height: number(8))
      let below = Int(bytes[22]) << 8 | Int(bytes[23])
      frame.delay = Double(Int(bytes[20]) << 8 | Int(bytes[21])) / Double(below == 0 ? 100 : below)
      frame.disposal = ComposedFrame.Disposal(rawValue: bytes[24]) ?? .keep
      frame.isOver = bytes[25] == 1
      frames.append(frame)
    case "IDAT": addPixels(content)
    case "fdAT" where bytes.count >= 4: addPixels(content.lowerBound + 4..<content.upperBound)
    default: break
    }
  }

  private mutating func addPixels(_ range: Range<Int>) {
    guard !frames.isEmpty, pieceCount < Self.frameLimit else { return }
    frames[frames.count - 1].data.append(range)
    pieceCount += 1
  }

  private mutating func readText(_ bytes: UnsafeRawBufferPointer, isInternational: Bool) {
    guard let end = bytes.prefix(80).firstIndex(of: 0) else { return }
    let keyword = String(decoding: bytes[..<end], as: UTF8.self)
    var text = bytes[(end + 1)...]
    if isInternational {
      // Whether it is compressed, how, its language, and the keyword in that language.
      guard text.count >= 2, text[text.startIndex] == 0 else { return }
      text = text.dropFirst(2)
      for _ in 0..<2 {
        guard let zero = text.firstIndex(of: 0) else { return }
        text = text[(zero + 1)...]
      }
      if keyword == Self.xmpKeyword { xmp = xmp ?? Data(text) }
    }
    guard text.count <= Self.textLimit, Self.keywords.contains(keyword), values[keyword] == nil else { return }
    let latin = { String(String.UnicodeScalarView(text.map { Unicode.Scalar($0) })) }
    values[keyword] = .text(isInternational ? String(decoding: text, as: UTF8.self) : latin())
  }

  /// The properties that the chunks state.
  var properties: PictureProperties {
    var result = exif.map(ExifReader.properties) ?? PictureProperties()
    result[.png] = values
    if let title = values["Title"] { result[.iptc, kCGImagePropertyIPTCObjectName] = title }
    if let x = values["XPixelsPerMeter"]?.double, let y = values["YPixelsPerMeter"]?.double, x > 0, y > 0 {
      // Pixels per inch, of which whole numbers are meant.
      result[kCGImagePropertyDPIWidth] = .integer(Int((x * 0.0254).rounded()))
      result[kCGImagePropertyDPIHeight] = .integer(Int((y * 0.0254).rounded()))
    } else {
      result.addResolution(unit: nil, x: nil, y: nil)
    }
    if values["sRGBIntent"] != nil { result[kCGImagePropertyProfileName] = .text("sRGB IEC61966-2.1") }
    result[kCGImagePropertyDepth] = .integer(colorType == 3 ? 8 : depth)
    result[kCGImagePropertyColorModel] = .text(colorType == 0 || colorType == 4 ? "Gray" : "RGB")
    return result
  }

  /// Whether pixels may be transparent.
  var hasAlpha: Bool { colorType & 4 != 0 || hasTransparency }

  var canvasSize: (width: Int, height: Int) { (width, height) }

  func file(of frame: ComposedFrame, in data: Data) -> Data? {
    guard let header, header.count >= 25 else { return nil }
    func bytes(_ range: Range<Int>) -> Data {
      data.subdata(in: data.startIndex + range.lowerBound..<data.startIndex + range.upperBound)
    }
    let size = ExifWriter.number(frame.width, bytes: 4) + ExifWriter.number(frame.height, bytes: 4)
    var result = PNGWriter.signature
    result += PNGWriter.chunk("IHDR", size + bytes(header.lowerBound + 16..<header.upperBound - 4))
    for range in shared { result += bytes(range) }
    for range in frame.data { result += PNGWriter.chunk("IDAT", bytes(range)) }
    return result + PNGWriter.chunk("IEND", Data())
  }
}
