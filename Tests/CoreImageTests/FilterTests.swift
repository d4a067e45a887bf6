import CoreImage
import Foundation
import Testing

@Suite struct FilterTests {
  /// Returns an image of two by two pixels: red and green above, blue and transparent below.
  private func picture() throws -> CIImage {
    let bytes: [UInt8] = [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 0, 0, 0, 0]
    let provider = try #require(CGDataProvider(data: Data(bytes) as NSData))
    return CIImage(
      cgImage: try #require(
        CGImage(
          width: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), provider: provider,
          decode: nil, shouldInterpolate: true, intent: .defaultIntent)))
  }

  /// Returns the premultiplied red, green, blue and alpha of a rectangle, in rows from top to bottom.
  private func bytes(_ image: CIImage, _ rect: CGRect, options: [CIContextOption: Any]? = nil) -> [UInt8] {
    var result = [UInt8](repeating: 9, count: Int(rect.width) * Int(rect.height) * 4)
    CIContext(options: options).render(
      image, toBitmap: &result, rowBytes: Int(rect.width) * 4, bounds: rect, format: .RGBA8, colorSpace: nil)
    return result
  }

  private let unmanaged: [CIContextOption: Any] = [.workingColorSpace: NSNull()]
  private let pixel = CGRect(x: 0, y: 0, width: 1, height: 1)

  @Test func anImageComesOutAsItWentIn() throws {
    let image = try picture()
    #expect(image.extent == CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(bytes(image, image.extent) == [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 0, 0, 0, 0])
    let rendered = try #require(CIContext().createCGImage(image, from: image.extent))
    #expect((rendered.width, rendered.height) == (2, 2))
    #expect(CIContext().createCGImage(CIImage.red, from: .infinite) == nil)
  }

  @Test func placesCountFromTheLowerLeft() throws {
    let image = try picture()
    #expect(bytes(image, pixel) == [0, 0, 255, 255])
    #expect(bytes(image.cropped(to: CGRect(x: 0, y: 1, width: 1, height: 1)), pixel) == [0, 0, 0, 0])
    let moved = image.transformed(by: CGAffineTransform(translationX: 0, y: -1))
    #expect(moved.extent.minY == -1)
    #expect(bytes(moved, pixel) == [255, 0, 0, 255])
    #expect(bytes(image.clampedToExtent(), CGRect(x: -5, y: 5, width: 1, height: 1)) == [255, 0, 0, 255])
  }

  @Test(arguments: [
    // Red and green above, blue and transparent below: the letters of the rows, from top to bottom.
    (1, "RGB-"), (2, "GR-B"), (3, "-BGR"), (4, "B-RG"), (5, "RBG-"), (6, "BR-G"), (7, "-GBR"), (8, "G-RB"),
  ])
  func imagesAreOriented(orientation: Int32, letters: String) throws {
    let image = try picture().transformed(by: CGAffineTransform(translationX: 0, y: 3))
    let result = image.oriented(forExifOrientation: orientation)
    let corner = orientation == 1 ? image.extent : CGRect(x: 0, y: 0, width: 2, height: 2)
    #expect(result.extent == corner)
    let pixels = bytes(result, corner)
    let found = stride(from: 0, to: 16, by: 4).map { place in
      zip("RGB", pixels[place..<place + 3]).first { $0.1 == 255 }.map { String($0.0) } ?? "-"
    }
    #expect(found.joined() == letters)
  }

  @Test func cornersBecomeARectangle() throws {
    let filter = try #require(CIFilter(name: "CIPerspectiveCorrection"))
    // The picture, turned by a quarter.
    let corners = ["TopLeft": (0, 0), "TopRight": (0, 2), "BottomRight": (2, 2), "BottomLeft": (2, 0)]
    for (name, place) in corners {
      filter.setValue(CIVector(x: CGFloat(place.0), y: CGFloat(place.1)), forKey: "input" + name)
    }
    filter.setValue(try picture(), forKey: kCIInputImageKey)
    let result = try #require(filter.outputImage)
    #expect(result.extent == CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(bytes(result, result.extent) == [0, 0, 255, 255, 255, 0, 0, 255, 0, 0, 0, 0, 0, 255, 0, 255])
    // A trapezium is as wide as its longer side.
    filter.setValue(CIVector(x: 0.5, y: 1.5), forKey: "inputTopRight")
    #expect(filter.outputImage?.extent.size == CGSize(width: 2, height: 2))
    filter.setValue(CIVector(x: 2, y: 0), forKey: "inputTopRight")
    filter.setValue(CIVector(x: 2, y: 0), forKey: "inputBottomRight")
    filter.setValue(CIVector(x: Double.nan, y: 0), forKey: "inputTopLeft")
    #expect(filter.outputImage == nil)
  }

  @Test func gradientsMixTwoColors() throws {
    let linear = try #require(
      CIFilter(
        name: "CILinearGradient",
        parameters: [
          "inputPoint0": CIVector(x: 0, y: 0), "inputPoint1": CIVector(x: 4, y: 0), "inputColor0": CIColor.black,
          "inputColor1": CIColor.white,
        ])?.outputImage)
    let row = bytes(linear, CGRect(x: -1, y: 3, width: 6, height: 1), options: unmanaged)
    #expect(stride(from: 0, to: 24, by: 4).map { row[$0] } == [0, 32, 96, 159, 223, 255])
    let radial = try #require(
      CIFilter(
        name: "CIRadialGradient",
        parameters: [kCIInputCenterKey: CIVector(x: 0.5, y: 0.5), "inputRadius0": 1, "inputRadius1": 3])?.outputImage)
    #expect(bytes(radial, CGRect(x: 0, y: 0, width: 1, height: 1), options: unmanaged)[0] == 255)
    #expect(bytes(radial, CGRect(x: 2, y: 0, width: 1, height: 1), options: unmanaged)[0] == 128)
    #expect(bytes(radial, CGRect(x: 0, y: 3, width: 1, height: 1), options: unmanaged)[0] == 0)
    let board = try #require(
      CIFilter(
        name: "CICheckerboardGenerator",
        parameters: [kCIInputCenterKey: CIVector(x: 0, y: 0), kCIInputWidthKey: 1])?.outputImage)
    let squares = bytes(board, CGRect(x: 0, y: 0, width: 2, height: 2), options: unmanaged)
    #expect([0, 4, 8, 12].map { squares[$0] } == [0, 255, 255, 0])
  }

  @Test func theWheelOfColorsHasRedToTheRight() throws {
    let wheel = try #require(
      CIFilter(name: "CIHueSaturationValueGradient", parameters: [kCIInputRadiusKey: 20])?.outputImage)
    #expect(wheel.extent == CGRect(x: 0, y: 0, width: 40, height: 40))
    func color(_ x: Int, _ y: Int) -> [UInt8] { bytes(wheel, CGRect(x: x, y: y, width: 1, height: 1)) }
    #expect(color(20, 20)[...2].allSatisfy { $0 > 225 })
    let (right, left) = (color(38, 20), color(1, 20))
    #expect(right[0] == 255 && right[1] < 40 && right[2] < 40)
    #expect(left[0] < 40 && left[1] == 255 && left[2] > 240)
    #expect(color(0, 0) == [0, 0, 0, 0])
    // A third of a turn, counterclockwise with y upwards, is green.
    let green = color(20 - 9, 20 + 15)
    #expect(green[1] == 255 && green[0] < 60 && green[2] < 60)
  }

  @Test func filtersAreFoundByName() throws {
    let filter = try #require(CIFilter(name: "CIColorControls"))
    #expect(filter.outputImage == nil)
    #expect(filter.inputKeys == ["inputImage", "inputBrightness", "inputContrast", "inputSaturation"])
    #expect(filter.value(forKey: kCIInputContrastKey) as? Double == 1)
    #expect(CIFilter(name: "CINothing") == nil)
    #expect(CIFilter.filterNames(inCategory: kCICategoryBlur) == ["CIBoxBlur", "CIGaussianBlur"])
  }

  @Test func filtersHaveFunctionsAndProperties() {
    let filter = CIFilter.colorControls()
    filter.inputImage = CIImage(color: .red).cropped(to: pixel)
    #expect(filter.contrast == 1)
    filter.saturation = 0
    #expect(bytes(filter.outputImage ?? .empty(), pixel, options: unmanaged) == [54, 54, 54, 255])
    let blend = CIFilter.blendWithMask()
    (blend.inputImage, blend.backgroundImage) = (.red, .blue)
    #expect(blend.outputImage == nil)
    blend.maskImage = .white
    #expect(bytes(blend.outputImage ?? .empty(), pixel) == [255, 0, 0, 255])
  }

  @Test func grayHasNoColour() throws {
    let image = CIImage(color: CIColor(red: 1, green: 0, blue: 0)).cropped(to: pixel)
    let gray = image.applyingFilter("CIColorControls", parameters: [kCIInputSaturationKey: 0.0])
    #expect(bytes(gray, pixel, options: unmanaged) == [54, 54, 54, 255])
    // Linear light of 21 % is encoded as 127 of 255.
    #expect(bytes(gray, pixel) == [127, 127, 127, 255])
  }

  @Test func exposureDoublesLight() {
    let image = CIImage(color: CIColor(red: 0.25, green: 0.5, blue: 0.75)).cropped(to: pixel)
    let brighter = image.applyingFilter("CIExposureAdjust", parameters: [kCIInputEVKey: 1.0])
    #expect(bytes(brighter, pixel, options: unmanaged) == [128, 255, 255, 255])
  }

  @Test func anAverageIsOnePixel() throws {
    let image = try picture()
    let average = try #require(
      CIFilter(
        name: "CIAreaAverage",
        parameters: [
          kCIInputImageKey: image, kCIInputExtentKey: CIVector(cgRect: CGRect(x: 0, y: 1, width: 2, height: 1)),
        ])?.outputImage)
    #expect(average.extent == pixel)
    #expect(bytes(average, pixel, options: unmanaged) == [128, 128, 0, 255])
  }

  @Test func coloursLieOverEachOther() throws {
    let front = CIImage(color: CIColor(red: 1, green: 0, blue: 0, alpha: 0.5)).cropped(to: pixel)
    let back = CIImage(color: .blue)
    #expect(bytes(front.composited(over: back), pixel, options: unmanaged) == [128, 0, 128, 255])
    let filter = try #require(CIFilter(name: "CISourceOverCompositing"))
    filter.setValue(front, forKey: kCIInputImageKey)
    #expect(filter.outputImage == nil)
    filter.setValue(back, forKey: kCIInputBackgroundImageKey)
    #expect(bytes(try #require(filter.outputImage), pixel, options: unmanaged) == [128, 0, 128, 255])
  }

  @Test func blurKeepsWhatThereIsAndSpreadsIt() throws {
    let dot = CIImage(color: .white).cropped(to: pixel)
    let blurred = dot.applyingGaussianBlur(sigma: 1)
    #expect(blurred.extent == CGRect(x: -3, y: -3, width: 7, height: 7))
    let result = bytes(blurred, blurred.extent, options: unmanaged)
    let alphas = stride(from: 3, to: result.count, by: 4).map { Int(result[$0]) }
    #expect(abs(alphas.reduce(0, +) - 255) < 20)
    #expect(alphas.max() == alphas[24])
    #expect(alphas[24 - 1] == alphas[24 + 1])
    #expect(dot.applyingGaussianBlur(sigma: 0).extent == pixel)
  }

  @Test func meansAreTheColoursThereAre() throws {
    let left = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 3, height: 4))
    let both = left.composited(over: CIImage(color: .blue).cropped(to: CGRect(x: 0, y: 0, width: 4, height: 4)))
    let means = both.applyingFilter(
      "CIKMeans", parameters: [kCIInputExtentKey: CIVector(cgRect: both.extent), "inputCount": 2])
    #expect(means.extent == CGRect(x: 0, y: 0, width: 2, height: 1))
    let result = bytes(means.settingAlphaOne(in: means.extent), means.extent, options: unmanaged)
    #expect(result == [0, 0, 255, 255, 255, 0, 0, 255])
  }

  @Test func invertedTwiceIsTheSame() throws {
    let image = try picture()
    let twice = image.applyingFilter("CIColorInvert").applyingFilter("CIColorInvert")
    #expect(bytes(twice, image.extent) == bytes(image, image.extent))
    #expect(bytes(image.applyingFilter("CIColorInvert"), pixel) == [255, 255, 0, 255])
  }

  @Test func hueTurnsRound() {
    let image = CIImage(color: .red).cropped(to: pixel)
    let turned = image.applyingFilter("CIHueAdjust", parameters: [kCIInputAngleKey: 2 * Double.pi / 3])
    #expect(bytes(turned, pixel, options: unmanaged) == [0, 255, 0, 255])
  }

  @Test func formatsOrderTheParts() {
    var result = [UInt8](repeating: 0, count: 4)
    let image = CIImage(color: CIColor(red: 1, green: 0, blue: 0)).cropped(to: pixel)
    CIContext().render(image, toBitmap: &result, rowBytes: 4, bounds: pixel, format: .BGRA8, colorSpace: nil)
    #expect(result == [0, 0, 255, 255])
    CIContext().render(image, toBitmap: &result, rowBytes: 4, bounds: pixel, format: .ARGB8, colorSpace: nil)
    #expect(result == [255, 255, 0, 0])
  }

  @Test func vectorsAndColoursAreValues() {
    let vector = CIVector(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(vector.cgRectValue == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(vector.value(at: 7) == 0)
    #expect(vector == CIVector(x: 1, y: 2, z: 3, w: 4))
    #expect(CIColor(red: 1, green: 0, blue: 0) == CIColor.red)
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan, 1e300, -1e19, 2e9])
  func numbersThatMakeNoSenseBreakNothing(number: Double) throws {
    let image = try picture()
    for (name, key) in [
      ("CIBoxBlur", kCIInputRadiusKey), ("CIGaussianBlur", kCIInputRadiusKey), ("CIPixellate", kCIInputScaleKey),
      ("CILanczosScaleTransform", kCIInputScaleKey),
    ] {
      let filter = try #require(CIFilter(name: name))
      filter.setValue(image, forKey: kCIInputImageKey)
      filter.setValue(number, forKey: key)
      if let result = filter.outputImage { #expect(bytes(result, pixel).count == 4) }
    }
    let pixels = try #require(CIFilter(name: "CIPixellate"))
    pixels.setValue(image, forKey: kCIInputImageKey)
    pixels.setValue(CIVector(x: number, y: -number), forKey: kCIInputCenterKey)
    if let result = pixels.outputImage { #expect(bytes(result, pixel).count == 4) }
  }
}
