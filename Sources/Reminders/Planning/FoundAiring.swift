import GuideModel

/// An airing that a rule takes, as it is in the guide now.
public struct FoundAiring: Hashable, Sendable {
  /// The rule that takes it.
  public var rule: ReminderRule.ID
  /// The airing as it is now, with enough to find it again later.
  public var airing: AiringReference
  /// The airing's identifier in the guide.
  public var airingID: Airing.ID
  /// The row that shows it.
  public var row: Channel.Key

  /// Creates a match of a rule and an airing.
  public init(rule: ReminderRule.ID, airing: AiringReference, airingID: Airing.ID, row: Channel.Key) {
    self.rule = rule
    self.airing = airing
    self.airingID = airingID
    self.row = row
  }
}
