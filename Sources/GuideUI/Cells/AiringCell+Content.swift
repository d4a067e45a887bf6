import GuideModel
import UIKit

extension AiringCell {
  /// The contents of a cell. Setting equal contents is free.
  public struct Content: Equatable {
    /// Whether the programme is past, current or upcoming, or missing.
    public enum Phase: Equatable {
      case past
      /// It is on; `progress` is the elapsed part, 0 to 1.
      case running(progress: CGFloat)
      case coming
      /// There is no information.
      case gap
    }
    /// The programme's title; for a bundle, the title or genre that its programmes share, else their number.
    public var title: String
    /// The episode's title, the beginning of the description, or the kind of programme.
    public var detail: String
    /// "20:15 – 21:45"; shown if the axis does not make it clear.
    public var times: String
    /// "20:13", for a programme that does not begin at a round time; otherwise empty.
    public var startTime: String
    /// The genre, which colours the cell if genres are shown.
    public var genre: Genre
    /// Whether the programme is past, current or upcoming.
    public var phase: Phase
    /// The mark to show beside the title; `nil` for none.
    public var badge: AiringBadge?
    /// Whether the cell represents several programmes, which zooming in separates.
    public var isBundle: Bool
    /// Whether programmes too short to be visible have been merged into it.
    public var hidesOthers = false
    /// Whether a reminder is set for the programme, or for one of those that the cell represents.
    public var hasReminder = false

    /// Creates contents without a bell.
    public init(
      title: String, detail: String, times: String, startTime: String = "", genre: Genre, phase: Phase,
      badge: AiringBadge? = nil, isBundle: Bool = false
    ) {
      self.title = title
      self.detail = detail
      self.times = times
      self.startTime = startTime
      self.genre = genre
      self.phase = phase
      self.badge = badge
      self.isBundle = isBundle
    }
  }
}
