/// Writes a format. Rows come one after another, each with its airings by start; none is kept.
protocol ExportWriter {
  /// Whether the format has programmes at all.
  var takesAirings: Bool { get }
  /// Begins the file. If all channels come before all airings, `channel` is called for each before the first `begin`.
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
