/// The kinds of the guide's supplementary and decoration views.
public enum GuideElementKind {
  /// A row's channel, pinned at the leading edge. One for each section, item 0.
  public static let channel = "GuideChannel"
  /// A time of day in the header, pinned at the top. The item is the minute since the range's start.
  public static let hour = "GuideHour"
  /// A day's name in the header, in view as long as its day is. The item is the day's number.
  public static let day = "GuideDay"
  /// The corner of header and channel column.
  public static let corner = "GuideCorner"
  /// The current time in the header.
  public static let nowMark = "GuideNowMark"
  /// The current time, between the rows. Decoration.
  public static let nowLine = "GuideNowLine"
  /// The background of the header's labels. Decoration.
  public static let headerBackground = "GuideHeaderBackground"
  /// The background of the channel column. Decoration.
  public static let columnBackground = "GuideColumnBackground"
}

/// The stacking order of the guide's views.
enum GuideZIndex {
  /// Behind the cells: the line is visible between them, and cells of programmes that are on (`AiringCell`) continue it
  /// beside their text.
  static let nowLine = -1
  static let cell = 0
  /// The highlight that flashes over a cell.
  static let flash = 10
  static let columnBackground = 20
  static let thumbnail = 21
  static let channel = 22
  static let headerBackground = 30
  static let hour = 31
  static let day = 32
  static let nowMark = 33
  static let corner = 40
}
