import GuideModel

/// What a person wants on paper.
public struct GuidePrintRequest: Hashable, Sendable {
  public enum Kind: String, CaseIterable, Hashable, Sendable { case evening, day, week }

  public var kind: Kind
  /// The rows, in order.
  public var channels: [Channel]
  /// What these are together, such as a list's name; empty for all.
  public var selection: String
  /// An instant of the day, UTC seconds.
  public var instant: Int64
}
