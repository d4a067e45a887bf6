import CoreGraphics
import Testing

struct ContextTests {
  private func bitmap(_ size: Int = 20) throws -> CGContext {
    try #require(
      CGContext(
        data: nil, width: size, height: size, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
  }

  private func pixel(_ context: CGContext, _ x: Int, _ y: Int) -> [Int] {
    guard let p = context.makeImage()?.pixel(x: x, y: y) else { return [] }
    return [p.red, p.green, p.blue, p.alpha]
  }

  @Test func bitmapsHaveTheirOriginBelow() throws {
    let context = try bitmap()
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(pixel(context, 5, 15) == [255, 0, 0, 255])
    #expect(pixel(context, 5, 5) == [0, 0, 0, 0])
    let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    let p = bytes + 15 * context.bytesPerRow + 5 * 4
    #expect(p[0] == 255 && p[1] == 0 && p[3] == 255)
  }

  @Test func imagesSayHowTheirBytesAreOrdered() throws {
    let image = try #require(try bitmap().makeImage())
    #expect(image.byteOrderInfo == .order32Little && image.pixelFormatInfo == .packed)
    #expect(image.bitmapInfo.intersection(.byteOrderMask).rawValue == image.byteOrderInfo.rawValue)
  }

  @Test func imagesAreUprightInBitmaps() throws {
    let source = try bitmap(10)
    source.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
    source.fill(CGRect(x: 0, y: 5, width: 10, height: 5))
    let image = try #require(source.makeImage())
    #expect(image.pixel(x: 5, y: 2) == (0, 255, 0, 255))
    let context = try bitmap()
    context.draw(image, in: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(pixel(context, 10, 4) == [0, 255, 0, 255])
    #expect(pixel(context, 10, 16) == [0, 0, 0, 0])
  }

  @Test func stateIsSavedAndRestored() throws {
    let context = try bitmap()
    context.setFillColor(gray: 1, alpha: 1)
    context.saveGState()
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.translateBy(x: 10, y: 0)
    context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 20))
    context.fill(CGRect(x: -10, y: 0, width: 20, height: 20))
    context.restoreGState()
    #expect(pixel(context, 12, 5) == [255, 0, 0, 255])
    #expect(pixel(context, 5, 5)[3] == 0 && pixel(context, 17, 5)[3] == 0)
    context.fill(CGRect(x: 0, y: 0, width: 5, height: 20))
    #expect(pixel(context, 2, 5) == [255, 255, 255, 255])
  }

