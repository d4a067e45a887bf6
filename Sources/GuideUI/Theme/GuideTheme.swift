import GuideModel
import UIKit

/// The guide's colours and type. Every text colour has a contrast of at least 4.5 : 1 with every surface it is drawn on
/// (WCAG 2.1 AA), in light and in dark; `GuideThemeTests` computes it.
public enum GuideTheme {
  /// A colour that follows the system between light and dark.
  static func dynamic(light: UInt32, dark: UInt32) -> UIColor {
    let lightColor = color(light)
    let darkColor = color(dark)
    return UIColor { traits in traits.userInterfaceStyle == .dark ? darkColor : lightColor }
  }

  static func color(_ rgb: UInt32, alpha: CGFloat = 1) -> UIColor {
    UIColor(
      red: CGFloat(rgb >> 16 & 0xFF) / 255, green: CGFloat(rgb >> 8 & 0xFF) / 255, blue: CGFloat(rgb & 0xFF) / 255,
      alpha: alpha)
  }

  // MARK: Surfaces

  /// The background of everything.
  public static let background = dynamic(light: 0xDFE4EA, dark: 0x0A0D12)
  /// The cell of an upcoming airing.
  public static let cell = dynamic(light: 0xFFFFFF, dark: 0x1C232D)
  /// The cell of an airing that is on now.
  public static let runningCell = dynamic(light: 0xE4EFFE, dark: 0x1A3150)
  /// The elapsed part of such a cell.
  public static let elapsed = dynamic(light: 0xCCE0FC, dark: 0x21416A)
  /// The cell of a past airing.
  public static let pastCell = dynamic(light: 0xF1F3F6, dark: 0x131820)
  /// The cell of a hole in the feed.
  public static let gapCell = dynamic(light: 0xE7EBF0, dark: 0x0F131A)
  /// The cell that is selected or pressed.
  public static let selectedCell = dynamic(light: 0xBAD6FB, dark: 0x2A4873)
  /// The line around a cell.
  public static let cellBorder = dynamic(light: 0xD3D9E0, dark: 0x2A323D)
  /// The background of header, channel column and panels.
  public static let chrome = dynamic(light: 0xF7F8FA, dark: 0x12171E)
  /// The line between header, columns and panels, and around cards.
  public static let chromeBorder = dynamic(light: 0xD0D6DD, dark: 0x252D37)
  /// The cell with the focus in couch mode.
  public static let focusedCell = dynamic(light: 0x0A5CC4, dark: 0x1F6FD0)
  /// Text on `focusedCell`.
  public static let focusedText = dynamic(light: 0xFFFFFF, dark: 0xFFFFFF)
  /// The plate behind logos, which are drawn for light or for dark pages: both stand out from it.
  public static let logoPlate = dynamic(light: 0x838D9A, dark: 0x838D9A)
  /// The card with the texts that do not fit into a cell.
  public static let card = dynamic(light: 0xFFFFFF, dark: 0x2A333F)

  // MARK: Text

  /// Titles and other text that is read first.
  public static let text = dynamic(light: 0x14181D, dark: 0xF2F5F8)
  /// Times, descriptions and other secondary text.
  public static let secondaryText = dynamic(light: 0x4A5460, dark: 0xAEB8C4)
  /// Text of past airings: receding, but readable.
  public static let pastText = dynamic(light: 0x555F6B, dark: 0x8E99A6)

  // MARK: Marks

  /// The line at the current time, and "live".
  public static let now = dynamic(light: 0xE02B2B, dark: 0xFF4B4B)
  /// The star of a favourite.
  public static let star = dynamic(light: 0xB7791F, dark: 0xF5C044)
  /// The focus ring and progress.
  public static let accent = dynamic(light: 0x0A66D6, dark: 0x5AA7FF)
  /// The time in the header, under white letters.
  public static let nowMark = dynamic(light: 0xCF2222, dark: 0xD42A2A)
  /// The badge of a live broadcast.
  public static let liveBadge = dynamic(light: 0xC81E1E, dark: 0xC81E1E)
  /// The badge of a new programme.
  public static let newBadge = dynamic(light: 0x0A66D6, dark: 0x1667CC)
  /// The badge of a premiere.
  public static let premiereBadge = dynamic(light: 0x7A3FD1, dark: 0x7A3FD1)
  /// The badge of a repeat.
  public static let repeatBadge = dynamic(light: 0x5B6673, dark: 0x56616E)
  /// The letters of badges and of the time at the line of now.
  public static let badgeText = dynamic(light: 0xFFFFFF, dark: 0xFFFFFF)

  /// The focus ring outside the grid. UIKit draws it with 70 % of this colour, at which it keeps 3 : 1 to every
  /// surface.
  public static let ring = dynamic(light: 0x0A4EA8, dark: 0x8CC3FF)

  /// Returns the colour of a genre's stripe. It is never the only indication: the details panel names the genre.
  public static func accent(of genre: Genre) -> UIColor? { accents[genre]?.full }

  /// A genre's colour, and the paler one of past airings.
  struct Accent {
    let full: UIColor
    let receding: UIColor
    /// The colour for large areas.
    let tile: UIColor

    init(light: UInt32, dark: UInt32) {
      full = dynamic(light: light, dark: dark)
      receding = full.withAlphaComponent(0.45)
      tile = full.withAlphaComponent(0.22)
    }
  }

  static let accents: [Genre: Accent] = [
    .film: Accent(light: 0xB7791F, dark: 0xF0B849),
    .news: Accent(light: 0x2563EB, dark: 0x6EA8FE),
    .show: Accent(light: 0x9333EA, dark: 0xC68BF8),
    .sport: Accent(light: 0x15803D, dark: 0x5CCB7F),
    .children: Accent(light: 0xEA580C, dark: 0xFF9A5A),
    .music: Accent(light: 0xDB2777, dark: 0xF786B9),
    .arts: Accent(light: 0x0F766E, dark: 0x4FD1C5),
    .society: Accent(light: 0x475569, dark: 0x9FB0C6),
    .education: Accent(light: 0x0891B2, dark: 0x59CBE8),
    .leisure: Accent(light: 0x65A30D, dark: 0xA8D94A),
    .special: Accent(light: 0xBE123C, dark: 0xFB7185),
  ]

  // MARK: Type scale, in points

  /// Titles of airings at regular density, 14 points.
  public static let titleFont = UIFont.systemFont(ofSize: 14, weight: .semibold)
  /// The second line of cells and other secondary text, 12.5 points.
  public static let detailFont = UIFont.systemFont(ofSize: 12.5)
  /// Times in cells, 11.5 points.
  public static let timeFont = UIFont.systemFont(ofSize: 11.5)
  /// Hours in the header, 12.5 points.
  public static let hourFont = UIFont.systemFont(ofSize: 12.5)
  /// Days in the header, 13.5 points.
  public static let dayFont = UIFont.systemFont(ofSize: 13.5, weight: .semibold)
  static let narrowDayFont = UIFont.systemFont(ofSize: 11, weight: .semibold)
  /// Names of channels, 13.5 points.
  public static let channelFont = UIFont.systemFont(ofSize: 13.5, weight: .semibold)
  /// Numbers of channels and hints, 11.5 points.
  public static let numberFont = UIFont.systemFont(ofSize: 11.5)
}
