/// A format. Rows come one after the other, each with its airings by start; nothing of them is kept.
protocol ExportWriter {
  /// Whether it has programmes at all.
  var takesAirings: Bool { get }
  /// Whether all channels stand before all airings, as `channel` calls before the first `begin`.
  mutating func start(_ file: ExportFile) throws
  mutating func channel(_ channel: ExportedChannel, _ file: ExportFile) throws
  mutating func begin(_ channel: ExportedChannel, _ file: ExportFile) throws
  mutating func airing(_ airing: ExportedAiring, on channel: ExportedChannel, _ file: ExportFile) throws
  mutating func end(_ channel: ExportedChannel, _ file: ExportFile) throws
  mutating func finish(_ file: ExportFile) throws
}

extension ExportWriter {
  var takesAirings: Bool { true }
  mutating func channel(_ channel: ExportedChannel, _ file: ExportFile) throws {}
  mutating func begin(_ channel: ExportedChannel, _ file: ExportFile) throws {}
  mutating func airing(_ airing: ExportedAiring, on channel: ExportedChannel, _ file: ExportFile) throws {}
  mutating func end(_ channel: ExportedChannel, _ file: ExportFile) throws {}
}
