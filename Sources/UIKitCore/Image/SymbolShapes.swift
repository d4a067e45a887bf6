/// Symbols drawn here as SVG: those that controls and most apps use, with lines of the requested weight.
///
/// A shape is drawn on a square 20 units high (some are narrower), in strokes of the current weight; `fill` marks the
/// filled parts.
enum SymbolShapes {
  /// A part of a shape.
  private enum Part {
    /// Path data to stroke.
    case line(String)
    /// Path data to fill and stroke, so that filled shapes are as large as outlined ones.
    case fill(String)
    /// A disc.
    case dot(Double, Double, Double)
  }

  private struct Shape {
    var width = 20.0
    var parts: [Part]
    init(_ parts: Part..., width: Double = 20) {
      self.parts = parts
      self.width = width
    }
  }

  private static let glyphs: [String: Shape] = {
    var all: [String: Shape] = [
      "plus": Shape(.line("M10 3V17M3 10H17")), "minus": Shape(.line("M3 10H17")),
      "xmark": Shape(.line("M4 4L16 16M16 4L4 16")), "checkmark": Shape(.line("M3.5 11L8 16L16.5 4")),
      "multiply": Shape(.line("M4 4L16 16M16 4L4 16")), "equal": Shape(.line("M3 7H17M3 13H17")),
      "infinity": Shape(
        .line(
          "M13 10C10 6.4 8.5 5 6.3 5A5 5 0 0 0 6.3 15C8.5 15 10 13.6 13 10C16 6.4 17.5 5 19.7 5A5 5 0 0 1 19.7 15C17.5 15 16 13.6 13 10"
        ),
        width: 26),
      "chevron.right": Shape(.line("M2.5 3L9.5 10L2.5 17"), width: 12),
      "chevron.left": Shape(.line("M9.5 3L2.5 10L9.5 17"), width: 12),
      "chevron.up": Shape(.line("M3 13.5L10 6.5L17 13.5")), "chevron.down": Shape(.line("M3 6.5L10 13.5L17 6.5")),
      "chevron.up.chevron.down": Shape(.line("M2 7.5L6 3.5L10 7.5M2 12.5L6 16.5L10 12.5"), width: 12),
      "arrow.left": Shape(.line("M17 10H3M9 4L3 10L9 16")), "arrow.right": Shape(.line("M3 10H17M11 4L17 10L11 16")),
      "arrow.up": Shape(.line("M10 17V3M4 9L10 3L16 9")), "arrow.down": Shape(.line("M10 3V17M4 11L10 17L16 11")),
      "arrow.clockwise": Shape(.line("M16.8 10.5A6.8 6.8 0 1 1 13.6 4.7M10.6 1.5L14.2 4.8L11 8.3")),
      "arrow.counterclockwise": Shape(.line("M3.2 10.5A6.8 6.8 0 1 0 6.4 4.7M9.4 1.5L5.8 4.8L9 8.3")),
      "arrow.uturn.left": Shape(.line("M7 3L3 7L7 11M3 7H12A5 5 0 0 1 12 17H8")),
      "arrow.uturn.right": Shape(.line("M13 3L17 7L13 11M17 7H8A5 5 0 0 0 8 17H12")),
      "arrow.up.arrow.down": Shape(.line("M6 17V3M2.5 6.5L6 3L9.5 6.5M14 3V17M10.5 13.5L14 17L17.5 13.5")),
      "arrow.up.left.and.arrow.down.right": Shape(
        .line("M8.5 3H3V8.5M3 3L8.5 8.5M11.5 17H17V11.5M17 17L11.5 11.5")),
      "magnifyingglass": Shape(.line("M14.3 8.5A5.8 5.8 0 1 1 2.7 8.5A5.8 5.8 0 1 1 14.3 8.5M12.8 12.8L17.8 17.8")),
      "ellipsis": Shape(.dot(4, 10, 1.7), .dot(10, 10, 1.7), .dot(16, 10, 1.7)),
      "line.3.horizontal": Shape(.line("M2.5 5H17.5M2.5 10H17.5M2.5 15H17.5")),
      "line.3.horizontal.decrease": Shape(.line("M2.5 5.5H17.5M5.5 10H14.5M8.5 14.5H11.5")),
      "list.bullet": Shape(.dot(3, 5, 1.3), .dot(3, 10, 1.3), .dot(3, 15, 1.3), .line("M7 5H18M7 10H18M7 15H18")),
      "slider.horizontal.3": Shape(
        .line("M2 5H4.5M9 5H18M2 10H10.5M15 10H18M2 15H4.5M9 15H18"),
        .line("M9 5A2.2 2.2 0 1 1 4.6 5A2.2 2.2 0 1 1 9 5M15 10A2.2 2.2 0 1 1 10.6 10A2.2 2.2 0 1 1 15 10"),
        .line("M9 15A2.2 2.2 0 1 1 4.6 15A2.2 2.2 0 1 1 9 15")),
      "info": Shape(.line("M8.3 9H10.3V15.5M7.8 15.8H12.6"), .dot(9.9, 5, 1.5)),
      "exclamationmark": Shape(.line("M10 2.5V12"), .dot(10, 16.8, 1.5)),
      "questionmark": Shape(.line("M6.5 6.7A3.6 3.6 0 1 1 11.7 9.7C10.4 10.5 10 11.2 10 12.7"), .dot(10, 17, 1.4)),
      "trash": Shape(
        .line("M3 5H17M7.5 5V2.7H12.5V5M4.6 5L5.6 17.5H14.4L15.4 5M8.2 8.5L8.5 14.2M11.8 8.5L11.5 14.2")),
      "square.and.arrow.up": Shape(.line("M6.8 8H4.3V18H15.7V8H13.2M10 12.8V2M6.6 5.2L10 1.8L13.4 5.2")),
      "square.and.arrow.down": Shape(.line("M6.8 8H4.3V18H15.7V8H13.2M10 1.8V12.8M6.6 9.4L10 12.8L13.4 9.4")),
      "square.and.pencil": Shape(.line("M10.5 4H3.5V17H16.5V10M8.3 12.3L9 9.5L16.8 1.8L18.6 3.6L10.8 11.4Z")),
      "pencil": Shape(.line("M3.5 16.5L4.7 12.5L14 3.2L16.8 6L7.5 15.3Z")),
      "gearshape": Shape(
        .line(
          "M8.4 2H11.6L12.1 4.4L13.9 5.2L16 3.9L18 6.3L16.5 8.2L16.7 10.2L18.6 11.6L17.6 14.5L15.2 14.4L13.8 15.8L14 18.2L11 18.9L9.8 "
            + "16.8L7.9 16.5L6.1 18L3.6 16.4L4.3 14.1L3.4 12.4L1.2 11.7L1.3 8.6L3.6 8L4.5 6.3L3.7 4L6.3 2.4L8 4.1Z"),
        .line("M12.8 10.3A2.8 2.8 0 1 1 7.2 10.3A2.8 2.8 0 1 1 12.8 10.3")),
      "person.2": Shape(
        .line("M10.2 6.8A3 3 0 1 1 4.2 6.8A3 3 0 1 1 10.2 6.8M1.5 16.5C1.5 13.2 4 11.8 7.2 11.8S12.9 13.2 12.9 16.5Z"),
        .line("M12.3 4A2.8 2.8 0 1 1 12.5 9.5M14.3 11.8C17 12.1 18.7 13.6 18.7 16.5H15.6")),
      "printer": Shape(.line("M5.5 7V2.8H14.5V7M5.5 14H2.5V7H17.5V14H14.5M5.5 11.5H14.5V17.2H5.5Z")),
      "keyboard": Shape(
        .line("M1.8 5H18.2V15H1.8ZM6.5 12.3H13.5"), .dot(5, 8.3, 0.9), .dot(8.4, 8.3, 0.9), .dot(11.7, 8.3, 0.9),
        .dot(15, 8.3, 0.9)),
      "calendar": Shape(.line("M3 4.2H17V17H3ZM3 8.3H17M6.8 2.3V5.5M13.2 2.3V5.5")),
      "photo": Shape(
        .line("M2 4H18V16H2ZM2.3 14.6L7 10.4L10.2 13.2L13.4 9.6L17.8 13.6"), .dot(6.7, 7.6, 1.4)),
      "square.grid.2x2": Shape(.line("M3 3H8.5V8.5H3ZM11.5 3H17V8.5H11.5ZM3 11.5H8.5V17H3ZM11.5 11.5H17V17H11.5Z")),
      "globe": Shape(
        .line("M18 10A8 8 0 1 1 2 10A8 8 0 1 1 18 10M2 10H18M10 2C5.4 6.5 5.4 13.5 10 18C14.6 13.5 14.6 6.5 10 2")),
      "doc.on.doc": Shape(.line("M6.5 5.5V2H12L16.5 6V13.5H13M3.5 6H9.3L12.8 9.3V18H3.5Z")),
      "cart": Shape(.line("M1.5 3H4L6.3 13H15.5L17.5 6H4.8"), .dot(7.3, 16.6, 1.4), .dot(14.6, 16.6, 1.4)),
      "sidebar.left": Shape(.line("M2 4H18V16H2ZM7.5 4V16M4 7H5.6M4 9.5H5.6")),
      "eye": Shape(
        .line("M1.3 10C4 5.6 7 4 10 4S16 5.6 18.7 10C16 14.4 13 16 10 16S4 14.4 1.3 10Z"),
        .line("M12.7 10A2.7 2.7 0 1 1 7.3 10A2.7 2.7 0 1 1 12.7 10")),
      "eye.slash": Shape(
        .line("M1.3 10C4 5.6 7 4 10 4S16 5.6 18.7 10C16 14.4 13 16 10 16S4 14.4 1.3 10Z"),
        .line("M12.7 10A2.7 2.7 0 1 1 7.3 10A2.7 2.7 0 1 1 12.7 10M3.5 2.5L16.5 17.5")),
      "sun.max": Shape(
        .line("M13.5 10A3.5 3.5 0 1 1 6.5 10A3.5 3.5 0 1 1 13.5 10M10 1.5V3.3M10 16.7V18.5M1.5 10H3.3M16.7 10H18.5"),
        .line("M4 4L5.3 5.3M14.7 14.7L16 16M4 16L5.3 14.7M14.7 5.3L16 4")),
      "clock": Shape(.line("M18 10A8 8 0 1 1 2 10A8 8 0 1 1 18 10M10 5V10.3L13.4 12.4")),
    ]
    // Closed outlines, each also available filled.
    let outlines: [String: String] = [
      "star": star, "circle": "M18.5 10A8.5 8.5 0 1 1 1.5 10A8.5 8.5 0 1 1 18.5 10Z",
      "square": "M5 2.5H15A2.5 2.5 0 0 1 17.5 5V15A2.5 2.5 0 0 1 15 17.5H5A2.5 2.5 0 0 1 2.5 15V5A2.5 2.5 0 0 1 5 2.5Z",
      "heart": "M10 17.5C4.2 13 1.8 10 1.8 7A4.4 4.4 0 0 1 10 4.9A4.4 4.4 0 0 1 18.2 7C18.2 10 15.8 13 10 17.5Z",
      "house": "M1.8 10.3L10 2.8L18.2 10.3H15.7V17.2H12V12H8V17.2H4.3V10.3Z",
      "person":
        "M13.8 6.3A3.8 3.8 0 1 1 6.2 6.3A3.8 3.8 0 1 1 13.8 6.3ZM2.8 17.8C2.8 13.8 6 12.2 10 12.2S17.2 13.8 17.2 17.8Z",
      "bell": "M4 14.7H16C14.4 13 14.4 11 14.4 8.3A4.4 4.4 0 0 0 5.6 8.3C5.6 11 5.6 13 4 14.7ZM8.2 17.2H11.8",
      "bookmark": "M5.3 2.3H14.7V17.7L10 13.6L5.3 17.7Z", "folder": "M2 4.3H8L9.9 6.5H18V16H2Z",
      "tray": "M2 11.5L4.8 4H15.2L18 11.5V16.3H2ZM2.3 11.5H6.8C7 14 13 14 13.2 11.5H17.7",
      "camera": "M2 6.3H5.8L7.3 4H12.7L14.2 6.3H18V16.3H2ZM13.2 11A3.2 3.2 0 1 1 6.8 11A3.2 3.2 0 1 1 13.2 11Z",
      "tv": "M2 3.5H18V14H2ZM6.5 17.2H13.5", "play": "M5 2.8L17.3 10L5 17.2Z",
      "pause": "M4.8 3H7.8V17H4.8ZM12.2 3H15.2V17H12.2Z", "stop": "M4 4H16V16H4Z",
      "forward": "M1.8 4.2L10 10L1.8 15.8ZM10 4.2L18.2 10L10 15.8Z",
      "backward": "M18.2 4.2L10 10L18.2 15.8ZM10 4.2L1.8 10L10 15.8Z",
      "envelope": "M1.8 4H18.2V16H1.8ZM2.2 5L10 11.3L17.8 5",
      "lock": "M4.3 9H15.7V17.5H4.3ZM6.4 9V6.2A3.6 3.6 0 0 1 13.6 6.2V9",
      "doc": "M4.5 2.2H11.5L15.5 6.2V17.8H4.5ZM11.3 2.4V6.5H15.3",
      "paperplane": "M1.8 9.5L18.2 2L12.6 18L9.3 11.2ZM9.3 11.2L18.2 2",
      "moon": "M17 12.2A7.6 7.6 0 1 1 8.2 2.6A6.2 6.2 0 0 0 17 12.2Z",
      "location": "M18 2L11.3 18L9.3 10.7L2 8.7Z",
      "flag": "M4.3 18.2V3.2C8 1.2 11.2 5.2 16 3.2V11.2C11.2 13.2 8 9.2 4.3 11.2",
      "bolt": "M11.6 1.5L3.8 11.6H9.4L8.4 18.5L16.2 8.4H10.6Z", "rectangle": "M1.8 4.5H18.2V15.5H1.8Z",
      "triangle": "M10 2.8L18.3 17H1.7Z", "message": "M2 3.5H18V14H9L5 17.5V14H2Z",
      "bubble.left": "M2 3.5H18V14H9L5 17.5V14H2Z",
      "phone":
        "M5.5 2.2L8.2 6.8L6.6 8.7C7.5 10.8 9.2 12.5 11.3 13.4L13.2 11.8L17.8 14.5C17.5 16.5 16 17.8 14.2 17.8C8 17.3 2.7 12 2.2 5.8C2.2 4 3.5 2.5 5.5 2.2Z",
      "tag": "M2.2 2.2H9.5L17.8 10.5L10.5 17.8L2.2 9.5Z", "pin": "M7 2H13L12.2 8.5L15.5 12H4.5L7.8 8.5ZM10 12V18",
      "mappin": "M10 18C6 13 4.2 10.3 4.2 7.8A5.8 5.8 0 0 1 15.8 7.8C15.8 10.3 14 13 10 18Z",
      "cloud": "M5.5 16A4 4 0 0 1 5.2 8A5.3 5.3 0 0 1 15.3 8.6A3.8 3.8 0 0 1 15 16Z",
      "eyeglasses": "M2 10A3.3 3.3 0 1 0 8.6 10A3.3 3.3 0 1 0 2 10ZM11.4 10A3.3 3.3 0 1 0 18 10A3.3 3.3 0 1 0 11.4 10Z",
    ]
    for (name, path) in outlines {
      all[name] = Shape(.line(path))
      all[name + ".fill"] = Shape(.fill(path))
    }
    all["gear"] = all["gearshape"]
    all["book"] = Shape(
      .line("M10 5.2C8 3.6 5 3.4 2 4V16C5 15.4 8 15.6 10 17.2C12 15.6 15 15.4 18 16V4C15 3.4 12 3.6 10 5.2ZM10 5.2V17"))
    all["arrowshape.turn.up.left"] = Shape(
      .line("M8.5 3L2 9L8.5 15V11.5C13 11.5 16 12.8 18 16.5C17.5 10.5 14 7 8.5 6.6Z"))
    all["arrow.uturn.backward"] = all["arrow.uturn.left"]
    all["arrow.uturn.forward"] = all["arrow.uturn.right"]
    all["chevron.backward"] = all["chevron.left"]
    all["chevron.forward"] = all["chevron.right"]
    all["arrow.backward"] = all["arrow.left"]
    all["arrow.forward"] = all["arrow.right"]
    return all
  }()

