import CGTK
import Foundation

/// The first pages of PDF files as pictures, which asset catalogues contain in place of bitmaps of several sizes.
///
/// Poppler draws them if it is installed; it is loaded with the first one. For files of the app itself: nothing limits
/// what a file from elsewhere would cost.
package enum PDFPicture {
  /// Returns whether data begin like a PDF file.
  package static func isPDF(_ data: Data) -> Bool { data.starts(with: Array("%PDF-".utf8)) }

  /// Whether Poppler is installed.
  package static var isDrawn: Bool { Poppler.shared != nil }

  /// Draws the first page of a file. Without Poppler the result is transparent, with the page's size.
  ///
  /// - Parameter scale: the pixels for each of the page's points (1/72 inch).
  /// - Returns: nil if the file is damaged, or too large.
  package static func image(of data: Data, scale: CGFloat) -> CGImage? {
    guard let poppler = Poppler.shared else {
      return mediaBox(of: data).flatMap { surface(of: $0, scale: scale) }.flatMap { CGImage($0) }
    }
    return poppler.withFirstPage(of: data) { page in
      let size = poppler.size(of: page)
      guard let surface = surface(of: size, scale: scale) else { return nil }
      surface.draw { cairo in
        // The whole page fills the pixels, whose number is rounded.
        cairo.scale(x: Double(surface.width) / size.width, y: Double(surface.height) / size.height)
        poppler.render(page, cairo)
      }
      return CGImage(surface)
    }
  }

  private static func surface(of size: CGSize, scale: CGFloat) -> CairoSurface? {
    let (width, height) = ((size.width * scale).rounded(), (size.height * scale).rounded())
    guard width >= 1, height >= 1, width < 32768, height < 32768 else { return nil }
    return CGImage.makeSurface(width: Int(width), height: Int(height), pixelLimit: CGImage.pixelLimit)
  }

  /// Returns the page's size in points from the uncompressed parts of a file; nil if they do not have it. Linear in the
  /// file's length.
  package static func mediaBox(of data: Data) -> CGSize? {
    guard let name = data.range(of: Data("/MediaBox".utf8)),
      let start = data[name.upperBound...].prefix(16).firstIndex(of: UInt8(ascii: "[")),
      let end = data[start...].prefix(200).firstIndex(of: UInt8(ascii: "]"))
    else { return nil }
    let text = String(decoding: data[data.index(after: start)..<end], as: UTF8.self)
    let numbers = text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    guard numbers.count == 4, numbers[2] > numbers[0], numbers[3] > numbers[1] else { return nil }
    return CGSize(width: numbers[2] - numbers[0], height: numbers[3] - numbers[1])
  }
}

/// The functions of Poppler's library that draw a page.
private struct Poppler: Sendable {
  typealias Object = UnsafeMutableRawPointer

  private typealias Open =
    @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?)
    -> Object?
  private typealias GetPage = @convention(c) (Object, Int32) -> Object?
  private typealias GetSize =
    @convention(c) (Object, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Void
  private typealias Render = @convention(c) (Object, OpaquePointer?) -> Void

  private let open: Open
  private let getPage: GetPage
  private let getSize: GetSize
  private let renderPage: Render

  /// Nil if it is not installed.
  static let shared = Poppler()

  private init?() {
    guard let library = dlopen("libpoppler-glib.so.8", RTLD_NOW | RTLD_LOCAL),
      let open = dlsym(library, "poppler_document_new_from_bytes"),
      let getPage = dlsym(library, "poppler_document_get_page"),
      let getSize = dlsym(library, "poppler_page_get_size"), let render = dlsym(library, "poppler_page_render")
    else {
      let note = "PDF pictures are empty: install libpoppler-glib8 to see them\n"
      FileHandle.standardError.write(Data(note.utf8))
      return nil
    }
    self.open = unsafeBitCast(open, to: Open.self)
    self.getPage = unsafeBitCast(getPage, to: GetPage.self)
    self.getSize = unsafeBitCast(getSize, to: GetSize.self)
    renderPage = unsafeBitCast(render, to: Render.self)
  }

  /// Calls a function with the first page; returns nil if the file is damaged or has none.
  func withFirstPage<Result>(of data: Data, _ body: (Object) -> Result?) -> Result? {
    let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(bytes) }
    guard let document = open(bytes, nil, nil) else { return nil }
    defer { g_object_unref(document) }
    guard let page = getPage(document, 0) else { return nil }
    defer { g_object_unref(page) }
    return body(page)
  }

  func size(of page: Object) -> CGSize {
    var (width, height) = (0.0, 0.0)
    getSize(page, &width, &height)
    return CGSize(width: width, height: height)
  }

  func render(_ page: Object, _ cairo: CairoContext) { renderPage(page, cairo.pointer) }
}
