import CGTK
import CoreGraphics

/// A font found for a description, and the words shaped with it.
final class TextFont {
  let description: FontDescription
  let choice: PangoFontChoice
  let metrics: FontDescription.Metrics
  let familyName: String
  let ellipsis: ShapedWord
  let space: ShapedWord
  private let shaper: Shaper
  private var words: [String: ShapedWord] = [:]

  /// The maximum number of words kept; a guide of 14 days has some 30,000 different ones, but few at a time.
  private static let wordLimit = 16_384
  /// The greatest length in bytes of a word that is kept.
  private static let longestKeptWord = 256

  init(_ description: FontDescription, context: PangoContext) {
    self.description = description
    let choice = PangoFontChoice(description)
    self.choice = choice
    let attributes = PangoAttributes()
    if let features = description.shapingFeatures { attributes.insert(pango_attr_font_features_new(features)) }
    let shaper = Shaper(context: context, choice: choice, attributes: attributes)
    self.shaper = shaper

    var metrics = FontDescription.Metrics(
      ascent: description.size, descent: description.size / 4, capHeight: description.size * 0.7,
      xHeight: description.size * 0.5)
    var familyName = description.family ?? "sans-serif"
    if let font = pango_context_load_font(context.pointer, choice.pointer) {
      var logical = PangoRectangle()
      pango_font_get_glyph_extents(font, PangoGlyph(PANGO_GLYPH_EMPTY), nil, &logical)
      metrics.ascent = -CGFloat(logical.y).points
      metrics.descent = CGFloat(logical.height + logical.y).points
      if let found = pango_font_describe(font) {
        familyName = pango_font_description_get_family(found).map { String(cString: $0) } ?? familyName
        pango_font_description_free(found)
      }
      g_object_unref(font)
    }
    metrics.capHeight = shaper.shape("H").inkHeight ?? metrics.capHeight
    metrics.xHeight = shaper.shape("x").inkHeight ?? metrics.xHeight
    self.metrics = metrics
    self.familyName = familyName
    ellipsis = shaper.shape("…")
    space = shaper.shape(" ")
  }

  func word(_ text: String) -> ShapedWord {
    if let word = words[text] { return word }
    let word = shaper.shape(text)
    guard text.utf8.count <= Self.longestKeptWord else { return word }
    if words.count >= Self.wordLimit { words.removeAll(keepingCapacity: true) }
    words[text] = word
    return word
  }
}

extension CGFloat {
  /// The number of points for a number of Pango units.
  var points: CGFloat { self / CGFloat(PANGO_SCALE) }
}

/// Text shaped with one font, or with several if the first lacks characters.
final class ShapedWord {
  struct Run {
    /// A `PangoFont`, owned.
    let font: UnsafeMutablePointer<PangoFont>
    let glyphs: [PangoGlyphInfo]
    /// For each glyph the byte of the word at which its cluster starts.
    let clusters: [Int32]
  }

  let runs: [Run]
  /// The width in Pango units. A long text is wider than 2³¹ of them.
  let width: Int
  let byteCount: Int
  /// The height of a single glyph in points, for measuring a font.
  let inkHeight: CGFloat?

  init(runs: [Run], byteCount: Int, inkHeight: CGFloat?) {
    self.runs = runs
    self.byteCount = byteCount
    self.inkHeight = inkHeight
    width = runs.reduce(0) { sum, run in run.glyphs.reduce(sum) { $0 + Int($1.geometry.width) } }
  }

  deinit {
    for run in runs { g_object_unref(run.font) }
  }

  /// Returns the bytes and the width of the longest prefix that is at most `limit` wide, in Pango units.
  func prefix(fitting limit: Int) -> (bytes: Int, width: Int) {
    var width = 0
    var fitting = (bytes: 0, width: 0)
    for (index, run) in runs.enumerated() {
      for (glyph, info) in run.glyphs.enumerated() {
        // A cut is possible only where a cluster starts.
        if glyph == 0 || run.clusters[glyph] != run.clusters[glyph - 1] {
          if width > limit { return fitting }
          fitting = (Int(run.clusters[glyph]), width)
        }
        width += Int(info.geometry.width)
      }
      if index == runs.count - 1, width <= limit { fitting = (byteCount, width) }
    }
    return fitting
  }

  /// Returns the bytes at which the word is broken into parts that are at most `limit` wide, in Pango units; a part has
  /// one cluster at least, however wide. Linear in the number of glyphs.
  func breaks(fitting limit: Int) -> [Int] {
    var result: [Int] = []
    var part = 0
    var isEmpty = true
    var cluster = (start: 0, width: 0)
    func end() {
      if !isEmpty, part + cluster.width > limit {
        result.append(cluster.start)
        part = 0
      }
      part += cluster.width
      isEmpty = false
    }
    for run in runs {
      for (glyph, info) in run.glyphs.enumerated() {
        let start = Int(run.clusters[glyph])
        if start != cluster.start {
          end()
          cluster = (start, 0)
        }
        cluster.width += Int(info.geometry.width)
      }
    }
    end()
    return result
  }
}

/// Shapes text that runs from left to right.
struct Shaper {
  let context: PangoContext
  let choice: PangoFontChoice
  let attributes: PangoAttributes

  func shape(_ text: String) -> ShapedWord {
    var text = text
    pango_context_set_font_description(context.pointer, choice.pointer)
    return text.withUTF8 { utf8 in
      utf8.withMemoryRebound(to: CChar.self) { bytes in
        guard let base = bytes.baseAddress, !bytes.isEmpty else {
          return ShapedWord(runs: [], byteCount: 0, inkHeight: nil)
        }
        let length = Int32(bytes.count)
        let items = pango_itemize_with_base_dir(
          context.pointer, PANGO_DIRECTION_LTR, base, 0, length, attributes.pointer, nil)
        var runs: [ShapedWord.Run] = []
        var ink: CGFloat?
        var node = items
        while let current = node {
          node = current.pointee.next
          guard let data = current.pointee.data else { continue }
          let item = data.assumingMemoryBound(to: PangoItem.self)
          defer { pango_item_free(item) }
          guard let font = item.pointee.analysis.font else { continue }
          let glyphs = pango_glyph_string_new()!
          pango_shape_full(
            base + Int(item.pointee.offset), item.pointee.length, base, length, &item.pointee.analysis, glyphs)
          for index in 0..<Int(glyphs.pointee.num_glyphs) {
            // Rounded like Pango's layout, which measures and draws the other texts.
            let width = glyphs.pointee.glyphs[index].geometry.width
            glyphs.pointee.glyphs[index].geometry.width = (width + PANGO_SCALE / 2) & ~(PANGO_SCALE - 1)
          }
          if items?.pointee.next == nil, glyphs.pointee.num_glyphs == 1 {
            var rectangle = PangoRectangle()
            pango_font_get_glyph_extents(font, glyphs.pointee.glyphs[0].glyph, &rectangle, nil)
            ink = CGFloat(rectangle.height).points
          }
          g_object_ref(font)
          let count = Int(glyphs.pointee.num_glyphs)
          let offset = item.pointee.offset
          runs.append(
            ShapedWord.Run(
              font: font, glyphs: Array(UnsafeBufferPointer(start: glyphs.pointee.glyphs, count: count)),
              clusters: UnsafeBufferPointer(start: glyphs.pointee.log_clusters, count: count).map { $0 + offset }))
          pango_glyph_string_free(glyphs)
        }
        g_list_free(items)
        return ShapedWord(runs: runs, byteCount: bytes.count, inkHeight: ink)
      }
    }
  }
}
