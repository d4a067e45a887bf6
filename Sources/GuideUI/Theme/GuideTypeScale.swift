import GuideModel
import UIKit

/// The type of the grid at a density: fonts, and the heights of their lines, cached because cells need them by the
/// hundred.
@MainActor public final class GuideTypeScale {
  /// The font of titles.
  public let title: UIFont
  /// The font of a cell's second line.
  public let detail: UIFont
  /// The font of badges.
  public let badge: UIFont
  /// The font of channel names.
  public let channel: UIFont
  /// The font of channel names in a phone's column.
  public let smallChannel: UIFont
  /// The font of channel numbers.
  public let number: UIFont
  let titleHeight: CGFloat
  let detailHeight: CGFloat
  let channelHeight: CGFloat
  let smallChannelHeight: CGFloat
  let numberHeight: CGFloat
  /// Whether cells have a line for times.
  let showsTimes: Bool
  /// The header's fonts: days, hours, the time at the line and in the corner.
  let day: UIFont
  let hour: UIFont
  let mark: UIFont
  let clock: UIFont
  /// The size of margins, marks and logos relative to those at a desk.
  let factor: CGFloat
  /// Whether the focused cell is filled, to be visible from a distance.
  var fillsFocus: Bool { factor > 1 }
  /// The approximate width of a letter of titles in points: measuring would be too slow in a cell.
  let letterWidth: CGFloat
  private let points: CGFloat

  /// - Parameters:
  ///   - size: the size of titles in points.
  ///   - detail: the size of the second line in points.
  ///   - factor: the size of everything else relative to that at a desk.
  private init(title size: CGFloat, detail: CGFloat, badge: CGFloat, showsTimes: Bool, factor: CGFloat = 1) {
    self.factor = factor
    day = factor == 1 ? GuideTheme.dayFont : UIFont.systemFont(ofSize: 13.5 * factor, weight: .semibold)
    hour = factor == 1 ? GuideTheme.hourFont : UIFont.systemFont(ofSize: 12.5 * factor)
    mark = UIFont.systemFont(ofSize: 12 * factor, weight: .semibold)
    clock = UIFont.systemFont(ofSize: 20 * factor, weight: .semibold)
    title = UIFont.systemFont(ofSize: size, weight: .semibold)
    self.detail = UIFont.systemFont(ofSize: detail)
    self.badge = UIFont.systemFont(ofSize: badge, weight: .bold)
    channel = UIFont.systemFont(ofSize: size - 0.5, weight: .semibold)
    smallChannel = UIFont.systemFont(ofSize: detail, weight: .semibold)
    // In couch mode the number is beside the name.
    number = factor == 1 ? UIFont.systemFont(ofSize: detail - 1) : .systemFont(ofSize: (size * 0.9).rounded())
    titleHeight = title.lineHeight.rounded(.up)
    detailHeight = self.detail.lineHeight.rounded(.up)
    channelHeight = channel.lineHeight.rounded(.up)
    smallChannelHeight = smallChannel.lineHeight.rounded(.up)
    numberHeight = number.lineHeight.rounded(.up)
    self.showsTimes = showsTimes
    letterWidth = size * 0.53
    points = size
  }

  /// For dense rows: titles of 13 points, no line for times.
  public static let compact = GuideTypeScale(title: 13, detail: 11.5, badge: 9, showsTimes: false)
  /// For rows of usual height: titles of 14 points, no line for times.
  public static let regular = GuideTypeScale(title: 14, detail: 12.5, badge: 9.5, showsTimes: false)
  /// For high rows: titles of 16.5 points, with a line for times.
  public static let comfortable = GuideTypeScale(title: 16.5, detail: 14, badge: 10.5, showsTimes: true)

  /// Returns the type for viewing from a distance.
  /// - Parameter size: the size of titles in points.
  static func distant(title size: CGFloat) -> GuideTypeScale {
    GuideTypeScale(
      title: size, detail: (size * 0.8).rounded(), badge: (size * 0.62).rounded(), showsTimes: false, factor: size / 14)
  }

  /// Returns the type for a density. It is always the same object, so that it can be compared by identity.
  public static func scale(for density: GuideSettings.Density) -> GuideTypeScale {
    switch density {
    case .compact: compact
    case .regular: regular
    case .comfortable: comfortable
    }
  }

  /// Returns the approximate width of a text in the title's type, and of its longest word. O(scalars).
  func measure(_ text: String) -> (width: CGFloat, longestWord: CGFloat) {
    // In hundredths of the type's size. Counts scalars and not characters: the excess for combining marks does no harm.
    var (width, word, longest) = (0, 0, 0)
    for scalar in text.unicodeScalars {
      let letter: Int
      if scalar.value < 128 {
        letter = Int(Self.letters[Int(scalar.value)])
      } else if scalar.value >= 0x2E80, Self.isIdeograph(scalar) {
        // Chinese and Japanese can break anywhere.
        width += 100
        word = 200
        longest = max(longest, word)
        continue
      } else {
        letter = 60
      }
      width += letter
      word = scalar == " " ? 0 : word + letter
      longest = max(longest, word)
    }
    return (CGFloat(width) * points / 100 + 2, CGFloat(longest) * points / 100 + 2)
  }

  /// The widths of ASCII's letters in hundredths of the type's size.
  private static let letters: [UInt8] = (0..<128).map { value in
    switch Character(UnicodeScalar(UInt8(value))) {
    case " ", "i", "l", "j", "I", "'", ".", ",", ":", ";", "!", "|": 30
    case "t", "f", "r", "-", "(", ")", "[", "]", "/", "s": 46
    case "m", "M", "W", "@", "%": 94
    case "w": 84
    case "A"..."Z", "&": 69
    default: 60
    }
  }

  nonisolated static func isIdeograph(_ scalar: Unicode.Scalar) -> Bool {
    (0x2E80..<0xA4D0).contains(scalar.value) || (0xAC00..<0xD7B0).contains(scalar.value)
      || (0xF900..<0xFB00).contains(scalar.value) || (0x2_0000..<0x4_0000).contains(scalar.value)
  }
}
