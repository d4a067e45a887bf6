import GuideModel

/// One paragraph on a page.
struct PageText: Hashable, Sendable {
  struct Run: Hashable, Sendable {
    var text: String
    /// The size in points.
    var size: Double
    var isBold = false
    var ink = Ink.text
  }

  enum Alignment: Hashable, Sendable { case leading, center, trailing }

  var runs: [Run]
  var alignment = Alignment.leading
  /// The greatest number of lines; longer text ends in an ellipsis. 0 for any number.
  var maxLines = 0

  init(_ runs: [Run], alignment: Alignment = .leading, maxLines: Int = 0) {
    self.runs = runs
    self.alignment = alignment
    self.maxLines = maxLines
  }

  init(
    _ text: String, _ size: Double, isBold: Bool = false, ink: Ink = .text, alignment: Alignment = .leading,
    maxLines: Int = 0
  ) {
    self.init([Run(text: text, size: size, isBold: isBold, ink: ink)], alignment: alignment, maxLines: maxLines)
  }

  var string: String { runs.map(\.text).joined() }
}

/// The colours of a page. Those for text have at least 4.5 : 1 against paper and tint, and are distinguishable in grey,
/// too.
enum Ink: Hashable, Sendable {
  case text, soft, accent
  /// White, on `band`.
  case paper
  /// Dark, behind headings.
  case band
  /// Pale, behind rulers and names.
  case tint
  /// Hair lines.
  case rule
  case genre(Genre)

  /// The components, 0 to 255.
  var rgb: UInt32 {
    switch self {
    case .text: 0x14181D
    case .soft: 0x4A5460
    case .accent: 0x0A4EA8
    case .paper: 0xFFFFFF
    case .band: 0x1F2A37
    case .tint: 0xEEF2F7
    case .rule: 0xC6CDD6
    case .genre(let genre):
      switch genre {
      case .undefined: 0xC6CDD6
      case .film: 0xB7791F
      case .news: 0x2563EB
      case .show: 0x9333EA
      case .sport: 0x15803D
      case .children: 0xEA580C
      case .music: 0xDB2777
      case .arts: 0x0F766E
      case .society: 0x475569
      case .education: 0x0891B2
      case .leisure: 0x65A30D
      case .special: 0xBE123C
      }
    }
  }
}
