import GuideModel
import UIKit

extension AiringCell {
  /// The contents of a cell. Setting equal contents costs nothing.
  public struct Content: Equatable {
    /// The time of the programme against now, or the lack of one.
    public enum Phase: Equatable {
      case past
      /// The part that has run, 0 to 1.
      case running(progress: CGFloat)
      case coming
      /// No information.
      case gap
    }
    /// The programme's title; for a bundle, the title or genre that its programmes share, else their number.
    public var title: String
    /// The episode's title, the beginning of the description, or what kind of programme it is.
    public var detail: String
    /// "20:15 – 21:45"; shown where the axis does not say it.
    public var times: String
    /// "20:13", for a programme that does not begin at a round time; else empty.
    public var startTime: String
    /// The genre, which gives the cell its colour where genres are shown.
    public var genre: Genre
    /// The time of the programme against now.
    public var phase: Phase
    /// The mark to show beside the title; `nil` for none.
    public var badge: AiringBadge?
    /// Whether it stands for several programmes, which come into view by zooming.
    public var isBundle: Bool
    /// Whether others that are too short to be seen have joined it.
    public var hidesOthers = false
    /// Whether a reminder is set for it, or for one of those it stands for.
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
