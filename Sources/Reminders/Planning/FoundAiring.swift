import GuideModel

/// An airing that a rule takes, as the guide has it now.
public struct FoundAiring: Hashable, Sendable {
  public var rule: ReminderRule.ID
  public var airing: AiringReference
  public var airingID: Airing.ID
  public var row: Channel.Key

  public init(rule: ReminderRule.ID, airing: AiringReference, airingID: Airing.ID, row: Channel.Key) {
    self.rule = rule
    self.airing = airing
    self.airingID = airingID
    self.row = row
  }
}
