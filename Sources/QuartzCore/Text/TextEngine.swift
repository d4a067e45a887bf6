import CGTK
import CoreGraphics

/// Pango for one thread: it finds fonts, shapes words and lays out texts.
final class TextEngine {
  let context = PangoContext()
  private var fonts: [FontDescription: TextFont] = [:]
  private var layouts = LayoutCache(limit: 2048)
  /// The generation of the program's own fonts at the last check.
  private var generation = ApplicationFonts.generation

  private init() {}

  // Accessed on the main thread only.
  nonisolated(unsafe) private static var main: TextEngine?
  private static let key = "quartz.TextEngine"

  /// The engine of the calling thread.
  static var current: TextEngine {
    if Thread.isMainThread {
      if let main {
        main.takeFonts()
        return main
      }
      let engine = TextEngine()
      main = engine
      return engine
    }
    let dictionary = Thread.current.threadDictionary
    if let engine = dictionary[key] as? TextEngine {
      engine.takeFonts()
      return engine
    }
    let engine = TextEngine()
    dictionary[key] = engine
    return engine
  }

  /// Finds fonts again after the program has added its own.
  private func takeFonts() {
    let latest = ApplicationFonts.generation
    guard latest != generation else { return }
    generation = latest
    context.fontsDidChange()
    fonts = [:]
    layouts = LayoutCache(limit: 2048)
  }

  func font(_ description: FontDescription) -> TextFont {
    if let font = fonts[description] { return font }
    let font = TextFont(description, context: context)
    fonts[description] = font
    return font
  }

  func layout(_ content: TextContent, _ options: TextOptions) -> TextLayout {
    // A line that fits is the same at every width: a grid has many widths and few texts.
    if options.lineLimit == 1, options.width.isFinite, options.alignment == .natural || options.alignment == .left,
      options.lineBreak == .truncatingTail || options.lineBreak == .clipping, content.runs.count == 1,
      content.paragraphs.isEmpty
    {
      var wide = options
      wide.width = .infinity
      let layout = cached(content, wide)
      if layout.size.width <= options.width, !layout.isTruncated, !layout.isRightToLeft { return layout }
    }
    return cached(content, options)
  }

  private func cached(_ content: TextContent, _ options: TextOptions) -> TextLayout {
    let key = LayoutCache.Key(content: content, options: options)
    if let layout = layouts[key] { return layout }
    let layout = TextLayout(content, options, engine: self)
    layouts[key] = layout
    return layout
  }
}

/// The layouts used last, in two generations, so that old ones can be dropped without bookkeeping for each use.
struct LayoutCache {
  struct Key: Hashable {
    let content: TextContent
    let options: TextOptions

    /// Hashes the parts that distinguish most texts: hashing everything would take longer than laying out a short text.
    func hash(into hasher: inout Hasher) {
      hasher.combine(content.string)
      hasher.combine(content.runs.first?.attributes.font.size)
      hasher.combine(options.width)
    }
  }

  private let limit: Int
  private var young: [Key: TextLayout] = [:]
  private var old: [Key: TextLayout] = [:]

  init(limit: Int) {
    self.limit = limit
  }

  subscript(key: Key) -> TextLayout? {
    mutating get {
      if let layout = young[key] { return layout }
      guard let layout = old[key] else { return nil }
      insert(layout, key)
      return layout
    }
    set {
      if let newValue { insert(newValue, key) }
    }
  }

  private mutating func insert(_ layout: TextLayout, _ key: Key) {
    if young.count >= limit / 2 {
      old = young
      young = [:]
      young.reserveCapacity(limit / 2)
    }
    young[key] = layout
  }
}
