import UIKit

/// Computes the frames of the window's parts, without views.
///
/// From the top: the bar, the row of chips and days, a banner if there is one, and the content with a panel at its
/// trailing edge. Frames are in the window's coordinates, mirrored if writing runs from right to left.
struct ShellLayout: Equatable {
  /// The contents that the layout depends on, besides the size.
  struct Contents: Equatable {
    var showsBars = true
    var showsBanner = false
    var showsDays = true
    var hasPanel = false
    /// Whether the search field is in use; in a narrow window it then takes the whole bar.
    var isSearching = false
    var canSearch = true
    var isRightToLeft = false
    /// The widths of the button that ends a search and of the view switch, in points.
    var cancelWidth: CGFloat = 0
    var switchWidth: CGFloat = 0
    /// The width in points of the longest name of a day on its button.
    var dayWidth: CGFloat = 0
    /// The widths in points of all chips, and of all days and times; 0 if unknown.
    var chipsWidth: CGFloat = 0
    var daysWidth: CGFloat = 0
  }

  /// How the times of the day strip are offered.
  enum Days: Equatable {
    /// One button with a menu of days and times.
    case button
    /// A button with a menu of days, and the most used times.
    case compact
    /// Days beside each other, and all times.
    case full
  }

  /// The width below which windows have a search button instead of a field, and one button for the days.
  static let narrow: CGFloat = 700
  /// The width from which days are side by side.
  static let wide: CGFloat = 1_100
  static let barHeight: CGFloat = 56
  static let rowHeight: CGFloat = 48
  static let bannerHeight: CGFloat = 40
  static let buttonSide: CGFloat = 40
  /// The smallest width in points of the button for the days.
  static let dayButtonWidth: CGFloat = 96
  private static let gap: CGFloat = 8

  var isNarrow: Bool
  var days: Days
  /// The bar and what is in it.
  var bar = CGRect.zero
  var menuButton = CGRect.zero
  /// The field's frame; empty if there is a button instead.
  var searchField = CGRect.zero
  var searchButton = CGRect.zero
  /// The frame of the button that ends a search in a narrow window.
  var cancelButton = CGRect.zero
  var viewSwitch = CGRect.zero
  var settingsButton = CGRect.zero
  var chips = CGRect.zero
  var dayStrip = CGRect.zero
  var banner = CGRect.zero
  var content = CGRect.zero
  var panel = CGRect.zero

  init(size: CGSize, contents: Contents) {
    isNarrow = size.width < Self.narrow
    days = isNarrow ? .button : size.width < Self.wide ? .compact : .full
    let margin: CGFloat = isNarrow ? 8 : 16
    var top: CGFloat = 0
    if contents.showsBars {
      bar = CGRect(x: 0, y: 0, width: size.width, height: Self.barHeight)
      placeBar(width: size.width, margin: margin, contents)
      top = bar.maxY
      let stripWidth = contents.showsDays ? dayWidth(in: size.width, contents) : 0
      let rowWidth = size.width - 2 * margin
      dayStrip = CGRect(x: size.width - margin - stripWidth, y: top, width: stripWidth, height: Self.rowHeight)
      chips = CGRect(
        x: margin, y: top, width: max(0, rowWidth - stripWidth - (stripWidth > 0 ? 2 * Self.gap : 0)),
        height: Self.rowHeight)
      top += Self.rowHeight
    }
    if contents.showsBanner {
      banner = CGRect(x: 0, y: top, width: size.width, height: Self.bannerHeight)
      top += Self.bannerHeight
    }
    content = CGRect(x: 0, y: top, width: size.width, height: max(0, size.height - top))
    if contents.hasPanel {
      let width = Self.panelWidth(in: size.width)
      panel = CGRect(x: size.width - width, y: top, width: width, height: content.height)
      // A panel over the whole content moves nothing: everything below it stays as it is.
      if width < size.width { content.size.width -= width }
    }
    if contents.isRightToLeft { mirror(in: size.width) }
  }

  /// Returns the width of a panel in points: all of a narrow window, else at most so much that programmes keep the
  /// larger part.
  static func panelWidth(in width: CGFloat) -> CGFloat {
    width < narrow ? width : min(400, max(320, (width * 0.38).rounded()))
  }

  private func dayWidth(in width: CGFloat, _ contents: Contents) -> CGFloat {
    switch days {
    case .button: min(148, max(Self.dayButtonWidth, contents.dayWidth))
    case .compact: 312
    case .full: fullWidth(in: width, contents)
    }
  }

  /// Returns the width of days beside each other: no more than they need, and at least half of the window or what the
  /// chips leave.
  private func fullWidth(in width: CGFloat, _ contents: Contents) -> CGFloat {
    let half = (width * 0.5).rounded()
    guard contents.daysWidth > 0 else { return half }
    // The margins and the distance between chips and days.
    let left = width - 2 * 16 - 2 * Self.gap - contents.chipsWidth
    return min(contents.daysWidth, max(half, left)).rounded()
  }

  private mutating func placeBar(width: CGFloat, margin: CGFloat, _ contents: Contents) {
    let side = Self.buttonSide
    let y = (Self.barHeight - side) / 2
    if isNarrow, contents.isSearching {
      let cancelWidth = max(72, contents.cancelWidth)
      cancelButton = CGRect(x: width - margin - cancelWidth, y: y, width: cancelWidth, height: side)
      searchField = CGRect(x: margin, y: y, width: cancelButton.minX - Self.gap - margin, height: side)
      return
    }
    menuButton = CGRect(x: margin, y: y, width: side, height: side)
    settingsButton = CGRect(x: width - margin - side, y: y, width: side, height: side)
    // In a narrow window there are three buttons at most beside it.
    let switchRoom = width - 2 * margin - 3 * side - 4 * Self.gap
    let switchWidth = max(120, min(switchRoom, max(isNarrow ? 160 : 192, contents.switchWidth)))
    viewSwitch = CGRect(
      x: settingsButton.minX - Self.gap - switchWidth, y: y + 2, width: switchWidth, height: side - 4)
    guard contents.canSearch else { return }
    if isNarrow {
      searchButton = CGRect(x: viewSwitch.minX - Self.gap - side, y: y, width: side, height: side)
      return
    }
    // In the middle of the window as far as the sides permit, and not wider than a readable line.
    let room = (menuButton.maxX + 2 * Self.gap)...(viewSwitch.minX - 2 * Self.gap)
    let fieldWidth = min(520, room.upperBound - room.lowerBound)
    let x = min(max((width - fieldWidth) / 2, room.lowerBound), room.upperBound - fieldWidth)
    searchField = CGRect(x: x.rounded(), y: y + 2, width: fieldWidth, height: side - 4)
  }

  private mutating func mirror(in width: CGFloat) {
    func mirrored(_ rect: CGRect) -> CGRect {
      rect.isEmpty ? rect : CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
    for part: WritableKeyPath<ShellLayout, CGRect> in [
      \.menuButton, \.searchField, \.searchButton, \.cancelButton, \.viewSwitch, \.settingsButton, \.chips, \.dayStrip,
      \.content, \.panel,
    ] { self[keyPath: part] = mirrored(self[keyPath: part]) }
  }
}