  @Test func strokesClearsAndBlends() throws {
    let context = try bitmap()
    context.setStrokeColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
    context.setLineWidth(4)
    context.move(to: CGPoint(x: 0, y: 10))
    context.addLine(to: CGPoint(x: 20, y: 10))
    context.strokePath()
    #expect(pixel(context, 10, 11) == [0, 0, 255, 255] && pixel(context, 10, 13)[3] == 0)
    context.clear(CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(pixel(context, 5, 10)[3] == 0 && pixel(context, 15, 10)[3] == 255)
    context.setBlendMode(.multiply)
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.fill(CGRect(x: 10, y: 0, width: 10, height: 20))
    #expect(pixel(context, 15, 10) == [0, 0, 0, 255])
  }

  @Test func gradientsStopAtTheirLocations() throws {
    let context = try bitmap()
    let colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)]
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil))
    context.drawLinearGradient(gradient, start: CGPoint(x: 5, y: 0), end: CGPoint(x: 15, y: 0), options: [])
    #expect(pixel(context, 2, 10)[3] == 0 && pixel(context, 18, 10)[3] == 0)
    #expect(pixel(context, 6, 10)[0] < 60 && pixel(context, 14, 10)[0] > 200)
    context.drawLinearGradient(
      gradient, start: CGPoint(x: 5, y: 0), end: CGPoint(x: 15, y: 0), options: .drawsAfterEndLocation)
    #expect(pixel(context, 2, 10)[3] == 0 && pixel(context, 18, 10) == [255, 255, 255, 255])
  }

  @Test func shadowsFallWhereTheOffsetSays() throws {
    let context = try bitmap(60)
    context.setShadow(offset: CGSize(width: 20, height: -20), blur: 4, color: CGColor(gray: 0, alpha: 1))
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.fill(CGRect(x: 5, y: 40, width: 15, height: 15))
    // 20 to the right and, y pointing up, 20 down.
    let p = pixel(context, 32, 32)
    #expect(p[3] > 220 && p[0] == 0)
    #expect(pixel(context, 12, 12) == [255, 0, 0, 255])
    #expect(pixel(context, 50, 12)[3] == 0)
  }

  @Test func clientsMemoryIsFilled() throws {
    var bytes = [UInt8](repeating: 9, count: 4 * 4 * 4)
    bytes.withUnsafeMutableBytes { memory in
      let context = CGContext(
        data: memory.baseAddress, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 16,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      context?.setFillColor(CGColor(red: 1, green: 0.5, blue: 0, alpha: 1))
      context?.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      context?.flush()
    }
    #expect(Array(bytes[0..<4]) == [255, 128, 0, 255])
    #expect(
      CGContext(
        data: nil, width: 1 << 20, height: 1 << 20, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 1) == nil)
  }

  /// The context draws over what the memory contains, and the memory contains the result at once.
  @Test(arguments: [CGImageAlphaInfo.premultipliedLast, .premultipliedFirst, .noneSkipLast])
  func clientsMemoryIsUpToDateAfterEachOperation(_ alpha: CGImageAlphaInfo) throws {
    let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 16 * 4 * 16)
    memory.initialize(repeating: 255)
    defer { memory.deallocate() }
    let context = try #require(
      CGContext(
        data: memory.baseAddress, width: 16, height: 16, bitsPerComponent: 8, bytesPerRow: 64,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: alpha.rawValue))
    let red = alpha == .premultipliedFirst ? 1 : 0
    /// Returns red, green and blue of a pixel; row 0 is at the top.
    func pixel(_ x: Int, _ row: Int) -> [UInt8] {
      Array(memory[(row * 64 + x * 4 + red)..<(row * 64 + x * 4 + red + 3)])
    }
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.fill(CGRect(x: 2, y: 2, width: 4, height: 4))
    #expect(pixel(3, 12) == [255, 0, 0] && pixel(1, 12) == [255, 255, 255] && pixel(3, 3) == [255, 255, 255])
    context.saveGState()
    context.translateBy(x: 8, y: 8)
    context.scaleBy(x: 2, y: 2)
    context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
    context.fillEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 4))
    context.restoreGState()
    #expect(pixel(12, 4) == [0, 0, 255] && pixel(0, 0) == [255, 255, 255])
    context.setLineWidth(2)
    context.setStrokeColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
    context.strokeLineSegments(between: [CGPoint(x: 0, y: 15), CGPoint(x: 16, y: 15)])
    #expect(pixel(8, 0) == [0, 255, 0] && pixel(12, 4) == [0, 0, 255])
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(pixel(0, 15) == [255, 255, 255])
    context.endTransparencyLayer()
    #expect(pixel(0, 15) == [255, 0, 0])
    let picture = try #require(context.makeImage())
    context.draw(picture, in: CGRect(x: 0, y: 0, width: 16, height: 8))
    #expect(pixel(12, 10) == [0, 0, 255])
    context.clear(CGRect(x: 12, y: 5, width: 1, height: 1))
    #expect(pixel(12, 10) == [0, 0, 0] && pixel(13, 10) == [0, 0, 255])
    context.setBlendMode(.copy)
    context.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 0))
    context.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
    #expect(pixel(8, 8) == [0, 0, 0])
  }

  @Test func imagesFromBytes() throws {
    let bytes: [UInt8] = [255, 0, 0, 255, 0, 255, 0, 128, 0, 0, 255, 0, 10, 20, 30, 255]
    let provider = try #require(CGDataProvider(data: Data(bytes) as NSData))
    let image = try #require(
      CGImage(
        width: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue), provider: provider, decode: nil,
        shouldInterpolate: false, intent: .defaultIntent))
    #expect(image.pixel(x: 0, y: 0) == (255, 0, 0, 255))
    #expect(image.pixel(x: 1, y: 0) == (0, 255, 0, 128))
    #expect(image.pixel(x: 0, y: 1).alpha == 0)
    #expect(image.pixel(x: 1, y: 1) == (10, 20, 30, 255))
    #expect(image.cropping(to: CGRect(x: 1, y: 1, width: 5, height: 5))?.width == 1)
    #expect(image.cropping(to: CGRect(x: 5, y: 5, width: 5, height: 5)) == nil)
    #expect(
      CGImage(
        width: 2, height: 3, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue), provider: provider, decode: nil,
        shouldInterpolate: false, intent: .defaultIntent) == nil)
  }

  @Test func aMaskLetsThroughWhatItCovers() throws {
    let mask = try bitmap(10)
    mask.fill(CGRect(x: 0, y: 5, width: 10, height: 5))
    let context = try bitmap()
    context.saveGState()
    let cover = try #require(mask.makeImage())
    context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 20), mask: cover)
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
    context.restoreGState()
    context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
    context.fill(CGRect(x: 10, y: 0, width: 10, height: 5))
    #expect(pixel(context, 5, 4) == [255, 0, 0, 255])
    #expect(pixel(context, 5, 15) == [0, 0, 0, 0])
    #expect(pixel(context, 15, 4) == [0, 0, 0, 0])
    #expect(pixel(context, 15, 17) == [0, 0, 255, 255])
  }

  @Test func aGrayMaskLetsThroughByItsBrightness() throws {
    let bytes: [UInt8] = [0, 255]
    let provider = try #require(CGDataProvider(data: Data(bytes) as NSData))
    let mask = try #require(
      CGImage(
        width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2,
        space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.none.rawValue),
        provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent))
    let context = try bitmap()
    context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 20), mask: mask)
    context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(pixel(context, 1, 10)[3] == 0)
    #expect(pixel(context, 18, 10)[3] == 255)
  }

  @Test func aLayerIsDrawnAsItWasMadeEachTime() throws {
    let context = try bitmap()
    let layer = try #require(CGLayer(context, size: CGSize(width: 4, height: 4), auxiliaryInfo: nil))
    let drawing = try #require(layer.context)
    drawing.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
    drawing.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    context.draw(layer, at: CGPoint(x: 8, y: 8))
    drawing.fill(CGRect(x: 0, y: 2, width: 4, height: 2))
    context.draw(layer, in: CGRect(x: 0, y: 0, width: 8, height: 8))
    // Rows count from the top, and the layer's lower half was filled first.
    #expect(pixel(context, 9, 11) == [0, 255, 0, 255])
    #expect(pixel(context, 9, 8) == [0, 0, 0, 0])
    #expect(pixel(context, 6, 13) == [0, 255, 0, 255] && pixel(context, 6, 18) == [0, 255, 0, 255])
    #expect(CGLayer(context, size: .zero, auxiliaryInfo: nil) == nil)
  }

  @Test func aMaskMultipliesOpacityByItsBrightness() throws {
    func image(_ bytes: [UInt8], width: Int) throws -> CGImage {
      let provider = try #require(CGDataProvider(data: Data(bytes) as NSData))
      return try #require(
        CGImage(
          width: width, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.noneSkipLast.rawValue), provider: provider, decode: nil,
          shouldInterpolate: true, intent: .defaultIntent))
    }
    let red: [UInt8] = [255, 0, 0, 255]
    let picture = try image(red + red + red, width: 3)
    let mask = try image([255, 255, 255, 255, 0, 0, 0, 255, 128, 128, 128, 255], width: 3)
    let masked = try #require(picture.masking(mask))
    let bytes = try #require(masked.dataProvider?.data) as Data
    // Premultiplied BGRA.
    #expect(Array(bytes.prefix(8)) == [0, 0, 255, 255, 0, 0, 0, 0])
    #expect(abs(Int(bytes[11]) - 128) <= 1 && abs(Int(bytes[10]) - 128) <= 1)
  }

  @Test func imageMasksRemoveWhatIsWhite() throws {
    func mask(_ bytes: [UInt8], reversed: Bool = false, bitsPerPixel: Int = 8) -> CGImage? {
      guard let provider = CGDataProvider(data: Data(bytes) as NSData) else { return nil }
      let decode: [CGFloat] = reversed ? [1, 0] : [0, 1]
      return CGImage(
        maskWidth: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: bitsPerPixel, bytesPerRow: 2 * bitsPerPixel / 8,
        provider: provider, decode: decode, shouldInterpolate: false)
    }
    let provider = try #require(CGDataProvider(data: Data([0, 0, 255, 255, 0, 0, 255, 255]) as NSData))
    let red = try #require(
      CGImage(
        width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: [CGBitmapInfo(rawValue: CGImageAlphaInfo.noneSkipFirst.rawValue), .byteOrder32Little],
        provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent))
    func opacities(_ mask: CGImage?) throws -> [UInt8] {
      let mask = try #require(mask)
      let data = try #require(red.masking(mask)?.dataProvider?.data) as Data
      return [data[3], data[7]]
    }
    #expect(try opacities(mask([255, 0])) == [0, 255])
    #expect(try opacities(mask([255, 0], reversed: true)) == [255, 0])
    #expect(try opacities(mask([255, 255, 255, 255, 0, 0, 0, 255], bitsPerPixel: 32)) == [0, 255])
    #expect(mask([255, 0])?.isMask == true && !red.isMask)
    #expect(mask([255]) == nil)
  }
}