  /// A star with five points.
  private static let star: String = {
    let points = (0..<10).map { index -> String in
      let angle = Double(index) * .pi / 5 - .pi / 2
      let radius = index.isMultiple(of: 2) ? 9.2 : 4.0
      return "\(10 + radius * cos(angle)) \(10.5 + radius * sin(angle))"
    }
    return "M" + points.joined(separator: "L") + "Z"
  }()

  /// The enclosures of a glyph, the longer names first.
  private static let enclosures = [
    ".circle.fill", ".circle", ".square.fill", ".square", ".triangle.fill", ".triangle", ".app.fill", ".app",
  ]

  /// Returns the stroke's width on the square of 20 units, for weights from thin to black.
  private static func stroke(_ weight: UIImage.SymbolWeight) -> Double {
    switch weight {
    case .ultraLight: 0.6
    case .thin: 0.9
    case .light: 1.2
    case .unspecified, .regular: 1.6
    case .medium: 1.9
    case .semibold: 2.2
    case .bold: 2.5
    case .heavy: 2.9
    case .black: 3.3
    }
  }

  /// Returns the drawing of a symbol `height` pixels high; nil for an unknown name.
  static func svg(for name: String, weight: UIImage.SymbolWeight, height: Int) -> String? {
    let stroke = stroke(weight)
    if let shape = glyphs[name] { return document(shape.width, height, body(shape, stroke)) }
    for suffix in enclosures where name.hasSuffix(suffix) {
      guard let inner = glyphs[String(name.dropLast(suffix.count))] else { continue }
      var outlineName = String(suffix.dropFirst())
      let isFilled = outlineName.hasSuffix(".fill")
      if isFilled { outlineName.removeLast(5) }
      if outlineName == "app" { outlineName = "square" }
      guard let outline = glyphs[outlineName + (isFilled ? ".fill" : "")] else { continue }
      let scale = outlineName == "triangle" ? 0.48 : 0.56
      let middle = outlineName == "triangle" ? 12.0 : 10.0
      let moved =
        "<g transform=\"translate(10 \(middle)) scale(\(scale)) translate(\(-inner.width / 2) -10)\">"
        + body(inner, stroke / scale * (isFilled ? 1.05 : 0.95)) + "</g>"
      guard isFilled else { return document(20, height, body(outline, stroke) + moved) }
      // The glyph is cut out of the shape.
      return document(
        20, height,
        "<mask id=\"m\" maskUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\" width=\"20\" height=\"20\"><rect width=\"20\" height=\"20\" "
          + "fill=\"#fff\"/>" + moved + "</mask><g mask=\"url(#m)\">" + body(outline, stroke) + "</g>")
    }
    return nil
  }

  private static func body(_ shape: Shape, _ stroke: Double) -> String {
    shape.parts.map { part in
      switch part {
      case .line(let path): "<path d=\"\(path)\" fill=\"none\" stroke=\"#000\" stroke-width=\"\(stroke)\"/>"
      case .fill(let path): "<path d=\"\(path)\" fill=\"#000\" stroke=\"#000\" stroke-width=\"\(stroke)\"/>"
      case .dot(let x, let y, let radius):
        "<circle cx=\"\(x)\" cy=\"\(y)\" r=\"\(radius * (0.6 + stroke / 4))\" fill=\"#000\"/>"
      }
    }.joined()
  }

  private static func document(_ width: Double, _ height: Int, _ body: String) -> String {
    let pixels = Int((Double(height) * width / 20).rounded())
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(pixels)" height="\(height)" viewBox="0 0 \(width) 20">\
      <g stroke-linecap="round" stroke-linejoin="round">\(body)</g></svg>
      """
  }
}
