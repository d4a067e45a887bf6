/// A PDF document whose pages are drawn one after the other, with the y axis pointing down as elsewhere in UIKit.
final class DrawnDocument {
  let context: CGContext
  /// The box of pages that set no other.
  let bounds: CGRect
  /// The box of the page.
  private(set) var pageBounds: CGRect

  /// A page of US Letter paper, for bounds without an area.
  static let letter = CGRect(x: 0, y: 0, width: 612, height: 792)

  init?(_ consumer: CGDataConsumer?, bounds: CGRect, info: [String: Any]) {
    let usable = bounds.standardized
    self.bounds = usable.width > 0 && usable.height > 0 ? usable : Self.letter
    pageBounds = self.bounds
    var box = self.bounds
    guard let consumer, let context = CGContext(consumer: consumer, mediaBox: &box, info as NSDictionary) else {
      return nil
    }
    self.context = context
  }

  /// Begins a page, and ends the one before it.
  func beginPage(_ wanted: CGRect) {
    let box = wanted.standardized
    pageBounds = box.width > 0 && box.height > 0 ? box : bounds
    withUnsafePointer(to: pageBounds) { context.beginPage(mediaBox: $0) }
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: pageBounds.minY + pageBounds.maxY)
    context.concatenate(flip)
  }

  func close() { context.closePDF() }
}
