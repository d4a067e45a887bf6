import GuideModel

/// A request to print part of the guide.
public struct GuidePrintRequest: Hashable, Sendable {
  /// The period to print.
  public enum Kind: String, CaseIterable, Hashable, Sendable { case evening, day, week }

  /// The part to print.
  public var kind: Kind
  /// The rows, in order.
  public var channels: [Channel]
  /// The name of the selection, such as a list's name; empty for all.
  public var selection: String
  /// An instant in the period's first day, UTC seconds.
  public var instant: Int64
}
