// Objects of Core Text are equal only to themselves.

extension CTFrame: Hashable {
  public static func == (one: CTFrame, other: CTFrame) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CTFramesetter: Hashable {
  public static func == (one: CTFramesetter, other: CTFramesetter) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CTLine: Hashable {
  public static func == (one: CTLine, other: CTLine) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CTRun: Hashable {
  public static func == (one: CTRun, other: CTRun) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CTTypesetter: Hashable {
  public static func == (one: CTTypesetter, other: CTTypesetter) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
